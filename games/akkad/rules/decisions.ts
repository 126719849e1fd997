import type { ItemId, Json, Key, Keys, Read, Seat } from '@edubba/kernel';
import {
  anyKey,
  counted,
  decision,
  either,
  headed,
  joined,
  negotiated,
  numbered,
  saying,
  sealed,
  verbs,
  words,
} from '@edubba/kernel';
import { BUILDING_NAMES, UPGRADE_NAMES } from '../content/buildings.ts';
import { GOD_NAMES } from '../content/gods.ts';
import { GOODS, TOKENS } from '../content/goods.ts';
import { ROLE_NAMES } from '../content/roles.ts';
import { CITY_CARD_NAMES } from '../content/special-cities.ts';
import type { Kind } from '../content/units.ts';
import { UNITS } from '../content/units.ts';
import { IDS } from './geography.ts';
import { HEALTHY, INJURED, isInjured, kindIn } from './keys.ts';

const space = numbered(IDS);
const token = numbered(TOKENS);
const good = numbered(GOODS);
const kind = numbered(UNITS);
const seat = counted();
const item = anyKey();
const role = numbered(ROLE_NAMES);
const building = numbered(BUILDING_NAMES);
const upgrade = numbered(UPGRADE_NAMES);
const city = numbered(CITY_CARD_NAMES);
const yes = words('yes', 'no');
/** A card of the hand. */
const card = verbs({ card: item });
export type Card = Read<typeof card>;

/** One unit of a group: its kind, and whether it is an injured one. `chariot`, `chariot!`. */
export interface Figure {
  readonly kind: Kind;
  readonly hurt: boolean;
}
const FIGURES: ReadonlyMap<Key, Figure> = new Map(
  [...HEALTHY, ...INJURED].map((key) => [key, { kind: kindIn(key), hurt: isInjured(key) }]),
);
const figure: Keys<Figure> = {
  of: ({ kind: of, hurt }) => (hurt ? INJURED : HEALTHY)[of] as Key,
  read: (key) => FIGURES.get(key),
  has: (answer) => typeof answer === 'object' && answer !== null && 'hurt' in answer,
  all: () => [...FIGURES.keys()],
};

/** One canal of a player; one token of a player. */
export const canal = joined('/', { owner: seat, space });
const poolToken = joined('/', { owner: seat, token });

/** What a space is activated for. */
export const mode = either(verbs({ building, both: building }), words('move', 'voyage', 'monster'));

export type Mode = Read<typeof mode>;

/** `LAG>UMM`: priests' space and target. */
export const aim = joined('>', { from: space, target: space });

/** From where units march, and how; or no more groups. */
export const start = either(verbs({ land: space, boat: space }), words('done'));
export type Start = Read<typeof start>;

/** One action of a turn. */
const turn = either(verbs({ role, card: item }), words('activate', 'character', 'worship', 'pass'));
export type Turn = Read<typeof turn>;

/** What a card is played for. */
const cardMode = either(verbs({ grain: counted(), upgrade }), words('silver', 'lapis'), token);
export type CardMode = Read<typeof cardMode>;

/** A quest or the Sacred Mission. */
const score = verbs({ quest: item });

/** One type of token for another. */
const swap = joined('>', { from: token, to: token });

/** A surplus unit, from where, and where it goes (AKK-19.13). */
const surplus = joined('/', { kind, from: space, to: either(space, words('supply', 'away')) });

/** What the treasury takes and gives. */
const traded = words(...GOODS, 'staples');

/** An exchange with the treasury, `staples>silver`; the bargain of Eshnunna; a player instead; or no more of it. */
export const exchange = either(
  joined('>', { give: traded, get: traded }),
  headed('silver>lapis/', words('eshnunna')),
  words('players', 'done'),
);

export type Exchange = Read<typeof exchange>;

/** A target space; `GIR/archer` where there is room for one of two units only. */
const cardSpace = either(joined('/', { space, only: kind }), space);

/** A group on its way, as everybody may know it. */
type Groups = { route: string[]; n: number }[];

/** Everything a player can be asked: how the answers are written, and what the question says. */
export const decisions = {
  'start.home': decision(item),
  'start.character': decision(item),
  'start.figure': decision(words('female', 'male')),
  'start.residence': decision(space),
  'start.split': decision(either(figure, words('done'))),
  'select.role': decision(role),
  'select.god': decision(numbered(GOD_NAMES)),
  'event.levy': saying<{ left: number }>()(either(words('silver'), joined('/', { kind, space }))),
  'goods.give': saying<{ to: Seat; left: number }>()(good),
  'rebels.place': saying<{ n: number }>()(space),
  'token.gain': saying<{ left: number }>()(token),
  'turn.choose': decision(turn),
  'activate.space': decision(space),
  'activate.mode': saying<{ space: string }>()(mode),
  'activate.token': saying<{ space: string; mode: Key }>()(token),
  'move.from': saying<{ space: string; groups: Groups }>()(start),
  'move.units': saying<{ from: string; space: string; group: number[]; groups: Groups }>()(
    either(figure, words('done')),
  ),
  'move.card': saying<{ space: string }>()(either(card, words('done'))),
  'move.path': saying<{ route: string[]; space: string; groups: Groups }>()(space),
  'move.order': saying<{ space: string; groups: Groups }>()(space),
  'voyage.from': saying<{ space: string }>()(either(space, words('done'))),
  'voyage.units': saying<{ from: string; space: string; fleet: number[] }>()(either(figure, words('done'))),
  'danger.loss': saying<{ space: string }>()(figure),
  'monster.fight': saying<{ space: string }>()(yes),
  'monster.reward': decision(either(verbs({ token }), words('lapis', 'cards'))),
  'escape.choose': saying<{ space: string }>()(either(space, words('stand'))),
  'combat.retreat': saying<{ space: string; round: number; side: number }>()(either(space, words('no'))),
  'combat.retreat-token': saying<{ space: string }>()(token),
  'combat.card': saying<{ moment: string; round: number }>()(either(card, words('done'))),
  'combat.convert': saying<{ bones: number }>()(yes),
  'combat.converted': saying<{ left: number }>()(figure),
  'combat.volley': saying<{ bones: number }>()(yes),
  'combat.assign': sealed(saying<{ hits: number[] }>()(figure)),
  'combat.cancel': saying<{ hits: number; space: string }>()(either(card, words('done'))),
  'combat.mercenaries': saying<{ n: number }>()(words('take', 'decline')),
  'combat.escape': saying<{ captor: Seat; space: string }>()(either(card, words('pass'))),
  'building.action': saying<{ space: string }>()(
    words('collect', 'hire', 'recruit', 'tax', 'train', 'convert', 'ziggurat', 'canals', 'trade', 'skip'),
  ),
  'building.gain': decision(either(verbs({ build: building, upgrade }), words('skip'))),
  'collect.city': decision(either(space, words('skip'))),
  'collect.choose': saying<{ space: string }>()(good),
  'collect.bonus': saying<{ source: string }>()(either(good, words('skip'))),
  // The card with every good: `card/overflowing-stores#2/grain`; without one only where it is refused.
  'collect.card': saying<{ goods: Key[] }>()(
    either(verbs({ card: either(joined('/', { item, good }), item) }), words('done')),
  ),
  'recruit.buy': saying<{ room: number; bought: number; space: string }>()(either(figure, words('done'))),
  'recruit.extra': saying<{ source: string; space: string }>()(either(figure, words('skip'))),
  'convert.target': decision(either(aim, words('none'))),
  'convert.card': saying<{ bones: number }>()(either(verbs({ card: item, mercy: item }), words('done'))),
  'convert.displaced': saying<{ space: string }>()(space),
  'convert.replace': saying<{ space: string }>()(either(figure, words('done'))),
  'canal.place': saying<{ left: number } | null>()(either(space, words('done'))),
  'canal.destroy': saying<{ card: string } | null>()(canal),
  'ziggurat.place': decision(either(space, words('skip'))),
  'units.place': saying<{ unit: Kind; n: number }>()(either(space, words('skip'))),
  'trade.exchange': saying<{ offers: number[] }>()(exchange),
  'trade.staple': saying<{ exchange: Key; n: number }>()(headed('grain/', counted())),
  'trade.partner': saying<{ offers: number[] }>()(either(seat, words('done'))),
  'trade.compose': negotiated.compose,
  'trade.answer': negotiated.answer,
  'role.item': decision(words('upgrade', 'archer', 'spearman', 'trade', 'convert', 'ziggurat', 'skip')),
  'role.follow': saying<{ role: string; by: Seat }>()(item),
  'role.activate': saying<{ role: string }>()(space),
  'vizier.victim': decision(either(poolToken, words('skip'))),
  'token.buy': saying<{ left: number }>()(either(token, words('done'))),
  'commander.recall': decision(either(space, words('skip'))),
  'commander.home': decision(space),
  'scribe.crown': decision(either(verbs({ crown: seat }), words('skip'))),
  'an.put': saying<{ left: number }>()(verbs({ top: item, bottom: item })),
  'ishkur.storm': decision(space),
  'enki.swap': decision(either(swap, words('done'))),
  'character.whom': saying<{ left: number }>()(seat),
  'character.staple': decision(good),
  'card.mode': saying<{ card: string }>()(cardMode),
  'card.space': saying<{ card: string }>()(cardSpace),
  'card.seat': saying<{ card: string }>()(seat),
  'card.sabotage': saying<{ seat: Seat; card: ItemId; targets: Json }>()(either(card, words('pass'))),
  'challenge.group': saying<{ monster: number }>()(space),
  'plague.loss': saying<{ space: string; left: number }>()(either(figure, words('done'))),
  'hand.discard': saying<{ more: number }>()(item),
  'quest.score': decision(either(score, words('mission', 'wait'))),
  'score.now': decision(either(score, words('mission', 'wait'))),
  'mission.pay': decision(words('pay', 'wait')),
  'mission.buy': decision(words('pay', 'wait')),
  'prestige.quest': decision(item),
  'city-card.swap': saying<{ city: string }>()(either(verbs({ swap: city }), words('leave'))),
  'city-card.take': decision(city),
  'army.surplus': saying<{ size: number }>()(surplus),
  'ransom.open': saying<{ owner: Seat }>()(words('release', 'demand', 'refuse')),
  'ransom.compose': negotiated.compose,
  'ransom.answer': negotiated.answer,
  'ransom.card': decision(item),
  'champion.place': decision(space),
  'mercy.take': decision(words('take', 'decline')),
  'mercy.use': decision(item),
  'mercy.host': decision(words('chariot', 'archer')),
  'mercy.now': decision(item),
};

export type Decided = typeof decisions;
