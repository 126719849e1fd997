import { inflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** What went over a page's lines to its tables, as both ends wrote it. */
export interface Ear {
  /** Names of the answers that were sent; sent again they count once. */
  readonly sent: ReadonlySet<string>;
  /** Names of those the house has acknowledged. */
  readonly done: ReadonlySet<string>;
  /** So often something was sent that had been sent before. */
  readonly again: number;
  /** Everything that was heard, as text. */
  readonly heard: readonly string[];
}

interface Message {
  readonly type: string;
  readonly id?: string;
}

/** Listens to a page's lines from now on. */
export function listenTo(page: Page): Ear {
  const ear = { sent: new Set<string>(), done: new Set<string>(), again: 0, heard: [] as string[] };
  page.on('websocket', (line) => {
    if (!line.url().includes('/live')) return;
    line.on('framesent', ({ payload }) => {
      const { type, id = '' } = JSON.parse(String(payload)) as Message;
      if (type !== 'answer') return;
      if (ear.sent.has(id)) ear.again++;
      ear.sent.add(id);
    });
    line.on('framereceived', ({ payload }) => {
      const text = typeof payload === 'string' ? payload : inflateRawSync(payload).toString();
      ear.heard.push(text);
      const { type, id = '' } = JSON.parse(text) as Message;
      if (type === 'done' && ear.sent.has(id)) ear.done.add(id);
    });
  });
  return ear;
}
