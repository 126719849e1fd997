import type { BaseState, Key, Message, Refusal, Seat, SeenEvent, View } from '@edubba/kernel';
import { SPECTATOR } from '@edubba/kernel';
import type { Imagined, Preview, Reply, Standing, TableDoor, TableNews } from '../worker/api.ts';
import type { Answer, Connection, News, Wish } from './connection.ts';

type Told = Extract<News, { readonly type: 'standing' | 'events' }>;

/** How things stand, in the page's own types: what the house writes as JSON is what the rules made. */
function standingOf(told: Told, version: number): Standing {
  const { type: _type, events: _events, rewind: _rewind, view, ...rest } = told;
  return { ...rest, version, view: view as unknown as View<BaseState> };
}

/** What the house tells, as every table tells it. */
export function newsOf(told: Told, me: Seat | null): TableNews {
  const events = told.events as readonly SeenEvent[];
  if (told.type === 'events') {
    return { type: 'events', by: told.by, events, standing: standingOf(told, told.from + events.length) };
  }
  const seat = me ?? SPECTATOR;
  return { type: 'standing', me: seat, events, standing: standingOf(told, told.version), seen: told.seen };
}

/** Reasons of the house that have a sentence of their own. */
const SAID: ReadonlySet<string> = new Set(['lost', 'too-fast', 'server-error']);

/** Why something that was sent could not be carried out. */
export function failureMessage(error: string): Message {
  return SAID.has(error) ? { id: `at.failed.${error}` } : { id: 'at.failed', params: { error } };
}

function replyOf(answer: Answer): Reply {
  if (answer.type === 'refused') return { done: false, refusal: answer.refusal };
  if (answer.type === 'failed') return { done: false, unkept: failureMessage(answer.error) };
  return { done: true };
}

/** A table of the house behind the same door as one of this device. */
export function doorOver(line: Pick<Connection, 'send' | 'close'>): Required<TableDoor> {
  const reply = async (wish: Wish): Promise<Reply> => replyOf(await line.send(wish));
  return {
    answer: (number, key) => reply({ type: 'answer', number, key }),
    undo: () => reply({ type: 'undo' }),
    restart: () => reply({ type: 'restart' }),
    redo: () => reply({ type: 'redo' }),
    rewind: (to) => reply({ type: 'rewind', to }),
    order: ({ kind, key, when, turn }) =>
      reply({
        type: 'order',
        kind,
        key,
        ...(when === undefined ? {} : { when: { ...when } as never }),
        ...(turn === undefined ? {} : { turn }),
      }),
    dropOrders: (kind) => reply({ type: 'dropOrders', kind }),
    preview: (key) => previewOf(line, key),
    why: (number) => reasonsOf(line, number),
    imagine: (to, keys) => imaginedOf(line, to, keys),
    suggest: (to, keys) => reply({ type: 'suggest', to, keys: [...keys] }),
    hint: async () => null,
    // A seat of the house is one's own in every window: there is nothing to cover and nothing to take over.
    sit: async () => undefined,
    takeOver: async () => undefined,
    close: async () => line.close(),
  };
}

async function previewOf(line: Pick<Connection, 'send'>, key: Key): Promise<Preview | null> {
  const answer = await line.send({ type: 'preview', key });
  return answer.type === 'preview' ? (answer.preview as unknown as Preview | null) : null;
}

async function imaginedOf(line: Pick<Connection, 'send'>, to: Seat, keys: readonly Key[]): Promise<Imagined | null> {
  const answer = await line.send({ type: 'imagine', to, keys: [...keys] });
  return answer.type === 'imagined' ? (answer.imagined as unknown as Imagined | null) : null;
}

async function reasonsOf(line: Pick<Connection, 'send'>, number: number): Promise<readonly Refusal[]> {
  const answer = await line.send({ type: 'why', number });
  return answer.type === 'why' ? answer.refusals : [];
}
