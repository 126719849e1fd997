import { CARD_PARTS, type FirstCards, type Lesson, MOST_CARD_WORDS, questionKinds } from '@edubba/gamekit';
import type { BaseState, Game } from '@edubba/kernel';
import { type Finding, Findings } from './finding.ts';

/**
 * What is wrong with a game's cards for decisions that are met for the first time: each kind of question has one, nothing else has,
 * each part is the end of a sentence whose beginning is its head, and a card is short.
 */
export function checkFirstCards<S extends BaseState>(
  game: Game<S>,
  cards: FirstCards,
  { chapters }: Lesson,
): Finding[] {
  const findings = new Findings('cards');
  const kinds = questionKinds(game);
  for (const kind of kinds) if (cards[kind] === undefined) findings.add(`${kind} has no card`, '');
  for (const [kind, card] of Object.entries(cards)) {
    if (!kinds.includes(kind)) findings.add(`${kind} is asked nowhere`, '');
    if (card.chapter !== undefined && !chapters.some(({ id }) => id === card.chapter))
      findings.add(`${kind}: no chapter is called ${card.chapter}`, '');
    const texts = CARD_PARTS.flatMap((part) => card[part] ?? []);
    const words = texts.join(' ').split(/\s+/).length;
    if (words > MOST_CARD_WORDS) findings.add(`${kind}: ${words} words`, '');
    for (const text of texts)
      if (!/^[^.]\S*.*\.$/.test(text)) findings.add(`${kind}: no end of a sentence: ${text}`, '');
  }
  return findings.list;
}
