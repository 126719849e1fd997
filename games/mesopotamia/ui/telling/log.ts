import type { Message } from '@edubba/kernel';
import type { Stretch, Thing, ToldEvent } from '@edubba/ui';
import { say } from '../words.ts';

/** Members of an event that name a place; where somebody went comes before where they came from. */
const PLACES = ['area', 'section', 'from'] as const;
const AREA = /^[A-G]\d$/;

/** The things a log line speaks of: the place itself first. */
export function thingsOf({ seat, data = {} }: ToldEvent): readonly Thing[] {
  const places = PLACES.flatMap((name): Thing[] => {
    const value = data[name];
    if (typeof value !== 'string') return [];
    if (value.includes('|')) return [`river/${value}`];
    return AREA.test(value) ? [`area/${value}`] : [];
  });
  const { action, empire } = data;
  if (typeof action === 'string' && seat !== undefined && seat >= 0) places.push(`action/${action}@${seat}`);
  if (typeof empire === 'string') places.push(`empire/${empire}`);
  return places;
}

const MINOR = new Set([
  'turn.begun',
  'amphora.placed',
  'moved',
  'revealed',
  'battle.put',
  'automaton.ranked',
  // Why it is this one, and what comes to nothing: what is done is told besides.
  'automaton.lost',
  'automaton.lost-star',
  'automaton.lost-additional',
  'automaton.stops',
  'automaton.sends',
  'automaton.pairs',
  'automaton.orders',
  'automaton.orders-events',
  'automaton.berths',
  'siege.musters',
  'siege.trades',
  'siege.stands',
  'siege.aims',
  'siege.returns',
  'wave.goes',
]);

export const isMinor = ({ type }: ToldEvent): boolean => MINOR.has(type);

const PHASES: { readonly [type: string]: string } = {
  'phase.actions': 'ui.chapter.actions',
  'phase.combat': 'ui.chapter.combat',
  'phase.round-end': 'ui.chapter.round-end',
};

/** Rounds and their phases. */
export function chapter({ type, data }: ToldEvent): Message | undefined {
  const id = PHASES[type];
  return id === undefined ? undefined : say(id, { round: Number(data?.['round'] ?? 0) });
}

export function stretch({ type, data }: ToldEvent): Stretch | undefined {
  if (type !== 'phase.actions') return undefined;
  return { label: say('ui.stretch.round', { round: Number(data?.['round'] ?? 0) }) };
}

const ICONS: readonly (readonly [start: string, icon: string])[] = [
  ['phase.actions', 'act-move'],
  ['phase.combat', 'act-attack'],
  ['phase.', 'ui-clock'],
  ['battle.', 'act-attack'],
  ['tribe.', 'mes-tent'],
  ['garden.', 'bld-gardens'],
  ['strategy.', 'ui-deck'],
  ['automaton.', 'ui-bot'],
  ['wave.', 'unit-enemy'],
  ['solo.', 'act-attack'],
  ['event.', 'act-event'],
  ['empire.', 'tok-crown'],
];

/** Icon of a log line nobody did. */
export function eventIcon({ type, seat }: ToldEvent): string | undefined {
  if (seat !== undefined && seat >= 0) return undefined;
  return ICONS.find(([start]) => type.startsWith(start))?.[1] ?? 'act-info';
}
