import type { Key, Objection } from '@edubba/kernel';
import { interned, no } from '@edubba/kernel';
import { WARFARE } from '../../content/actions.ts';
import { KNUCKLEBONE, WOOD } from '../../content/goods.ts';
import { KINDS } from '../../content/units.ts';
import { gain, pay } from '../effects/goods.ts';
import { placeUnit } from '../effects/pieces.ts';
import { guardedRows } from '../guarding.ts';
import { AREA_KEYS, areaIn, DONE, kindIn, split } from '../keys.ts';
import { only } from '../queries/goods.ts';
import { hasRoom, spare } from '../queries/pieces.ts';
import { row } from '../lists.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import type { Acting } from './acting.ts';
import { cardOf } from '../queries/technologies.ts';

const BONES: Key = 'knucklebones';

/** What can be done: Knucklebones, a Unit of a kind in an area, or no more. */
interface WarRow {
  readonly key: Key;
  readonly what: 'bones' | 'create' | 'done';
  readonly kind: number;
}

/** By area, one for each kind: `create/archer/D3`. */
const CREATIONS: readonly (readonly WarRow[])[] = AREA_KEYS.map((id) =>
  interned(KINDS.map((kind) => `create/${kind}/${id}`)).map((key, kind) => ({ key, what: 'create', kind })),
);
const TAKE: WarRow = { key: BONES, what: 'bones', kind: -1 };
const ENOUGH: WarRow = { key: DONE, what: 'done', kind: -1 };

const TAKEN = no('MES-18.02', 'no.bones-taken');
const OVER = no('MES-6.09', 'no.units-over');
const ALL = no('MES-18.07', 'no.units-created');
const TOO_LOW: readonly Objection[] = KINDS.map((name, kind) =>
  no('MES-18.04', 'no.unit-level', { kind: { id: `kind.${name}` }, level: kind + 1 }),
);
const NO_ROOM = no('MES-28.13', 'no.unit-limit', undefined, { id: 'fix.population' });
const NO_WOOD = no('MES-18.03', 'no.wood');

type Warring = Acting & { took: boolean; created: number; closed: boolean };

/** MES-18.05 At home and in own Settlements. */
function menu(s: State, { seat }: Acting): WarRow[] {
  const rows = [TAKE, ...(CREATIONS[s.home[seat] ?? 0] ?? [])];
  for (let area = 0; area < s.settlement.length; area++)
    if (s.settlement[area] === seat) rows.push(...(CREATIONS[area] ?? []));
  rows.push(ENOUGH);
  return rows;
}

function objection(s: State, v: Warring, { what, kind }: WarRow): Objection | undefined {
  if (what === 'done') return undefined;
  if (what === 'bones') return v.took ? TAKEN : undefined;
  if (v.closed) return OVER;
  if (v.created >= cardOf(s, v.seat, WARFARE, v.level).second) return ALL;
  if (kind >= v.level) return TOO_LOW[kind];
  if (spare(s, v.seat, kind) < 0) return no('MES-18.06', 'no.miniature');
  if (!hasRoom(s, v.seat)) return NO_ROOM;
  return (row(s.goods, v.seat)[WOOD] ?? 0) > 0 ? undefined : NO_WOOD;
}

const warring = R.proc<Warring>('warfare.halves', {
  copy: ({ seat, level, took, created, closed }) => ({ seat, level, took, created, closed }),
})({
  menu: {
    ask: 'warfare.next',
    by: (_, v) => v.seat,
    ...guardedRows<State, Warring, WarRow>(menu, objection),
    then: (g, v, key) => {
      if (key === DONE) return g.end();
      if (key === BONES) {
        v.took = true;
        v.closed = v.created > 0;
        gain(g, v.seat, only(KNUCKLEBONE, cardOf(g.s, v.seat, WARFARE, v.level).first), 'MES-18.02');
        return g.goto('menu');
      }
      const [, kind = '', area = ''] = split(key);
      v.created++;
      pay(g, v.seat, only(WOOD, 1), 'MES-18.03');
      // MES-18.08 it did not move: no Event is revealed
      placeUnit(g, v.seat, kindIn(kind), areaIn(area), 'MES-18.05');
      return g.goto('menu');
    },
  },
});

/** MES-18 Warfare: Knucklebones, and a Unit, either half first. */
export const warfare = R.proc<Acting>('warfare')({
  begin: (g, v) => g.become(warring, { ...v, took: false, created: 0, closed: false }),
});
