import type { Prompt, Sheet, Thing } from '@edubba/gamekit';
import type { AboutIn, AnswerTo, ItemId, Key, Message, RuleId, Seat, View } from '@edubba/kernel';
import { LOCATIONS } from '../content/map.ts';
import type { Decided, Kind } from '../rules/decisions.ts';
import { AREA_OF } from '../rules/geography.ts';
import { areaName } from '../rules/names.ts';
import type { State } from '../rules/state.ts';
import { cardText } from '../text/cards.ts';
import { aboutParams } from '../text/naming.ts';
import { item, name, seats } from '../text/names.ts';
import { wordIcon } from './icons.ts';

export const say = (id: string, params?: Message['params']): Message =>
  params === undefined ? { id } : { id, params };

/** Answers that are words of their own: buttons of the prompt. */
const WORDS: ReadonlySet<Key> = new Set(
  ['yes', 'no', 'done', 'end', 'stop', 'pass', 'stay', 'nobody', 'all'].concat('discard', 'oracle', 'pile'),
);

/** Words that are said of a thing of the table all the same. */
const POINTED: ReadonlySet<Key> = new Set(['pile']);

const CARD = /^(AC|BC|GC|TC)\d\d#/;

/** The parts of a key: `take/military`. */
type Parts = readonly [first: string, second: string];
export function partsIn(key: Key): Parts {
  const [first = '', second = ''] = key.split('/');
  return [first, second];
}

/** What is said of a decision besides its prompt, which is found by its kind. Keys are their own answers. */
interface Half<K extends Kind>
  extends Pick<Sheet<State, Decided[K]>, 'ends' | 'weighs' | 'control' | 'scene' | 'unusual' | 'others'> {
  /** By default it is called what it names. */
  readonly option?: (key: Key) => Message;
  readonly thing?: (key: Key, about: AboutIn<Decided[K]> | undefined, view: View<State>) => Thing | undefined;
  readonly icon?: (key: Key) => string;
  readonly verb?: (key: Key) => Message | undefined;
  readonly doing?: string;
  /** What its words say besides what it is about. */
  readonly told?: (view: View<State>, about: AboutIn<Decided[K]> | undefined) => { readonly [name: string]: Message };
}

/** A decision's sheet, with the rule behind it. */
export function sheet<K extends Kind>(kind: K, rule: RuleId, half: Half<K> = {}): Sheet<State, Decided[K]> {
  const { option, thing, icon, verb, told, doing = 'own', ...rest } = half;
  const aboutIn = ({ pending }: View<State>): AboutIn<Decided[K]> | undefined =>
    pending.find((asked) => asked.kind === kind)?.about as AboutIn<Decided[K]> | undefined;
  return {
    option: (_: AnswerTo<Decided[K]>, __, key) => named(key) ?? option?.(key) ?? name(key),
    params: aboutParams,
    prompt: (view, _, about) => promptOf(kind, rule, about, told?.(view, about)),
    doing,
    thing: (_, view, key) => (WORDS.has(key) && !POINTED.has(key) ? undefined : thing?.(key, aboutIn(view), view)),
    icon: (_, key) => wordIcon(key) ?? icon?.(key) ?? 'ui-target',
    verb: (_, __, key) => wordVerb(key) ?? (WORDS.has(key) && key !== 'all' ? undefined : verb?.(key)),
    ...rest,
  };
}

/** A card with what it does. */
export const cardName = (card: ItemId): Message => say('do.named-card', { card: item(card), text: cardText(card) });

/** A word, or a card with what it does; else nothing. */
function named(key: Key): Message | undefined {
  if (CARD.test(key)) return cardName(key);
  return WORDS.has(key) ? say(`do.${key}`) : undefined;
}

const wordVerb = (key: Key): Message | undefined =>
  key === 'end' || key === 'stop' ? say(`ui.verb.${key}`) : undefined;

function promptOf(kind: Kind, rule: RuleId, about: unknown, told: Message['params']): Prompt {
  const plain: { [member: string]: string | number } = {};
  if (typeof about === 'object' && about !== null)
    for (const [member, value] of Object.entries(about))
      if (typeof value === 'number' || typeof value === 'string') plain[member] = value;
  const params = { ...plain, ...aboutParams(about), ...told };
  return { say: say(`ui.ask.${kind}`, params), why: say(`ui.why.${kind}`, params), rule };
}

const seatName = (seat: Seat): Message | string => seats[seat] ?? '';

/** What others read while somebody acts with a Character. */
export const withWho =
  (doing: string) =>
  (_: View<State>, seat: Seat, { who }: { readonly who: string }): Partial<Prompt> => ({
    say: say(`ui.others.${doing}`, { seat: seatName(seat), who: name(who) }),
  });

/** The table decides it together. */
export const TOGETHER = { doing: 'table', control: 'joint' } as const;

/** A Personal Advisor's player decides it, or the table where there is none. */
export const BY_OWNER = {
  control: 'joint',
  others: (_: View<State>, seat: Seat, { wants }: { readonly wants?: unknown }): Partial<Prompt> =>
    wants === undefined ? {} : { say: say('ui.others.table', { seat: seatName(seat) }) },
} as const;

// What keys point at.
export const onPlace = (key: Key): Thing => `place/${key}`;
export const onPerson = (key: Key): Thing => `person/${key}`;
export const onCard = (key: Key): Thing => `card/${key}`;
/** A tile of one's own area. */
export const onTile = (key: Key): Thing => `option/${key}`;
export const onPlayer = (key: Key): Thing => `player/${key}`;

/** A token of a Location or, for those that lie in pools, of its Area. */
export function tokenThing(token: string, location: string): Thing {
  if (token === 'military' || token === 'diviners') return `token/${token}/${location}`;
  const at = LOCATIONS.findIndex(({ id }) => id === location);
  const area = AREA_OF[at] ?? -1;
  return `token/${token}/${area < 0 ? location : areaName(area)}`;
}

// What choices are called on the main button.
export const choosing = (key: Key): Message => say('ui.verb.place', { place: name(key) });
export const discarding = (key: Key): Message => say('ui.verb.discard', { card: item(key) });

/** A token, with where it lies where that is said: `diviners/kalhu`. */
export const tokenAt = (key: Key): Message => {
  const [token, at] = partsIn(key);
  return at === '' ? name(token) : say('do.token-at', { token: name(token), place: name(at) });
};

/** Goods against Goods: `iron/copper`. */
export const swapping = (key: Key): Message => {
  const [give, get] = partsIn(key);
  return say('do.swap', { give: name(give), get: name(get) });
};
