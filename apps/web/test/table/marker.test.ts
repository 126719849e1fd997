import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Marker } from '../../src/table/pointing/marker.ts';

// A page of things, as far as the marker looks at one.
beforeAll(() => vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&') }));
afterAll(() => vi.unstubAllGlobals());

class Drawn {
  readonly attributes: Map<string, string>;
  constructor(thing: string) {
    this.attributes = new Map([['data-thing', thing]]);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
}

function pageOf(...things: readonly string[]) {
  const drawn = things.map((thing) => new Drawn(thing));
  const querySelectorAll = (selector: string): readonly Drawn[] => {
    const [, thing, without = '', marked = ''] =
      /^(?:\[data-thing="(.*)"\]:not\(\[([\w-]+)\]\)|\[([\w-]+)\])$/.exec(selector) ?? [];
    if (thing === undefined) return drawn.filter(({ attributes }) => attributes.has(marked));
    const name = thing.replaceAll(/\\(.)/g, '$1');
    return drawn.filter(({ attributes }) => attributes.get('data-thing') === name && !attributes.has(without));
  };
  const marks = (): readonly string[] =>
    drawn.flatMap(({ attributes }) =>
      [...attributes.keys()]
        .filter((name) => name !== 'data-thing')
        .map((name) => `${attributes.get('data-thing')} ${name}`),
    );
  return { marker: new Marker({ querySelectorAll } as unknown as ParentNode), marks };
}

test('a mark lies on the one thing it was put on last, wherever that is drawn', () => {
  const { marker, marks } = pageOf('space/D3', 'card/FD-wheat2-1', 'card/FD-wheat2-1');
  expect(marker.put('data-hovered', 'space/D3')).toBe(true);
  expect(marks()).toEqual(['space/D3 data-hovered']);
  expect(marker.put('data-hovered', 'card/FD-wheat2-1')).toBe(true);
  expect(marks()).toEqual(['card/FD-wheat2-1 data-hovered', 'card/FD-wheat2-1 data-hovered']);
});

test('it says whether anything has changed', () => {
  const { marker, marks } = pageOf('space/D3', 'space/D4');
  expect(marker.put('data-chosen', undefined)).toBe(false);
  expect(marker.put('data-chosen', 'space/D3')).toBe(true);
  expect(marker.put('data-chosen', 'space/D3')).toBe(false);
  expect(marker.put('data-chosen', 'space/not-drawn')).toBe(true);
  expect(marker.put('data-chosen', 'space/not-drawn')).toBe(false);
  expect(marks()).toEqual([]);
});

test('marks of different kinds leave each other alone, and are all cleared together', () => {
  const { marker, marks } = pageOf('space/D3', 'space/D4', 'tile/gold@2');
  marker.put('data-chosen', 'space/D3');
  marker.put('data-hovered', 'space/D4');
  marker.put('data-sent', 'tile/gold@2');
  expect(marks()).toEqual(['space/D3 data-chosen', 'space/D4 data-hovered', 'tile/gold@2 data-sent']);
  marker.clear();
  expect(marks()).toEqual([]);
});
