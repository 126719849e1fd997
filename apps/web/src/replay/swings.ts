import type { BaseState, Seat } from '@edubba/kernel';
import type { GameUi, ToldEvent } from '@edubba/ui';
import { isAboutPoints } from '../table/log/lines.ts';
import { type Chapter, change, type Points, type Row, type Step } from './film-parts.ts';

/** A chapter that changed how the points stand to one another. */
export interface Swing {
  /** 1 to 3, in the order of the game. */
  readonly number: number;
  readonly chapter: Chapter;
  /** Who gained, or lost, most against the others. */
  readonly player: Seat;
  /** The step that counted most for that player. */
  readonly step: number;
  /** The position before that player's turn: where one could do otherwise. */
  readonly fork: number;
  readonly gains: Points;
  /** Points ahead of the best other, before and after. */
  readonly lead: readonly [number, number];
}

const MOST = 3;

/** The three chapters in which the differences between the scores changed most. */
export function swingsOf(chapters: readonly Chapter[], turns: readonly number[]): Swing[] {
  return chapters
    .flatMap((chapter, index) => {
      const gains = change(chapter.before, chapter.after);
      const { player, size } = largest(gains);
      return size === 0 ? [] : [{ chapter, index, gains, player, size }];
    })
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST)
    .sort((a, b) => a.index - b.index)
    .map(({ chapter, gains, player }, i) => {
      const step = peak(chapter, player);
      return {
        number: i + 1,
        chapter,
        player,
        step,
        fork: Math.max(0, (turns.findLast((turn) => turn <= step) ?? 1) - 1),
        gains,
        lead: [leadOf(chapter.before, player), leadOf(chapter.after, player)],
      };
    });
}

/** Who moved most against the average of the others; with two that move alike, the one who gained. */
function largest(gains: Points): { readonly player: Seat; readonly size: number } {
  const sum = gains.reduce((all, gain) => all + gain, 0);
  const others = Math.max(1, gains.length - 1);
  const moved = gains.map((gain) => gain - (sum - gain) / others);
  const size = Math.max(0, ...moved.map(Math.abs));
  const up = moved.findIndex((move) => move === size);
  return { player: up >= 0 ? up : moved.findIndex((move) => -move === size), size };
}

function peak({ rows, from }: Chapter, player: Seat): number {
  const size = (row: Row | undefined): number => Math.abs(row?.gains[player] ?? 0);
  return rows.reduce<Row | undefined>((best, row) => (size(row) > size(best) ? row : best), undefined)?.step.n ?? from;
}

/** Points ahead of the best other; below 0: behind. */
export function leadOf(points: Points, player: Seat): number {
  const others = points.filter((_, other) => other !== player);
  return (points[player] ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
}

/** A step that brought somebody many points, for a seal on the scrub bar. */
export interface Jump {
  readonly step: number;
  readonly player: Seat;
  readonly gain: number;
}

/** The largest gains of single steps, not nearer to one another than `gap` steps. */
export function jumpsOf(steps: readonly Step[], taken: readonly number[], gap: number, most = 6): Jump[] {
  const all = steps.flatMap(({ n, gains }) => {
    const gain = Math.max(0, ...gains);
    return gain > 0 ? [{ step: n, player: gains.indexOf(gain), gain }] : [];
  });
  const chosen: Jump[] = [];
  const near = (step: number): boolean =>
    [...taken, ...chosen.map((jump) => jump.step)].some((other) => Math.abs(other - step) < gap);
  for (const jump of all.sort((a, b) => b.gain - a.gain)) {
    if (chosen.length === most) break;
    if (!near(jump.step)) chosen.push(jump);
  }
  return chosen;
}

/** Of the step that changed a player's points most: what is told of points, or else the first that is told of the player. */
function toldOf(rows: readonly Row[], player: Seat): readonly ToldEvent[] {
  const size = ({ gains }: Row): number => Math.abs(gains[player] ?? 0);
  const most = rows.reduce<Row | undefined>(
    (best, row) => (size(row) > (best ? size(best) : 0) ? row : best),
    undefined,
  );
  const all = (most === undefined ? rows : [most]).flatMap(({ lines }) => lines);
  const own = all.filter(({ seat }) => seat === player);
  const told = own.find(isAboutPoints) ?? all.find(isAboutPoints) ?? own[0] ?? all[0];
  return told === undefined ? [] : [told];
}

/**
 * What brought a player the most points in a chapter, or cost them: the line that tells of the points, after the deed of
 * the same player that they followed from. Where no line says how many they were, what is told of the step that brought them.
 */
export function causeOf(ui: Pick<GameUi<BaseState>, 'gain'>, { rows }: Chapter, player: Seat): readonly ToldEvent[] {
  let best: { readonly lines: readonly ToldEvent[]; readonly at: number; readonly points: number } | undefined;
  for (const { lines: all } of rows) {
    const lines = all.filter(({ seat }) => seat === player);
    lines.forEach((line, at) => {
      const points = Math.abs(ui.gain?.(line)?.points ?? 0);
      if (points > (best?.points ?? 0)) best = { lines, at, points };
    });
  }
  if (best === undefined) return toldOf(rows, player);
  const { lines, at } = best;
  const deed = lines.slice(0, at).findLast((line) => ui.gain?.(line) === undefined);
  const gain = lines[at];
  return [deed, gain].filter((line) => line !== undefined);
}
