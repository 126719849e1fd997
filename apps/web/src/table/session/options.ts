import { optionMessage } from '@edubba/gamekit';
import { type BaseState, type DecisionKind, type Key, type Message, readAllotment, type View } from '@edubba/kernel';
import type { GameUi, Thing } from '@edubba/ui';
import type { Standing } from '../../worker/api.ts';

type Ui = GameUi<BaseState>;
type Seen = View<BaseState>;

/**
 * A side offer (`~kind/key`) has its own kind; an answer has that of the question. What is proposed or decided together is
 * asked about like the answer itself.
 */
export function partsOf(kind: DecisionKind, key: Key): { readonly kind: DecisionKind; readonly key: Key } {
  if (!key.startsWith('~')) return { kind, key: key.replace(/^(propose|confirm):/, '') };
  const slash = key.indexOf('/');
  return { kind: key.slice(1, slash), key: key.slice(slash + 1) };
}

/** What may be answered now: the question's options, then side offers. */
export function openKeys({ question, offers }: Pick<Standing, 'question' | 'offers'>): readonly Key[] {
  return [...(question?.options ?? []), ...offers];
}

/** May this be answered? Several numbers at once are in no list: whether they are within their bounds says the table. */
export function isOpen(standing: Pick<Standing, 'question' | 'offers'>, key: Key): boolean {
  if (standing.question?.allotment !== undefined && readAllotment(key) !== undefined) return true;
  return openKeys(standing).includes(key);
}

/** What somebody is asked; nothing where a replay stands before a roll, which nobody is asked for. */
export function waitedFor({ pending }: Seen): Seen['pending'][number] | undefined {
  return pending.find(({ seat }) => seat >= 0);
}

/** The kind of the open question, also where somebody else is asked. */
export function kindOf({ question, view }: Standing): DecisionKind {
  return question?.kind ?? view.pending[0]?.kind ?? '';
}

/** The thing an option or a refused key is pointed at. */
export function thingOfKey(ui: Ui, view: Seen, asked: DecisionKind, full: Key): Thing | undefined {
  const { kind, key } = partsOf(asked, full);
  return ui.thingOf(kind, key, view);
}

/** What is lit, with the options each thing stands for. */
export function litOf(ui: Ui, standing: Standing): ReadonlyMap<Thing, readonly Key[]> {
  const lit = new Map<Thing, Key[]>();
  const kind = kindOf(standing);
  for (const key of openKeys(standing)) {
    const thing = thingOfKey(ui, standing.view, kind, key);
    if (thing === undefined) continue;
    const keys = lit.get(thing);
    if (keys === undefined) lit.set(thing, [key]);
    else keys.push(key);
  }
  return lit;
}

/** What an option is called. */
export function labelOf(ui: Ui, standing: Standing, key: Key): Message {
  return optionMessage(ui.words, standing.view, kindOf(standing), key);
}

/** The same in two or three words, where the game has them: for the main button. */
export function verbOf(ui: Ui, standing: Standing, full: Key): Message {
  const { kind, key } = partsOf(kindOf(standing), full);
  return ui.verb?.(standing.view, kind, key) ?? labelOf(ui, standing, full);
}

/** An answer that stays covered until everybody has given one; side offers never are. */
export function isSealed(ui: Ui, { question }: Standing, full: Key): boolean {
  if (question === null || full.startsWith('~')) return false;
  return ui.control?.(question.kind, question.about) === 'secret';
}

export function isEnd(ui: Ui, standing: Standing, full: Key): boolean {
  const { kind, key } = partsOf(kindOf(standing), full);
  return !full.startsWith('~') && ui.isEnd(kind, key);
}

export function isWeighty(ui: Ui, standing: Standing, full: Key): boolean {
  const { kind, key } = partsOf(kindOf(standing), full);
  return ui.isWeighty(kind, key);
}
