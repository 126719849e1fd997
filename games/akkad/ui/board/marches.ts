import type { Seat, View } from '@edubba/kernel';
import type { Thing } from '@edubba/ui';
import { asks } from '../../asking/index.ts';
import { type Space, spaceOf } from '../../content/map.ts';
import { ALL_SPACES } from '../../rules/geography.ts';
import { NOBODY, NOWHERE, type State } from '../../rules/state.ts';

/** Who goes where: the spaces of the way, how many, and whether it is a retreat. */
export interface March {
  readonly way: readonly Space[];
  readonly n: number;
  readonly seat: Seat;
  readonly kind: 'march' | 'retreat';
}

/** What a question about moving is about. */
interface About {
  readonly space?: string;
  readonly from?: string;
  readonly route?: readonly string[];
  readonly group?: readonly number[];
  readonly groups?: readonly { readonly route: readonly string[]; readonly n: number }[];
}

/** Where it is asked who goes, and from where. */
const STARTING: ReadonlySet<string | undefined> = new Set(['march', 'boarding']);

const sum = (list: readonly number[] = []): number => list.reduce((all, n) => all + n, 0);

const pointed = (thing: Thing | undefined): Space =>
  thing?.startsWith('space/') === true ? spaceOf(thing.slice('space/'.length)) : NOWHERE;

/** Groups that are about to move: from the question, from what is pointed at, and from the position that would follow. */
export function marchesIn(view: View<State>, ahead: View<State> | undefined, at: Thing | undefined): readonly March[] {
  // The question that would follow knows the group as it would be then.
  const asked = [ahead, view].map((one) => one?.pending[0]).find((one) => /^(move|voyage)\./.test(one?.kind ?? ''));
  const marches = [...retreats(view.s)];
  if (asked !== undefined) {
    const about = asked.about as About;
    const to = about.space === undefined ? NOWHERE : spaceOf(about.space);
    const march = (way: readonly Space[], n: number): March => ({ way, n, seat: asked.seat, kind: 'march' });
    for (const { route, n } of about.groups ?? []) marches.push(march(route.map(spaceOf), n));
    if (about.from !== undefined) marches.push(march([spaceOf(about.from), to], sum(about.group)));
    const route = (about.route ?? []).map(spaceOf);
    const next = pointed(at);
    const isOnward = next !== NOWHERE && next !== route.at(-1);
    if (about.route !== undefined) marches.push(march(isOnward ? [...route, next] : route, 0));
    const starting = about.from === undefined && STARTING.has(asks.scene(asked.kind));
    if (starting && next !== NOWHERE && next !== to) marches.push(march([next, to], 0));
  }
  return ahead === undefined ? marches : [...marches, ...moved(view.s, ahead.s, marches)];
}

/** Both sides of a combat may have said where they will go. */
function retreats({ fight }: State): readonly March[] {
  if (fight === null) return [];
  return fight.retreat.flatMap((to, side) =>
    to === NOWHERE
      ? []
      : [{ way: [fight.space, to], n: 0, seat: fight.sides[side] ?? NOBODY, kind: 'retreat' as const }],
  );
}

/** Figures a player would have fewer here and more there; who is on an arrow already is left out. */
function moved(now: State, then: State, known: readonly March[]): readonly March[] {
  return now.figures.flatMap((figures, seat) => {
    const change = (space: Space): number => (then.figures[seat]?.[space] ?? 0) - (figures[space] ?? 0);
    const to = ALL_SPACES.filter((space) => change(space) > 0);
    const [goal] = to;
    if (to.length !== 1 || goal === undefined) return [];
    return ALL_SPACES.filter((space) => change(space) < 0 && !known.some(({ way }) => way[0] === space)).map(
      (space) => ({
        way: [space, goal],
        n: -change(space),
        seat,
        kind: 'march' as const,
      }),
    );
  });
}
