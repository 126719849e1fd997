import type { Position } from './position.ts';
import type { BaseState, Json } from './types.ts';

/** Two 32-bit hashes side by side: 64 bits, integer arithmetic only, the same in every engine. */
class Hash {
  private a = 0x811c9dc5;
  private b = 0x9e3779b9;

  number(n: number): void {
    this.a = Math.imul(this.a ^ n, 0x01000193);
    this.b = Math.imul(this.b ^ n, 0x85ebca6b) + 0x6d2b79f5;
    this.b ^= this.b >>> 15;
  }

  text(text: string): void {
    this.number(text.length);
    for (let i = 0; i < text.length; i++) this.number(text.charCodeAt(i));
  }

  digest(): string {
    return (this.a >>> 0).toString(16).padStart(8, '0') + (this.b >>> 0).toString(16).padStart(8, '0');
  }
}

function feed(hash: Hash, value: Json): void {
  if (value === null) hash.number(1);
  else if (typeof value === 'boolean') hash.number(value ? 2 : 3);
  else if (typeof value === 'string') {
    hash.number(4);
    hash.text(value);
  } else if (typeof value === 'number') {
    hash.number(5);
    // Whole numbers beyond 32 bits differ too.
    hash.number(value | 0);
    hash.number(Math.floor(value / 0x1_0000_0000) | 0);
  } else if (Array.isArray(value)) {
    hash.number(6);
    hash.number(value.length);
    for (const item of value as readonly Json[]) feed(hash, item);
  } else {
    const members = value as { readonly [name: string]: Json | undefined };
    // The order in which members were written down means nothing; a member that is undefined is not there.
    const names = Object.keys(members)
      .filter((name) => members[name] !== undefined)
      .sort();
    hash.number(7);
    hash.number(names.length);
    for (const name of names) {
      hash.text(name);
      feed(hash, members[name] as Json);
    }
  }
}

/** Sixteen hex digits that stand for plain data. */
export function fingerprintOf(value: Json): string {
  const hash = new Hash();
  feed(hash, value);
  return hash.digest();
}

/** Stands for a whole position: board, stack, knowledge, number of answers. */
export function fingerprint<S extends BaseState>(pos: Position<S>): string {
  return fingerprintOf({ s: pos.s, stack: pos.stack, seq: pos.seq, known: pos.known } as unknown as Json);
}
