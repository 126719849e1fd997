import { freeTests } from '@edubba/testkit';
import firstGame from '../index.ts';

freeTests(firstGame);
