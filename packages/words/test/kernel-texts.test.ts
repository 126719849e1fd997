import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { kernelTexts } from '../src/index.ts';

const root = fileURLToPath(new URL('../../kernel/src/', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(root + name, 'utf8'));
const source = sources.join('\n');
const texts = kernelTexts.en;

/** The members of a union of string literals, as the source declares it. */
function union(name: string): string[] {
  const declared = new RegExp(`type ${name} =([^;]+);`).exec(source)?.[1] ?? '';
  return [...declared.matchAll(/'([^']+)'/g)].map(([, member]) => member as string);
}

/** Ids written out, and those made with a template from the reasons why one may not undo. */
function refusalIds(): string[] {
  const written = [...source.matchAll(/'(kernel\.[a-z-]+)'/g)].map(([, id]) => id as string);
  const templates = [...source.matchAll(/`(kernel\.[^`]*)`/g)].map(([, template]) => template as string);
  const made = templates.flatMap((template) => {
    expect(template).toBe('kernel.undo-${offer.blocked}');
    return union('UndoBlock').map((block) => `kernel.undo-${block}`);
  });
  return [...new Set([...written, ...made])];
}

/** What the kernel tells by itself: literal types of emitted and stored events. */
function eventIds(): string[] {
  const calls = source.matchAll(/(?:emit|store|push)\(\s*\{\s*type: ([^,]+),/g);
  return [
    ...new Set(
      [...calls].flatMap(([, type]) => [...(type as string).matchAll(/'([a-z.]+)'/g)].map(([, t]) => t as string)),
    ),
  ].filter((type) => type !== 'accept');
}

test('every refusal of the kernel has a text', () => {
  const ids = refusalIds();
  expect(ids).toContain('kernel.undo-revealed');
  expect(ids.length).toBeGreaterThanOrEqual(15);
  expect(ids.filter((id) => texts[id] === undefined)).toEqual([]);
});

test('every event the kernel tells has a text', () => {
  const types = eventIds();
  expect(types).toEqual(expect.arrayContaining(['moved', 'revealed', 'undone', 'negotiation.declined', 'joint.voted']));
  expect(types.filter((type) => texts[`event.${type}`] === undefined)).toEqual([]);
});

test('no text is left over', () => {
  const used = [...refusalIds(), ...eventIds().map((type) => `event.${type}`), 'kernel.chance'];
  expect(Object.keys(texts).filter((id) => !used.includes(id))).toEqual([]);
});
