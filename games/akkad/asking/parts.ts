import type { Prompt, Sheet, Thing } from '@edubba/gamekit';
import type { AboutIn, Change, ItemId, Json, KindOf, Message, RuleId, Seat, View } from '@edubba/kernel';
import { GOODS, TOKENS } from '../content/goods.ts';
import type { Space } from '../content/map.ts';
import type { Kind } from '../content/units.ts';
import { UNITS } from '../content/units.ts';
import type { Decided, Figure } from '../rules/decisions.ts';
import { IDS } from '../rules/geography.ts';
import { combatBones } from '../rules/queries/combat.ts';
import type { State } from '../rules/state.ts';
import { item, monster, seats } from '../text/names.ts';
import { place, say, several, who } from '../text/words.ts';
import { GOOD_ICONS, TOKEN_ICONS, UNIT_ICONS, WORD_ICONS } from './icons.ts';

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

// What the sheets have in common: how a question is put, and answers that are of the same sort.

export type Params = { [name: string]: string | number | Message };

/** What an option is called: by its own word (`do.<kind>.<word>`), by what it names (`do.<kind>`), by both, or by any message. */
type Named = string | Params | readonly [word: string, params: Params] | Call;
interface Call {
  readonly call: Message;
}

/** Another text than the question's own. */
export const call = (id: string, params: Params = {}): Call => ({ call: say(id, params) });

/** What is peculiar to a decision; {@link told} makes its sheet of it. */
interface Page<D> extends Omit<Sheet<State, D>, 'option' | 'label' | 'params' | 'prompt' | 'others'> {
  readonly rule: RuleId | ((about: AboutIn<D>) => RuleId);
  readonly option: (...of: Parameters<Sheet<State, D>['option']>) => Named;
  /** What else its prompt needs to be put well. */
  readonly more?: (s: State, seat: Seat, about: AboutIn<D>) => Params;
}

type Pages<K extends KindOf<Decided>> = { readonly [kind in K]: Page<Decided[kind]> };
type Told<K extends KindOf<Decided>> = { readonly [kind in K]: Sheet<State, Decided[kind]> };

/** The sheets of some decisions: questions are put by their kind, `ui.ask.<kind>`, and options called by it. */
export function told<K extends KindOf<Decided>>(pages: Pages<K>): Told<K> {
  const all = Object.entries(pages) as [K, Page<Decided[K]>][];
  return Object.fromEntries(all.map(([kind, page]) => [kind, sheetOf(kind, page)])) as unknown as Told<K>;
}

function sheetOf<D>(kind: string, { rule, more, option, ...rest }: Page<D>): Sheet<State, D> {
  const params = ({ s }: View<State>, seat: Seat, about: AboutIn<D>): Params => ({
    ...battleParams(s, seat, rest.doing === 'combat'),
    ...paramsOf(about),
    ...more?.(s, seat, about),
    seat: who(seat),
  });
  return {
    ...rest,
    option: (...of) => worded(kind, option(...of)),
    params: (about) => spaceIn(about),
    prompt: (view, seat, about): Prompt => {
      const filled = params(view, seat, about);
      const by = typeof rule === 'function' ? rule(about) : rule;
      return { say: say(`ui.ask.${kind}`, filled), why: say(`ui.why.${kind}`, filled), rule: by };
    },
    // What is said of a fight is where it is, not where somebody would go.
    others: (view, seat, about) => ({
      say: say(`ui.others.${rest.doing}`, {
        ...params(view, seat, about),
        ...battleParams(view.s, seat, rest.doing === 'combat'),
      }),
    }),
  };
}

function worded(kind: string, named: Named): Message {
  if (typeof named === 'string') return { id: `do.${kind}.${named}` };
  if (isPair(named)) return say(`do.${kind}.${named[0]}`, named[1]);
  return isCall(named) ? named.call : say(`do.${kind}`, named);
}

const isPair = (named: Exclude<Named, string>): named is readonly [string, Params] => Array.isArray(named);
const isCall = (named: Params | Call): named is Call => 'call' in named;

const isRecord = (about: Json): about is { [name: string]: Json } =>
  typeof about === 'object' && about !== null && !Array.isArray(about);

const SPACES: ReadonlySet<string> = new Set(IDS);

/** The space a question is about, for the text table. */
function spaceIn(about: Json): Params {
  const space = isRecord(about) ? about['space'] : undefined;
  return typeof space === 'string' && SPACES.has(space) ? { space: say(`space.${space}`) } : {};
}

/** Members of what a question is about that are players: the other one of the question. */
const OTHERS = ['owner', 'by', 'captor', 'to', 'with', 'seat'] as const;

/** What members that are called so mean, whatever the question. */
const WORDED: { readonly [member: string]: (value: string, about: { [name: string]: Json }) => Params } = {
  card: (card) => ({ card: item(card) }),
  role: (role) => ({ role: say(`role.${role}`), way: say(`ui.way.${role}`) }),
  monster: (at) => ({ monster: monster(Number(at)) }),
  unit: (kind, { n = 0 }) => ({ units: several(UNITS[Number(kind)] ?? '', Number(n)) }),
  source: (source) => ({ source: say(`ui.source.${source}`) }),
};

/** Words for what a question is about, whichever members it has. */
function paramsOf(about: Json): Params {
  if (!isRecord(about)) return {};
  const params: Params = {};
  for (const [name, value] of Object.entries(about)) {
    if (typeof value === 'number') params[name] = value;
    if (typeof value === 'string') params[name] = SPACES.has(value) ? say(`space.${value}`) : value;
    if (typeof value === 'number' || typeof value === 'string')
      Object.assign(params, WORDED[name]?.(String(value), about));
  }
  const other = OTHERS.find((name) => typeof about[name] === 'number');
  if (other !== undefined) params['other'] = who(Number(about[other]));
  return params;
}

/** Whom this player fights, where, and with how many bones on either side: for every question of a combat. */
function battleParams(s: State, seat: Seat, fighting: boolean): Params {
  const { fight } = s;
  if (fight === null) return fighting ? { enemy: say('seat.nobody'), mine: 0, theirs: 0 } : {};
  const side = fight.sides[0] === seat ? 0 : 1;
  const other = side === 0 ? 1 : 0;
  return {
    enemy: fight.monster >= 0 ? monster(fight.monster) : who(fight.sides[other]),
    mine: combatBones(s, fight, side),
    theirs: combatBones(s, fight, other),
    space: place(fight.space),
  };
}

/** How answers of one sort are called, pointed at and drawn. */
interface Sort<T> {
  readonly option: (answer: T) => Named;
  readonly thing: (answer: T) => Thing | undefined;
  readonly icon: (answer: T) => string | undefined;
}

const isWord = (answer: unknown): answer is string => typeof answer === 'string';

/** Besides answers of a sort there are words: buttons that go without it. */
function orWord<T>({ option, thing, icon }: Sort<T>): Sort<T | string> {
  return {
    option: (answer) => (isWord(answer) ? answer : option(answer)),
    thing: (answer) => (isWord(answer) ? undefined : thing(answer)),
    icon: (answer) => (isWord(answer) ? WORD_ICONS[answer] : icon(answer)),
  };
}

/** Words alone. */
export const byWord = { option: (word: string): Named => word, icon: (word: string) => WORD_ICONS[word] };

/** Spaces of the map, with the picture of what is done there. */
export const onSpace = (icon: string): Sort<Space | string> =>
  orWord({ option: (at) => ({ x: place(at) }), thing: spaceThing, icon: () => icon });

export const spaceThing = (at: Space): Thing => `space/${IDS[at] ?? ''}`;

export const figureKey = ({ kind, hurt }: Figure): string => `${UNITS[kind] ?? ''}${hurt ? '!' : ''}`;
export const unitIcon = (kind: Kind): string | undefined => UNIT_ICONS[UNITS[kind] ?? ''];

/** A unit in a sentence: "a chariot". */
export const aUnit = (kind: Kind): Message => say(`a.${UNITS[kind] ?? ''}`);

/** "a chariot, injured". */
export const aFigure = ({ kind, hurt }: Figure): Message => (hurt ? say('a.hurt', { what: aUnit(kind) }) : aUnit(kind));

/** Units of the tray. */
export const ofUnit: Sort<Figure | string> = orWord({
  option: (figure: Figure) => ({ x: aFigure(figure) }),
  thing: (figure) => `unit/${figureKey(figure)}`,
  icon: ({ kind }) => unitIcon(kind),
});

export const goodName = (good: number): string => GOODS[good] ?? '';
/** One's goods. */
export const ofGood: Sort<number | string> = orWord({
  option: (good: number) => ({ x: say(`goods.${goodName(good)}`) }),
  thing: (good) => `good/${goodName(good)}`,
  icon: (good) => GOOD_ICONS[goodName(good)],
});

export const tokenName = (token: number): string => TOKENS[token] ?? '';
export const aToken = (token: number): Message => say(`a.${tokenName(token)}`);
export const tokenIcon = (token: number): string | undefined => TOKEN_ICONS[tokenName(token)];

/** One's command tokens. */
export const ofToken: Sort<number | string> = orWord({
  option: (token: number) => ({ x: aToken(token) }),
  thing: (token) => `token/${tokenName(token)}`,
  icon: tokenIcon,
});

/** A player as the object of a sentence. */
export const player = (seat: Seat): Message => seats[seat] ?? say('seat.rebels');

/** Players. */
export const ofPlayer: Sort<Seat | string> = orWord({
  option: (seat: Seat) => ({ x: player(seat) }),
  thing: (seat) => `player/${seat}`,
  icon: () => 'ui-people',
});

/** Things that go by their own names: `home/mari` is called `home.mari`. */
export const byName = (sort: string, icon: string): Sort<string> => ({
  option: (name) => ({ x: say(`${sort}.${name}`) }),
  thing: (name) => `${sort}/${name}`,
  icon: () => icon,
});

/** Cards, one by one; `none` declines them all. */
export const ofCard = (sort: string, icon: string, none?: string): Sort<ItemId> => ({
  option: (id) => (id === none ? id : { x: item(id) }),
  thing: (id) => (id === none ? undefined : `${sort}/${id}`),
  icon: (id) => (id === none ? WORD_ICONS[id] : icon),
});

type CardPlayed = { readonly verb: 'card'; readonly what: ItemId };

/** A window in which a card may be played: asked of whoever might hold one, so that it gives nothing away. */
export const withCard = {
  ...orWord({
    option: ({ what }: CardPlayed) => call('do.play', { x: item(what) }),
    thing: ({ what }) => `card/${what}`,
    icon: () => 'ui-hand',
  }),
  weighs: (answer: CardPlayed | string): boolean => !isWord(answer),
  control: 'reaction' as const,
};

/** A good more or less in an offer, or what is done with the offer. */
export const offering: Sort<Change | string> = {
  option: (answer) =>
    isWord(answer)
      ? call(`do.offer.${answer}`)
      : call(`do.offer.${answer.way}${answer.more ? '+' : '-'}`, { x: say(`goods.${answer.good}`) }),
  thing: (answer) =>
    isWord(answer)
      ? undefined
      : `offer/${answer.way === 'give' ? 'mine' : 'theirs'}/${answer.good}${answer.more ? '' : '-'}`,
  icon: (answer) => (isWord(answer) ? WORD_ICONS[answer] : (GOOD_ICONS[answer.good] ?? 'ui-hand')),
};

/** Some grain, and the rest sheep. */
export const mix = (grain: number, all: number): Message => say('a.mix', { grain, sheep: all - grain });
