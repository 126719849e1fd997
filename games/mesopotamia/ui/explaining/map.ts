import type { Message, View } from '@edubba/kernel';
import type { Fact } from '@edubba/ui';
import { eventCard } from '../../content/events.ts';
import { GOODS } from '../../content/goods.ts';
import { AREAS } from '../../content/map.ts';
import { EMPIRE_PIECES, KINDS, TRIBE_PIECES } from '../../content/units.ts';
import { controller, enemiesAt, heldBy, ownerOfHome, sidesAt } from '../../rules/queries/control.ts';
import { mayLeave } from '../../rules/queries/movement.ts';
import { FACE_DOWN, NOBODY, RUNNING, type State, tribeSide, VP_TOKEN } from '../../rules/state.ts';
import { area, item, section } from '../../text/names.ts';
import { GOOD_ICONS, KIND_ICONS } from '../icons.ts';
import { fact, listed, say, who } from '../words.ts';
import type { Told } from './told.ts';

/** The Units of a side in an area, in words. */
function unitsOf(s: State, side: number, at: number): Message {
  const kinds = side === tribeSide(s) ? TRIBE_PIECES : EMPIRE_PIECES;
  const counts = KINDS.map(
    (_, kind) => (s.unit[side] ?? []).filter((where, piece) => where === at && kinds[piece] === kind).length,
  );
  return listed(counts.flatMap((n, kind) => (n > 0 ? [say(`ui.count.${KINDS[kind] ?? ''}`, { n })] : [])));
}

function armies(s: State, at: number, me: number): Fact[] {
  return sidesAt(s, at).map((side) => {
    const pinned = side !== tribeSide(s) && !mayLeave(s, side, at);
    const params = { seat: who(s, side), units: unitsOf(s, side, at), enemies: enemiesAt(s, side, at) };
    const icon = side === tribeSide(s) ? 'mes-tent' : KIND_ICONS[0];
    return fact(
      pinned ? 'ui-pin' : icon,
      say(pinned ? 'ui.area.pinned' : 'ui.area.units', params),
      pinned && side === me ? 'warn' : undefined,
    );
  });
}

function token(s: State, at: number): Fact[] {
  const lies = s.token[at];
  const event = item(s.event[at] ?? '');
  if (lies === FACE_DOWN) return [fact('act-event', say('ui.area.face-down'))];
  if (lies === VP_TOKEN) {
    const vp = Math.max(...eventCard(s.event[at] ?? '').options.map((one) => one.vp));
    return [fact('res-vp', say('ui.area.vp', { event, vp }))];
  }
  if (lies !== RUNNING) return [];
  return [fact('ui-clock', say('ui.area.running', { event, seat: who(s, s.holder[at] ?? 0), die: s.die[at] ?? 1 }))];
}

function buildings(s: State, at: number): Fact[] {
  const facts: Fact[] = [];
  const settler = s.settlement[at] ?? NOBODY;
  const wall = s.walls[at] ?? NOBODY;
  if (settler !== NOBODY) facts.push(fact('bld-settlement', say('ui.area.settlement', { seat: who(s, settler) })));
  if (wall !== NOBODY) facts.push(fact('bld-wall', say('ui.area.walls', { seat: who(s, wall) })));
  s.ram.forEach((rams, player) => {
    const n = rams.filter((where) => where === at).length;
    if (n > 0) facts.push(fact('unit-ram', say('ui.area.rams', { seat: who(s, player), n })));
  });
  return facts;
}

function ground(s: State, at: number): Fact[] {
  const home = ownerOfHome(s, at);
  if (s.closed[at] === true) return [fact('tok-blocked', say('ui.area.closed'))];
  if (home >= 0) return [fact('bld-zig3', say('ui.area.home', { seat: who(s, home), level: s.level[home] ?? 0 }))];
  if (s.blocked[at] === true) return [fact('tok-blocked', say('ui.area.blocked'))];
  const good = AREAS[at]?.resource;
  if (good === undefined) return [fact('bld-zig3', say('ui.area.start'))];
  return [fact(GOOD_ICONS[good] ?? '', say('ui.area.yields', { good: say(`one.${GOODS[good] ?? ''}`) }))];
}

export function explainArea({ s, seat }: View<State>, id: string): Told | undefined {
  const at = AREAS.findIndex((row) => row.id === id);
  const row = AREAS[at];
  if (row === undefined) return undefined;
  const holder = controller(s, at);
  const facts = [
    ...armies(s, at, seat),
    ...buildings(s, at),
    ...token(s, at),
    ...ground(s, at),
    ...(holder === NOBODY || heldBy(s, holder, at) > 0 || s.home.includes(at)
      ? []
      : [fact('tok-seal', say('ui.area.held', { seat: who(s, holder) }))]),
  ].slice(0, 5);
  return {
    title: say('ui.area', { area: area(id), terrain: say(`ui.terrain.${row.start > 0 ? 'start' : row.terrain}`) }),
    more: listed(facts.map(({ text }) => text)),
    facts,
    rules: [sidesAt(s, at).length > 1 ? 'MES-12.03' : (s.walls[at] ?? NOBODY) !== NOBODY ? 'MES-24.01' : 'MES-10.01'],
  };
}

export function explainRiver({ s }: View<State>, id: string): Told | undefined {
  const [a = '', b = ''] = id.split('|');
  const owners = s.ship.flatMap((ships, player) =>
    ships.some((at) => at >= 0 && sectionId(at) === id) ? [who(s, player)] : [],
  );
  return {
    title: section(id),
    more: owners.length === 0 ? undefined : say('ui.river.ships', { seat: listed(owners) }),
    facts: [
      ...owners.map((seat) => fact('unit-ship', say('ui.river.ship', { seat }))),
      fact('act-gather', say('ui.river.gathers', { a: area(a), b: area(b) })),
      fact('res-knucklebone', say('ui.river.supports')),
    ],
    rules: ['MES-11.01', 'MES-22.02'],
  };
}

function sectionId(at: number): string {
  return SECTION_IDS[at] ?? '';
}

const SECTION_IDS: readonly string[] = AREAS.flatMap(({ id, adjacent }) =>
  adjacent.filter((other) => id < other).map((other) => `${id}|${other}`),
);
