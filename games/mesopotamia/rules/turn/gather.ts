import type { Effects, Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { GATHER } from '../../content/actions.ts';
import { GOODS, STANDARD } from '../../content/goods.ts';
import { AREAS, SECTIONS } from '../../content/map.ts';
import { needsShip, sectionLevel, SLOTS, tradeToken } from '../../content/trade.ts';
import { available, canPay, gain, only, pay, told } from '../effects/goods.ts';
import { areaIn, areaKey, DONE, goodIn, sectionKey, split, word } from '../keys.ts';
import { add, range, row } from '../lists.ts';
import { settledAreas, shipsOnBoard, sparesAmphora } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { isHuman, NOBODY, OFF } from '../state.ts';
import type { Acting } from './acting.ts';
import { cardOf } from './acting.ts';

/** `used`: sources chosen, by what they are called; a Unit's area stands there once for each Unit that gathered. */
type Gathering = Acting & { used: string[]; gathered: number; traded: boolean; closed: boolean };

/** What an area gives; nothing where it is blocked, closed or a Starting area (MES-16.10, MES-16.12). */
function resourceAt(s: State, area: number): number {
  if (s.blocked[area] === true || s.closed[area] === true) return -1;
  return AREAS[area]?.resource ?? -1;
}

/** MES-16.03 to 16.09 Everything that could be gathered: `home/wood`, `settlement/A2`, `unit/D3`, `ship/A2|B2/A2`. */
export function sources(s: State, seat: Seat): Key[] {
  const keys: Key[] = range(STANDARD).map((good) => `home/${GOODS[good]}`);
  for (const area of settledAreas(s, seat)) if (resourceAt(s, area) >= 0) keys.push(`settlement/${areaKey(area)}`);
  const held = row(s.held, seat);
  for (let area = 0; area < AREAS.length; area++)
    if ((held[area] ?? 0) > 0 && resourceAt(s, area) >= 0) keys.push(`unit/${areaKey(area)}`);
  for (const section of row(s.ship, seat)) {
    if (section === OFF) continue;
    const { a = 0, b = 0 } = SECTIONS[section] ?? {};
    for (const area of [a, b]) if (resourceAt(s, area) >= 0) keys.push(`ship/${sectionKey(section)}/${areaKey(area)}`);
  }
  return keys;
}

/** The source a key names, whatever it gives. */
function sourceOf(key: Key): string {
  const [what = '', where = ''] = split(key);
  return what === 'home' ? 'home' : `${what}/${where}`;
}

/** The good a source gives. */
export function goodOf(s: State, key: Key): number {
  const [what, where = '', side = ''] = split(key);
  if (what === 'home') return goodIn(where);
  return resourceAt(s, areaIn(what === 'ship' ? side : where));
}

function gatherObjection(s: State, v: Gathering, key: Key): Objection | undefined {
  if (v.closed) return no('MES-6.09', 'no.gathering-over');
  if (v.gathered >= cardOf(s, v.seat, GATHER, v.level).first) return no('MES-16.01', 'no.gathered-all');
  const source = sourceOf(key);
  const times = v.used.filter((one) => one === source).length;
  const may = word(key) === 'unit' ? (row(s.held, v.seat)[areaIn(split(key)[1] ?? '')] ?? 0) : 1;
  if (times >= may) return no('MES-16.08', 'no.source-used');
  return (s.supply[goodOf(s, key)] ?? 0) > 0 ? undefined : no('MES-16.14', 'no.supply');
}

/** MES-17.02, MES-17.03 May a player with this Trade level use a slot at all? */
export function slotObjection(s: State, seat: Seat, slot: number, tradeLevel: number): Objection | undefined {
  if (sectionLevel(slot) > tradeLevel) return no('MES-17.02', 'no.trade-level', { level: sectionLevel(slot) });
  if (needsShip(slot) && shipsOnBoard(s, seat) === 0) return no('MES-17.03', 'no.trade-ship');
  return undefined;
}

function tradeObjection(s: State, v: Gathering, slot: number): Objection | undefined {
  const item = s.trade[slot]?.[0] ?? '';
  if (v.traded) return no('MES-17.01', 'no.traded');
  const barred = slotObjection(s, v.seat, slot, cardOf(s, v.seat, GATHER, v.level).second);
  if (barred !== undefined) return barred;
  const owner = s.amphora[slot] ?? NOBODY;
  // MES-34.20
  if (s.mode === 'siege' && owner === s.automaton) return no('MES-34.20', 'no.trade-defenders');
  if (owner === NOBODY && !sparesAmphora(s, v.seat)) return no('MES-17.09', 'no.amphora');
  return canPay(s, v.seat, tradeToken(item).pay) ? undefined : no('MES-17.07', 'no.trade-price');
}

/** MES-17.04 to 17.06 */
function trade(g: Effects<State>, seat: Seat, slot: number): void {
  const { s } = g;
  const token = tradeToken(s.trade[slot]?.[0] ?? '');
  const owner = s.amphora[slot] ?? NOBODY;
  g.emit({ type: 'trade.used', seat, rule: 'MES-17.01', data: { token: token.id } });
  if (owner === NOBODY) {
    s.amphora[slot] = seat;
    g.emit({ type: 'amphora.placed', seat, rule: 'MES-17.04', data: { token: token.id } });
  }
  // MES-32.31 what would go to an Automaton goes to the supply
  if (owner === NOBODY || owner === seat || !isHuman(s, owner)) pay(g, seat, token.pay, 'MES-17.05');
  else {
    token.pay.forEach((n, good) => {
      add(row(s.goods, seat), good, -n);
      add(row(s.goods, owner), good, n);
    });
    g.emit({ type: 'goods.given', seat, rule: 'MES-17.06', data: { ...told(token.pay), to: owner } });
  }
  // MES-17.10
  gain(g, seat, available(s, token.gain), 'MES-17.04');
}

const SLOT_KEYS: readonly Key[] = range(SLOTS).map((slot) => `trade/${slot + 1}`);

const gathering = R.proc<Gathering>('gather.halves')({
  menu: {
    ask: 'gather.next',
    by: (_, v) => v.seat,
    ...guarded<State, Gathering>(
      (s, v) => [
        ...sources(s, v.seat).map((key) => `gather/${key}`),
        ...SLOT_KEYS.filter((_, slot) => (s.trade[slot]?.length ?? 0) > 0),
        DONE,
      ],
      (s, v, key) => {
        if (key === DONE) return undefined;
        return word(key) === 'gather'
          ? gatherObjection(s, v, key.slice('gather/'.length))
          : tradeObjection(s, v, SLOT_KEYS.indexOf(key));
      },
    ),
    about: (s, v) => ({ left: cardOf(s, v.seat, GATHER, v.level).first - v.gathered }),
    then: (g, v, key) => {
      if (key === DONE) return g.end();
      if (word(key) === 'trade') {
        v.traded = true;
        v.closed = v.gathered > 0;
        trade(g, v.seat, SLOT_KEYS.indexOf(key));
        return g.goto('menu');
      }
      const source = key.slice('gather/'.length);
      v.used.push(sourceOf(source));
      v.gathered++;
      gain(g, v.seat, only(goodOf(g.s, source), 1), 'MES-16.01');
      return g.goto('menu');
    },
  },
});

/** MES-16, MES-17 Gather and Trade: resources from the map, and one Trade token, either half first. */
export const gatherAndTrade = R.proc<Acting>('gather')({
  begin: (g, v) => g.become(gathering, { ...v, used: [], gathered: 0, traded: false, closed: false }),
});
