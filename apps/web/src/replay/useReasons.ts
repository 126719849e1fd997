import type { Message, Seat } from '@edubba/kernel';
import { type ScoreLine, useSeatName } from '@edubba/ui';
import type { Film } from './film.ts';
import { useSaid } from './replay-table.ts';
import { leadOf } from './swings.ts';
import { resultOf } from './useHeadline.ts';
import type { Replay } from './useReplay.ts';

/** Why it came out so, in sentences that the points themselves prove. */
export function useReasons(replay: Replay, lines: readonly ScoreLine[]): readonly string[] {
  const say = useSaid();
  const name = useSeatName();
  const result = resultOf(replay.about);
  const [first, second] = result?.places ?? [];
  if (result === undefined || first === undefined || second === undefined || result.winners.length !== 1) return [];
  const reasons: string[] = [];
  const tie = result.level ? replay.ui.tieBreak(replay.opened.at.view) : undefined;
  if (tie !== undefined) reasons.push(say(tie));
  const source = largest(lines, first.player, second.player);
  if (source !== undefined && !result.level) {
    const [a = 0, b = 0] = [source.points[first.player], source.points[second.player]];
    reasons.push(say('end.reason.source', { source: say(source.label), a, b }));
  }
  const lead = lastChange(replay.film, first.player);
  if (lead === undefined) reasons.push(say('end.reason.always'));
  else if (!result.level) reasons.push(say('end.reason.lead', { chapter: say(lead.heading), other: name(lead.from) }));
  return reasons;
}

/** The source that set the first apart most from the second. */
export function largest(lines: readonly ScoreLine[], first: number, second: number): ScoreLine | undefined {
  const ahead = ({ points }: ScoreLine): number => (points[first] ?? 0) - (points[second] ?? 0);
  const best = [...lines].sort((a, b) => ahead(b) - ahead(a))[0];
  return best !== undefined && ahead(best) > 0 ? best : undefined;
}

/** The last chapter before which somebody else led, and who; nothing where nobody else ever did. */
function lastChange(
  { chapters }: Film,
  winner: number,
): { readonly heading: Message; readonly from: Seat } | undefined {
  const { before, heading } = chapters.findLast((chapter) => leadOf(chapter.before, winner) < 0) ?? {};
  if (before === undefined) return undefined;
  return { heading: heading ?? { id: 'replay.start' }, from: before.indexOf(Math.max(...before)) };
}
