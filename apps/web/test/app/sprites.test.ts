import { expect, test, vi } from 'vitest';

vi.mock('@edubba/ui/icons.svg?url', () => ({ default: '/icons.svg' }));
vi.mock('@edubba/ui/pieces.svg?url', () => ({ default: '/pieces.svg' }));

test('a sprite that could not be fetched is fetched again when somebody asks next, and one that could only once', async () => {
  const fetched: string[] = [];
  const answers = [
    () => Promise.reject(new TypeError('failed to fetch')),
    () => Promise.resolve(new Response('', { status: 503 })),
    () => Promise.resolve(new Response('<svg/>')),
  ];
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return answers.shift()?.();
  });
  const svg = { setAttribute: vi.fn<(name: string, value: string) => void>(), style: { display: '' } };
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString(): unknown {
        return { documentElement: svg };
      }
    },
  );
  const prepend = vi.fn<(node: unknown) => void>();
  vi.stubGlobal('document', { body: { prepend }, adoptNode: (node: unknown) => node });
  const { loadIcons } = await import('../../src/app/sprites.ts');
  await expect(loadIcons()).rejects.toThrow('failed to fetch');
  await expect(loadIcons()).rejects.toThrow('503');
  await Promise.all([loadIcons(), loadIcons()]);
  await loadIcons();
  expect(fetched).toEqual(['/icons.svg', '/icons.svg', '/icons.svg']);
  expect(prepend).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
