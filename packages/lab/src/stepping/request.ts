import type { Key, Message, Seat } from '@edubba/kernel';
import * as z from 'zod/mini';
import { PARTS } from './turn.ts';

/** Something in a request that whoever sent it can mend. */
export class BadRequest extends Error {
  override readonly name = 'BadRequest';
  /** What is wrong, in one word for programs. */
  readonly code: string;
  readonly words: Message;

  constructor(code: string, params: NonNullable<Message['params']> = {}) {
    super(code);
    this.code = code;
    this.words = { id: `env.error.${code}`, params };
  }
}

const env = z.int().check(z.gte(0));
const seat = z.int().check(z.gte(0));
const seed = z.string();
/** A key, or its place in the game's index of actions. */
const answer = z.union([z.string(), z.int()]);
const parts = { with: z.exactOptional(z.array(z.enum(PARTS))) };
/** What a batch brings is told turn by turn, or in columns; and there games that are over may begin anew by themselves. */
const columns = { columns: z.exactOptional(z.boolean()), anew: z.exactOptional(z.boolean()) };

export type Step = readonly [env: number, answer: Key | number, seat?: Seat];

const isNumber = (n: unknown): boolean => Number.isSafeInteger(n) && (n as number) >= 0;

/** Looked at by hand: batches are what is asked for most, and are long. */
const isStep = (step: unknown): boolean =>
  Array.isArray(step) &&
  (step.length === 2 || (step.length === 3 && isNumber(step[2]))) &&
  isNumber(step[0]) &&
  (typeof step[1] === 'string' || Number.isSafeInteger(step[1]));
const steps = z.custom<readonly Step[]>((list) => Array.isArray(list) && list.every(isStep));
const id = { id: z.exactOptional(z.union([z.string(), z.number()])) };

/** Many of it, or one: which it is meant to be is told by a single look, and then no other shape is tried. */
const RESETS = z.strictObject({
  op: z.literal('reset'),
  resets: z.array(z.tuple([env, seed])),
  ...columns,
  ...parts,
  ...id,
});
const RESET = z.strictObject({ op: z.literal('reset'), env, seed, ...parts, ...id });
const STEPS = z.strictObject({ op: z.literal('step'), steps, ...columns, ...parts, ...id });
const STEP = z.strictObject({ op: z.literal('step'), env, key: answer, seat: z.exactOptional(seat), ...parts, ...id });

/** What can be asked for. */
const SHAPES = {
  describe: z.strictObject({ op: z.literal('describe'), ...id }),
  reset: RESET,
  observe: z.strictObject({ op: z.literal('observe'), env, seat: z.exactOptional(seat), ...id }),
  legal: z.strictObject({ op: z.literal('legal'), env, seat: z.exactOptional(seat), ...id }),
  step: STEP,
  clone: z.strictObject({
    op: z.literal('clone'),
    env,
    to: z.exactOptional(env),
    /** As it might be for all this seat knows; the unknown is drawn by the seed. */
    for: z.exactOptional(z.tuple([seat, seed])),
    ...parts,
    ...id,
  }),
  seed: z.strictObject({ op: z.literal('seed'), env, seed, ...id }),
  close: z.strictObject({ op: z.literal('close'), env: z.exactOptional(env), ...id }),
} as const;

const BATCHES = { reset: RESETS, step: STEPS } as const;

export type Op = keyof typeof SHAPES;
type Batch<O> = O extends keyof typeof BATCHES ? z.infer<(typeof BATCHES)[O]> : never;
export type RequestTo<O extends Op> = z.infer<(typeof SHAPES)[O]> | Batch<O>;
export type Request = { [O in Op]: RequestTo<O> }[Op];

const OPS = Object.keys(SHAPES) as readonly Op[];

/** How each is written: told to whoever wrote it otherwise. */
export const EXAMPLES: { readonly [O in Op]: string } = {
  describe: '{"op":"describe"}',
  reset: '{"op":"reset","env":0,"seed":"1"}, {"op":"reset","resets":[[0,"1"],[1,"2"]]}',
  observe: '{"op":"observe","env":0,"seat":1}',
  legal: '{"op":"legal","env":0}',
  step: '{"op":"step","env":0,"key":"…"}, {"op":"step","steps":[[0,"…"],[1,"…"]]}',
  clone: '{"op":"clone","env":0}, {"op":"clone","env":0,"to":1,"for":[0,"1"]}',
  seed: '{"op":"seed","env":0,"seed":"2"}',
  close: '{"op":"close","env":0}, {"op":"close"}',
};

/** Takes a line for JSON; throws {@link BadRequest}. */
export function parseLine(line: string): object {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    throw new BadRequest('json', { example: EXAMPLES.describe });
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadRequest('json', { example: EXAMPLES.describe });
  return given;
}

/** What somebody called their request, to be said again in the answer. */
export function idOf(given: object): string | number | undefined {
  const called = 'id' in given ? given.id : undefined;
  return typeof called === 'string' || typeof called === 'number' ? called : undefined;
}

function shapeOf(op: Op, given: object): z.ZodMiniType<Request> {
  if (op === 'step' && 'steps' in given) return STEPS;
  return op === 'reset' && 'resets' in given ? RESETS : SHAPES[op];
}

/** Takes an object for a request; throws {@link BadRequest}. */
export function readRequest(given: object): Request {
  const op = OPS.find((known) => 'op' in given && given.op === known);
  if (op === undefined)
    throw new BadRequest('op', {
      op: JSON.stringify('op' in given ? given.op : null),
      known: OPS.join(', '),
      example: EXAMPLES.describe,
    });
  const parsed = z.safeParse(shapeOf(op, given), given);
  if (!parsed.success) throw new BadRequest('request', { op, example: EXAMPLES[op] });
  return parsed.data;
}
