import type { Message } from '@edubba/kernel';
import type { Stretch, Thing, ToldEvent } from '@edubba/ui';
import { EMPIRE_IDS } from '../../content/decks.ts';
import { say, thingOfCard } from '../../text/words.ts';

const CARDS: ReadonlySet<string> = new Set(EMPIRE_IDS);

/** The things a log line speaks of: the place itself first. */
export function thingsOf({ type, item, seat, data = {} }: ToldEvent): readonly Thing[] {
  const things: Thing[] = [];
  if (typeof data['space'] === 'string') things.push(`gate/${data['space']}`);
  if (typeof data['card'] === 'string' && CARDS.has(data['card'])) things.push(`card/${data['card']}`);
  if (item !== undefined) things.push(thingOfCard(item));
  if (type === 'board.taken' && typeof data['board'] === 'string') things.push(`board/${data['board']}`);
  if (things.length === 0 && seat !== undefined && seat >= 0) things.push(`player/${seat}`);
  return things;
}

/** Lines that only repeat what another line has said, or tell of single cards in a deal. */
const MINOR = new Set([
  'coins.paid',
  'knowledge.paid',
  'ambrosia.paid',
  'empire.reshuffled',
  'military.reshuffled',
  'district.under',
  'explore.discarded',
  'pass.automatic',
  'moved',
  'revealed',
]);

export function isMinor({ type }: ToldEvent): boolean {
  return MINOR.has(type);
}

const CHAPTERS = new Set(['phase.prepare', 'phase.actions', 'phase.end', 'phase.scoring']);

/** Rounds and their phases. */
export function chapter({ type, data }: ToldEvent): Message | undefined {
  if (!CHAPTERS.has(type)) return undefined;
  return say(`ui.chapter.${type.slice('phase.'.length)}`, { round: Number(data?.['round'] ?? 0) });
}

/** The rounds, on the scrub bar and the chart of worth. */
export function stretch({ type, data }: ToldEvent): Stretch | undefined {
  return type === 'phase.prepare'
    ? { label: say('ui.stretch.round', { round: Number(data?.['round'] ?? 0) }) }
    : undefined;
}

const ICONS: { readonly [start: string]: string } = {
  'phase.prepare': 'bld-gate',
  'phase.actions': 'unit-citizen',
  'phase.end': 'unit-titan',
  'phase.scoring': 'ui-trophy',
  'phase.over': 'ui-trophy',
  'space.uncovered': 'bld-gate',
  'ambrosia.placed': 'res-ambrosia',
  'citizens.back': 'unit-citizen',
  'armies.ready': 'aw-army',
};

const BY_START: readonly (readonly [string, string])[] = [
  ['empire.', 'bld-palace'],
  ['military.', 'aw-army'],
  ['district.', 'aw-plot'],
  ['titan.', 'unit-titan'],
];

/** Icon of a log line nobody did. */
export function eventIcon({ type, seat }: ToldEvent): string | undefined {
  if (seat !== undefined && seat >= 0) return undefined;
  return ICONS[type] ?? BY_START.find(([start]) => type.startsWith(start))?.[1] ?? 'act-info';
}
