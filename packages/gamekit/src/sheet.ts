import type {
  AboutIn,
  AnswerTo,
  BaseState,
  DecisionKind,
  Decisions,
  Json,
  Key,
  KindOf,
  Message,
  RuleId,
  Seat,
  View,
} from '@edubba/kernel';
import { readKey } from '@edubba/kernel';

/** Something on the table one can point at: `space/D3`, `card/FD-wheat2-1`, `bid/row2/low`. */
export type Thing = string;

/** The question as the prompt bar says it: what to do, why or how, and the rule behind it. */
export interface Prompt {
  readonly say: Message;
  readonly why?: Message;
  readonly rule: RuleId;
}

/** Who is asked, and what it is about, as everybody may know it. */
export interface Asking {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly about: Json;
}

/** The ways of deciding that are more than pointing at one thing. */
export type ControlName =
  | 'number'
  | 'many'
  | 'allocate'
  | 'allot'
  | 'order'
  | 'secret'
  | 'offer'
  | 'answer'
  | 'reaction'
  | 'consent'
  | 'joint';

/** Answers that are plain words: `end`, `pass`. */
type WordOf<T> = Extract<T, string>;

/**
 * The table's half of a decision's sheet: everything that is said of it and done with it at a table, whether in a terminal or
 * in a page. Answers come as what they mean; the key is there for what is called after it.
 */
export interface Sheet<S extends BaseState, D> {
  /** What an option is called. */
  readonly option: (answer: AnswerTo<D>, view: View<S>, key: Key) => Message;
  /** The same at the drawn table, where the picture says half of it. */
  readonly label?: (answer: AnswerTo<D>, view: View<S>, key: Key) => Message;
  /** Parameters of the text table's prompt besides the plain members of what the question is about. */
  readonly params?: (about: AboutIn<D>) => Message['params'];
  /** What the prompt bar says to the seat that is asked. */
  readonly prompt: (view: View<S>, seat: Seat, about: AboutIn<D>) => Prompt;
  /** What somebody is at, in one of the game's few words for it: `build`, `bid`. */
  readonly doing: string;
  /** What others read meanwhile, as far as that word alone does not say it. */
  readonly others?: (view: View<S>, seat: Seat, about: AboutIn<D>) => Partial<Prompt>;
  /** The thing an option is pointed at; without one it is a button of the prompt bar. Also asked for refused keys. */
  readonly thing?: (answer: AnswerTo<D>, view: View<S>, key: Key) => Thing | undefined;
  /** The icon of an option, on its button or in the list. */
  readonly icon?: string | ((answer: AnswerTo<D>, key: Key) => string | undefined);
  /** A choice in two or three words, for the main button: "Build on E5". */
  readonly verb?: (answer: AnswerTo<D>, view: View<S>, key: Key) => Message | undefined;
  /** Words that end or decline the question: the primary button at the right end of the prompt bar. */
  readonly ends?: readonly WordOf<AnswerTo<D>>[];
  /** Costs or reveals something: it is selected first and committed second, also with one-click placement. */
  readonly weighs?: boolean | ((answer: AnswerTo<D>) => boolean);
  /** This would throw something away: what, in words. */
  readonly unusual?: (answer: AnswerTo<D>, view: View<S>, about: AboutIn<D> | undefined) => Message | undefined;
  /** How it is decided, where that is more than pointing at one thing or pressing a button. */
  readonly control?: ControlName | ((about: AboutIn<D>) => ControlName | undefined);
  /** What of the game's own drawing shows it, in a word that its panels know. */
  readonly scene?: string;
}

/** The sheets of a game: one for each of its decisions. */
export type Sheets<S extends BaseState, D> = { readonly [K in KindOf<D>]: Sheet<S, D[K]> };

/** What a program asks of the sheets, by kind and key. */
export interface Asks<S extends BaseState> {
  option(view: View<S>, kind: DecisionKind, key: Key): Message;
  label(view: View<S>, kind: DecisionKind, key: Key): Message;
  promptParams(kind: DecisionKind, about: unknown): Message['params'];
  prompt(view: View<S>, asking: Asking): Prompt;
  doing(kind: DecisionKind): string;
  others(view: View<S>, asking: Asking): Partial<Prompt>;
  thingOf(kind: DecisionKind, key: Key, view: View<S>): Thing | undefined;
  iconOf(kind: DecisionKind, key: Key): string | undefined;
  verb(view: View<S>, kind: DecisionKind, key: Key): Message | undefined;
  isEnd(kind: DecisionKind, key: Key): boolean;
  isWeighty(kind: DecisionKind, key: Key): boolean;
  unusual(view: View<S>, kind: DecisionKind, key: Key): Message | undefined;
  control(kind: DecisionKind, about: unknown): ControlName | undefined;
  /** Nothing also for what is no decision of the game: a roll that is pending. */
  scene(kind: DecisionKind): string | undefined;
}

/** What the open question of this kind is about. */
export function aboutOf<D extends Decisions, K extends KindOf<D>>(
  _: D,
  { pending }: View<BaseState>,
  kind: K,
): AboutIn<D[K]> | undefined {
  return pending.find((asked) => asked.kind === kind)?.about as AboutIn<D[K]> | undefined;
}

/** Reads the two halves of a game's sheets together. */
export function askingOf<S extends BaseState, D extends Decisions>(decisions: D, sheets: Sheets<S, D>): Asks<S> {
  type Any = Sheet<S, D[KindOf<D>]>;
  const sheetOf = (kind: DecisionKind): Any => {
    const sheet = (sheets as { readonly [kind: string]: Any | undefined })[kind];
    if (sheet === undefined) throw new RangeError(`${kind} has no sheet`);
    return sheet;
  };
  const answerOf = (kind: DecisionKind, key: Key): AnswerTo<D[KindOf<D>]> => readKey(decisions, kind as KindOf<D>, key);
  /** Nothing, for a key that means nothing here: a page asks for refused keys too. */
  const read = (kind: DecisionKind, key: Key): AnswerTo<D[KindOf<D>]> | undefined =>
    decisions[kind]?.keys.read(key) as AnswerTo<D[KindOf<D>]> | undefined;
  const option = (view: View<S>, kind: DecisionKind, key: Key): Message =>
    sheetOf(kind).option(answerOf(kind, key), view, key);
  return {
    option,
    label: (view, kind, key) => {
      const { label } = sheetOf(kind);
      return label === undefined ? option(view, kind, key) : label(answerOf(kind, key), view, key);
    },
    promptParams: (kind, about) => sheetOf(kind).params?.(about as AboutIn<D[KindOf<D>]>) ?? {},
    prompt: (view, { seat, kind, about }) => sheetOf(kind).prompt(view, seat, about as AboutIn<D[KindOf<D>]>),
    doing: (kind) => sheetOf(kind).doing,
    others: (view, { seat, kind, about }) => sheetOf(kind).others?.(view, seat, about as AboutIn<D[KindOf<D>]>) ?? {},
    thingOf: (kind, key, view) => {
      const answer = read(kind, key);
      return answer === undefined ? undefined : sheetOf(kind).thing?.(answer, view, key);
    },
    iconOf: (kind, key) => {
      const { icon } = sheetOf(kind);
      if (typeof icon !== 'function') return icon;
      const answer = read(kind, key);
      return answer === undefined ? undefined : icon(answer, key);
    },
    verb: (view, kind, key) => sheetOf(kind).verb?.(answerOf(kind, key), view, key),
    isEnd: (kind, key) => (sheetOf(kind).ends as readonly string[] | undefined)?.includes(key) === true,
    isWeighty: (kind, key) => {
      const { weighs = false } = sheetOf(kind);
      return typeof weighs === 'function' ? weighs(answerOf(kind, key)) : weighs;
    },
    unusual: (view, kind, key) => {
      const about = aboutOf(decisions, view, kind as KindOf<D>);
      return sheetOf(kind).unusual?.(answerOf(kind, key), view, about);
    },
    control: (kind, about) => {
      const { control } = sheetOf(kind);
      return typeof control === 'function' ? control(about as AboutIn<D[KindOf<D>]>) : control;
    },
    scene: (kind) => (Object.hasOwn(sheets, kind) ? sheetOf(kind).scene : undefined),
  };
}

/** What a question says to the seat that is asked, and to everybody else: `ui.others.<doing>` unless its sheet says more. */
export function promptsOf<S extends BaseState>(
  asks: Asks<S>,
  nameOf: (s: S, seat: Seat) => Message,
): (view: View<S>, asking: Asking, mine: boolean) => Prompt {
  return (view, asking, mine) => {
    const asked = asks.prompt(view, asking);
    if (mine) return asked;
    const doing = { id: `ui.others.${asks.doing(asking.kind)}`, params: { seat: nameOf(view.s, asking.seat) } };
    return { say: doing, rule: asked.rule, ...asks.others(view, asking) };
  };
}
