import type { Effects, Key, Objection, Refusal, Seat } from '@edubba/kernel';
import { no, since } from '@edubba/kernel';
import type { Area } from '../../content/map.ts';
import { EMPIRE_PIECES, KINDS } from '../../content/units.ts';
import { row } from '../lists.ts';
import { unitLabel } from '../queries/movement.ts';
import { nameOf } from '../queries/pieces.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { OFF } from '../state.ts';

/** MES-24.04 Every Ram of an area with every other own Unit it could be attached to: `attach/1/archer`. */
export function attachments(s: State, seat: Seat, area: Area): Key[] {
  const units = row(s.unit, seat);
  const rams = row(s.ram, seat);
  const keys: Key[] = [];
  for (let ram = 0; ram < rams.length; ram++) {
    if (rams[ram] !== area) continue;
    const carrier = row(s.carrier, seat)[ram];
    for (let piece = 0; piece < units.length; piece++) {
      if (units[piece] !== area || piece === carrier) continue;
      const key = `attach/${ram + 1}/${unitLabel(s, seat, piece)}`;
      if (!keys.includes(key)) keys.push(key);
    }
  }
  return keys;
}

/** The miniature that such a key means; never the one the Ram hangs on already. */
function target(s: State, seat: Seat, ram: number, label: string): number {
  const area = row(s.ram, seat)[ram] ?? OFF;
  const now = row(s.carrier, seat)[ram];
  return row(s.unit, seat).findIndex(
    (at, piece) => at === area && piece !== now && unitLabel(s, seat, piece) === label,
  );
}

/** MES-A.82 Rams that changed their Unit since the last step, as bits; there is none of it in rules version 1. */
export type Switching = { switched?: number };

export const switched = (v: Switching): Switching => (v.switched === undefined ? {} : { switched: v.switched });

const ramIn = (key: Key): number => Number(key.split('/')[1]) - 1;

const SWITCHED = no('MES-A.82', 'no.ram-switched');

export function attachObjection(v: Switching, key: Key): Objection | undefined {
  return (((v.switched ?? 0) >> ramIn(key)) & 1) === 1 ? SWITCHED : undefined;
}

export function attach(g: Effects<State>, v: Switching & { readonly seat: Seat }, key: Key): void {
  const { seat } = v;
  const [, , label = ''] = key.split('/');
  const ram = ramIn(key);
  if (since(g.s, 2)) v.switched = (v.switched ?? 0) | (1 << ram);
  row(g.s.carrier, seat)[ram] = target(g.s, seat, ram, label);
  g.emit({
    type: 'ram.attached',
    seat,
    rule: 'MES-24.04',
    data: { kind: label.split('+')[0] ?? '', area: nameOf(row(g.s.ram, seat)[ram] ?? OFF) },
  });
}

const KEEP: Key = 'keep';

/** MES-24.03 Kinds of own Units that stand in other areas only: no Ram of this area can hang on them. */
function elsewhere(s: State, seat: Seat, area: Area): Refusal[] {
  const units = row(s.unit, seat);
  const kinds = new Set(EMPIRE_PIECES.filter((_, piece) => units[piece] !== OFF));
  EMPIRE_PIECES.forEach((kind, piece) => {
    if (units[piece] === area) kinds.delete(kind);
  });
  return row(s.ram, seat).flatMap((at, ram) =>
    at === area
      ? [...kinds].map((kind) => ({ target: `attach/${ram + 1}/${KINDS[kind]}`, ...no('MES-24.03', 'no.unit-far') }))
      : [],
  );
}

/** MES-D.18 A new Ram may be attached at once. */
export const attachAt = R.proc<{ seat: Seat; area: Area }>('ram.attach')({
  any: (g, v) => g.goto(attachments(g.s, v.seat, v.area).length > 0 ? 'choose' : 'none'),
  choose: {
    ask: 'ram.attach',
    by: (_, v) => v.seat,
    options: (s, v) => [KEEP, ...attachments(s, v.seat, v.area)],
    refusals: (s, v) => elsewhere(s, v.seat, v.area),
    then: (g, v, key) => {
      if (key !== KEEP) attach(g, { seat: v.seat }, key);
      return g.end();
    },
  },
  none: (g) => g.end(),
});
