// A bot of one's own at a table of Assyria, from packages alone.

import assyria from '@edubba/assyria';
import type { Bot } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import type { GameModule } from '@edubba/gamekit';
import { createModuleWords, outcomeMessage, seatNames } from '@edubba/gamekit';
import { Table, Xoshiro } from '@edubba/kernel';

/** The state of the game, which a bot sees as far as its seat may. */
type State = typeof assyria extends GameModule<infer S> ? S : never;

/** Builds where it can, and otherwise takes what comes last. */
const builder: Bot<State> = {
  name: 'builder',
  choose: ({ options }) => {
    const key = options.find((option) => option.startsWith('hut/')) ?? options.at(-1);
    if (key === undefined) throw new Error('there is nothing to choose');
    return { key };
  },
};

const seed = process.argv[2] ?? '1';
const table = Table.open(assyria.game, { seats: 2, seed });
const thumbs = assyria.bots['thumbs'];
if (thumbs === undefined) throw new Error('Assyria has no rules of thumb');
const { outcome, decisions, faults } = playOut(table, [builder, thumbs], new Xoshiro(seed));
if (outcome === undefined) throw new Error(faults.map(({ message }) => message).join('\n'));

const words = createModuleWords(assyria);
console.log(words.say(outcomeMessage(assyria, outcome, seatNames(assyria, 2))));
console.log(JSON.stringify({ seed, decisions, scores: outcome.scores, fingerprint: table.fingerprint() }));
