import { thinkInThread } from '../node/index.ts';
import { load } from './counting.ts';

thinkInThread(load);
