import { aboutOf } from '@edubba/gamekit';
import type { Message, Seat } from '@edubba/kernel';
import { BUILDING_NAMES } from '../content/buildings.ts';
import { GOD_NAMES } from '../content/gods.ts';
import { spaceOf } from '../content/map.ts';
import { MONSTER_NAMES } from '../content/monsters.ts';
import { ROLE_NAMES } from '../content/roles.ts';
import { decisions } from '../rules/decisions.ts';
import { ALL_SPACES, MONSTER_AT } from '../rules/geography.ts';
import { activatable } from '../rules/queries/activation.ts';
import { armySize, ownUnits } from '../rules/queries/map.ts';
import type { State } from '../rules/state.ts';
import { item, monster } from '../text/names.ts';
import { place, reader, say } from '../text/words.ts';
import { BUILDING_ICONS, ROLE_ICONS, WORD_ICONS } from './icons.ts';
import {
  aUnit,
  byName,
  byWord,
  ofGood,
  ofToken,
  ofUnit,
  onSpace,
  type Params,
  spaceThing,
  told,
  unitIcon,
} from './parts.ts';

const roleName = (role: number): string => ROLE_NAMES[role] ?? '';
const godName = (god: number): string => GOD_NAMES[god] ?? '';

/** The decisions of the beginning, of choosing roles and gods, of events, and of a turn as far as the space that is activated. */
export const turns = told({
  'start.home': { rule: 'AKK-1.02', doing: 'start', scene: 'homes', ...byName('home', 'ui-home'), weighs: true },
  'start.character': {
    rule: 'AKK-1.03',
    doing: 'start',
    scene: 'characters',
    ...byName('character', 'unit-champion'),
    weighs: true,
  },
  'start.figure': { rule: 'AKK-1.06', doing: 'start', ...byWord },
  'start.residence': { rule: 'AKK-22.16', doing: 'start', ...onSpace('bld-palace'), weighs: true },
  'start.split': { rule: 'AKK-22.17', doing: 'start', ...ofUnit, ends: ['done'] },
  'select.role': {
    rule: 'AKK-2.03',
    doing: 'role',
    scene: 'roles',
    more: (s) => ({ n: s.table.seats <= 4 ? 2 : 1 }),
    option: (role, { s }) => ({ x: say(`role.${roleName(role)}`), n: s.roleSilver[role] ?? 0 }),
    thing: (role) => `role/${roleName(role)}`,
    icon: (role) => ROLE_ICONS[roleName(role)],
    weighs: true,
  },
  'select.god': {
    rule: 'AKK-2.06',
    doing: 'god',
    scene: 'gods',
    option: (god, { s }) => ({ x: say(`god.${godName(god)}`), n: s.godStaples[god] ?? 0 }),
    thing: (god) => `god/${godName(god)}`,
    icon: 'act-pray',
    weighs: true,
  },

  'event.levy': {
    rule: 'AKK-5.09',
    doing: 'event',
    option: (answer) => (answer === 'silver' ? answer : { unit: aUnit(answer.kind), x: place(answer.space) }),
    thing: (answer) => (answer === 'silver' ? undefined : spaceThing(answer.space)),
    icon: (answer) => (answer === 'silver' ? 'res-silver' : unitIcon(answer.kind)),
    weighs: true,
  },
  'goods.give': {
    rule: 'AKK-17.14',
    doing: 'give',
    more: (_, __, { to }) => ({ treasury: to < 0 ? 1 : 0 }),
    ...ofGood,
  },
  'rebels.place': { rule: 'AKK-5.06', doing: 'event', ...onSpace('unit-rebel') },
  'token.gain': { rule: 'AKK-19.11', doing: 'token', ...ofToken },

  'turn.choose': {
    rule: 'AKK-6.03',
    doing: 'turn',
    scene: 'activation',
    more: (s, seat) => ({ tokens: poolOf(s, seat), cards: s.hand[seat]?.length ?? 0 }),
    option: (answer, { s, pending }) => {
      const seat = pending[0]?.seat ?? s.active;
      if (answer === 'character') return [answer, { x: say(`character.${s.character[seat] ?? ''}`) }];
      if (answer === 'worship') return [answer, { x: say(`god.${GOD_NAMES[s.godOf.indexOf(seat)] ?? 'an'}`) }];
      if (typeof answer === 'string') return answer;
      if (answer.verb === 'card') return { call: say('do.play', { x: item(answer.what) }) };
      return [answer.verb, { x: say(`role.${roleName(answer.what)}`) }];
    },
    thing: (answer, view) => {
      if (typeof answer !== 'string')
        return answer.verb === 'card' ? `card/${answer.what}` : `role/${roleName(answer.what)}`;
      const me = reader(view);
      if (answer === 'character') return `character/${view.s.character[me] ?? ''}`;
      const god = view.s.godOf.indexOf(me);
      return answer === 'worship' && god >= 0 ? `god/${godName(god)}` : undefined;
    },
    icon: (answer) => {
      if (typeof answer === 'string') return WORD_ICONS[answer];
      return answer.verb === 'card' ? 'ui-hand' : ROLE_ICONS[roleName(answer.what)];
    },
    ends: ['pass'],
    weighs: (answer) => answer !== 'activate',
    unusual: (answer, view) => (answer === 'pass' ? passing(view.s, reader(view)) : undefined),
  },
  'activate.space': {
    rule: 'AKK-7.02',
    doing: 'activate',
    scene: 'activation',
    more: (s, seat) => ({ tokens: poolOf(s, seat) }),
    ...onSpace('ui-target'),
  },
  'activate.mode': {
    rule: 'AKK-7.03',
    doing: 'activate',
    scene: 'march',
    option: (answer) =>
      typeof answer === 'string' ? answer : [answer.verb, { x: say(`building.${BUILDING_NAMES[answer.what] ?? ''}`) }],
    thing: (answer, view) => {
      if (typeof answer !== 'string') return `building/${BUILDING_NAMES[answer.what] ?? ''}`;
      return answer === 'monster' ? lairOf(aboutOf(decisions, view, 'activate.mode')) : undefined;
    },
    icon: (answer) =>
      typeof answer === 'string' ? WORD_ICONS[answer] : BUILDING_ICONS[BUILDING_NAMES[answer.what] ?? ''],
  },
  'activate.token': { rule: 'AKK-7.04', doing: 'activate', ...ofToken, weighs: true },
});

const poolOf = (s: State, seat: Seat): number => (s.pool[seat] ?? []).reduce((sum, n) => sum + n, 0);

/** The monster of the space a question is about. */
export const monsterAt = ({ space }: { readonly space: string }): Params => ({
  monster: monster(MONSTER_AT[spaceOf(space)] ?? 0),
});

function lairOf(about: { readonly space: string } | undefined): string | undefined {
  const at = about === undefined ? undefined : MONSTER_AT[spaceOf(about.space)];
  const name = at === undefined ? undefined : MONSTER_NAMES[at];
  return name === undefined ? undefined : `monster/${name}`;
}

/** AKK-6.05, AKK-1.31 Tokens that could still do something, or an army that will be cut. */
function passing(s: State, seat: Seat): Message | undefined {
  const n = poolOf(s, seat);
  if (n > 0 && activatable(s, seat).length > 0) return say('ui.unusual.pass', { n });
  const size = armySize(s, seat);
  const large = ALL_SPACES.find((space) => ownUnits(s, seat, space) > size);
  return large === undefined ? undefined : say('ui.unusual.pass.army', { space: place(large), size });
}
