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
}

/** Who came where. An automated opponent has no seat, so it is never among the outcome's winners: it won if nobody did. */
export function resultOf({ about, film }: Pick<Replay, 'about' | 'film'>): Result | undefined {
  const { outcome, seats } = about;
  if (outcome === null) return undefined;
  const points = film.scores.at(-1) ?? outcome.scores;
  const beyond = points.length > seats.length ? [seats.length] : [];
  const winners = outcome.winners.length > 0 ? outcome.winners : beyond;
  const won = (player: Seat): boolean => winners.includes(player);
  const places = points
    .map((n, player) => ({ player, points: n, won: won(player) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
  return {
    places: places.map((one) => ({
      ...one,
      place: one.won ? 1 : 1 + places.findIndex((other) => !other.won && other.points === one.points),
    })),
    winners,
    level: places.length > 1 && places[0]?.points === places[1]?.points,
  };
}

/** The result in a few words: "Gold wins, 84 to 81". */
export function useHeadline(replay: Replay): string {
  const say = useSaid();
  const name = useSeatName();
  const ui = useTable((table) => table.ui);
  const names = useTable((table) => table.names);
  const result = resultOf(replay);
  const { outcome } = replay.about;
  if (result === undefined || outcome === null) return say('end.running');
  const [first, second] = result.places;
  const [winner] = result.winners;
  if (winner === undefined || first === undefined || result.winners.length > 1)
    return say(outcomeMessage(ui.words, outcome, names));
  const you = isYou(replay.about.seats, winner) ? 'yes' : 'no';
  if (second === undefined) return say('end.alone', { name: name(winner), you, a: first.points });
  if (result.level) return say('end.level', { name: name(winner), you, a: first.points });
  return say('end.wins', { name: name(winner), you, a: first.points, b: second.points });
}
