import type { Message, Seat } from '@edubba/kernel';
import type { Stretch, Thing, ToldEvent } from '@edubba/ui';
import { MONSTER_NAMES } from '../../content/monsters.ts';
import { IDS } from '../../rules/geography.ts';
import { say } from '../../text/words.ts';

const SPACES: ReadonlySet<string> = new Set(IDS);

/** Members of an event that name a space; where somebody went comes before where they came from. */
const PLACES = ['space', 'to', 'from'];

/** Members that name a thing of their own sort. */
const NAMED: { readonly [member: string]: string } = {
  home: 'home',
  character: 'character',
  role: 'role',
  god: 'god',
  city: 'city',
};

/** What an item is as a thing. */
function itemThing(type: string, item: string): Thing | undefined {
  if (item.startsWith('?')) return undefined;
  if (type.startsWith('quest.')) return `quest/${item}`;
  if (type.startsWith('mercy.')) return `mercy/${item}`;
  return type.startsWith('event.') ? `event/${item}` : `card/${item}`;
}

/** Things on somebody's mat: goods, tokens, buildings. Whose they are is always said, since anybody may read it. */
function matThings({ seat, data = {} }: ToldEvent): Thing[] {
  if (seat === undefined || seat < 0) return [];
  const things: Thing[] = [];
  if (typeof data['good'] === 'string') things.push(`good/${data['good']}@${seat}`);
  if (typeof data['token'] === 'string' && data['space'] === undefined) things.push(`token/${data['token']}@${seat}`);
  if (typeof data['building'] === 'string') things.push(`building/${data['building']}@${seat}`);
  return things;
}

/** The things a log line speaks of: the place itself first. */
export function thingsOf(event: ToldEvent): readonly Thing[] {
  const { type, item, seat, data = {} } = event;
  const spaces = PLACES.flatMap((name) => {
    const value = data[name];
    return typeof value === 'string' && SPACES.has(value) ? [`space/${value}`] : [];
  });
  const named = Object.entries(NAMED).flatMap(([member, kind]) => {
    const value = data[member];
    return typeof value === 'string' ? [`${kind}/${value}`] : [];
  });
  const card = item === undefined ? undefined : itemThing(type, item);
  return [
    ...spaces,
    ...(type === 'monster.defeated' ? [`monster/${MONSTER_NAMES[Number(data['monster'])] ?? 'anzu'}`] : []),
    ...(type.startsWith('crown.') ? ['crown'] : []),
    ...(type === 'mission.scored' && seat !== undefined ? [`mission/${seat}`] : []),
    ...named,
    ...(card === undefined ? [] : [card]),
    ...matThings(event),
  ];
}

/** Lines that only repeat what another line has said, or that tell of single cards in a shuffle. */
const MINOR = new Set([
  'event.drawn',
  'event.over',
  'cards.reshuffled',
  'card.played',
  'revealed',
  'moved',
  'rebels.hit',
  'monster.hit',
]);

export function isMinor({ type, data }: ToldEvent): boolean {
  return MINOR.has(type) || (type === 'vp.gained' && data?.['source'] !== 'akkad');
}

const roundOf = ({ type, data }: ToldEvent): number =>
  Number(data?.['round'] ?? 0) + (type === 'phase.selection' ? 1 : 0);

const PHASES = new Set(['phase.selection', 'phase.event', 'phase.action', 'phase.prestige']);

/** Rounds and their phases. */
export function chapter(event: ToldEvent): Message | undefined {
  if (event.type === 'phase.end') return say('ui.chapter.end');
  if (!PHASES.has(event.type)) return undefined;
  return say(`ui.chapter.${event.type.slice('phase.'.length)}`, { round: roundOf(event) });
}

/** The rounds, on the scrub bar and the score chart. */
export function stretch(event: ToldEvent): Stretch | undefined {
  if (event.type === 'phase.selection') return { label: say('ui.stretch.round', { round: roundOf(event) }) };
  return undefined;
}

/** The VP a log line tells of. */
export function gain({ type, seat, data }: ToldEvent): { readonly player: Seat; readonly points: number } | undefined {
  return type === 'vp.gained' && seat !== undefined ? { player: seat, points: Number(data?.['n'] ?? 0) } : undefined;
}

const ICONS: { readonly [type: string]: string } = {
  'phase.selection': 'tok-crown',
  'phase.event': 'act-event',
  'phase.action': 'act-move',
  'phase.prestige': 'res-vp',
  'phase.end': 'ui-trophy',
  'event.revealed': 'act-event',
  'event.drawn': 'act-event',
  'event.over': 'act-event',
  'quest.revealed': 'res-vp',
  'combat.rolled': 'res-knucklebone',
  'combat.volley': 'unit-archer',
  'combat.stalemate': 'act-defend',
  'combat.begun': 'act-attack',
  'rebels.placed': 'unit-rebel',
  'rebels.hit': 'unit-rebel',
  'monster.hit': 'unit-monster',
  'cards.reshuffled': 'ui-deck',
  'prestige.healed': 'tok-health',
  'prestige.cleared': 'act-undo',
  'prestige.returned': 'act-undo',
};

/** Icon of a log line nobody did. */
export function eventIcon({ type, seat }: ToldEvent): string | undefined {
  return seat === undefined || seat < 0 ? (ICONS[type] ?? 'act-info') : undefined;
}
