import type { Message, Seat, View } from '@edubba/kernel';
import type { ScoreCause, ScoreLine, ToldEvent } from '@edubba/ui';
import { numberOf } from '../../rules/queries/numbers.ts';
import type { State, VpSource } from '../../rules/state.ts';
import { SOURCES } from '../../rules/state.ts';
import type { Gain, LineId } from './score-gains.ts';
import { gainsOf } from './score-gains.ts';
import { say } from '../../text/words.ts';

const LINES: readonly (readonly [id: LineId, icon: string])[] = [
  ['start', 'brand-wedge'],
  ['outside', 'bld-hut'],
  ['between', 'bld-river'],
  ['ziggurats', 'bld-zig3'],
  ['influence', 'res-influence'],
  ['offerings', 'res-offering'],
  ['marks', 'res-vp'],
  ['bonuses', 'ui-hand'],
  ['bids', 'unit-leader'],
];

/**
 * Where every VP came from, line by line and round by round; adds up to the points of the position. `events`: those that
 * stand, from the beginning. What they do not tell, because they begin later, is a cause of its own.
 */
export function scoreSheet({ s }: View<State>, events: readonly ToldEvent[]): readonly ScoreLine[] {
  const gains = gainsOf(events, s.players, numberOf(s, 'hut-between'));
  const between = totals(s.players, causesOf(gains, 'between', s.players));
  return LINES.map(([id, icon]) => {
    const causes = causesOf(gains, id, s.players);
    const points = pointsOf(s, id, between);
    const told = totals(s.players, causes);
    const rest = points.map((all, seat) => all - (told[seat] ?? 0));
    const untold = id !== 'start' && rest.some((n) => n !== 0);
    const earlier: ScoreCause = { label: say('ui.score.earlier'), points: rest };
    return { id, icon, label: say(`ui.score.${id}`), points, causes: untold ? [earlier, ...causes] : causes };
  });
}

/** The position's own ledger counts; how the Huts are parted by their land is known from the events alone. */
function pointsOf(s: State, id: LineId, between: readonly number[]): readonly number[] {
  const ledger = (source: VpSource): number[] => s.ledger.map((sheet) => sheet[SOURCES.indexOf(source)] ?? 0);
  if (id === 'between') return between;
  if (id === 'outside') return ledger('huts').map((vp, seat) => vp - (between[seat] ?? 0));
  return ledger(id);
}

function totals(players: number, causes: readonly ScoreCause[]): readonly number[] {
  return Array.from({ length: players }, (_, seat) => causes.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
}

/** The gains of one line, put together by round, Flood and end. */
function causesOf(gains: readonly Gain[], line: LineId, players: number): ScoreCause[] {
  const own = gains.filter((gain) => gain.line === line);
  const chapters = [...new Set(own.map(({ chapter }) => chapter))];
  return chapters.map((chapter) => {
    const here = own.filter((gain) => gain.chapter === chapter);
    const of = (seat: Seat): Gain[] => here.filter((gain) => gain.seat === seat);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    return {
      label: label(chapter),
      ...(here[0]?.rule === undefined ? {} : { rule: here[0].rule }),
      points: seats.map((seat) => of(seat).reduce((sum, { vp }) => sum + vp, 0)),
      notes: seats.map((seat) => note(line, of(seat))),
    };
  });
}

/** `round/3`, `flood/6`, `setup/0`, `last/6`. */
function label(chapter: string): Message {
  const [name = '', round = ''] = chapter.split('/');
  return say(`ui.score.${name}`, { round: Number(round) });
}

/** What a player's points of one cause are made of. */
function note(line: LineId, gains: readonly Gain[]): Message | undefined {
  const [first] = gains;
  if (first === undefined) return undefined;
  const vp = gains.reduce((sum, gain) => sum + gain.vp, 0);
  switch (line) {
    case 'outside':
      return say('ui.score.note.huts', { n: vp });
    case 'between':
      return say('ui.score.note.huts', { n: vp / 2 });
    case 'ziggurats':
      return say('ui.score.note.pieces', { n: vp });
    case 'marks':
      return say('ui.score.note.marks', { n: vp / 2 });
    case 'bids':
      return say('ui.score.note.bids', { n: gains.length });
    case 'influence':
    case 'offerings':
      return first.note;
    case 'start':
    case 'bonuses':
      return undefined;
  }
}
