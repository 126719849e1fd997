import { seatMessage } from '@edubba/gamekit';
import type { BaseState, Key, Message, Order, Refusal, RuleId, Seat } from '@edubba/kernel';
import type { GameUi, Thing } from '@edubba/ui';
import type { Words } from '@edubba/words';
import { useSettings } from '../../settings/settings.ts';
import {
  type Imagined,
  type Reply,
  type Sitter,
  type Standing,
  type Suggested,
  type TableDoor,
  type TableNews,
  whyOf,
} from '../../worker/api.ts';
import type { Marker } from '../pointing/marker.ts';
import type { Around } from './around.ts';
import type { Coach } from './coach.ts';
import { BLANK, type FrameState, type Sheet } from './frame.ts';
import { FrameStore } from './frame-store.ts';
import { alone } from './names.ts';
import { isEnd, isOpen, kindOf, openKeys, partsOf, thingOfKey, verbOf } from './options.ts';
import { drawn } from './drawn.ts';
import { Pace } from './pace.ts';
import { Suggesting } from './Suggesting.ts';

/** How a table is reached: the worker's library, or a small one for looking at the frame alone. */
export type OpenTable = (id: string, tell: (news: TableNews) => void) => Promise<TableDoor>;

/** Told around every change of the position, so that what moved can be shown moving. */
export interface Mover {
  before(): void;
  after(news: TableNews): void;
}

const MARKED_FOR = 1500;
/** A single answer is seen for so long before it is given. */
const SINGLE_STAYS = 400;
/** So many things left to do are named. */
const MOST_LEFT = 3;
/** A pointer on its way over the board wants no preview of everything it passes. */
const PASSING = 60;
/** So few news still wait: moves are shown as moves. */
const NEAR = 3;

/** An open table as the page holds it: takes in news at a pace one can follow, and hands on what the person does. */
export class Session {
  readonly id: string;
  readonly ui: GameUi<BaseState>;
  readonly words: Words;
  readonly seats: readonly Sitter[];
  /** Where people play from several places. */
  readonly around: Around | undefined;
  readonly frame = new FrameStore<FrameState>(BLANK);
  /** Where the game is learned; set by whoever teaches. */
  coach: Coach | undefined;
  /** Shows moves; set by whoever draws the table. */
  mover: Mover | undefined;
  /** Marks things at once; set by whoever draws the table. */
  marker: Marker | undefined;
  readonly suggesting = new Suggesting(this);
  /** In this game ending early is not asked back any more. */
  neverAsk = false;
  /** In this turn what is left to do was said. */
  private reminded = false;
  private door: TableDoor | undefined;
  private closed = false;
  private readonly pace: Pace;
  /** How many answers stood when the person gave each of theirs, in this window: where one could go back to. */
  private given: number[] = [];
  private unmark: ReturnType<typeof setTimeout> | undefined;
  private fetched: { readonly standing: Standing; readonly reasons: Promise<readonly Refusal[]> } | undefined;
  private foreseen: { readonly standing?: Standing; readonly keys: Set<Key> } = { keys: new Set() };
  private passing: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, ui: GameUi<BaseState>, words: Words, seats: readonly Sitter[], around?: Around) {
    this.id = id;
    this.ui = ui;
    this.words = words;
    this.seats = seats;
    this.around = around;
    this.pace = new Pace(
      (news, behind) => this.show(news, behind),
      () => useSettings.getState().motion,
      (news) => news.type === 'events' && !news.events.some(({ event }) => event !== undefined && !ui.isMinor(event)),
    );
  }

  get state(): FrameState {
    return this.frame.getState();
  }

  /** Whose eyes the page has. */
  get me(): Seat | undefined {
    return this.state.table?.getState().me;
  }

  /** What a seat is called inside a sentence. */
  nameOf(seat: Seat): string {
    return this.say(seatMessage(this.ui.words, seat, this.state.table?.getState().names));
  }

  async open(reach: OpenTable): Promise<void> {
    this.closed = false;
    try {
      const door = await reach(this.id, (news) => this.hear(news));
      if (this.closed) await door.close();
      else this.door = door;
    } catch (error) {
      this.set({ place: { at: 'lost', why: whyOf(error) } });
    }
  }

  close(): void {
    this.closed = true;
    this.pace.stop();
    clearTimeout(this.unmark);
    clearTimeout(this.passing);
    void this.door?.close();
  }

  /** Shows the latest at once: whoever acts does not wait. */
  catchUp(): void {
    if (this.pace.behind > 0) this.pace.catchUp();
  }

  // What the person does

  /** Selects an option: shows what it would lead to, and waits for the second step. */
  pick(key: Key | undefined): void {
    clearTimeout(this.passing);
    this.change({ picked: key, pointed: undefined, menu: undefined, note: undefined }, key);
  }

  /** The option under the pointer or the focus. */
  point(key: Key | undefined, thing?: Thing): void {
    const { table, standing } = this.state;
    if (table === undefined) return;
    const hovered = thing ?? (key === undefined ? undefined : this.thing(key));
    this.marker?.put('data-hovered', hovered);
    clearTimeout(this.passing);
    this.passing = setTimeout(() => {
      // Another question may have come meanwhile.
      if (this.state.standing !== standing) return;
      if (table.getState().hovered !== hovered) table.setState({ hovered });
      if (this.state.pointed !== key) this.set({ pointed: key });
      this.look();
    }, PASSING);
  }

  /** Asks back where ending would throw something away; else answers. */
  commit(key: Key): void {
    const { standing } = this.state;
    if (standing === undefined) return;
    const { confirm } = useSettings.getState();
    const { kind, key: own } = partsOf(kindOf(standing), key);
    // A lesson has asked for it itself.
    const asksBack =
      confirm !== 'never' && !this.neverAsk && this.coach === undefined && this.state.suggesting === undefined;
    if (asksBack && isEnd(this.ui, standing, key)) {
      const why = this.ui.unusual(standing.view, kind, own) ?? this.leftUndone(standing, own);
      if (why !== undefined || confirm === 'always') {
        this.set({ asking: { key, why } });
        return;
      }
    }
    void this.answer(key);
  }

  /** A turn that is ended while there is still something to do: said once a turn, and not where one only declines. */
  private leftUndone(standing: Standing, key: Key): Message | undefined {
    const left = openKeys(standing).filter((one) => !isEnd(this.ui, standing, one));
    if (!['end', 'pass'].includes(key) || left.length === 0 || this.reminded) return undefined;
    this.reminded = true;
    const some = left.slice(0, MOST_LEFT).map((one) => this.say(verbOf(this.ui, standing, one)));
    return { id: 'table.left', params: { n: left.length, some: some.join(', '), more: left.length - some.length } };
  }

  /**
   * The only answer there is, shown for a moment and then given. Nobody may read a hand from it: where people wait one declines
   * and ends by oneself, and so it is with whatever has a control, which may be sealed, a reaction or for all to decide.
   */
  private answerSingle(standing: Standing): void {
    const { question, offers } = standing;
    const [only, other] = question?.options ?? [];
    if (question === null || only === undefined || other !== undefined || offers.length > 0) return;
    if (!useSettings.getState().single || this.coach !== undefined) return;
    const tells =
      question.optional ||
      isEnd(this.ui, standing, only) ||
      this.ui.control?.(question.kind, question.about) !== undefined;
    if (tells && !alone(this.seats)) return;
    this.pick(only);
    setTimeout(() => {
      if (!this.closed && this.state.standing === standing && this.state.picked === only) void this.answer(only);
    }, SINGLE_STAYS);
  }

  async answer(key: Key): Promise<void> {
    const { standing, busy } = this.state;
    if (standing === undefined || busy || !isOpen(standing, key)) return;
    if (this.state.suggesting !== undefined) return this.suggesting.add(key);
    // The ghost stays until the piece lies: the click is answered at once, whatever the disk does.
    clearTimeout(this.passing);
    this.change({ busy: true, picked: key, asking: undefined, menu: undefined, note: undefined }, key);
    this.given = [...this.given.filter((seq) => seq < standing.view.seq), standing.view.seq];
    await this.settle(this.door?.answer(standing.number, key));
  }

  undo = (): Promise<void> => this.take((door) => door.undo());
  restart = (): Promise<void> => this.take((door) => door.restart());
  redo = (): Promise<void> => this.take((door) => door.redo());

  /**
   * Before one's last answer, whatever has come to light since: against bots only, or if all the others agree. Nowhere,
   * if none is known here.
   */
  get wayBack(): (() => void) | undefined {
    const now = this.state.standing?.view.seq ?? 0;
    const to = this.given.findLast((seq) => seq < now) ?? this.lastOwn(now);
    if (to === undefined || (this.around === undefined && !alone(this.seats))) return undefined;
    return () => void this.take((door) => door.rewind(to));
  }

  /** Where others are waited for, one's last answer may have been given in another window: it is in the log. */
  private lastOwn(now: number): number | undefined {
    const me = this.state.table?.getState().me;
    if (this.around === undefined) return undefined;
    const last = this.state.events.findLast(({ seq, event }) => event?.seat === me && seq > 0 && seq <= now);
    return last === undefined ? undefined : last.seq - 1;
  }

  /** Where the position after so many answers is looked at; nothing while that may not be seen. */
  replay(step?: number): string | undefined {
    if (this.coach !== undefined) return undefined;
    if (this.around !== undefined) return this.around.replay(step);
    return `/replay/${this.id}${step === undefined ? '' : `/${step}`}`;
  }

  order = (order: Order): Promise<void> => this.take((door) => door.order?.(order));
  dropOrders = (kind: string): Promise<void> => this.take((door) => door.dropOrders?.(kind));

  suggest = (to: Seat, keys: readonly Key[]): Promise<void> => this.take((door) => door.suggest?.(to, keys));

  /** How things would stand for another seat; nothing where nothing can be suggested to it. */
  async imagine(to: Seat, keys: readonly Key[]): Promise<Imagined | null> {
    return (await this.door?.imagine?.(to, keys).catch(() => null)) ?? null;
  }

  async hint(): Promise<void> {
    try {
      const hint = (await this.door?.hint()) ?? null;
      this.set({ hint });
      const thing = hint === null ? undefined : this.thing(hint.key);
      if (thing !== undefined) this.mark([thing], false);
    } catch (error) {
      this.set({ toast: whyOf(error) });
    }
  }

  async sit(seat: Seat): Promise<void> {
    await this.door?.sit(seat);
  }

  async takeOver(): Promise<void> {
    this.set({ place: { at: 'loading' } });
    await this.door?.takeOver();
  }

  // What is shown besides

  lookAt(seat: Seat): void {
    const table = this.state.table;
    const me = table?.getState().me ?? 0;
    table?.setState((now) => ({ looking: now.looking === seat && seat !== me ? me : seat }));
  }

  /** Lights things; by a refusal only for a moment. */
  mark(things: Iterable<Thing>, briefly: boolean): void {
    clearTimeout(this.unmark);
    this.state.table?.setState({ marked: new Set(things) });
    if (briefly) this.unmark = setTimeout(() => this.state.table?.setState({ marked: new Set() }), MARKED_FOR);
  }

  openRule(rule: RuleId | undefined): void {
    this.set({ rule });
  }

  openSheet(sheet: Sheet | undefined): void {
    this.set({ sheet, note: undefined, menu: undefined });
  }

  set(change: Partial<FrameState>): void {
    this.frame.set(change);
  }

  thing(key: Key): Thing | undefined {
    const { standing } = this.state;
    return standing === undefined ? undefined : thingOfKey(this.ui, standing.view, kindOf(standing), key);
  }

  /** What a seat is called inside a sentence, and everything else words need. */
  say(message: Message | string): string {
    return typeof message === 'string' ? message : this.words.say(message);
  }

  /** Shown at the thing it would have led to, if it is there; else said in a toast. */
  onRefused: (refusal: Refusal) => void = ({ why }) => this.set({ toast: why });

  // Inside

  /** The thing is marked at once, and when that is on the screen the rest follows. */
  private change(change: Partial<FrameState>, key: Key | undefined): void {
    const { table, menu, note, asking } = this.state;
    const chosen = key === undefined ? undefined : this.thing(key);
    const sent = change.busy === true;
    const draw = (): void => {
      table?.setState({ chosen, hovered: undefined, sent });
    };
    // What lies over the table goes away with the click.
    const covered = menu !== undefined || note !== undefined || asking !== undefined;
    if (!covered && this.markChoice(chosen, sent)) {
      this.frame.setAfterPaint(change, draw);
      void this.frame.marking?.then(() => this.look());
    } else {
      draw();
      this.frame.set(change);
      this.look();
    }
  }

  /** Shows in the page which thing is chosen, before it is drawn so. */
  private markChoice(chosen: Thing | undefined, sent: boolean): boolean {
    const moved = this.marker?.put('data-chosen', chosen) === true;
    return this.marker?.put('data-sent', sent ? chosen : undefined) === true || moved;
  }

  private async take(deed: (door: TableDoor) => Promise<Reply> | undefined): Promise<void> {
    this.catchUp();
    if (this.state.busy || this.door === undefined) return;
    this.set({ busy: true, picked: undefined, menu: undefined, note: undefined });
    await this.settle(deed(this.door));
  }

  private async settle(reply: Promise<Reply> | undefined): Promise<void> {
    try {
      const came = await reply;
      await this.frame.marking;
      this.set({ busy: false });
      if (came?.done === true) this.suggesting.follow();
      if (came === undefined || came.done) return;
      if ('refusal' in came) this.onRefused(came.refusal);
      else this.set({ toast: came.unkept });
    } catch (error) {
      this.set({ busy: false, toast: whyOf(error) });
    }
    this.pick(undefined);
  }

  private hear(news: TableNews): void {
    if (this.closed) return;
    if (this.frame.marking !== undefined) {
      void this.frame.marking.then(() => this.hear(news));
      return;
    }
    const me = this.state.table?.getState().me;
    // Nobody follows a window that is not in sight; its title is to say at once whose turn it is.
    this.pace.add(news, news.type !== 'events' || news.by === me || isHidden());
    if (news.type === 'events') this.set({ behind: this.pace.behind });
  }

  private show(news: TableNews, behind: number): void {
    if (news.type === 'curtain') {
      // Nothing of the table may stay in the page.
      this.frame.set({ ...BLANK, place: { at: 'curtain', seat: news.seat } });
    } else if (news.type === 'elsewhere') this.set({ place: { at: 'elsewhere' } });
    else if (news.type === 'unkept') this.set({ toast: news.why });
    else if (news.type === 'suggested') this.putSuggested(news.suggestions);
    else this.put(news, behind);
  }

  /** Nothing has happened in the game: what is selected stays so. */
  private putSuggested(suggestions: readonly Suggested[]): void {
    const { standing, suggesting } = this.state;
    if (suggesting !== undefined)
      this.set({ suggesting: { ...suggesting, real: { ...suggesting.real, suggestions } } });
    else if (standing !== undefined) this.set({ standing: { ...standing, suggestions } });
  }

  private put(news: Extract<TableNews, { standing: Standing }>, behind: number): void {
    // A long way to the latest is no move one could follow.
    const near = behind < NEAR;
    if (near) this.mover?.before();
    const { events: known } = this.state;
    const anew = news.type === 'standing';
    const events = anew ? news.events : [...known, ...news.events];
    const mine = !anew && news.by === this.state.table?.getState().me;
    const table = drawn(this, news, events);
    if (this.state.suggesting !== undefined) table.setState(({ me }) => ({ looking: Math.max(0, me) }));
    // What was marked and not drawn so before this came would stay.
    this.marker?.clear();
    const picked = anew || mine ? undefined : this.stillPicked(news.standing);
    this.set({
      place: { at: 'open' },
      table,
      standing: news.standing,
      behind,
      events,
      ...freshness(this.state, news, events.length, mine),
      picked,
      pointed: undefined,
      previews: new Map(),
      menu: undefined,
      hint: undefined,
      asking: undefined,
      suggesting: undefined,
    });
    if (picked !== undefined) this.look();
    if (near) this.mover?.after(news);
    if (news.standing.question === null) this.reminded = false;
    // After something was taken back the person goes on by hand.
    if (!anew && behind === 0) this.answerSingle(news.standing);
  }

  /** What is selected stays so while the same is asked: others who answer at the same time take nothing away. */
  private stillPicked(next: Standing): Key | undefined {
    const { picked, standing } = this.state;
    const same = next.question !== null && next.question.number === standing?.question?.number;
    return same && picked !== undefined && isOpen(next, picked) ? picked : undefined;
  }

  /** Shows what the pointed option, or else the selected one, would lead to; asked for when first needed. */
  private look(): void {
    const { pointed, picked, previews, table, standing } = this.state;
    if (table === undefined || standing === undefined) return;
    const key = pointed ?? picked;
    const chosen = picked === undefined ? undefined : this.thing(picked);
    const preview = key === undefined ? undefined : previews.get(key);
    const ahead = preview?.view;
    const now = table.getState();
    if (now.chosen !== chosen || now.ahead !== ahead) table.setState({ chosen, ahead });
    if (key === undefined || previews.has(key)) return;
    void this.fetchPreview(key, standing);
  }

  private async fetchPreview(key: Key, standing: Standing): Promise<void> {
    if (this.state.suggesting !== undefined) return;
    // What is on its way is not asked for again.
    if (this.foreseen.standing !== standing) this.foreseen = { standing, keys: new Set() };
    if (this.foreseen.keys.has(key)) return;
    this.foreseen.keys.add(key);
    try {
      const preview = (await this.door?.preview(key)) ?? null;
      if (this.state.standing !== standing) return;
      this.set({ previews: new Map(this.state.previews).set(key, preview) });
      this.look();
    } catch {
      // Without a preview the choice is still there.
      this.foreseen.keys.delete(key);
    }
  }

  /** Asks for what an option would lead to without pointing at it: lists show it too. */
  foresee(keys: readonly Key[]): void {
    const { standing, previews } = this.state;
    if (standing === undefined) return;
    for (const key of keys) if (!previews.has(key)) void this.fetchPreview(key, standing);
  }

  /** Why what is closed is closed: fetched once for a question, when somebody first wants to know. */
  async reasons(): Promise<readonly Refusal[]> {
    const { standing } = this.state;
    if (standing === undefined || this.door === undefined || this.state.suggesting !== undefined) return [];
    if (this.fetched?.standing !== standing)
      this.fetched = { standing, reasons: this.door.why(standing.number).catch(() => []) };
    return this.fetched.reasons;
  }
}

/** What others did stays new until the person's own turn is over. */
function freshness(
  { fresh, freshTo, events: known }: FrameState,
  news: Extract<TableNews, { standing: Standing }>,
  now: number,
  mine: boolean,
): Pick<FrameState, 'fresh' | 'freshTo'> {
  if (news.type === 'standing')
    return known.length === 0 ? { fresh: news.seen ?? now, freshTo: undefined } : { fresh, freshTo };
  if (!mine) return { fresh, freshTo };
  return news.standing.question === null
    ? { fresh: now, freshTo: undefined }
    : { fresh, freshTo: freshTo ?? known.length };
}

function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
