import { outcomeMessage } from '@edubba/gamekit';
import type { Seat } from '@edubba/kernel';
import { useSeatName, useTable } from '@edubba/ui';
import { useSaid } from './replay-table.ts';
import { isYou } from '../table/session/names.ts';
import type { Replay } from './useReplay.ts';

/** How a game came out, for whoever tells of it. */
export interface Result {
  /** Players from the first to the last, the automated opponent among them. */
  readonly places: readonly {
    readonly player: Seat;
    readonly points: number;
    readonly place: number;
    readonly won: boolean;
  }[];
  /** Who won, seats and opponent alike. */
  readonly winners: readonly Seat[];
  /** The two best stand level. */
  readonly level: boolean;
  /** All were on one side: `won` or `lost`, and nobody came before anybody. */
  readonly together: 'won' | 'lost' | undefined;
}

/** Who came where. */
export function resultOf({ outcome }: Replay['about']): Result | undefined {
  if (outcome === null) return undefined;
  const { scores, ranks, winners } = outcome;
  const places = scores
    .map((points, player) => ({ player, points, place: ranks[player] ?? 1, won: winners.includes(player) }))
    .sort((a, b) => a.place - b.place);
  return {
    places,
    winners,
    together: outcome.result === 'ranked' ? undefined : outcome.result,
    level: outcome.result === 'ranked' && places.length > 1 && places[0]?.points === places[1]?.points,
  };
}

/** The result in a few words: "Gold wins, 84 to 81". */
export function useHeadline(replay: Replay): string {
  const say = useSaid();
  const name = useSeatName();
  const ui = useTable((table) => table.ui);
  const names = useTable((table) => table.names);
  const result = resultOf(replay.about);
  const { outcome } = replay.about;
  if (result === undefined || outcome === null) return say('end.running');
  const [first, second] = result.places;
  const [winner] = result.winners;
  if (winner === undefined || first === undefined || result.winners.length > 1 || outcome.result !== 'ranked')
    return say(outcomeMessage(ui.words, outcome, names));
  const you = isYou(replay.about.seats, winner) ? 'yes' : 'no';
  if (second === undefined) return say('end.alone', { name: name(winner), you, a: first.points });
  if (result.level) return say('end.level', { name: name(winner), you, a: first.points });
  return say('end.wins', { name: name(winner), you, a: first.points, b: second.points });
}
