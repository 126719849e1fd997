import type { Key, Seat } from '@edubba/kernel';
import type { Imagined, Standing, Suggested } from '../../worker/api.ts';
import { type Drawing, drawn } from './drawn.ts';
import type { FrameState, SuggestingState } from './frame.ts';

/** What of a session is needed here. */
interface Suggester extends Drawing {
  readonly state: FrameState;
  readonly me: Seat | undefined;
  readonly marker: { clear(): void } | undefined;
  catchUp(): void;
  set(change: Partial<FrameState>): void;
  nameOf(seat: Seat): string;
  answer(key: Key): Promise<void>;
  suggest(to: Seat, keys: readonly Key[]): Promise<void>;
  imagine(to: Seat, keys: readonly Key[]): Promise<Imagined | null>;
}

/**
 * Somebody puts together what another could answer. The table is shown as it would ask that seat, and is pointed at as
 * always; each answer leads to the next question, as far as the one who suggests may know.
 */
export class Suggesting {
  private readonly session: Suggester;
  /** Whose suggestion was accepted: what else belongs to it follows by itself. */
  private following: Seat | undefined;

  constructor(session: Suggester) {
    this.session = session;
  }

  /** Begins to suggest something to a seat, or says that nothing can be. */
  async begin(to: Seat): Promise<void> {
    this.session.catchUp();
    this.leave();
    const real = this.session.state.standing;
    if (real !== undefined) await this.goOn({ to, keys: [], real });
  }

  /** One more answer of theirs; it is sent where nothing can follow. */
  async add(key: Key): Promise<void> {
    const { suggesting } = this.session.state;
    if (suggesting !== undefined) await this.goOn({ ...suggesting, keys: [...suggesting.keys, key] });
  }

  /** Sends what is put together so far. */
  async send(): Promise<void> {
    const { suggesting } = this.session.state;
    if (suggesting === undefined || suggesting.keys.length === 0) return;
    const { to, keys } = suggesting;
    this.leave();
    await this.session.suggest(to, keys);
  }

  /** Back to how things really stand. */
  leave(): void {
    const { suggesting } = this.session.state;
    if (suggesting !== undefined) this.show(suggesting.real, undefined);
  }

  /** Answers as somebody suggests, to the end of what they suggest. */
  accept({ by, key }: Suggested): void {
    this.following = by;
    void this.session.answer(key);
  }

  /** What was accepted goes on in the next question, if it still can. */
  follow(): void {
    const { following, session } = this;
    if (following === undefined) return;
    const { suggestions } = session.state.standing ?? {};
    const next = suggestions?.find(({ by, to, step }) => by === following && to === session.me && step > 0);
    if (next === undefined) this.following = undefined;
    else void session.answer(next.key);
  }

  private async goOn(wish: SuggestingState): Promise<void> {
    const { session } = this;
    const imagined = await session.imagine(wish.to, wish.keys);
    // Something has happened meanwhile: it was about another position.
    const now = session.state.suggesting?.real ?? session.state.standing;
    if (now !== wish.real) return;
    if (imagined === null) {
      session.set({ toast: { id: 'table.suggest.none', params: { seat: session.nameOf(wish.to) } } });
      return;
    }
    if (imagined.question !== null) return this.show(standingOf(wish.real, imagined), wish);
    session.set({ suggesting: wish });
    await this.send();
  }

  private show(standing: Standing, suggesting: SuggestingState | undefined): void {
    const { session } = this;
    const table = drawn(session, { type: 'events', by: -1, events: [], standing }, session.state.events);
    const shown: Partial<FrameState> = { picked: undefined, pointed: undefined, previews: new Map(), menu: undefined };
    // Their own area is shown: what they can do lies there.
    table.setState(({ me }) => ({ looking: suggesting?.to ?? Math.max(0, me) }));
    session.marker?.clear();
    session.set({ ...shown, table, standing, suggesting, busy: false, note: undefined, hint: undefined });
  }
}

/** How things would stand, as if the reader were asked; nothing can be taken back there. */
function standingOf(real: Standing, { view, question }: Imagined): Standing {
  const nothing = { refused: [], offers: [], undo: { blocked: 'nothing' }, redo: null } as const;
  return { ...real, view, question, ...nothing };
}
