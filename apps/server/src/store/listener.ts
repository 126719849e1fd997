import type { Socket } from 'node:net';
import pg from 'pg';

interface Hearing {
  readonly change: (text: string) => void;
  readonly shout: (text: string) => void;
  /** Connected again after the connection was lost. */
  readonly again: () => void;
}

const RETRY = 500;

/** The one connection by which a process hears what others have kept; comes back by itself. */
export class Listener {
  private readonly url: string;
  private readonly say: (error: unknown) => void;
  private readonly hearing: Hearing;
  private readonly patience: number;
  private client: pg.Client | undefined;
  private stopped = false;
  private retry: ReturnType<typeof setTimeout> | undefined;

  /** `patience`: milliseconds until a connection on which nothing is answered is taken for lost. */
  constructor(url: string, patience: number, say: (error: unknown) => void, hearing: Hearing) {
    this.url = url;
    this.patience = patience;
    this.say = say;
    this.hearing = hearing;
  }

  async start(): Promise<void> {
    const { patience } = this;
    const client = new pg.Client({
      connectionString: this.url,
      query_timeout: patience,
      connectionTimeoutMillis: patience,
    });
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'edubba_change') this.hearing.change(payload);
      else this.hearing.shout(payload);
    });
    let connected = false;
    let lost = false;
    // One that cannot be made is tried again by whoever wanted it; one that is lost, from here.
    const lose = (error?: unknown): void => {
      if (!connected || lost) return;
      lost = true;
      clearInterval(asking);
      if (error !== undefined) this.say(error);
      this.later();
    };
    // Who only listens does not notice that nobody speaks any more: it asks, too.
    const asking = setInterval(() => {
      client.query('select 1').catch((error: unknown) => {
        lose(error);
        (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
      });
    }, patience);
    client.on('error', lose);
    client.on('end', () => lose());
    try {
      await client.connect();
      await client.query('listen edubba_change');
      await client.query('listen edubba_shout');
    } catch (error) {
      clearInterval(asking);
      client.end().catch(() => undefined);
      throw error;
    }
    connected = true;
    this.client = client;
    if (this.stopped) await client.end();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private later(): void {
    if (this.stopped) return;
    this.client = undefined;
    this.retry = setTimeout(() => {
      this.start().then(
        () => this.hearing.again(),
        (error: unknown) => {
          this.say(error);
          this.later();
        },
      );
    }, RETRY);
  }
}
