import type { GameEvent, StoredEvent } from './events.ts';
import type { Game } from './game.ts';
import type { Frame, Position } from './position.ts';
import { bit, everybody } from './position.ts';
import type { AnyStep, Next, Proc } from './proc.ts';
import type { BaseState, ItemId, Json, Seat } from './types.ts';
import { RulesError } from './types.ts';
import type { Located, Place, Spot } from './visibility.ts';
import { itemsAt, locate, parse, places, whoSees, zoneSeers } from './visibility.ts';

/** What an effect may do to the world, wherever it stands. */
export interface Effects<S extends BaseState> {
  readonly s: S;
  /** Tells the log and the picture. */
  emit(e: GameEvent): void;
  /** Moves an item between places and tells who may know; raises the undo barrier when anybody learns something. */
  move(item: ItemId, from: Place<S>, to: Place<S>, e?: Partial<GameEvent>): void;
  /** Moves everything that lies in a place, in its order. */
  moveAll(from: Place<S>, to: Place<S>, e?: Partial<GameEvent>): void;
  /** Lets seats look at an item where it lies: the only other way for hidden to become known. */
  reveal(item: ItemId, at: Place<S>, to: readonly Seat[]): void;
}

/** What a step can do. L = the labels of its procedure. */
export interface Context<S extends BaseState, L extends string> extends Effects<S> {
  /** What the procedure called last handed back; `null` if nothing. */
  readonly result: Json;
  /** On to another step of this procedure. */
  goto(at: L): Next;
  /** Into another procedure; afterwards on at `at`. */
  call<V>(p: Proc<S, V>, v: NoInfer<V>, at: L): Next;
  /** On to another step as if a procedure had been called and had handed this back: for what need not be asked. */
  given(result: Json, at: L): Next;
  /** Another procedure in place of this one. */
  become<V>(p: Proc<S, V>, v: NoInfer<V>): Next;
  /** Back to whoever called. */
  end(result?: Json): Next;
  /** The whole game is over, at once. */
  finish(): Next;
}

/** What an answer in a parallel question can do besides. */
export interface EachContext<S extends BaseState, L extends string> extends Context<S, L> {
  /** The question stays open for whoever has still to decide. */
  stay(): Next;
}

/** What a side offer can do: act, or push a procedure that ends before the waiting question is asked again. */
export interface SideContext<S extends BaseState> extends Effects<S> {
  push<V>(p: Proc<S, V>, v: NoInfer<V>): void;
}

const NEXT = Object.freeze({}) as Next;

/** The one implementation of all contexts: it works directly on the position. */
export class Hand<S extends BaseState> implements EachContext<S, string>, SideContext<S> {
  readonly game: Game<S>;
  readonly pos: Position<S>;
  /** The step that each frame stands at, as far as it is known: followed from step to step, so that names are seldom looked up. */
  readonly steps: (AnyStep<S> | undefined)[] = [undefined];
  /** Where events go; nowhere while nobody listens. */
  events: StoredEvent[] | null;
  /** Has the running step said what is next? */
  moved = false;
  /** Did an answer leave its question open? */
  stayed = false;
  /** Has anything hidden become known since the answer began? A mask of those who learned something. */
  learned = 0;
  /** Does anybody know an item beyond what its zone shows? Many games never get there, and then need not look. */
  private knowing: boolean;
  /** Names of those items, once one was looked for: asking a set for what it has not is far quicker than asking a plain object. */
  private names: Set<ItemId> | undefined;

  constructor(game: Game<S>, pos: Position<S>, events: StoredEvent[] | null) {
    this.game = game;
    this.pos = pos;
    this.events = events;
    this.knowing = !isEmpty(pos.known);
  }

  get s(): S {
    return this.pos.s;
  }

  get result(): Json {
    return this.frame().r;
  }

  frame(): Frame {
    const { stack } = this.pos;
    const frame = stack[stack.length - 1];
    if (frame === undefined) throw new RulesError('nothing is running');
    return frame;
  }

  goto(at: string): Next {
    this.leave();
    this.stand(this.frame(), at);
    return NEXT;
  }

  stay(): Next {
    this.leave();
    this.stayed = true;
    return NEXT;
  }

  call<V>(p: Proc<S, V>, v: V, at: string): Next {
    this.leave();
    this.stand(this.frame(), at);
    this.open(p, v, false);
    return NEXT;
  }

  given(result: Json, at: string): Next {
    this.leave();
    const frame = this.frame();
    frame.r = result;
    this.stand(frame, at);
    return NEXT;
  }

  become<V>(p: Proc<S, V>, v: V): Next {
    this.leave();
    const { side } = this.frame();
    this.pos.stack.pop();
    this.open(p, v, side);
    return NEXT;
  }

  end(result: Json = null): Next {
    this.leave();
    const { stack } = this.pos;
    const ended = stack.pop();
    if (stack.length !== 0 && ended !== undefined && !ended.side) this.frame().r = result;
    return NEXT;
  }

  finish(): Next {
    this.leave();
    this.pos.stack.length = 0;
    return NEXT;
  }

  push<V>(p: Proc<S, V>, v: V): void {
    this.open(p, v, true);
  }

  emit(e: GameEvent): void {
    if (this.events === null) return;
    const all = everybody(this.s.table.seats);
    const sees = e.item === undefined ? all : whoSees(this.pos, this.find(e.item, e.to ?? e.from), e.item);
    this.store(e, sees);
  }

  move(item: ItemId, from: Place<S>, to: Place<S>, e: Partial<GameEvent> = {}): void {
    const { zones } = this.game;
    const { s } = this.pos;
    const source = parse(zones, from);
    const target = parse(zones, to);
    if (!takeOut(itemsAt(s, source), item)) throw new RulesError(`${item} is not in ${source.name}`);
    itemsAt(s, target).push(item);
    this.pass(item, source, target, e);
  }

  moveAll(from: Place<S>, to: Place<S>, e: Partial<GameEvent> = {}): void {
    const { zones } = this.game;
    const { s } = this.pos;
    const source = parse(zones, from);
    const items = itemsAt(s, source);
    if (items.length === 0) return;
    const target = parse(zones, to);
    const into = itemsAt(s, target);
    // Into its own place all go once round, and lie as they lay.
    for (let i = 0; i < items.length; i++) {
      const item = items[i] as ItemId;
      if (into !== items) into.push(item);
      this.pass(item, source, target, e);
    }
    if (into !== items) items.length = 0;
  }

  /** Everybody who may know notices that an item came from there to here. */
  private pass(item: ItemId, source: Spot, target: Spot, e: Partial<GameEvent>): void {
    // Out of a bag comes any of those in it: whoever had seen this one cannot tell.
    const { table } = this.pos.s;
    const known = this.knowing && this.isKnown(item);
    const before = known ? this.seen(source, item) : zoneSeers(source, table);
    const after = known ? this.seen(target, item) : zoneSeers(target, table);
    // Who saw it go knows it where it lies now, unless it was lost among others.
    if (target.zone.bag !== true && (before & ~after) !== 0) this.know(item, before);
    this.learned |= after & ~before;
    if (this.events !== null)
      this.store({ type: 'moved', item, from: source.name, to: target.name, ...e }, before | after);
  }

  reveal(item: ItemId, at: Place<S>, to: readonly Seat[]): void {
    const { pos } = this;
    const place = locate(this.game.zones, pos.s, at);
    if (!place.items.includes(item)) throw new RulesError(`${item} is not in ${at}`);
    const before = whoSees(pos, place, item);
    let mask = 0;
    for (const seat of to) mask |= bit(seat);
    if ((mask & ~before) === 0) return;
    this.know(item, mask);
    this.learned |= mask & ~before;
    if (this.events !== null) this.store({ type: 'revealed', item, to: at, only: to }, before | mask);
  }

  /** Is more known of this item than its zone shows? */
  private isKnown(item: ItemId): boolean {
    this.names ??= new Set(Object.keys(this.pos.known));
    return this.names.has(item);
  }

  /** Who may know such an item when it passes through this place. In a bag it is lost among others: whatever was known of it is forgotten. */
  private seen(at: Spot, item: ItemId): number {
    const { pos } = this;
    if (at.zone.bag !== true) return whoSees(pos, at, item);
    delete pos.known[item];
    this.names?.delete(item);
    return zoneSeers(at, pos.s.table);
  }

  private know(item: ItemId, mask: number): void {
    const { known } = this.pos;
    known[item] = mask | (known[item] ?? 0);
    this.knowing = true;
    this.names?.add(item);
  }

  private open<V>(p: Proc<S, V>, v: V, side: boolean): void {
    const { stack } = this.pos;
    // A procedure of another game is found out when it is looked up by its name.
    this.steps[stack.length] = p.among === this.game.procs ? p.start : undefined;
    stack.push({ p: p.name, at: p.first, v: p.copy(v as never), r: null, got: null, side });
  }

  /** The running frame goes on at this step. */
  private stand(frame: Frame, at: string): void {
    if (frame.got !== null) frame.got = null;
    if (frame.at === at) return;
    frame.at = at;
    const top = this.pos.stack.length - 1;
    const from = this.steps[top];
    this.steps[top] = from === undefined ? undefined : beside(from, at);
  }

  private store(e: GameEvent, sees: number): void {
    let heard = everybody(this.s.table.seats);
    if (e.only !== undefined) {
      heard = 0;
      for (const seat of e.only) heard |= bit(seat);
    }
    this.events?.push({ ...e, seq: this.pos.seq, sees, heard });
  }

  private find(item: ItemId, place: string | undefined): Located {
    if (place !== undefined) return locate(this.game.zones, this.pos.s, place);
    const found = places(this.game.zones, this.pos.s).find(({ items }) => items.includes(item));
    if (found === undefined) throw new RulesError(`${item} lies in no zone`);
    return found;
  }

  private leave(): void {
    if (this.moved) throw new RulesError('a step said twice what is next');
    this.moved = true;
  }
}

/** The step of the same procedure with this label. */
function beside<S extends BaseState>({ among }: AnyStep<S>, label: string): AnyStep<S> | undefined {
  for (let i = 0; i < among.length; i++) if (among[i]?.label === label) return among[i];
  return undefined;
}

/** Takes an item out of a list, which closes up. By hand: lists are short, and `splice` would hand out another one. */
function takeOut(items: ItemId[], item: ItemId): boolean {
  let at = 0;
  while (at < items.length && items[at] !== item) at++;
  if (at === items.length) return false;
  for (let next = at + 1; next < items.length; next++) items[next - 1] = items[next] as ItemId;
  items.pop();
  return true;
}

function isEmpty(members: object): boolean {
  for (const _ in members) return false;
  return true;
}
