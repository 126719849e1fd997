import { freeTests } from '@edubba/testkit';
import connectFour from '../index.ts';

// Random games are hardly ever drawn: these words are said in rules/winning.test.ts.
freeTests(connectFour, { unsaid: ['event.board.filled', 'outcome.all'] });
