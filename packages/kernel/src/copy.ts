import type { Json } from './types.ts';

/** A deep copy of plain data. Ten times and more faster than the platform's general one, which also copies what we never hold. */
export function copyJson<T>(value: T): T {
  return copy(value as Json) as T;
}

function copy(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    // Copied whole: most arrays hold numbers or strings only.
    const out = (value as readonly Json[]).slice();
    for (let i = 0; i < out.length; i++) {
      const item = out[i] as Json;
      if (typeof item === 'object' && item !== null) out[i] = copy(item);
    }
    return out;
  }
  const from = value as { readonly [name: string]: Json | undefined };
  // Copied whole as well: an engine knows its shape, which it would have to find out member by member.
  const out = { ...from };
  for (const name in out) {
    const member = out[name];
    if (typeof member === 'object') {
      if (member !== null) out[name] = copy(member);
    } else if (member === undefined) delete out[name];
  }
  return out;
}

/** Freezes plain data all the way down: rules that write where they may only read fail at once in tests. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
