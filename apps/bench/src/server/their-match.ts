import type { Socket } from 'socket.io-client';
import { io } from 'socket.io-client';
import type { Match } from './latencies.ts';
import { SCRIPT } from './script.ts';

interface Their {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** A match of boardgame.io's server with both its people, who follow the script. */
export class TheirMatch implements Match {
  private readonly id: string;
  private readonly sockets: Socket[];
  private state: Their | undefined;
  private heard: (() => void) | undefined;

  private constructor(id: string, sockets: Socket[]) {
    this.id = id;
    this.sockets = sockets;
    sockets.forEach((socket, seat) => {
      socket.on('sync', (_match: string, { state }: { state: Their }) => this.hear(state));
      // Only what whoever moved gets is the acknowledgement.
      socket.on('update', (_match: string, state: Their) => {
        if (this.mover === seat) this.hear(state);
      });
    });
  }

  private mover = 0;

  static async sit(port: number, id: string): Promise<TheirMatch> {
    const options = { transports: ['websocket'], forceNew: true, extraHeaders: { origin: 'http://127.0.0.1' } };
    const sockets = [0, 1].map(() => io(`http://127.0.0.1:${port}/connect-four`, options));
    const match = new TheirMatch(id, sockets);
    await Promise.all(sockets.map((socket) => new Promise<void>((open) => socket.once('connect', () => open()))));
    for (const [seat, socket] of sockets.entries()) {
      const synced = new Promise<void>((go) => socket.once('sync', () => go()));
      socket.emit('sync', id, String(seat), undefined, 2);
      await synced;
    }
    return match;
  }

  async move(): Promise<boolean> {
    const { state } = this;
    if (state === undefined || state.ctx.gameover !== undefined) return false;
    const player = state.ctx.currentPlayer;
    this.mover = Number(player);
    const done = new Promise<void>((go) => {
      this.heard = go;
    });
    const payload = { type: 'drop', args: [SCRIPT[state._stateID]], playerID: player };
    this.sockets[this.mover]?.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.id, player);
    await done;
    return true;
  }

  close(): void {
    for (const socket of this.sockets) socket.disconnect();
  }

  private hear(state: Their): void {
    if (state._stateID < (this.state?._stateID ?? 0)) return;
    const moved = state._stateID > (this.state?._stateID ?? -1);
    this.state = state;
    if (moved) this.heard?.();
  }
}
