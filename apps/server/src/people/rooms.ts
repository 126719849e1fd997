import type { Json } from '@edubba/kernel';
import type { TableInfo } from '@edubba/protocol';
import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import type { Mailer } from './mailer.ts';
import type { People } from './people.ts';

/** Gives everything a room knows of somebody: at once, or as a list, where that may be long: one item after another, as JSON. */
export type Exporter = (person: string) => Promise<Json> | AsyncIterable<string>;
/** Makes a room forget somebody. May be called again for somebody it has forgotten. */
export type Eraser = (person: string) => Promise<void>;

/** What this room's routes need of the house and of the other rooms. */
export interface PeopleRooms {
  readonly house: Pick<House, 'config' | 'log'>;
  readonly people: People;
  readonly mailer: Mailer;
  /** By the name their part has in the export. */
  readonly exporters: { readonly [part: string]: Exporter };
  readonly erasers: readonly Eraser[];
  /** What somebody has played to the end, newest first, as far as whoever asks may know it. */
  readonly history?: (person: string, asker: Pick<FastifyRequest, 'person' | 'ip'>) => Promise<TableInfo[]>;
}
