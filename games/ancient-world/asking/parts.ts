import type { Prompt, Sheet, Thing } from '@edubba/gamekit';
import type { AnswerTo, Key, Message, RuleId, View } from '@edubba/kernel';
import type { Decided } from '../rules/decisions.ts';
import type { State } from '../rules/state.ts';
import { common, thing } from '../text/option.ts';
import { named, say, thingOfCard } from '../text/words.ts';

type Kind = keyof Decided;

/** What the prompt bar asks, why, and by which rule. */
export function asks(kind: string, rule: RuleId, params: Message['params'] = {}, why = kind): Prompt {
  return { say: say(`ui.ask.${kind}`, params), why: say(`ui.why.${why}`, params), rule };
}

type Option<K extends Kind> = Sheet<State, Decided[K]>['option'];

/** A sheet that need not say what an option is called: then it is what it names. */
type Half<K extends Kind> = Omit<Sheet<State, Decided[K]>, 'option'> & { readonly option?: Option<K> };

/** A decision's sheet. */
export function sheet<K extends Kind>(_: K, { option, ...half }: Half<K>): Sheet<State, Decided[K]> {
  return {
    option: (answer: AnswerTo<Decided[K]>, view: View<State>, key: Key) =>
      common(key) ?? (option === undefined ? thing(key, view) : option(answer, view, key)),
    ...half,
  };
}

/** Words that are no card. */
const WORDS: ReadonlySet<Key> = new Set(['none', 'done', 'decline', 'deck', 'back', 'keep', 'random']);

/** The card that a key is. */
export const onCard = (key: Key): Thing | undefined => (WORDS.has(key) ? undefined : thingOfCard(key));

/** A card by its name alone, where the picture says the rest; or the plain word. */
export const cardName = (key: Key): Message => (WORDS.has(key) ? say(`choose.${key}`) : named(key));

/** The same, where declining has words of its own. */
export const cardOr =
  (none: string) =>
  (key: Key): Message =>
    key === 'none' || key === 'done' ? say(`ui.none.${none}`) : cardName(key);

/** The main button: what is done with the card. */
export const doing =
  (verb: string) =>
  (key: Key): Message | undefined =>
    WORDS.has(key) ? undefined : say(`ui.verb.${verb}`, { item: named(key) });

/** The citizen that a key is. */
export const onCitizen = (key: Key): Thing | undefined => (key.startsWith('citizen/') ? key : undefined);
