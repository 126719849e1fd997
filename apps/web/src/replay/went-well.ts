import type { Message, Outcome, Seat } from '@edubba/kernel';
import type { ScoreLine } from '@edubba/ui';

/** A game as it is looked back at. */
export interface LookedBack {
  readonly outcome: Outcome;
  readonly lines: readonly ScoreLine[];
  readonly player: Seat;
  /** What was told of this player: how many lines of the log. */
  readonly deeds: number;
}

const MOST = 3;

/**
 * What went well for a player, from where the points came and from the log: two or three sentences, all of them true; and, for
 * whoever did not win, where the winner was furthest ahead.
 */
export function wentWell(game: LookedBack): readonly Message[] {
  const { outcome, deeds } = game;
  const said =
    outcome.result === 'ranked'
      ? [...place(game), ...ahead(game), ...moments(game), ...biggest(game)]
      : [{ id: `end.well.${outcome.result}` }, ...biggest(game)];
  return [...[...said, { id: 'end.well.deeds', params: { n: deeds } }].slice(0, MOST), ...missed(game)];
}

/** What to look at next time: the source in which the winner had most more. */
function missed({ outcome: { result, winners }, lines, player }: LookedBack): readonly Message[] {
  const [winner] = winners;
  if (result !== 'ranked' || winner === undefined || winners.includes(player)) return [];
  const gaps = lines.map(({ label, points }) => ({ label, n: (points[winner] ?? 0) - (points[player] ?? 0) }));
  const [widest] = gaps.toSorted((a, b) => b.n - a.n);
  if (widest === undefined || widest.n <= 0) return [];
  return [{ id: 'end.well.next', params: { source: widest.label, n: widest.n } }];
}

/** Not the last of several. */
function place({ outcome: { ranks, result }, player }: LookedBack): readonly Message[] {
  const rank = ranks[player] ?? 1;
  const behind = ranks.filter((other) => other > rank).length;
  return result === 'ranked' && behind > 0 ? [{ id: 'end.well.place', params: { rank, behind } }] : [];
}

/** The source in which nobody came near: that with the greatest lead. */
function ahead({ lines, player }: LookedBack): readonly Message[] {
  const leads = lines.flatMap(({ label, points }) => {
    const mine = points[player] ?? 0;
    const next = Math.max(0, ...points.filter((_, other) => other !== player));
    return points.length > 1 && mine > next ? [{ label, mine, next, lead: mine - next }] : [];
  });
  const [best] = leads.toSorted((a, b) => b.lead - a.lead);
  if (best === undefined) return [];
  return [{ id: 'end.well.ahead', params: { source: best.label, n: best.mine, next: best.next } }];
}

/**
 * The one cause that brought most. A source with a single cause is no moment: it says again what the source is, and only what
 * brought points at several times has one that stands out.
 */
function moments({ lines, player }: LookedBack): readonly Message[] {
  const causes = lines.flatMap(({ label: source, causes: all }) =>
    all.length < 2 ? [] : all.map(({ label, points }) => ({ source, label, n: points[player] ?? 0 })),
  );
  const [best] = causes.toSorted((a, b) => b.n - a.n);
  if (best === undefined || best.n <= 0) return [];
  return [{ id: 'end.well.moment', params: { source: best.source, cause: best.label, n: best.n } }];
}

/** Where most came from. */
function biggest({ lines, player, outcome }: LookedBack): readonly Message[] {
  const [best] = lines.toSorted((a, b) => (b.points[player] ?? 0) - (a.points[player] ?? 0));
  const n = best?.points[player] ?? 0;
  if (best === undefined || n <= 0) return [];
  return [{ id: 'end.well.source', params: { source: best.label, n, all: outcome.scores[player] ?? 0 } }];
}
