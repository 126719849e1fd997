import type { Message, RuleId, Seat } from '@edubba/kernel';
import type { ToldEvent } from '@edubba/ui';
import { OFFERINGS } from '../../content/tracks.ts';
import { isBetween } from '../../rules/geography.ts';
import type { VpSource } from '../../rules/state.ts';
import { spaceNamed } from '../thing.ts';
import { say } from '../../text/words.ts';

/** Lines of the score sheet: the sources of the rules, with the Huts parted by their land. */
export type LineId = Exclude<VpSource, 'huts'> | 'outside' | 'between';

/** VP gained or lost at one moment. */
export interface Gain {
  readonly seat: Seat;
  readonly line: LineId;
  readonly vp: number;
  /** Round, Flood or end: `round/3`. */
  readonly chapter: string;
  readonly rule?: RuleId;
  readonly note?: Message;
}

/** What must be remembered of the events before to tell what points are made of. */
interface Memory {
  round: number;
  phase: string;
  /** Whose Hut stands where. */
  readonly huts: Map<string, Seat>;
  readonly wells: number[];
  readonly ziggurats: number[];
  readonly influence: number[];
  readonly offerings: number[];
  /** Places already awarded in this Flood. */
  ranked: number;
  /** VP of a Hut between the rivers at this table. */
  readonly between: number;
}

/** Every gain and loss of VP in the order told. */
export function gainsOf(events: readonly ToldEvent[], players: number, between: number): Gain[] {
  const none = (): number[] => Array<number>(players).fill(0);
  const memory: Memory = {
    round: 0,
    phase: 'setup',
    huts: new Map(),
    wells: none(),
    ziggurats: none(),
    influence: none(),
    offerings: none(),
    ranked: 0,
    between,
  };
  return events.flatMap((event) => {
    remember(memory, event);
    return event.type === 'vp.gained' || event.type === 'vp.lost' ? gains(memory, event) : [];
  });
}

/** Keeps the memory up to date. */
function remember(memory: Memory, { type, seat = -1, data = {} }: ToldEvent): void {
  const space = String(data['space'] ?? '');
  if (type.startsWith('phase.')) {
    memory.round = Number(data['round'] ?? memory.round);
    memory.phase = type.slice('phase.'.length);
    memory.ranked = 0;
  } else if (type === 'hut.built') memory.huts.set(space, seat);
  else if (type === 'hut.moved') {
    memory.huts.delete(String(data['from']));
    memory.huts.set(String(data['to']), seat);
  } else if (HUT_LEAVES.has(type)) memory.huts.delete(space);
  else if (type === 'well.dug') add(memory.wells, seat);
  else if (type === 'ziggurat.founded') add(memory.ziggurats, seat);
  else if (type === 'influence.gained') memory.influence[seat] = Number(data['to'] ?? 0);
  else if (type === 'offerings.advanced') memory.offerings[seat] = Number(data['to'] ?? 0);
  else if (type === 'flood.influence-reset') memory.influence.fill(0);
  else if (type === 'flood.offerings-reset') memory.offerings.fill(0);
}

const HUT_LEAVES = new Set(['hut.starved', 'hut.flooded', 'hut.destroyed', 'hut.removed', 'hut.replaced']);

const add = (list: number[], seat: Seat): void => {
  list[seat] = (list[seat] ?? 0) + 1;
};

/** One event of VP: one gain, or two where Huts of both lands score together. */
function gains(memory: Memory, { type, seat = 0, rule, data = {} }: ToldEvent): Gain[] {
  const vp = Number(data['n'] ?? 0) * (type === 'vp.lost' ? -1 : 1);
  const source = String(data['source']) as VpSource;
  const common = { seat, chapter: chapterOf(memory, source), ...(rule === undefined ? {} : { rule }) };
  if (source === 'huts') return hutGains(memory, seat, vp, common.chapter);
  if (source === 'influence') return [{ ...common, line: source, vp, note: rankNote(memory, seat) }];
  if (source === 'offerings') return [{ ...common, line: source, vp, note: offeringsNote(memory, seat) }];
  return [{ ...common, line: source, vp }];
}

/** ASY-15.02, ASY-15.03 */
function hutGains({ huts, between: each }: Memory, seat: Seat, vp: number, chapter: string): Gain[] {
  const own = [...huts].filter(([, owner]) => owner === seat);
  const between = each * own.filter(([space]) => isBetween[spaceNamed(space)] === true).length;
  const parts: readonly Gain[] = [
    { seat, chapter, line: 'outside', vp: vp - between, rule: 'ASY-15.02' },
    { seat, chapter, line: 'between', vp: between, rule: 'ASY-15.03' },
  ];
  return parts.filter((gain) => gain.vp !== 0);
}

/** Influence and Offerings score at Floods only; all else by round. */
function chapterOf({ round, phase }: Memory, source: VpSource): string {
  if (source === 'influence' || source === 'offerings') return `flood/${round}`;
  if (phase === 'end') return `last/${round}`;
  return round === 0 ? 'setup/0' : `round/${round}`;
}

/** Places are awarded from the first on. */
function rankNote(memory: Memory, seat: Seat): Message {
  memory.ranked++;
  return say('ui.score.note.rank', { place: memory.ranked, at: memory.influence[seat] ?? 0 });
}

function offeringsNote({ wells, ziggurats, offerings }: Memory, seat: Seat): Message {
  const at = offerings[seat] ?? 0;
  return say('ui.score.note.offerings', {
    wells: wells[seat] ?? 0,
    well: OFFERINGS.well[at] ?? 0,
    ziggurats: ziggurats[seat] ?? 0,
    ziggurat: OFFERINGS.ziggurat[at] ?? 0,
  });
}
