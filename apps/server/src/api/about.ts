import type { FastifyContextConfig } from 'fastify';
import type * as z from 'zod/mini';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the description for programs says of it. Every route has one. */
    about?: About;
  }
}

/** Who may ask: `owner` is somebody who is no program, `admin` whoever runs the house. */
export type Asker = 'anybody' | 'somebody' | 'owner' | 'admin';

/** Any shape of what travels. */
export type Shape = z.ZodMiniType;

/** What is sent and what comes back. */
export interface Shapes {
  readonly query?: Shape;
  readonly body?: Shape;
  /** What comes back as JSON; nothing without it. */
  readonly reply?: Shape;
  /** Where what comes back is no JSON: its media type. */
  readonly type?: string;
  /** Where all went well; 200, or 204 where nothing comes back. */
  readonly status?: number;
  /** What goes over a socket, in either direction. */
  readonly socket?: { readonly sent?: Shape; readonly received: Shape };
}

/** One door of the house, as a program needs to know it. */
export interface About extends Shapes {
  readonly asker: Asker;
  readonly summary: string;
}

/** The options of a route that says what it is for, with whatever else it is configured with. */
export function about(
  asker: Asker,
  summary: string,
  shapes: Shapes = {},
  more: Omit<FastifyContextConfig, 'about' | 'url' | 'method'> = {},
): { config: FastifyContextConfig } {
  return { config: { ...more, about: { asker, summary, ...shapes } } };
}
