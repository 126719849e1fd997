import type { Key, RuleId, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { BEATEN, CHAMPION, UNITS } from '../../content/units.ts';
import { IDS } from '../geography.ts';
import { homesOf } from '../queries/map.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import { hurtAt, putUnits, takeUnits } from './units.ts';

/** Where a champion may come back to: home cities under its owner's control (AKK-12.20, AKK-22.18). */
export const returnPlaces = (s: G['s'], seat: Seat): Space[] =>
  homesOf(s, seat).filter((space) => s.control[space] === seat);

/** AKK-11.57 A champion that has taken its hits stays in the space without hit points. */
export function beatChampion(g: G, seat: Seat, space: Space): void {
  takeUnits(g.s, seat, space, CHAMPION, 1, Math.min(1, hurtAt(g.s, seat, space, CHAMPION)));
  putUnits(g.s, seat, space, BEATEN, 1);
  g.emit({ type: 'champion.beaten', seat, rule: 'AKK-11.57', data: { space: IDS[space] ?? '' } });
}

/** AKK-11.66, AKK-12.21 A beaten champion on the losing side is captured; Taram-Akkad's is lost for good. */
export function captureChampion(g: G, captor: Seat, owner: Seat, space: Space): void {
  const { s } = g;
  takeUnits(s, owner, space, BEATEN, 1);
  if (s.character[owner] === 'taram-akkad') {
    s.lost[owner] = (s.lost[owner] ?? 0) + 1;
    g.emit({ type: 'champion.lost', seat: owner, rule: 'AKK-12.21' });
    return;
  }
  s.captor[owner] = captor;
  g.emit({ type: 'champion.captured', seat: captor, rule: 'AKK-11.66', data: { owner } });
}

/** AKK-10.22, AKK-11.74 A beaten champion goes off the board until the prestige phase; Taram-Akkad's is lost for good. */
export function sendAway(g: G, owner: Seat, space: Space, rule: RuleId): void {
  const { s } = g;
  takeUnits(s, owner, space, BEATEN, 1);
  const list = s.character[owner] === 'taram-akkad' ? s.lost : s.away;
  list[owner] = (list[owner] ?? 0) + 1;
  g.emit({ type: list === s.lost ? 'champion.lost' : 'champion.away', seat: owner, rule });
}

/** AKK-22.15 Narrow Escape: a beaten champion, Taram-Akkad's too, is off the board until the prestige phase. */
export function spareChampion(g: G, owner: Seat, space: Space): void {
  takeUnits(g.s, owner, space, BEATEN, 1);
  g.s.away[owner] = (g.s.away[owner] ?? 0) + 1;
  g.emit({ type: 'champion.spared', seat: owner, rule: 'AKK-22.15' });
}

/** AKK-19.21, AKK-19.26 A champion comes back to a home city, without injuries; where none is held it waits (AKK-12.20). */
export const returnChampion = R.proc<{ seat: Seat; rule: RuleId }>('champion.return')({
  home: (g, v) => {
    if (returnPlaces(g.s, v.seat).length > 0) return g.goto('place');
    g.s.away[v.seat] = (g.s.away[v.seat] ?? 0) + 1;
    g.emit({ type: 'champion.waits', seat: v.seat, rule: 'AKK-12.20' });
    return g.end();
  },
  place: {
    ask: 'champion.place',
    by: (_, v) => v.seat,
    options: (s, v) => returnPlaces(s, v.seat).map((space) => IDS[space] as Key),
    then: (g, v, answer, key) => {
      const space = answer;
      putUnits(g.s, v.seat, space, CHAMPION, 1);
      g.emit({
        type: 'champion.returned',
        seat: v.seat,
        rule: v.rule,
        data: { space: key, unit: UNITS[CHAMPION] ?? '' },
      });
      return g.end();
    },
  },
});
