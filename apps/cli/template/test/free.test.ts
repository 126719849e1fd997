import { freeTests } from '@edubba/testkit';
import module from '../index.ts';

freeTests(module);
