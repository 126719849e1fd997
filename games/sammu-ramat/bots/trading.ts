import type { Key } from '@edubba/kernel';
import { ashurCard } from '../content/ashur-cards.ts';
import type { Character } from '../content/characters.ts';
import { GOODS } from '../content/things.ts';
import type { State } from '../rules/index.ts';
import { consentOf } from '../rules/actions/spend.ts';
import { character } from '../rules/names.ts';
import { COURT, goodOf, together } from '../rules/queries/characters.ts';
import type { Leaning, Outlook } from './ahead.ts';

/** What a card is worth to whoever can pay for it. */
const PAID = 4;
/** A refused offer costs nothing: whoever made one at every question would never end. So many questions lie between two. */
const BETWEEN_OFFERS = 4;

/** Goods are asked of another player at three questions of five, so never three times running, whatever was declined. */
const [ASKING, OF] = [3, 5];

/** Would asking for this exchange of Goods now be pressing whoever has to agree? SAM-14.11 sets no limit. */
export const isPressing = (s: State, key: Key, seq: number): boolean =>
  seq % OF >= ASKING && consentOf(s, character(key.slice('trade/'.length))) !== undefined;

const use = (s: State, who: Character, card: string): number =>
  ashurCard(card).cost.every(
    (name, _, cost) => goodOf(s, who, GOODS.indexOf(name)) >= cost.filter((one) => one === name).length,
  )
    ? PAID
    : 0;

/** What the table gains when a card changes from one Character's player to another's. */
const passing = (s: State, card: string, from: Character, to: Character): number =>
  use(s, to, card) - use(s, from, card);

const seen = (cards: readonly string[] | undefined): string[] => (cards ?? []).filter((card) => !card.startsWith('?'));

/** The Character of a player who stands with the one that acts. */
const partner = (s: State, seat: number): Character | undefined =>
  COURT.find((who) => s.disk[who] === seat && together(s, who, s.actor));

/** SAM-14.03 Cards are exchanged where the other can pay for mine; and, as far as hands are seen, I for one of theirs. */
export function offering(s: State, key: Key, seq: number): number {
  if (seq % BETWEEN_OFFERS !== 0) return -1;
  const who = character(key.slice('cards/'.length));
  const most = (cards: readonly string[], from: Character, to: Character): number =>
    Math.max(-PAID, ...cards.map((card) => passing(s, card, from, to)));
  const theirs = s.hand[s.disk[who] ?? -1] ?? [];
  const back = theirs.some((card) => card.startsWith('?')) ? 0 : most(theirs, who, s.actor);
  return most(seen(s.hand[s.seat]), s.actor, who) > 0 && back >= 0 ? PAID : -1;
}

/** Which card to offer: the one that the other can use and I cannot. */
export function giving({ observation }: Outlook, s: State, key: Key): readonly Leaning[] {
  const who = partner(s, (observation.about as { with: number }).with);
  return who === undefined ? [] : [['card', passing(s, key, s.actor, who)]];
}

/** Which card to give for what is offered, if any. */
export function answering({ seat, observation }: Outlook, s: State, key: Key): readonly Leaning[] {
  if (key === 'no') return [['done', 1]];
  const who = partner(s, seat);
  const offered = observation.aside;
  if (who === undefined || typeof offered !== 'string' || offered.startsWith('?')) return [];
  return [['card', passing(s, key, who, s.actor) + passing(s, offered, s.actor, who)]];
}
