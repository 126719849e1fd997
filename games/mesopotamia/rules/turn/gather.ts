import type { Effects, Key, Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { GATHER } from '../../content/actions.ts';
import { SLOTS, tradeToken } from '../../content/trade.ts';
import { gain, pay, told } from '../effects/goods.ts';
import { guardedRows } from '../guarding.ts';
import { DONE, keysOf, word } from '../keys.ts';
import { add, range, row } from '../lists.ts';
import { heldBy } from '../queries/control.ts';
import type { SourceRow } from '../queries/gathering.ts';
import { goodOf, slotObjection, sourceOf, sources } from '../queries/gathering.ts';
import { available, canPay, only } from '../queries/goods.ts';
import { sparesAmphora } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { isHuman, NOBODY } from '../state.ts';
import type { Acting } from './acting.ts';
import { cardOf } from '../queries/technologies.ts';

/** `used`: sources chosen, by what they are called; a Unit's area stands there once for each Unit that gathered. */
type Gathering = Acting & { used: string[]; gathered: number; traded: boolean; closed: boolean };

const OVER = no('MES-6.09', 'no.gathering-over');
const ALL = no('MES-16.01', 'no.gathered-all');
const TRADED = no('MES-17.01', 'no.traded');
const TOO_DEAR = no('MES-17.07', 'no.trade-price');

function gatherObjection(s: State, v: Gathering, source: SourceRow): Objection | undefined {
  if (v.closed) return OVER;
  if (v.gathered >= cardOf(s, v.seat, GATHER, v.level).first) return ALL;
  let times = 0;
  for (const one of v.used) if (one === source.name) times++;
  const may = source.what === 'unit' ? heldBy(s, v.seat, source.area) : 1;
  if (times >= may) return no('MES-16.08', 'no.source-used');
  return (s.supply[goodOf(s, source)] ?? 0) > 0 ? undefined : no('MES-16.14', 'no.supply');
}

function tradeObjection(s: State, v: Gathering, slot: number): Objection | undefined {
  if (v.traded) return TRADED;
  const barred = slotObjection(s, v.seat, slot, cardOf(s, v.seat, GATHER, v.level).second);
  if (barred !== undefined) return barred;
  const owner = s.amphora[slot] ?? NOBODY;
  // MES-34.20
  if (s.mode === 'siege' && owner === s.automaton) return no('MES-34.20', 'no.trade-defenders');
  if (owner === NOBODY && !sparesAmphora(s, v.seat)) return no('MES-17.09', 'no.amphora');
  return canPay(s, v.seat, tradeToken(s.trade[slot]?.[0] ?? '').pay) ? undefined : TOO_DEAR;
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

const SLOT_KEYS: readonly Key[] = keysOf(
  'trade',
  range(SLOTS).map((slot) => String(slot + 1)),
);

/** A token of the Trade band. */
interface SlotRow {
  readonly key: Key;
  readonly what: 'trade';
  readonly slot: number;
}

/** Enough of it. */
interface EndRow {
  readonly key: Key;
  readonly what: 'done';
}

type Target = SourceRow | SlotRow | EndRow;

const SLOT_ROWS: readonly SlotRow[] = SLOT_KEYS.map((key, slot) => ({ key, what: 'trade', slot }));
const ENOUGH: EndRow = { key: DONE, what: 'done' };

const gathering = R.proc<Gathering>('gather.halves', {
  copy: ({ seat, level, used, gathered, traded, closed }) => ({
    seat,
    level,
    used: used.slice(),
    gathered,
    traded,
    closed,
  }),
})({
  menu: {
    ask: 'gather.next',
    by: (_, v) => v.seat,
    ...guardedRows<State, Gathering, Target>(
      (s, v) => {
        const rows: Target[] = sources(s, v.seat);
        for (let slot = 0; slot < SLOTS; slot++) if ((s.trade[slot]?.length ?? 0) > 0) rows.push(row(SLOT_ROWS, slot));
        rows.push(ENOUGH);
        return rows;
      },
      (s, v, target) => {
        if (target.what === 'done') return undefined;
        return target.what === 'trade' ? tradeObjection(s, v, target.slot) : gatherObjection(s, v, target);
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
      const source = sourceOf(key);
      v.used.push(source.name);
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
