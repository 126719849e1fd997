import { readFileSync } from 'node:fs';
import type { BaseState, Game, Position } from '@edubba/kernel';
import { CHANCE, draw, fingerprint, Machine, Xoshiro } from '@edubba/kernel';
import { conformanceGames } from './conformance/index.ts';

/** A position on its way into another process: nothing but text. */
export interface Stored {
  readonly game: string;
  readonly position: unknown;
  readonly seed: string;
}

/** Plays on to the end, the same way for the same seed. Gives the fingerprint of every position on the way. */
export function playOn<S extends BaseState>(machine: Machine<S>, seed: string): string[] {
  const random = new Xoshiro(seed);
  const prints = [fingerprint(machine.pos)];
  while (!machine.over) {
    const seat = machine.toMove;
    machine.answer(seat, draw(machine.options(seat), seat === CHANCE ? machine.weights() : undefined, random));
    prints.push(fingerprint(machine.pos));
  }
  return prints;
}

/** The game of this name, whatever its state looks like. */
export function gameNamed(id: string): Game<BaseState> {
  const game = conformanceGames.find((candidate) => candidate.id === id);
  if (game === undefined) throw new Error(`no conformance game is called ${id}`);
  return game;
}

// Started as a program: revives what the file holds and prints how it went on.
if (import.meta.main) {
  const all = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as readonly Stored[];
  const prints = all.map(({ game, position, seed }) =>
    playOn(Machine.resume(gameNamed(game), position as Position<BaseState>), seed),
  );
  process.stdout.write(JSON.stringify(prints));
}
