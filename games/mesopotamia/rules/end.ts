import type { Effects, Seat } from '@edubba/kernel';
import { since, SPECTATOR } from '@edubba/kernel';
import { sum } from './lists.ts';
import { points } from './queries/scoring.ts';
import { bestQuests } from './queries/quests.ts';
import { row } from './lists.ts';
import type { State } from './state.ts';
import { at, SOURCES } from './state.ts';

/** MES-30 Final scoring; the Quests are shown. */
export function score(g: Effects<State>): void {
  const { s } = g;
  s.phase = 'end';
  for (let player = 0; player < s.players; player++) {
    const seen = bestQuests(s, player, row(s.quests, player));
    s.ledger[player] = points(s, player);
    s.vp[player] = sum(s.ledger[player] ?? []);
    // Those that are not met are shown too: that they bring nothing could be reckoned anyway.
    if (since(s, 2))
      for (const item of row(s.quests, player))
        if (!seen.includes(item)) g.reveal(item, at.quests(player), everybody(s));
    for (const item of seen) {
      g.reveal(item, at.quests(player), everybody(s));
      g.emit({ type: 'quest.scored', seat: player, rule: 'MES-29.01', item, from: at.quests(player) });
    }
    const data: { [source: string]: number } = { total: s.vp[player] ?? 0 };
    SOURCES.forEach((source, i) => {
      data[source] = s.ledger[player]?.[i] ?? 0;
    });
    g.emit({ type: 'score.counted', seat: player, rule: 'MES-30.11', data });
  }
}

/** All at the table, and since version 3 those who look on: they see the points that Quests bring, so they see the Quests. */
const everybody = (s: State): Seat[] => [
  ...Array.from({ length: s.table.seats }, (_, seat) => seat),
  ...(since(s, 3) ? [SPECTATOR] : []),
];
