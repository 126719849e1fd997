import type { Bot } from '@edubba/bots';
import { playOut } from '@edubba/bots';
import type { Played, Recorder, Seating, Series as SeriesOf, Span, UsableThings } from '@edubba/bots/record';
import { span, widen } from '@edubba/bots/record';
import type { Key } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { CIVILISATIONS } from '../../content/civilisations.ts';
import { FAVOUR_CARDS } from '../../content/favour-cards.ts';
import type { Area } from '../../content/tracks.ts';
import type { State } from '../../rules/index.ts';
import { assyria } from '../../rules/index.ts';
import { ACTIONS } from '../../rules/decisions.ts';
import { civilisationAt } from '../../rules/queries/bonuses.ts';
import { OPPONENT } from '../../rules/state.ts';

/** Everything whose use is counted, by group. */
export const COUNTED: UsableThings = {
  favour: FAVOUR_CARDS.map(({ id }) => id),
  bonus: CIVILISATIONS.map(({ name }) => name),
  roof: CIVILISATIONS.map(({ name }) => name),
  // The eleven actions (ASY-16.04) by the words of their keys; a level and a Roof are one action, shown apart.
  action: [...ACTIONS, 'hut', 'ship', 'favour', 'camel'],
};

/** What is counted besides: VP and wins by seat, and VP of the solo opponent. */
interface Own {
  readonly seats: readonly Span[];
  readonly wins: number[];
  readonly opponent: Span;
}

export type Series = SeriesOf<Own>;

interface Tables extends Seating<State> {
  /** Of the solo opponent. */
  readonly difficulty: string;
}

/** A kind of table of the record. */
export const seating = (bot: Bot<State>, players: number, difficulty: string, games: number): Tables => ({
  bot,
  name: `${players}-${difficulty}`,
  players,
  difficulty,
  games,
  seed: `record/${bot.name}/${players}/${difficulty}`,
});

interface OneGame extends Played {
  readonly vp: readonly number[];
  readonly winners: readonly number[];
}

/** Plays one game and notes everything that was used in it. */
function playOne({ bot, players, difficulty }: Tables, seed: string): OneGame {
  const used = new Set<string>();
  let opened: Table<State> | undefined;
  const watch = (proc: string, at: string): void => {
    const stack = opened?.machine.pos.stack;
    if (opened === undefined || stack === undefined) return;
    const v = stack[stack.length - 1]?.v as { readonly area?: Area; readonly name?: string } | undefined;
    if (proc === 'bonus' && at === 'begin') used.add(`bonus/${civilisationAt(opened.machine.pos.s, v?.area ?? 0)}`);
    if (proc === 'ziggurat.roofEffect') used.add(`roof/${v?.name}`);
  };
  const table = Table.open(assyria, {
    seats: players,
    seed,
    watch,
    ...(players === 1 ? { options: { difficulty } } : {}),
  });
  opened = table;
  let heard = 0;
  const hear = (_: number, kind: string, key: Key): void => {
    used.add(`kind/${kind}`);
    const [verb = '', name = ''] = key.split('/');
    if (kind === 'action.choose') used.add(`action/${verb}`);
    // A Favour card leaves the hand for its effect, or else for a Camel.
    for (; heard < table.events.length; heard++) {
      const event = table.events[heard];
      if (event?.type === 'favour.discarded' && !(verb === 'camel' && event.item === name))
        used.add(`favour/${event.item?.slice(0, 4)}`);
    }
  };
  const { outcome, ...played } = playOut(table, [bot], new Xoshiro(`${seed}/bots`), { onAnswer: hear });
  return { ...played, ended: outcome !== undefined, winners: outcome?.winners ?? [], used, vp: table.s.vp };
}

export const recorder: Recorder<Tables, OneGame, Own> = {
  blank: ({ players }) => ({
    seats: Array.from({ length: players }, span),
    wins: Array<number>(players).fill(0),
    opponent: span(),
  }),
  play: playOne,
  add({ seats, wins, opponent }, { vp, winners }) {
    seats.forEach((scores, seat) => widen(scores, vp[seat] ?? 0));
    if (seats.length === 1) widen(opponent, vp[OPPONENT] ?? 0);
    for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1;
  },
};
