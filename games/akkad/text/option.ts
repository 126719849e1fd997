import type { DecisionKind, ItemId, Key, Message, View } from '@edubba/kernel';
import { GOD_NAMES } from '../content/gods.ts';
import { spaceOf } from '../content/map.ts';
import { ROLE_NAMES } from '../content/roles.ts';
import { kindOf, UNIT_TABLE } from '../content/units.ts';
import { MONSTER_NAMES } from '../content/monsters.ts';
import { MONSTER_AT } from '../rules/geography.ts';
import { conversionBones } from '../rules/queries/conversion.ts';
import type { State } from '../rules/state.ts';
import { aboutOf, numberOf, textOf } from './about.ts';
import { seats } from './names.ts';

/** What a card is called; `?action` is the back of one. */
export function item(id: ItemId): Message {
  return { id: id.startsWith('?') ? `back.${id.slice(1)}` : `item.${id.replace(/#\d+$/, '')}` };
}

/** What came of chance: so many hits, a card, a city or character, whose turn it is to choose. */
export function drawn(kind: DecisionKind, key: Key): Message {
  if (kind.startsWith('roll.')) return { id: 'drawn.hits', params: { n: Number(key) } };
  if (kind.startsWith('draw.')) return item(key);
  if (kind === 'deal.order') return seats[Number(key)] ?? { id: 'seat.nobody' };
  return { id: `${kind.slice('deal.'.length)}.${key}` };
}

/** A unit in a sentence: "a chariot, injured". */
export function aUnit(name: string): Message {
  if (!name.endsWith('!')) return { id: `a.${name}` };
  return { id: 'a.hurt', params: { what: { id: `a.${name.slice(0, -1)}` } } };
}

/** What the keys of a question name. */
type Sort = 'space' | 'unit' | 'goods' | 'token' | 'seat' | 'item' | 'home' | 'character' | 'city';

const SORTS: { readonly [kind: DecisionKind]: Sort } = {
  'start.home': 'home',
  'start.character': 'character',
  'start.residence': 'space',
  'start.split': 'unit',
  'goods.give': 'goods',
  'rebels.place': 'space',
  'token.gain': 'token',
  'activate.space': 'space',
  'activate.token': 'token',
  'move.units': 'unit',
  'move.path': 'space',
  'move.order': 'space',
  'voyage.from': 'space',
  'voyage.units': 'unit',
  'danger.loss': 'unit',
  'escape.choose': 'space',
  'combat.retreat': 'space',
  'combat.retreat-token': 'token',
  'combat.converted': 'unit',
  'collect.choose': 'goods',
  'collect.city': 'space',
  'collect.bonus': 'goods',
  'recruit.buy': 'unit',
  'recruit.extra': 'unit',
  'convert.displaced': 'space',
  'convert.replace': 'unit',
  'canal.place': 'space',
  'ziggurat.place': 'space',
  'units.place': 'space',
  'trade.partner': 'seat',
  'role.activate': 'space',
  'token.buy': 'token',
  'commander.recall': 'space',
  'commander.home': 'space',
  'ishkur.storm': 'space',
  'character.whom': 'seat',
  'character.staple': 'goods',
  'card.space': 'space',
  'card.seat': 'seat',
  'challenge.group': 'space',
  'plague.loss': 'unit',
  'hand.discard': 'item',
  'prestige.quest': 'item',
  'city-card.take': 'city',
  'ransom.card': 'item',
  'champion.place': 'space',
  'mercy.use': 'item',
};

/** Keys that are words; their wording depends on the question. */
const WORDS = new Set(
  (
    'done skip none no yes stand pass keep wait decline leave take pay release demand refuse female male ' +
    'activate character worship move voyage monster collect hire recruit tax train convert ziggurat canals trade ' +
    'mission'
  ).split(' '),
);

const named = (sort: Sort, name: string): Message => {
  if (sort === 'seat') return seats[Number(name)] ?? { id: 'seat.rebels' };
  if (sort === 'unit') return aUnit(name);
  if (sort === 'item') return item(name);
  return { id: `${sort === 'token' ? 'a' : sort}.${name}` };
};

const message = (id: string, params?: Message['params']): Message =>
  params === undefined ? { id: `do.${id}` } : { id: `do.${id}`, params };

const space = (id: string): Message => ({ id: `space.${id}` });

/** Some grain, and the rest sheep. */
const mix = (grain: number, all: number): Message => ({ id: 'a.mix', params: { grain, sheep: all - grain } });

type Label = (key: Key, view: View<State>, kind: DecisionKind) => Message | undefined;

/** Which of the two goods at first sight: `give+grain`. */
const offer: Label = (key) => {
  const [, way, good = ''] = /^((?:give|get)[+-])(.+)$/.exec(key) ?? [];
  if (way === undefined) return message(`offer.${key}`);
  return message(`offer.${way}`, { x: { id: good === 'card' ? 'goods.card' : `goods.${good}` } });
};

/** Bones in words, where the question says how many and they are to be rolled. */
const withBones: Label = (key, view, kind) =>
  key === 'no' ? message(`${kind}.no`) : message(`${kind}.${key}`, { bones: numberOf(aboutOf(view), 'bones') });

/** Questions whose keys are made in a way of their own. */
const SPECIAL: { readonly [kind: DecisionKind]: Label } = {
  'select.role': (key, { s }) =>
    message('select.role', {
      x: { id: `role.${key}` },
      n: s.roleSilver[(ROLE_NAMES as readonly string[]).indexOf(key)] ?? 0,
    }),
  'select.god': (key, { s }) =>
    message('select.god', {
      x: { id: `god.${key}` },
      n: s.godStaples[(GOD_NAMES as readonly string[]).indexOf(key)] ?? 0,
    }),
  'turn.choose': (key, { s, pending }) => {
    const seat = pending[0]?.seat ?? s.active;
    if (key === 'character')
      return message('turn.choose.character', { x: { id: `character.${s.character[seat] ?? ''}` } });
    if (key === 'worship')
      return message('turn.choose.worship', { x: { id: `god.${GOD_NAMES[s.godOf.indexOf(seat)] ?? 'an'}` } });
    return undefined;
  },
  'monster.fight': (key, view) => {
    if (key === 'no') return message('monster.fight.no');
    const monster = MONSTER_AT[spaceOf(textOf(aboutOf(view), 'space') || 'D1')] ?? 0;
    return message(`monster.fight.${key}`, { monster: { id: `monster.${MONSTER_NAMES[monster] ?? 'anzu'}` } });
  },
  'event.levy': (key) => {
    const [unit = '', at] = key.split('/');
    return at === undefined ? message('event.levy.silver') : message('event.levy', { unit: aUnit(unit), x: space(at) });
  },
  'combat.convert': withBones,
  'combat.volley': withBones,
  'combat.assign': (key) => {
    const unit = key.replace('!', '');
    const falls = (UNIT_TABLE[kindOf(unit)]?.hits ?? 1) === 1 || key.endsWith('!');
    if (falls && unit === 'champion') return message('combat.assign.beaten');
    return message(`combat.assign.${falls ? 'falls' : 'hurt'}`, { x: aUnit(key) });
  },
  'combat.mercenaries': (key, view) =>
    key === 'take' ? message('combat.mercenaries.take', { n: numberOf(aboutOf(view), 'n') }) : undefined,
  'recruit.buy': (key) => (key === 'spearman' ? message('recruit.buy.pair') : undefined),
  'convert.target': (key, { s, pending }) => {
    const [from = '', target] = key.split('>');
    if (target === undefined) return undefined;
    const bones = conversionBones(s, pending[0]?.seat ?? s.active, spaceOf(from));
    return message('convert.target', { x: space(target), from: space(from), bones });
  },
  'canal.destroy': (key) => {
    const [seat = '', at = ''] = key.split('/');
    return message('canal.destroy', { seat: named('seat', seat), x: space(at) });
  },
  'trade.exchange': (key) => message(`trade.exchange.${key}`),
  'trade.staple': (key, view) =>
    message('trade.staple', { mix: mix(Number(key.split('/')[1]), numberOf(aboutOf(view), 'n')) }),
  'trade.compose': offer,
  'trade.answer': offer,
  'ransom.compose': offer,
  'ransom.answer': offer,
  'vizier.victim': (key) => {
    const [seat = '', token] = key.split('/');
    return token === undefined
      ? undefined
      : message('vizier.victim', { token: { id: `token.${token}` }, x: named('seat', seat) });
  },
  'enki.swap': (key) => {
    const [from = '', to] = key.split('>');
    return to === undefined ? undefined : message('enki.swap', { from: { id: `token.${from}` }, x: { id: `a.${to}` } });
  },
  'card.mode': (key) => {
    const [, grain] = /^grain\/(\d+)$/.exec(key) ?? [];
    if (grain !== undefined) return message('card.mode', { x: mix(Number(grain), 5) });
    if (key === 'silver' || key === 'lapis') return message(`card.mode.${key}`);
    return key.includes('/') ? undefined : message('card.mode', { x: { id: `token.${key}` } });
  },
  'card.space': (key) => {
    const [at = '', only] = key.split('/');
    return only === undefined ? undefined : message('card.space.only', { x: space(at), unit: aUnit(only) });
  },
  'army.surplus': (key) => {
    const [unit = '', from = '', to = ''] = key.split('/');
    const params = { unit: aUnit(unit), x: space(from) };
    if (to === 'supply' || to === 'away') return message(`army.surplus.${to}`, params);
    return message('army.surplus', { ...params, to: space(to) });
  },
  'role.item': (key) => message(`role.item.${key}`),
  'role.follow': (key) => message(`role.follow.${key}`),
  'mercy.host': (key) => message(`mercy.host.${key}`),
  'monster.reward': (key) => (key.includes('/') ? undefined : message(`monster.reward.${key}`)),
};

/** What stands after the slash of `<word>/<name>`. */
const PARTS: { readonly [word: string]: (name: string) => Message } = {
  role: (name) => ({ id: `role.${name}` }),
  building: (name) => ({ id: `building.${name}` }),
  both: (name) => ({ id: `building.${name}` }),
  build: (name) => ({ id: `building.${name}` }),
  upgrade: (name) => ({ id: `upgrade.${name}` }),
  land: space,
  boat: space,
  token: (name) => named('token', name),
  crown: (name) => named('seat', name),
  top: item,
  bottom: item,
  swap: (name) => ({ id: `city.${name}` }),
  quest: item,
};

/** Side offers are worded like the questions they anticipate. */
const LIKE: { readonly [kind: DecisionKind]: DecisionKind } = {
  'score.now': 'quest.score',
  'mission.buy': 'mission.pay',
  'mercy.now': 'mercy.use',
};

/** What an option is called. */
export function option(view: View<State>, asked: DecisionKind, key: Key): Message {
  const kind = LIKE[asked] ?? asked;
  const special = SPECIAL[kind]?.(key, view, kind);
  if (special !== undefined) return special;
  const [word = '', name, good] = key.split('/');
  if (name === undefined) {
    const sort = SORTS[kind];
    return WORDS.has(key) || sort === undefined ? message(`${kind}.${key}`) : message(kind, { x: named(sort, key) });
  }
  if (word === 'card' || word === 'mercy')
    return good === undefined
      ? message('play', { x: item(name) })
      : message('collect.card', { card: item(name), x: { id: `goods.${good}` } });
  return message(`${kind}.${word}`, { x: PARTS[word]?.(name) ?? item(name) });
}
