import type { BaseState, Game, GameEvent, ItemId } from '@edubba/kernel';
import { CHANCE, stepsOf } from '@edubba/kernel';
import type { Finding } from './finding.ts';
import { Findings } from './finding.ts';
import type { Subject } from './subject.ts';
import { gameOf, moduleOf } from './subject.ts';
import type { Walking } from './walk.ts';
import { walkGames } from './walk.ts';

/** What the coverage test is told besides which games to play. */
export interface CoverageOptions extends Walking {
  /**
   * Items that somebody must name in an answer: `granary#2`, or `granary` for any copy. All the rows of the module's
   * content, if not given.
   */
  readonly items?: readonly ItemId[];
  /** The item that an event plays, for what nobody names in an answer: a card that chance turns up. Being dealt is not being played. */
  readonly playedBy?: (event: GameEvent) => ItemId | undefined;
  /** Ends as soon as everything has been reached, instead of counting on. */
  readonly untilReached?: boolean;
  /** Labels, kinds and items that random play is not expected to reach; each must be covered by a test of its own. */
  readonly except?: readonly string[];
}

/** What random games reached and what they did not. */
export interface CoverageReport {
  readonly games: number;
  /** How often each was reached: labels as `proc.label`, decision kinds, items. */
  readonly labels: ReadonlyMap<string, number>;
  readonly kinds: ReadonlyMap<string, number>;
  readonly items: ReadonlyMap<string, number>;
  /** `label bidding.outbid`, `kind bid.place`, `item granary`. */
  readonly missed: readonly string[];
  /** What broke on the way. */
  readonly findings: readonly Finding[];
}

/** Plays random games and counts which labels, decision kinds and items come up. */
export function coverage<S extends BaseState>(subject: Subject<S>, options: CoverageOptions = {}): CoverageReport {
  const game = gameOf(subject);
  const labels = new Map(labelsOf(game).map((label) => [label, 0]));
  const kinds = new Map(kindsOf(game).map((kind) => [kind, 0]));
  const items = new Map((options.items ?? contentOf(subject)).map((item) => [item, 0]));
  const count = (map: Map<string, number>, name: string): void => {
    const n = map.get(name);
    if (n !== undefined) map.set(name, n + 1);
  };
  const countItem = (item: ItemId): void => {
    count(items, item);
    const hash = item.indexOf('#');
    if (hash > 0) count(items, item.slice(0, hash));
  };
  const except = new Set(options.except ?? []);
  const missed = (): string[] =>
    [...missing('label', labels), ...missing('kind', kinds), ...missing('item', items)].filter(
      (name) => !except.has(name) && !except.has(name.slice(name.indexOf(' ') + 1)),
    );
  const { list } = walkGames('coverage', game, options, {
    enough: (games) => options.untilReached === true && games > 0 && missed().length === 0,
    watch: (proc, label) => count(labels, `${proc}.${label}`),
    before: (walk, { seat, key }) => {
      const side = /^~([^/]+)\//.exec(key)?.[1];
      count(kinds, side ?? walk.machine.kind);
      if (seat !== CHANCE) for (const word of key.split(/[:/,~\s]+/)) countItem(word);
    },
    end: (walk) => {
      for (const event of walk.events) {
        const item = options.playedBy?.(event);
        if (item !== undefined) countItem(item);
      }
    },
  });
  return { games: options.games ?? 100, labels, kinds, items, missed: missed(), findings: list };
}

/** Everything that random games did not reach, as findings. */
export function checkCoverage<S extends BaseState>(
  subject: Subject<S>,
  options: CoverageOptions = {},
): readonly Finding[] {
  const { missed, games, findings } = coverage(subject, { untilReached: true, ...options });
  const list = new Findings('coverage');
  for (const name of missed) list.add(`${name} was not reached in ${games} games`, '');
  return [...findings, ...list.list];
}

function missing(what: string, counts: ReadonlyMap<string, number>): string[] {
  return [...counts].filter(([, n]) => n === 0).map(([name]) => `${what} ${name}`);
}

/** All labels of a game, as `proc.label`. */
export function labelsOf<S extends BaseState>(game: Game<S>): string[] {
  return Object.values(game.procs).flatMap((proc) =>
    proc === undefined ? [] : Object.keys(proc.steps).map((label) => `${proc.name}.${label}`),
  );
}

/** Everything in the module's tables of content, by name. */
function contentOf<S extends BaseState>(subject: Subject<S>): ItemId[] {
  return Object.values(moduleOf(subject)?.content ?? {}).flatMap((rows) => rows.map(({ id }) => id));
}

/** All kinds of decisions of a game: questions, chance and side offers. */
export function kindsOf<S extends BaseState>(game: Game<S>): string[] {
  return [
    ...new Set([
      ...stepsOf(game)
        .map(({ kind }) => kind)
        .filter((kind) => kind !== ''),
      ...game.anytime.map(({ kind }) => kind),
    ]),
  ];
}
