import type { DecisionKind, Key, Message, RuleId, SeenEvent, Seat } from '@edubba/kernel';
import type { Fact, TableStore, Thing } from '@edubba/ui';
import type { Hint, Preview, Standing } from '../../worker/api.ts';

/** What is between the person and the table, if anything is. */
export type Barrier =
  | { readonly at: 'loading' }
  | { readonly at: 'open' }
  | { readonly at: 'curtain'; readonly seat: Seat }
  | { readonly at: 'elsewhere' }
  | { readonly at: 'lost'; readonly why: Message };

/** A small rectangle of the window: what a tip must not cover. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a tip says: an explanation, or why something is not possible. */
export interface Note {
  readonly kind: 'explain' | 'refuse';
  readonly at: Spot;
  readonly thing?: Thing | undefined;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly rules: readonly RuleId[];
  /** Something that can be done about it. */
  readonly act?: { readonly label: string; readonly run: () => void } | undefined;
  /** What a click would do. */
  readonly foot?: string | undefined;
  /** Shows what the option under the pointer would bring, once it is known. */
  readonly option?: Key | undefined;
}

/** One thing stands for several options: which of them? */
export interface Menu {
  readonly thing: Thing;
  readonly keys: readonly Key[];
  readonly at: Spot;
}

/** Something that lies over the table until it is closed. */
export type Sheet = 'options' | 'help' | 'recap' | 'log' | 'menu' | 'settings' | 'rules' | 'words';

/** What is being suggested: to whom, the answers chosen so far, and how things really stand meanwhile. */
export interface SuggestingState {
  readonly to: Seat;
  readonly keys: readonly Key[];
  readonly real: Standing;
}

/** What the frame of the table knows besides what is drawn: the game's drawing sees nothing of it. */
export interface FrameState {
  readonly place: Barrier;
  /** What the game's drawing reads; there once the table is open. */
  readonly table: TableStore | undefined;
  readonly standing: Standing | undefined;
  /** News that wait to be shown. */
  readonly behind: number;
  readonly events: readonly SeenEvent[];
  /** Events from this version on are new since the person's last turn. */
  readonly fresh: number;
  /** Where the person's own turn began: what is new ends there. Nothing while others are at it. */
  readonly freshTo: number | undefined;
  /** Selected, not yet committed. */
  readonly picked: Key | undefined;
  /** Under the pointer or focused. */
  readonly pointed: Key | undefined;
  /** What options of this question would lead to, as far as asked for. */
  readonly previews: ReadonlyMap<Key, Preview | null>;
  /** Options whose thing is drawn nowhere now. */
  readonly undrawn: ReadonlySet<Key>;
  /** An answer is on its way. */
  readonly busy: boolean;
  readonly note: Note | undefined;
  readonly menu: Menu | undefined;
  /** `null`: no suggestion is known. */
  readonly hint: Hint | null | undefined;
  /** Ending now would throw something away: ask back. */
  readonly asking: { readonly key: Key; readonly why: Message | undefined } | undefined;
  /** The rule that is open beside the table. */
  readonly rule: RuleId | undefined;
  readonly sheet: Sheet | undefined;
  readonly toast: Message | undefined;
  /** The kind of decision whose card lies open. */
  readonly card: DecisionKind | undefined;
  /** The number of the sealed question whose choice is being changed. */
  readonly changing: number | undefined;
  /** Tab of the phone and of narrow windows. */
  readonly tab: string;
  /** The reader is putting together what another could answer: the question that is shown is not their own. */
  readonly suggesting: SuggestingState | undefined;
}

export const BLANK: FrameState = {
  place: { at: 'loading' },
  table: undefined,
  standing: undefined,
  behind: 0,
  events: [],
  fresh: 0,
  freshTo: undefined,
  picked: undefined,
  pointed: undefined,
  previews: new Map(),
  undrawn: new Set(),
  busy: false,
  note: undefined,
  menu: undefined,
  hint: undefined,
  asking: undefined,
  rule: undefined,
  sheet: undefined,
  toast: undefined,
  card: undefined,
  changing: undefined,
  tab: 'map',
  suggesting: undefined,
};
