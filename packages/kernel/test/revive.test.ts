import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BaseState } from '@edubba/kernel';
import { CHANCE, draw, Machine, tableInfo, Xoshiro } from '@edubba/kernel';
import { table } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { combatGame } from './conformance/combat/game.ts';
import { conformanceGames } from './conformance/index.ts';
import { rolesGame } from './conformance/roles/game.ts';
import type { Stored } from './revive-child.ts';
import { playOn } from './revive-child.ts';

const CHILD = fileURLToPath(new URL('revive-child.ts', import.meta.url));

/** Takes positions through a file into a new process, lets them go on there, and says how that went. */
function elsewhere(stored: readonly Stored[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'edubba-revive-'));
  try {
    const file = join(folder, 'positions.json');
    writeFileSync(file, JSON.stringify(stored));
    return JSON.parse(execFileSync(process.execPath, [CHILD, file], { encoding: 'utf8' })) as string[][];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The original goes on here, the stored one there: position for position the same. */
function comparedWith(originals: readonly Machine<BaseState>[]): void {
  const stored = originals.map(({ game, pos }, i) => ({
    game: game.id,
    position: JSON.parse(JSON.stringify(pos)) as unknown,
    seed: `on ${i}`,
  }));
  const there = elsewhere(stored);
  const here = originals.map((machine, i) => playOn(machine, `on ${i}`));
  expect(there).toEqual(here);
  for (const prints of here) expect(prints.length).toBeGreaterThan(1);
}

const bare = <S extends BaseState>(machine: Machine<S>): Machine<BaseState> => machine as unknown as Machine<BaseState>;

test('stored in a reaction to a reaction to a reaction to a hit, and revived in a new process', () => {
  const t = table(combatGame, {
    seats: 3,
    chance: {
      'card.draw': ['sabotage', 'miss', 'sabotage', 'blank', 'sabotage', 'blank', 'miss'],
      'combat.volleyDie': ['4', '4'],
    },
  });
  t.p0.answers('turn.act', 'attack:kish/ur');
  t.p1.answers('combat.retreat', 'stay');
  t.p0.answers('combat.convert', 'fight');
  t.p1.answers('hit.react', 'play:miss');
  t.p2.answers('hit.react', 'play:sabotage');
  t.p0.answers('hit.react', 'pass');
  t.p1.answers('hit.react', 'play:sabotage');
  // Three questions wait for the fourth to be answered: the hit, the Miss!, the first Sabotage.
  const nested = t.table.machine.pos.stack.map(({ p }) => p).join(' > ');
  expect(nested).toBe(
    `main > turn > combat > combat.takeHit > ${Array(4).fill('hit.before').join(' > reaction.play > ')}`,
  );
  comparedWith([bare(t.table.machine)]);
});

test('stored while a follower pays for a building within the actor’s role, and revived in a new process', () => {
  const t = table(rolesGame, { seats: 4, seed: 'revive' });
  t.p0.answers('role.take', 'builder').answers('build.choose', 'granary').answers('cost.pay', 'gold');
  t.p1.answers('role.follow', 'follow').answers('build.choose', 'temple').answers('cost.pay', 'grain');
  t.p1.isAsked('cost.pay');
  comparedWith([bare(t.table.machine)]);
});

test('stored at the deepest point of random games of every kind, and revived in a new process', () => {
  comparedWith(conformanceGames.flatMap((game) => [0, 1, 2].map((i) => deepest(game, i))));
});

/** The position with the most procedures on the stack, at a question that somebody has to answer. */
function deepest(game: (typeof conformanceGames)[number], index: number): Machine<BaseState> {
  const random = new Xoshiro(`deep ${game.id}`, index);
  const machine = Machine.start(game, tableInfo(game, { seats: game.players.max }));
  let found = machine.clone();
  while (!machine.over) {
    const seat = machine.toMove;
    if (seat !== CHANCE && machine.pos.stack.length > found.pos.stack.length) found = machine.clone();
    machine.answer(seat, draw(machine.options(seat), machine.weights(), random));
  }
  return found;
}
