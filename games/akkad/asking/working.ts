import type { Message, Seat } from '@edubba/kernel';
import { aboutOf } from '@edubba/gamekit';
import { BUILDING_NAMES, BUILDING_OF, UPGRADE_NAMES } from '../content/buildings.ts';
import { decisions } from '../rules/decisions.ts';
import { conversionBones } from '../rules/queries/conversion.ts';
import { canalCost, zigguratCost } from '../rules/queries/prices.ts';
import type { State } from '../rules/state.ts';
import { item } from '../text/names.ts';
import { place, say } from '../text/words.ts';
import { BUILDING_ICONS, TOKEN_ICONS, UNIT_ICONS, UPGRADE_ICONS, WORD_ICONS } from './icons.ts';
import {
  byWord,
  call,
  goodName,
  mix,
  offering,
  ofGood,
  ofPlayer,
  ofToken,
  ofUnit,
  onSpace,
  type Params,
  player,
  spaceThing,
  told,
  tokenIcon,
  tokenName,
} from './parts.ts';

const goods = (s: State, seat: Seat): Params => {
  const [grain = 0, sheep = 0, silver = 0, lapis = 0] = s.goods[seat] ?? [];
  return { grain, sheep, silver, lapis };
};

/** An upgrade lies on its building. */
export const tileOf = (upgrade: number): string => `building/${BUILDING_NAMES[BUILDING_OF[upgrade] ?? -1] ?? ''}`;
export const upgradeName = (upgrade: number): Message => say(`upgrade.${UPGRADE_NAMES[upgrade] ?? ''}`);
export const upgradeIcon = (upgrade: number): string | undefined => UPGRADE_ICONS[UPGRADE_NAMES[upgrade] ?? ''];

/** The decisions of buildings, roles, trade and whatever else is done with a space or a role once it is one's turn. */
export const working = told({
  'building.action': { rule: 'AKK-13.02', doing: 'building', ...byWord, ends: ['skip'] },
  'building.gain': {
    rule: 'AKK-13.03',
    doing: 'build',
    option: (answer) => {
      if (answer === 'skip') return answer;
      const { verb, what } = answer;
      return [verb, { x: verb === 'build' ? say(`building.${BUILDING_NAMES[what] ?? ''}`) : upgradeName(what) }];
    },
    thing: (answer) => {
      if (answer === 'skip') return undefined;
      return answer.verb === 'build' ? `building/${BUILDING_NAMES[answer.what] ?? ''}` : tileOf(answer.what);
    },
    icon: (answer) => {
      if (answer === 'skip') return WORD_ICONS[answer];
      return answer.verb === 'build' ? BUILDING_ICONS[BUILDING_NAMES[answer.what] ?? ''] : upgradeIcon(answer.what);
    },
    ends: ['skip'],
  },
  'collect.city': { rule: 'AKK-3.31', doing: 'collect', ...onSpace('act-gather'), ends: ['skip'] },
  'collect.choose': { rule: 'AKK-13.10', doing: 'collect', ...ofGood },
  'collect.bonus': { rule: 'AKK-13.20', doing: 'collect', ...ofGood, ends: ['skip'] },
  'collect.card': {
    rule: 'AKK-17.04',
    doing: 'collect',
    option: (answer) => {
      if (answer === 'done') return answer;
      const { what } = answer;
      if (typeof what === 'string') return call('do.play', { x: item(what) });
      return { card: item(what.item), x: say(`goods.${goodName(what.good)}`) };
    },
    thing: (answer) => {
      if (answer === 'done') return undefined;
      return `card/${typeof answer.what === 'string' ? answer.what : answer.what.item}`;
    },
    icon: (answer) => (answer === 'done' ? WORD_ICONS[answer] : 'ui-hand'),
    ends: ['done'],
    weighs: (answer) => answer !== 'done',
    control: 'reaction',
  },
  'recruit.buy': {
    rule: 'AKK-14.02',
    doing: 'recruit',
    scene: 'market',
    more: goods,
    ...ofUnit,
    // Spearmen come in twos.
    option: (answer, _, key) => (key === 'spearman' ? 'pair' : ofUnit.option(answer)),
    ends: ['done'],
  },
  // A free unit comes by different rules.
  'recruit.extra': {
    rule: ({ source }) => (source === 'horde' ? 'AKK-14.11' : 'AKK-4.15'),
    doing: 'recruit',
    scene: 'gift',
    ...ofUnit,
    ends: ['skip'],
  },
  'convert.target': {
    rule: 'AKK-15.08',
    doing: 'convert',
    option: (answer, { s, pending }) => {
      if (answer === 'none') return answer;
      const { from, target } = answer;
      const bones = conversionBones(s, pending[0]?.seat ?? s.active, from);
      return { x: place(target), from: place(from), bones };
    },
    thing: (answer) => (answer === 'none' ? undefined : spaceThing(answer.target)),
    icon: (answer) => (answer === 'none' ? WORD_ICONS[answer] : 'act-pray'),
    verb: (answer) => (answer === 'none' ? undefined : say('ui.verb.convert', { x: place(answer.target) })),
    ends: ['none'],
    weighs: true,
  },
  'convert.card': {
    rule: 'AKK-17.04',
    doing: 'convert',
    scene: 'conversion',
    option: (answer) => (answer === 'done' ? answer : call('do.play', { x: item(answer.what) })),
    thing: (answer) => (answer === 'done' ? undefined : `${answer.verb}/${answer.what}`),
    icon: (answer) => (answer === 'done' ? WORD_ICONS[answer] : answer.verb === 'card' ? 'ui-hand' : 'act-pray'),
    ends: ['done'],
    weighs: (answer) => answer !== 'done',
    control: 'reaction',
  },
  'convert.displaced': { rule: 'AKK-15.17', doing: 'convert', ...onSpace('act-move') },
  'convert.replace': { rule: 'AKK-15.19', doing: 'convert', ...ofUnit, ends: ['done'] },
  // Canals of the Port are paid for: as many as one likes. Those of a role cost nothing.
  'canal.place': {
    rule: 'AKK-16.03',
    doing: 'canal',
    more: (s, seat, about) => ({
      cost: canalCost(s, seat)[0],
      left: about?.left ?? 0,
      free: about === null ? 0 : 1,
    }),
    ...onSpace('bld-canal'),
    ends: ['done'],
    unusual: (answer, _, about) =>
      answer === 'done' && about !== null && about !== undefined ? say('ui.unusual.canal') : undefined,
  },
  'canal.destroy': {
    rule: 'AKK-22.21',
    doing: 'canal',
    option: ({ owner, space }) => ({ seat: player(owner), x: place(space) }),
    thing: ({ space }) => spaceThing(space),
    icon: 'act-destroy',
    weighs: true,
  },
  'ziggurat.place': {
    rule: 'AKK-15.04',
    doing: 'ziggurat',
    more: (s, seat) => ({ cost: zigguratCost(s, seat)[0] }),
    ...onSpace('bld-zig2'),
    ends: ['skip'],
  },
  'units.place': {
    rule: 'AKK-3.15',
    doing: 'place',
    ...onSpace('act-recruit'),
    ends: ['skip'],
    unusual: (answer) => (answer === 'skip' ? say('ui.unusual.place') : undefined),
  },

  'trade.exchange': {
    rule: 'AKK-16.09',
    doing: 'trade',
    scene: 'treasury',
    more: goods,
    option: (_, __, key) => key,
    thing: (answer) => {
      if (answer === 'eshnunna') return 'good/lapis';
      if (typeof answer === 'string') return undefined;
      return `good/${answer.get === 'staples' ? 'grain' : answer.get}`;
    },
    icon: (answer) => (answer === 'players' || answer === 'done' ? WORD_ICONS[answer] : 'act-trade'),
    ends: ['done'],
  },
  'trade.staple': {
    rule: 'AKK-16.10',
    doing: 'trade',
    scene: 'treasury',
    more: (_, __, { exchange }) => ({ paying: exchange.startsWith('staples') ? 1 : 0 }),
    option: (grain, view) => ({ mix: mix(grain, aboutOf(decisions, view, 'trade.staple')?.n ?? 0) }),
    icon: 'res-grain',
    control: 'number',
  },
  'trade.partner': { rule: 'AKK-16.12', doing: 'trade', scene: 'treasury', ...ofPlayer, ends: ['done'] },
  'trade.compose': {
    rule: 'AKK-16.11',
    doing: 'trade',
    scene: 'talk',
    ...offering,
    ends: ['withdraw'],
    control: 'offer',
  },
  'trade.answer': {
    rule: 'AKK-16.11',
    doing: 'trade',
    scene: 'talk',
    ...offering,
    ends: ['decline'],
    control: 'answer',
  },

  'role.item': {
    rule: 'AKK-3.02',
    doing: 'role-card',
    option: (word) => word,
    icon: (word) => WORD_ICONS[word] ?? UNIT_ICONS[word],
    ends: ['skip'],
  },
  'role.follow': {
    rule: 'AKK-3.05',
    doing: 'follow',
    option: (way) => way,
    icon: (way) => WORD_ICONS[way] ?? TOKEN_ICONS[way] ?? UNIT_ICONS[way],
    ends: ['decline'],
    weighs: true,
  },
  'role.activate': { rule: 'AKK-3.12', doing: 'follow', ...onSpace('ui-target') },
  'vizier.victim': {
    rule: 'AKK-3.39',
    doing: 'role-card',
    option: (answer) =>
      answer === 'skip' ? answer : { token: say(`token.${tokenName(answer.token)}`), x: player(answer.owner) },
    thing: (answer) => (answer === 'skip' ? undefined : `token/${tokenName(answer.token)}@${answer.owner}`),
    icon: (answer) => (answer === 'skip' ? WORD_ICONS[answer] : tokenIcon(answer.token)),
    ends: ['skip'],
    weighs: true,
  },
  'token.buy': { rule: 'AKK-3.40', doing: 'token', more: goods, ...ofToken, ends: ['done'] },
  'commander.recall': { rule: 'AKK-3.43', doing: 'role-card', ...onSpace('act-undo'), ends: ['skip'] },
  'commander.home': { rule: 'AKK-3.44', doing: 'follow', ...onSpace('act-recruit') },
  'scribe.crown': {
    rule: 'AKK-3.46',
    doing: 'role-card',
    option: (answer) => (answer === 'skip' ? answer : [answer.verb, { x: player(answer.what) }]),
    thing: (answer) => (answer === 'skip' ? undefined : `player/${answer.what}`),
    icon: (answer) => (answer === 'skip' ? WORD_ICONS[answer] : 'tok-crown'),
    ends: ['skip'],
  },
});
