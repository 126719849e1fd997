import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between a browser and the house that can be cut, as a cable can. */
export interface Wire {
  /** Where the browser finds the house. */
  readonly address: string;
  /** From now on what the house says does not arrive; what the browser says still does. */
  deafen(): void;
  /** Everything breaks, and nothing new gets through. */
  cut(): void;
  /** Whoever dials gets through again. */
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to a port of this machine. */
export async function layLine(port: number): Promise<Wire> {
  const open = new Set<Socket>();
  let state: 'whole' | 'deaf' | 'cut' = 'whole';
  const join = (from: Socket, to: Socket, heard: () => boolean): void => {
    open.add(from);
    from.on('data', (data) => heard() && to.write(data));
    from.on('error', () => from.destroy());
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  };
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((browser) => {
    if (state === 'cut') {
      browser.destroy();
      return;
    }
    const house = connect(port, '127.0.0.1');
    join(browser, house, () => true);
    join(house, browser, () => state === 'whole');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deafen: () => {
      state = 'deaf';
    },
    cut: () => {
      state = 'cut';
      cut();
    },
    mend: () => {
      state = 'whole';
    },
    close: async () => {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}
