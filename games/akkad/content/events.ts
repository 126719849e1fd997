import type { ItemId, Source } from '@edubba/kernel';

export type EventId =
  | 'plentiful-harvest'
  | 'fertile-sheepfold'
  | 'royal-gift'
  | 'tax-inflation'
  | 'uprising'
  | 'gutian-raid'
  | 'drought'
  | 'levy-for-the-king'
  | 'tribute-demand'
  | 'floods'
  | 'omen-of-war'
  | 'return-of-the-rebels';

/** C10 An event card. */
export interface EventCard {
  readonly id: EventId;
  readonly code: string;
  /** One of the four of which round 1 shows one (AKK-1.22). */
  readonly mild: boolean;
  /** Does it do something at once, or change the rest of the round, or both? */
  readonly works: 'now' | 'all-round' | 'both';
  readonly source: Source;
}

const event = (code: string, id: EventId, works: EventCard['works'], mild = false): EventCard => ({
  id,
  code,
  mild,
  works,
  source: mild ? 'rulebook' : 'reconstructed',
});

export const EVENTS: readonly EventCard[] = [
  event('V01', 'plentiful-harvest', 'all-round', true),
  event('V02', 'fertile-sheepfold', 'all-round', true),
  event('V03', 'royal-gift', 'now', true),
  event('V04', 'tax-inflation', 'both', true),
  event('V05', 'uprising', 'now'),
  event('V06', 'gutian-raid', 'now'),
  event('V07', 'drought', 'all-round'),
  event('V08', 'levy-for-the-king', 'now'),
  event('V09', 'tribute-demand', 'now'),
  event('V10', 'floods', 'all-round'),
  event('V11', 'omen-of-war', 'all-round'),
  event('V12', 'return-of-the-rebels', 'now'),
];

/** AKK-1.22 The four mild ones. */
export const MILD_EVENTS: readonly ItemId[] = EVENTS.flatMap(({ id, mild }) => (mild ? [id] : []));
