import { spaceOf } from '../content/map.ts';
import type { Army, Board, Player } from './support.ts';
import { akkadTable, playOn } from './support.ts';

const THREE = ['red', 'blue', 'green'] as const;
type Name = (typeof THREE)[number];

/** What a battle needs besides the two armies. */
export interface Battle {
  readonly space?: string;
  readonly cause?: string;
  readonly red?: Player;
  readonly blue?: Player;
  readonly green?: Player;
  /** More units of red and blue, elsewhere. */
  readonly redElsewhere?: { readonly [space: string]: Army };
  readonly blueElsewhere?: { readonly [space: string]: Army };
  readonly chance?: { readonly [kind: string]: readonly string[] };
  readonly phase?: 'action' | 'event' | 'prestige';
  readonly more?: Partial<Board<Name>>;
}

/**
 * Red's army has come to a space and meets blue's, or so many rebels. Nobody else is on the board, and the space is Queen's Orchard
 * (T21) unless said otherwise: no city, no river, Akkad and Nippur near.
 */
export function battle(red: Army, blue: Army | number, b: Battle = {}) {
  const space = b.space ?? 'T21';
  const rebels = typeof blue === 'number' ? { [space]: blue } : {};
  const has: { [name: string]: Player } = {
    red: { controls: ['GIR', 'LAG'], ...b.red, units: { [space]: red, ...b.redElsewhere } },
    blue: {
      controls: ['SUS'],
      ...b.blue,
      units: { ...(typeof blue === 'number' ? {} : { [space]: blue }), ...b.blueElsewhere },
    },
    green: { controls: ['URU'], units: {}, ...b.green },
  };
  const t = akkadTable({
    players: THREE,
    at: {
      proc: 'arrive',
      locals: { seat: 0, space: spaceOf(space), cause: b.cause ?? 'move' },
      phase: b.phase ?? 'action',
      active: 'red',
    },
    rebels,
    ...(b.chance === undefined ? {} : { chance: b.chance }),
    ...b.more,
    has,
  });
  // Rebels hold what red only came to.
  if (typeof blue === 'number') t.board.control[spaceOf(space)] = -1;
  return t;
}

/** Everybody fights on without retreat, cards, Volley or Conversion, and takes hits as they come. */
export function fightOn(t: ReturnType<typeof battle>, ...wanted: readonly string[]) {
  playOn(t, () => t.over, ...wanted);
  return t;
}

/** Red against a monster, in a space red has activated. */
export function hunt(red: Army, chance: Battle['chance'] = {}, player: Player = {}, space = 'D5', cause = 'move') {
  const has = {
    red: { controls: ['GIR', 'LAG'], ...player, units: { [space]: red } },
    blue: { units: {} },
    green: { units: {} },
  };
  return akkadTable({
    players: THREE,
    at: { proc: 'monster.combat', locals: { seat: 0, space: spaceOf(space), cause }, active: 'red' },
    rebels: {},
    chance,
    has,
  });
}
