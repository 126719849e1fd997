import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { CHAMPION, kindOf, PRIEST, SPEARMAN, UNIT_TABLE, UNITS } from '../../content/units.ts';
import { payAll } from '../effects/goods.ts';
import { deploy } from '../effects/units.ts';
import { IDS } from '../geography.ts';
import { hordeComes, inReserve, recruits } from '../queries/buildings.ts';
import { roomAt } from '../queries/map.ts';
import { worships } from '../queries/players.ts';
import { affords, unitCost } from '../queries/prices.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** `bought`: names of the kinds bought so far in this RECRUIT TROOPS. */
export type Recruiting = { seat: Seat; city: Space; bought: string[] };

/** What one might want to buy at the Palace; priests and champions are named only to say why not. */
const WANTED: readonly Key[] = [
  ...UNIT_TABLE.flatMap(({ id, from }) => (from === 'palace' ? [id as Key] : [])),
  UNITS[PRIEST] as Key,
  UNITS[CHAMPION] as Key,
];

/** AKK-14.02 to AKK-14.06 Why a unit cannot be bought; nothing, if it can. */
function purchaseObjection(s: State, v: Recruiting, key: Key): Objection | undefined {
  const kind = kindOf(key);
  const unit = { unit: { id: `unit.${key}` } };
  if (kind === PRIEST) return no('AKK-14.04', 'no.recruit.priest', undefined, { id: 'fix.recruit.priest' });
  if (kind === CHAMPION) return no('AKK-14.04', 'no.recruit.champion');
  if (roomAt(s, v.seat, v.city) === 0) return no('AKK-14.03', 'no.recruit.room', undefined, { id: 'fix.recruit.room' });
  if (inReserve(s, v.seat, kind) === 0) return no('AKK-14.06', 'no.recruit.supply', unit);
  const [grain, sheep, silver] = unitCost(s, v.seat, kind, v.bought);
  if (affords(s, v.seat, [grain, sheep, silver, 0])) return undefined;
  return no('AKK-14.02', 'no.recruit.price', { ...unit, grain, sheep, silver }, { id: 'fix.goods' });
}

const purchases = guarded<State, Recruiting>(() => WANTED, purchaseObjection);

/** AKK-4.15 Kinds of which Ninhursag brings one more: bought in this action, in the supply, and there is room. */
function ninhursag(s: State, v: Recruiting): Key[] {
  if (!worships(s, v.seat, 'ninhursag') || roomAt(s, v.seat, v.city) === 0) return [];
  return UNITS.filter((name, kind) => v.bought.includes(name) && inReserve(s, v.seat, kind) > 0);
}

/** AKK-14.02 to AKK-14.06, AKK-14.12 RECRUIT TROOPS in a city: purchases first, then what comes free. */
export const recruit = R.proc<Recruiting>('recruit')({
  next: (g, v) => g.goto(recruits(g.s, v.seat, v.city, v.bought).length === 0 ? 'extras' : 'buy'),
  buy: {
    ask: 'recruit.buy',
    by: (_, v) => v.seat,
    options: (s, v) => [...purchases.options(s, v), 'done'],
    refusals: purchases.refusals,
    about: (s, v) => ({ room: roomAt(s, v.seat, v.city), bought: v.bought.length, space: IDS[v.city] ?? '' }),
    then: (g, v, answer, key) => {
      if (answer === 'done') return g.goto('extras');
      const kind = answer.kind;
      payAll(g, v.seat, unitCost(g.s, v.seat, kind, v.bought), 'AKK-14.02');
      // AKK-12.11, AKK-14.05 a pair with room for one costs the full price
      const n = Math.min(UNIT_TABLE[kind]?.pair ?? 1, roomAt(g.s, v.seat, v.city));
      deploy(g, v.seat, v.city, kind, n, 'AKK-14.02');
      v.bought.push(key);
      return g.goto('next');
    },
  },
  extras: (g, v) => g.goto(ninhursag(g.s, v).length > 0 ? 'ninhursag' : 'mari'),
  ninhursag: {
    ask: 'recruit.extra',
    by: (_, v) => v.seat,
    options: (s, v) => [...ninhursag(s, v), 'skip'],
    about: (_, v) => ({ source: 'ninhursag', space: IDS[v.city] ?? '' }),
    then: (g, v, answer) => {
      if (answer !== 'skip') deploy(g, v.seat, v.city, answer.kind, 1, 'AKK-4.15');
      return g.goto('mari');
    },
  },
  mari: (g, v) => (hordeComes(g.s, v.seat, v.city) ? g.goto('horde') : g.end()),
  // AKK-14.11 no purchase is needed
  horde: {
    ask: 'recruit.extra',
    by: (_, v) => v.seat,
    options: () => [UNITS[SPEARMAN] as Key, 'skip'],
    about: (_, v) => ({ source: 'horde', space: IDS[v.city] ?? '' }),
    then: (g, v, answer) => {
      if (answer !== 'skip') deploy(g, v.seat, v.city, SPEARMAN, 1, 'AKK-14.11');
      return g.end();
    },
  },
});
