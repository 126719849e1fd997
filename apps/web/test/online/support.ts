import { play as assyria } from '@edubba/assyria/play';
import { anyPlay, type Sitter } from '@edubba/hosting';
import type { Seat } from '@edubba/kernel';
import { vi } from 'vitest';
import { Connection, type Link, type News, type World } from '../../src/online/connection.ts';
import { FakeHouse, type FakeWire, PEOPLE } from './fake-house.ts';

/** Two people at a table of Assyria. */
export function house(bots = 0): FakeHouse {
  const people: Sitter[] = PEOPLE.slice(0, 2).map(({ name }) => ({ who: 'person', name }));
  const others = Array.from({ length: bots }, (): Sitter => ({ who: 'bot', bot: 'thumbs' }));
  return new FakeHouse(anyPlay(assyria), [...people, ...others]);
}

/** A window at that table, with everything it was told. */
export class Window {
  readonly news: News[] = [];
  readonly links: Link[] = [];
  readonly wires: FakeWire[] = [];
  readonly dialled: (number | undefined)[] = [];
  refusal: () => Promise<string | undefined> = async () => undefined;
  network: (online: boolean) => void = () => undefined;
  readonly line: Connection;

  constructor(dial: (version: number | undefined) => FakeWire) {
    const world: World = {
      dial: (version, ear) => {
        this.dialled.push(version);
        const wire = dial(version);
        wire.ear = ear;
        this.wires.push(wire);
        return wire;
      },
      refusal: () => this.refusal(),
      now: () => Date.now(),
      random: () => 0.5,
      network: (tell) => {
        this.network = tell;
        return () => undefined;
      },
    };
    this.line = new Connection(
      world,
      (news) => this.news.push(news),
      (link) => this.links.push(link),
    );
  }

  static at(table: FakeHouse, seat: Seat | null): Window {
    return new Window((version) => table.dial(seat, version));
  }

  /** The versions that were told, in their order. */
  get versions(): number[] {
    return this.news.flatMap((one) =>
      one.type === 'events' || one.type === 'standing' ? one.events.map(({ version }) => version) : [],
    );
  }

  get link(): Link | undefined {
    return this.links.at(-1);
  }

  sentOf(type: string): unknown[] {
    return this.wires.flatMap(({ sent }) => sent.filter((message) => message.type === type));
  }
}

export const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** 0, 1, 2 … n − 1: nothing is missing, nothing comes twice. */
export const gapless = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
