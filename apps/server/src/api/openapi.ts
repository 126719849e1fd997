import * as protocol from '@edubba/protocol';
import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { About, Asker, Shape } from './about.ts';

/** A part of the description. */
export type Part = { readonly [name: string]: unknown };

/** A door that was described, by how it is asked for. */
export interface Door {
  readonly method: string;
  readonly path: string;
  readonly about: About;
}

/** The description of the house for programs: OpenAPI 3.1. */
export interface Description {
  readonly openapi: '3.1.0';
  readonly info: Part;
  readonly tags: readonly Part[];
  readonly paths: { readonly [path: string]: { readonly [method: string]: Part } };
  readonly components: { readonly schemas: { readonly [name: string]: Part }; readonly securitySchemes: Part };
}

const SCHEMAS = '#/components/schemas/';

/** What each part of the house is there for, in the order in which the description shows them. */
export const TAGS: { readonly [tag: string]: string } = {
  games: 'What is played here.',
  tables: 'Tables: made, found, joined, played, given up, played again.',
  talk: 'What is said at a table, and notes for oneself.',
  people: 'Who there is, and accounts for programs.',
  notices: 'Being told when a table waits.',
  admin: 'For whoever runs the house.',
  host: 'Is it alive, can it play, what does it count.',
  description: 'This description.',
};

const SECURITY: { readonly [asker in Asker]: readonly Part[] } = {
  anybody: [{}],
  somebody: [{ token: [] }, { cookie: [] }],
  owner: [{ cookie: [] }],
  admin: [{ admin: [] }],
};

/** The doors among routes; throws for one that nobody has described. */
export function doorsOf(routes: readonly RouteOptions[]): Door[] {
  return routes.flatMap(({ method, url, config }) => {
    const methods = [method].flat().filter((one) => one !== 'HEAD');
    return methods.map((one) => {
      const told = config?.about;
      if (told === undefined) throw new Error(`${one} ${url} has no description: give it about(…)`);
      return { method: one, path: url.replaceAll(/:(\w+)/g, '{$1}'), about: told };
    });
  });
}

/** Describes doors. */
export function describe(doors: readonly Door[], origin: string): Description {
  const names = namesFor(doors);
  const paths: { [path: string]: { [method: string]: Part } } = {};
  for (const door of doors) (paths[door.path] ??= {})[door.method.toLowerCase()] = operation(door, names);
  return {
    openapi: '3.1.0',
    info: { title: 'Edubba', version: '1', description: `Read ${origin}/api/docs for how to begin.` },
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemasOf(names),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: "A program's token." },
        cookie: { type: 'apiKey', in: 'cookie', name: 'edubba', description: "A signed-in browser's session." },
        admin: {
          type: 'apiKey',
          in: 'header',
          name: 'x-edubba-admin',
          description: 'EDUBBA_ADMIN_TOKEN of the house.',
        },
      },
    },
  };
}

/** Every shape under a name: the protocol's own names, and for the rest the door it belongs to. */
function namesFor(doors: readonly Door[]): Map<Shape, string> {
  const names = new Map<Shape, string>();
  for (const [name, shape] of Object.entries(protocol)) {
    if (/^[A-Z]/.test(name) && shape instanceof Object && '_zod' in shape) names.set(shape, name);
  }
  for (const door of doors) {
    const { body, reply, socket } = door.about;
    const shapes = { Body: body, Reply: reply, Sent: socket?.sent, Received: socket?.received };
    for (const [end, shape] of Object.entries(shapes)) {
      if (shape !== undefined && !names.has(shape)) names.set(shape, `${operationId(door)}${end}`);
    }
  }
  return names;
}

function schemasOf(names: ReadonlyMap<Shape, string>): { [name: string]: Part } {
  const registry = z.registry<{ id?: string }>();
  for (const [shape, id] of names) registry.add(shape, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => SCHEMAS + id, io: 'input', unrepresentable: 'any' });
  // Shapes that hold themselves (any JSON, a message) are kept apart by the library, where OpenAPI cannot point to.
  const { __shared, ...named } = schemas as { [name: string]: Part };
  const shared = Object.entries((__shared?.['$defs'] ?? {}) as Part).map(([name, part]) => [sharedName(name), part]);
  const text = JSON.stringify({ ...named, ...Object.fromEntries(shared) });
  const all = JSON.parse(
    text.replaceAll(
      /#\/components\/schemas\/__shared#\/\$defs\/(\w+)/g,
      (_, name: string) => SCHEMAS + sharedName(name),
    ),
  ) as { [name: string]: Part };
  return Object.fromEntries(Object.entries(all).map(([name, part]) => [name, bare(part)]));
}

/** Their names say where they are: they need no addresses. */
function bare({ $schema: _schema, $id: _id, ...part }: Part): Part {
  return part;
}

const sharedName = (name: string): string => name.replace('schema', 'Shared');

function operation(door: Door, names: ReadonlyMap<Shape, string>): Part {
  const { asker, summary, body, socket } = door.about;
  const refer = (shape: Shape): Part => ({ $ref: `${SCHEMAS}${names.get(shape) ?? ''}` });
  return {
    operationId: operationId(door),
    tags: [tagOf(door)],
    summary,
    security: SECURITY[asker],
    parameters: [...pathParameters(door), ...queryParameters(door)],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: refer(body) } } } }),
    responses: responses(door, refer),
    ...(socket === undefined
      ? {}
      : {
          'x-websocket': {
            ...(socket.sent === undefined ? {} : { sent: refer(socket.sent) }),
            received: refer(socket.received),
          },
        }),
  };
}

function responses({ about }: Door, refer: (shape: Shape) => Part): Part {
  const { reply, status, socket, type } = about;
  const failure = {
    description: 'What went wrong.',
    content: { 'application/json': { schema: refer(protocol.Failure) } },
  };
  const json = reply === undefined ? {} : { 'application/json': { schema: refer(reply) } };
  const content = type === undefined ? json : { [type]: {} };
  const usual = socket !== undefined ? 101 : Object.keys(content).length > 0 ? 200 : 204;
  return {
    [status ?? usual]: {
      description: socket === undefined ? 'It is done.' : 'The socket is open.',
      ...(Object.keys(content).length === 0 ? {} : { content }),
    },
    '4XX': failure,
    '5XX': failure,
  };
}

function pathParameters({ path }: Door): Part[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: /^(?:seat|number)$/.test(name) ? 'integer' : 'string' },
  }));
}

function queryParameters({ about: { query } }: Door): Part[] {
  if (query === undefined) return [];
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

/** `GET /api/v1/tables/{id}/talk` → `getTablesIdTalk`. */
function operationId({ method, path }: Door): string {
  const words = path.replace(/^\/api\/v1\//, '').match(/\w+/g) ?? [];
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Which part of the house a door belongs to. */
export function tagOf({ path }: Pick<Door, 'path'>): string {
  if (!path.startsWith('/api/')) return 'host';
  if (/openapi|\/docs/.test(path)) return 'description';
  if (path.startsWith('/api/v1/admin')) return 'admin';
  if (/\/(?:talk|notes|mutes)\b/.test(path)) return 'talk';
  if (/\/(?:notify|notices|pushes|webhooks|vacation)\b/.test(path)) return 'notices';
  if (/\/(?:me|people|sign-in)\b/.test(path)) return 'people';
  return path.endsWith('/games') ? 'games' : 'tables';
}
