import type { DecisionKind, Key, View } from '@edubba/kernel';
import type { Thing } from '@edubba/ui';
import { BUILDING_NAMES, BUILDING_OF, UPGRADE_NAMES } from '../content/buildings.ts';
import { GOD_NAMES } from '../content/gods.ts';
import { spaceOf } from '../content/map.ts';
import { MONSTER_AT } from '../rules/geography.ts';
import type { State } from '../rules/state.ts';
import { MONSTER_NAMES } from '../content/monsters.ts';
import { reader } from './words.ts';

// The things of Akkad's table. Every option and every refused key leads to one of them, or is a button of the prompt.
//   space/AGD          a space of the map, with all that stands on it
//   monster/anzu       a monster token in its lair
//   sailing/2          the expedition of seat 2 that is under way
//   card/miss#2        an action card: in my hand, announced, or on the discard pile
//   mercy/gift-of-enlil  a Mercy card I hold
//   event/floods       an event card; quest/four-houses a quest; mission/2 the Sacred Mission of seat 2
//   role/vizier        a role card wherever it lies; god/an a worship card
//   home/mari          a home city; character/me-sag; city/kish a special-city card
//   token/royal        my command tokens; good/lapis my goods; building/palace my building with its upgrades
//   supply/units       my supply: units, canals, ziggurats
//   token/royal@2      the same on the mat of seat 2
//   unit/archer        a kind of unit in the tray of the question; unit/chariot! the injured ones
//   deck/action        a pile: action, quest, event, mercy
//   track/round, crown, player/2
//   fight/attacker, fight/defender, fight/odds  parts of the battle
//   offer/mine/grain, offer/theirs/grain        parts of a negotiation: one more of it; offer/mine/grain- one less

/** Kinds whose keys are spaces; what ends them is no space. */
const SPACE_KINDS = new Set([
  'start.residence',
  'rebels.place',
  'activate.space',
  'move.path',
  'move.order',
  'voyage.from',
  'escape.choose',
  'combat.retreat',
  'collect.city',
  'convert.displaced',
  'ziggurat.place',
  'role.activate',
  'canal.place',
  'units.place',
  'commander.recall',
  'commander.home',
  'ishkur.storm',
  'card.space',
  'challenge.group',
  'champion.place',
]);

/** Kinds whose keys are units of the tray. */
const UNIT_KINDS = new Set([
  'start.split',
  'move.units',
  'voyage.units',
  'danger.loss',
  'combat.converted',
  'combat.assign',
  'recruit.buy',
  'recruit.extra',
  'convert.replace',
  'plague.loss',
]);

/** Kinds whose keys are things of one sort, by name. */
const NAMED: { readonly [kind: DecisionKind]: string } = {
  'start.home': 'home',
  'start.character': 'character',
  'select.role': 'role',
  'select.god': 'god',
  'goods.give': 'good',
  'collect.choose': 'good',
  'collect.bonus': 'good',
  'character.staple': 'good',
  'token.gain': 'token',
  'token.buy': 'token',
  'activate.token': 'token',
  'combat.retreat-token': 'token',
  'hand.discard': 'card',
  'ransom.card': 'card',
  'prestige.quest': 'quest',
  'mercy.use': 'mercy',
  'mercy.now': 'mercy',
  'city-card.take': 'city',
  'trade.partner': 'player',
  'character.whom': 'player',
  'card.seat': 'player',
};

/** Keys that never stand for a thing. */
const PLAIN = new Set([
  'done',
  'skip',
  'none',
  'no',
  'yes',
  'stand',
  'decline',
  'keep',
  'wait',
  'pass',
  'silver',
  'players',
  'withdraw',
  'send',
]);

/** The thing an option is pointed at; `undefined` where it is a button of the prompt. */
export function thingOf(kind: DecisionKind, key: Key, view: View<State>): Thing | undefined {
  const named = NAMED[kind];
  if (named !== undefined && !(PLAIN.has(key) && key !== 'silver')) return `${named}/${key}`;
  if (PLAIN.has(key)) return undefined;
  if (SPACE_KINDS.has(kind)) return `space/${key}`;
  if (UNIT_KINDS.has(kind)) return `unit/${key}`;
  const [first = '', ...rest] = key.split('/');
  return PARTED[first]?.(rest, kind, view) ?? SPECIAL[kind]?.(key, view);
}

const tileOf = (upgrade: string): Thing | undefined => {
  const building = BUILDING_OF[(UPGRADE_NAMES as readonly string[]).indexOf(upgrade)];
  return building === undefined ? undefined : `building/${BUILDING_NAMES[building] ?? ''}`;
};

type Parted = (rest: readonly string[], kind: DecisionKind, view: View<State>) => Thing | undefined;

/** By the word before the slash: `card/miss#2`, `land/MAR`, `upgrade/granary`. */
const PARTED: { readonly [first: string]: Parted } = {
  card: ([item]) => (item === undefined ? undefined : `card/${item}`),
  mercy: ([item]) => (item === undefined ? undefined : `mercy/${item}`),
  role: ([role]) => (role === undefined ? undefined : `role/${role}`),
  quest: ([quest]) => (quest === undefined ? undefined : `quest/${quest}`),
  mission: (_, __, view) => `mission/${reader(view)}`,
  land: ([space]) => `space/${space ?? ''}`,
  boat: ([space]) => `space/${space ?? ''}`,
  building: ([building]) => `building/${building ?? ''}`,
  both: ([building]) => `building/${building ?? ''}`,
  build: ([building]) => (building === undefined ? undefined : `building/${building}`),
  upgrade: ([upgrade = '']) => tileOf(upgrade),
  token: ([token]) => (token === undefined ? undefined : `token/${token}`),
  crown: ([seat]) => `player/${seat ?? ''}`,
  top: ([event]) => `event/${event ?? ''}`,
  bottom: ([event]) => `event/${event ?? ''}`,
  swap: ([city]) => `city/${city ?? ''}`,
};

type Special = (key: Key, view: View<State>) => Thing | undefined;

const offered = (key: Key): Thing | undefined => {
  const [, way, sign, good] = /^(give|get)([+-])(.+)$/.exec(key) ?? [];
  return good === undefined
    ? undefined
    : `offer/${way === 'give' ? 'mine' : 'theirs'}/${good}${sign === '-' ? '-' : ''}`;
};

/** Kinds whose keys are made in a way of their own. */
const SPECIAL: { readonly [kind: DecisionKind]: Special } = {
  'turn.choose': (key, { s, ...view }) => {
    const me = reader({ s, ...view });
    if (key === 'character') return `character/${s.character[me] ?? ''}`;
    const god = s.godOf.indexOf(me);
    return key === 'worship' && god >= 0 ? `god/${GOD_NAMES[god] ?? ''}` : undefined;
  },
  'activate.mode': (key, { pending }) => (key === 'monster' ? lairOf(pending[0]?.about) : undefined),
  'monster.reward': (key) => (key === 'lapis' ? 'good/lapis' : key === 'cards' ? 'deck/action' : undefined),
  'event.levy': (key) => `space/${key.split('/')[1] ?? ''}`,
  'convert.target': (key) => `space/${key.split('>')[1] ?? ''}`,
  'canal.destroy': (key) => `space/${key.split('/')[1] ?? ''}`,
  'army.surplus': (key) => `space/${key.split('/')[1] ?? ''}`,
  'vizier.victim': (key) => `token/${key.split('/')[1] ?? ''}@${key.split('/')[0] ?? ''}`,
  'enki.swap': (key) => `token/${key.split('>')[0] ?? ''}`,
  'trade.exchange': (key) => {
    const wanted = /^[^>]+>([^/]+)/.exec(key)?.[1];
    return wanted === undefined ? undefined : `good/${wanted === 'staples' ? 'grain' : wanted}`;
  },
  'trade.compose': offered,
  'ransom.compose': offered,
  'mission.buy': (_, view) => `mission/${reader(view)}`,
};

/** The monster of the space a question is about. */
function lairOf(about: unknown): Thing | undefined {
  const space = typeof about === 'object' && about !== null && 'space' in about ? String(about.space) : '';
  const monster = space === '' ? undefined : MONSTER_AT[spaceOf(space)];
  const name = monster === undefined ? undefined : MONSTER_NAMES[monster];
  return name === undefined ? undefined : `monster/${name}`;
}
