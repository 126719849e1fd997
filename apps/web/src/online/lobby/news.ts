import type { TableInfo } from '@edubba/protocol';

/** What the house tells a window that is at no table. */
export type News =
  | { readonly type: 'tables'; readonly tables: readonly TableInfo[] }
  | { readonly type: 'turn'; readonly table: string; readonly title: string; readonly kind: string };

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/**
 * Listens to the house until told to stop; comes back by itself when the line is cut. `heard` says whether news come at
 * all: while they do not, lists have to be asked for.
 */
export function listen(tell: (news: News) => void, heard: (yes: boolean) => void): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let stopped = false;
  const connect = (): void => {
    // A socket that cannot be opened is a line in the console: not while it is known to be in vain.
    if (!navigator.onLine) return again();
    socket = new WebSocket(new URL('/api/v1/news', location.href).href.replace(/^http/, 'ws'));
    socket.addEventListener('open', () => {
      wait = FIRST_WAIT;
      heard(true);
    });
    socket.addEventListener('message', ({ data }) => {
      const news = readNews(String(data));
      if (news !== undefined) tell(news);
    });
    socket.addEventListener('close', () => {
      if (stopped) return;
      heard(false);
      again();
    });
  };
  const again = (): void => {
    timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
    wait = Math.min(LONGEST_WAIT, wait * 2);
  };
  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    socket?.close();
  };
}

/** News as they were sent; what a newer house may say besides is not for us. */
export function readNews(text: string): News | undefined {
  try {
    const news = JSON.parse(text) as News;
    return news.type === 'tables' || news.type === 'turn' ? news : undefined;
  } catch {
    return undefined;
  }
}
