import type { Seat } from '@edubba/kernel';
import { eventCard } from '../../content/events.ts';
import { AREAS } from '../../content/map.ts';
import { EMPIRE_PIECES, KINDS, TRIBE_PIECES } from '../../content/units.ts';
import { controller, heldBy, sidesAt } from '../../rules/queries/control.ts';
import { mayLeave } from '../../rules/queries/movement.ts';
import { FACE_DOWN, NOBODY, RUNNING, type State, tribeSide, VP_TOKEN } from '../../rules/state.ts';

// What stands in an area as words, so that it is drawn again only when that has changed:
//   z/0/3 a ziggurat of seat 0 at level 3 · s/1 a settlement · u/1/archer/2/1/p two archers with a ram, pinned
//   t/horseman/1 of a tribe · down, vp/3, run/1/4 the event token · closed · blocked · own/1 who holds it

const known = new WeakMap<State, readonly string[]>();

export function standings(s: State): readonly string[] {
  const found = known.get(s) ?? AREAS.map((_, area) => standing(s, area));
  known.set(s, found);
  return found;
}

function groups(s: State, side: Seat, area: number): string[] {
  if (heldBy(s, side, area) === 0) return [];
  const units = s.unit[side] ?? [];
  const tribe = side === tribeSide(s);
  const kinds = tribe ? TRIBE_PIECES : EMPIRE_PIECES;
  const pinned = !tribe && !mayLeave(s, side, area) ? 'p' : '';
  return KINDS.flatMap((kind, of) => {
    const here = units.flatMap((where, piece) => (where === area && kinds[piece] === of ? [piece] : []));
    if (here.length === 0) return [];
    if (tribe) return [`t/${kind}/${here.length}`];
    const rams = (s.carrier[side] ?? []).filter((piece, ram) => here.includes(piece) && s.ram[side]?.[ram] === area);
    return [`u/${side}/${kind}/${here.length}/${rams.length}/${pinned}`];
  });
}

function tokenOf(s: State, area: number): string[] {
  const token = s.token[area];
  if (token === FACE_DOWN) return ['down'];
  if (token === RUNNING) return [`run/${s.holder[area] ?? 0}/${s.die[area] ?? 1}`];
  if (token !== VP_TOKEN) return [];
  return [`vp/${Math.max(...eventCard(s.event[area] ?? '').options.map(({ vp }) => vp))}`];
}

function standing(s: State, area: number): string {
  const words: string[] = [];
  const home = s.home.indexOf(area);
  if (s.closed[area] === true) words.push('closed');
  if (s.blocked[area] === true) words.push('blocked');
  if (home >= 0 && s.phase !== 'start') words.push(`z/${home}/${s.level[home] ?? 0}`);
  else if (home >= 0) words.push(`z/${home}/0`);
  const settler = s.settlement[area] ?? NOBODY;
  if (settler !== NOBODY) words.push(`s/${settler}`);
  for (let side = 0; side <= s.players; side++) words.push(...groups(s, side, area));
  // Rams that hang on nobody.
  s.ram.forEach((rams, player) => {
    const alone = rams.filter((where, ram) => where === area && (s.carrier[player]?.[ram] ?? -1) < 0).length;
    if (alone > 0) words.push(`r/${player}/${alone}`);
  });
  words.push(...tokenOf(s, area));
  if (sidesAt(s, area).length > 1) words.push('clash');
  const owner = controller(s, area);
  if (owner !== NOBODY) words.push(`own/${owner}`);
  return words.join(' ');
}

/** A group of equal pieces in an area. */
export interface Group {
  readonly word: string;
  readonly what: 'unit' | 'tribe' | 'settlement' | 'ram';
  readonly owner: Seat;
  readonly kind: string;
  readonly n: number;
  readonly rams: number;
  readonly pinned: boolean;
}

export interface Area {
  readonly groups: readonly Group[];
  readonly home: { readonly owner: Seat; readonly level: number } | undefined;
  readonly token: readonly string[] | undefined;
  readonly closed: boolean;
  readonly blocked: boolean;
  readonly clash: boolean;
}

function groupOf(word: string): Group | undefined {
  const [what, a = '', b = '', c = '', d = '', e = ''] = word.split('/');
  const group = { word, owner: NOBODY, kind: a, n: 1, rams: 0, pinned: false };
  if (what === 'u')
    return { ...group, what: 'unit', owner: Number(a), kind: b, n: Number(c), rams: Number(d), pinned: e === 'p' };
  if (what === 't') return { ...group, what: 'tribe', n: Number(b) };
  if (what === 's') return { ...group, what: 'settlement', owner: Number(a) };
  return what === 'r' ? { ...group, what: 'ram', owner: Number(a), n: Number(b) } : undefined;
}

/** The words of {@link standings} read back. */
export function readArea(words: string): Area {
  const parts = words.split(' ');
  const home = parts.find((word) => word.startsWith('z/'))?.split('/');
  return {
    groups: parts.flatMap((word) => groupOf(word) ?? []),
    home: home === undefined ? undefined : { owner: Number(home[1]), level: Number(home[2]) },
    token: parts.find((word) => /^(?:down|vp\/|run\/)/.test(word))?.split('/'),
    closed: parts.includes('closed'),
    blocked: parts.includes('blocked'),
    clash: parts.includes('clash'),
  };
}

/** Who holds each area, in one text. */
export const owners = (s: State): string =>
  standings(s)
    .map((words) => /own\/(\d)/.exec(words)?.[1] ?? '')
    .join();
