import type { Context } from '../context.ts';
import type { Next, Proc } from '../proc.ts';
import type { BaseState, Json } from '../types.ts';

/** A procedure with the locals it is to be called with, checked where they were put together. */
export interface Call<S extends BaseState> {
  readonly proc: Proc<S, Json>;
  readonly locals: Json;
}

/** `call(takeHit, { seat })`: to be handed to a helper that makes the call. */
export function call<S extends BaseState, V extends Json>(proc: Proc<S, V>, locals: NoInfer<V>): Call<S> {
  return { proc: proc as unknown as Proc<S, Json>, locals };
}

/** Makes the call, if there is one; then on at `at`. */
export function follow<S extends BaseState, L extends string>(
  g: Context<S, L>,
  made: Call<S> | undefined,
  at: L,
): Next {
  return made === undefined ? g.goto(at) : g.call(made.proc, made.locals, at);
}
