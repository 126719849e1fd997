import type { Message } from '@edubba/kernel';
import type { Stretch, Thing, ToldEvent } from '@edubba/ui';
import { AREA_NAMES, LOCATIONS } from '../../content/map.ts';
import { CHARACTER_NAMES } from '../../content/characters.ts';
import { say } from '../words.ts';
import { markerIcon, tokenIcon } from '../../asking/icons.ts';

const LOCATION_NAMES: ReadonlySet<string> = new Set(LOCATIONS.map(({ id }) => id));
const AREAS: ReadonlySet<string> = new Set(AREA_NAMES);
const PEOPLE: ReadonlySet<string> = new Set(CHARACTER_NAMES);

/** The things a log line speaks of: the place first, then who. */
export function thingsOf({ data = {}, item }: ToldEvent): readonly Thing[] {
  const named = (member: string): string => {
    const value = data[member];
    return typeof value === 'string' ? value : '';
  };
  const place = named('place');
  const area = named('area');
  return [
    ...(LOCATION_NAMES.has(place) ? [`place/${place}`] : AREAS.has(place) ? [`area/${place}`] : []),
    ...(AREAS.has(area) ? [`area/${area}`] : []),
    ...(LOCATION_NAMES.has(named('from')) ? [`place/${named('from')}`] : []),
    ...(['who', 'with'] as const).flatMap((member) => (PEOPLE.has(named(member)) ? [`person/${named(member)}`] : [])),
    ...(item !== undefined && /^(?:AC|BC|GC|TC)/.test(item) ? [`card/${item}`] : []),
  ];
}

/** Lines that only repeat what another line has said. */
const MINOR = new Set([
  'event.dealt',
  'event.mixed',
  'deck.shuffled',
  'events.shuffled',
  'card.spent',
  'joint.voted',
  'joint.confirmed',
  'marker.worked',
  'technology.laid',
]);

export function isMinor({ type }: ToldEvent): boolean {
  return MINOR.has(type) || (type.startsWith('stage.') && type !== 'stage.enemies');
}

const STAGES = new Set(['stage.enemies', 'stage.consult', 'stage.actions', 'stage.check']);

/** Months, and in them their phases. */
export function chapter({ type, data }: ToldEvent): Message | undefined {
  if (type === 'challenge.begins') return say('ui.chapter.setup');
  if (type === 'month.begins') return say('ui.chapter.month', { month: data?.['month'] ?? 0 });
  if (STAGES.has(type)) return say(`ui.chapter.${type.slice('stage.'.length)}`, { month: data?.['month'] ?? 0 });
  return undefined;
}

/** The Months on the scrub bar. */
export function stretch({ type, data }: ToldEvent): Stretch | undefined {
  if (type === 'challenge.begins') return { label: say('ui.stretch.setup') };
  return type === 'month.begins' ? { label: say('ui.stretch.month', { month: data?.['month'] ?? 0 }) } : undefined;
}

const ICONS: { readonly [type: string]: string } = {
  'month.begins': 'tok-firstplayer',
  'challenge.begins': 'act-event',
  'challenge.won': 'ui-trophy',
  'event.flipped': 'act-event',
  'event.redirected': 'act-event',
  'gate.gained': 'bld-gate',
  'gate.lost': 'bld-gate',
  'queen.attempt': 'tok-assassin',
  'taxes.given': 'act-tax',
};

/** Icon of a log line nobody did. */
export function eventIcon({ type, seat, data = {} }: ToldEvent): string | undefined {
  if (seat !== undefined && seat >= 0) return undefined;
  const known = ICONS[type];
  if (known !== undefined) return known;
  if (type.startsWith('enemies.') || type.startsWith('attack.')) return 'unit-enemy';
  if (typeof data['marker'] === 'string') return markerIcon(data['marker']);
  if (typeof data['token'] === 'string') return tokenIcon(data['token']);
  if (type.startsWith('character.')) return 'ui-people';
  return 'brand-wedge';
}
