import type { DecisionKind } from '@edubba/kernel';
import type { Catalogue } from '@edubba/words';

/** What is said of a kind of decision to whoever meets it for the first time: facts, not which answer to take. */
export interface FirstCard {
  readonly title: string;
  readonly decides: string;
  /** Left out where it is free. */
  readonly costs?: string;
  readonly brings: string;
  /** What a good player looks at. */
  readonly looks: string;
  /** The chapter of the lesson in which it is learned. */
  readonly chapter?: string;
}

/** The cards of a game, one for each kind of question that a person can be asked. */
export type FirstCards<K extends DecisionKind = DecisionKind> = { readonly [kind in K]: FirstCard };

export const CARD_PARTS = ['decides', 'costs', 'brings', 'looks'] as const;
export type CardPart = (typeof CARD_PARTS)[number];

/** So many words a card has at the most, its heads not counted. */
export const MOST_CARD_WORDS = 70;

/** Id of a text of a card. */
export function cardText(kind: DecisionKind, part: CardPart | 'title'): string {
  return `first.${kind}.${part}`;
}

/** The words of all cards, as a catalogue. */
export function cardTexts(cards: FirstCards): Catalogue {
  return Object.fromEntries(
    Object.entries(cards).flatMap(([kind, card]) =>
      (['title', ...CARD_PARTS] as const).flatMap((part) => {
        const text = card[part];
        return text === undefined ? [] : [[cardText(kind, part), text]];
      }),
    ),
  );
}
