import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inOrder } from '../../src/online/packed.ts';

const packed = (text: string): ArrayBuffer => new Uint8Array(deflateRawSync(text)).buffer;

test('what comes packed is read, and nothing that follows it overtakes it', async () => {
  const heard: string[] = [];
  const hear = inOrder((text) => heard.push(text));
  const long = 'Ninua '.repeat(5000);
  hear('first');
  expect(heard).toEqual(['first']);
  hear(packed(long));
  hear('second');
  hear(packed('third'));
  hear('fourth');
  await expect.poll(() => heard.length).toBe(5);
  expect(heard).toEqual(['first', long, 'second', 'third', 'fourth']);
  hear('fifth');
  expect(heard.at(-1)).toBe('fifth');
});
