import type { Effects, Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import { GATHER } from '../../content/actions.ts';
import { SLOTS, tradeToken } from '../../content/trade.ts';
import { gain, pay, told } from '../effects/goods.ts';
import { areaIn, DONE, split, word } from '../keys.ts';
import { add, range, row } from '../lists.ts';
import { goodOf, slotObjection, sourceOf, sources } from '../queries/gathering.ts';
import { available, canPay, only } from '../queries/goods.ts';
import { sparesAmphora } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { isHuman, NOBODY } from '../state.ts';
import type { Acting } from './acting.ts';
import { cardOf } from './acting.ts';

/** `used`: sources chosen, by what they are called; a Unit's area stands there once for each Unit that gathered. */
type Gathering = Acting & { used: string[]; gathered: number; traded: boolean; closed: boolean };

function gatherObjection(s: State, v: Gathering, key: Key): Objection | undefined {
  if (v.closed) return no('MES-6.09', 'no.gathering-over');
  if (v.gathered >= cardOf(s, v.seat, GATHER, v.level).first) return no('MES-16.01', 'no.gathered-all');
  const source = sourceOf(key);
  const times = v.used.filter((one) => one === source).length;
  const may = word(key) === 'unit' ? (row(s.held, v.seat)[areaIn(split(key)[1] ?? '')] ?? 0) : 1;
  if (times >= may) return no('MES-16.08', 'no.source-used');
  return (s.supply[goodOf(s, key)] ?? 0) > 0 ? undefined : no('MES-16.14', 'no.supply');
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
