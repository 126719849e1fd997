import { refusalMessage, seatMessage } from '@edubba/gamekit';
import type { Key, Message, Refusal } from '@edubba/kernel';
import type { Fact, Thing } from '@edubba/ui';
import type { Standing } from '../../worker/api.ts';
import type { Note, Spot } from '../session/frame.ts';
import { kindOf, labelOf, openKeys, thingOfKey, waitedFor } from '../session/options.ts';
import type { Session } from '../session/Session.ts';

/** The place of an element in the window. */
export function spotOf(element: Element): Spot {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** The things of the table as they are drawn. */
export function drawnThings(root: ParentNode, selector = ''): readonly Element[] {
  return [...root.querySelectorAll(`[data-thing]${selector}`)];
}

/** Where a thing is drawn: of several places one that is in sight. */
export function elementOf(root: ParentNode, thing: Thing): Element | null {
  const all = [...root.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)];
  return all.find((one) => one.getClientRects().length > 0) ?? all[0] ?? null;
}

/** What the thing is, what it is worth now, and what a click would do. */
export function explanation(session: Session, thing: Thing, at: Spot): Note | undefined {
  const { standing, table } = session.state;
  if (standing === undefined || table === undefined) return undefined;
  const { lit, me } = table.getState();
  const { title, facts, rules } = session.ui.explain(standing.view, thing, me);
  const keys = lit.get(thing);
  const only = keys?.length === 1 ? keys[0] : undefined;
  return {
    kind: 'explain',
    at,
    thing,
    title: session.say(title),
    facts,
    rules,
    option: only,
    foot: only === undefined ? undefined : session.say(labelOf(session.ui, standing, only)),
  };
}

/** Why, and what would help, as two lines; the rule stands beside them. */
export function reasonsOf(session: Session, { target, why, fix }: Refusal): readonly Fact[] {
  const names = session.state.table?.getState().names;
  const plain = (message: Message): Fact => ({
    text: refusalMessage(session.ui.words, { target, rule: 'kernel', why: message }, names),
  });
  return fix === undefined ? [plain(why)] : [plain(why), { ...plain(fix), icon: 'ui-bulb' }];
}

/** Whether what is closed is this thing, or a part of it. */
export function concerns(session: Session, standing: Standing, thing: Thing, target: string): boolean {
  const leads = thingOfKey(session.ui, standing.view, kindOf(standing), target);
  return leads === thing || leads?.startsWith(`${thing}/`) === true;
}

/** What a lesson adds to every refusal. */
function nudges({ coach }: Session): readonly Fact[] {
  return coach?.nudge() ?? [];
}

const MOST_REASONS = 3;

/** What stands there, and why it cannot be chosen, by all reasons there are. There is always an answer. */
export function refusal(session: Session, thing: Thing, at: Spot, reasons: readonly Refusal[]): Note | undefined {
  const { standing, table } = session.state;
  if (standing === undefined || table === undefined) return undefined;
  const { me } = table.getState();
  const { title, facts } = session.ui.explain(standing.view, thing, me);
  const name = session.say(title);
  const said = new Set<string>();
  const found = reasons.filter((one) => {
    if (!concerns(session, standing, thing, one.target)) return false;
    const text = session.say(reasonsOf(session, one)[0]?.text ?? '');
    return !said.has(text) && said.add(text).size <= MOST_REASONS;
  });
  if (found.length === 0) return notNow(session, thing, name, at);
  return {
    kind: 'refuse',
    at,
    thing,
    title: session.say({ id: 'table.not-here', params: { name } }),
    facts: [
      ...facts.filter(({ stands }) => stands),
      ...found.flatMap((one) => reasonsOf(session, one)),
      ...nudges(session),
    ],
    rules: [...new Set(found.map(({ rule }) => rule))].filter((rule) => rule !== 'kernel'),
  };
}

/** So many of the answers there are instead are named. */
const MOST_NAMED = 3;

/**
 * Nothing stands against the thing itself: something else is being decided, or somebody else decides. What lies there and
 * whose it is, that it answers nothing now, and what does. Never the question again: that stands in the prompt.
 */
function notNow(session: Session, thing: Thing, name: string, at: Spot): Note | undefined {
  const { standing, table } = session.state;
  if (standing === undefined || table === undefined) return undefined;
  const { question, view } = standing;
  const { me, lit, names } = table.getState();
  const title = session.say({ id: 'table.not-now', params: { name } });
  const asking = question ?? waitedFor(view);
  if (asking === undefined) {
    return { kind: 'refuse', at, thing, title, facts: [{ text: { id: 'kernel.over' } }], rules: [] };
  }
  const { facts, rules } = session.ui.explain(view, thing, me);
  const { rule } = session.ui.prompt(view, asking, question !== null);
  return {
    kind: 'refuse',
    at,
    thing,
    title,
    facts: [
      ...facts.slice(0, 1),
      question === null
        ? { text: { id: 'table.not-yours', params: { name: seatMessage(session.ui.words, asking.seat, names) } } }
        : instead(session, standing, lit),
      ...nudges(session),
    ],
    rules: [...new Set([rule, ...rules.slice(0, 1)])],
  };
}

/** Where nothing lies there is nothing to refuse; but whoever learns is told what to do instead. */
export function nothingThere(session: Session, at: Spot): Note | undefined {
  const facts = nudges(session);
  return facts.length === 0
    ? undefined
    : { kind: 'refuse', at, title: session.say({ id: 'table.nothing-there' }), facts, rules: [] };
}

/** What does answer the question: the things that are lit, or else the buttons. A lesson may wait for none of them. */
function instead(session: Session, standing: Standing, lit: ReadonlyMap<Thing, readonly Key[]>): Fact {
  const me = session.state.table?.getState().me ?? 0;
  const things = [...lit.keys()].map((one) => session.say(session.ui.explain(standing.view, one, me).title));
  const buttons = openKeys(standing).map((key) => session.say(labelOf(session.ui, standing, key)));
  const all = [...new Set(things.length > 0 ? things : buttons)];
  const some = all.slice(0, MOST_NAMED);
  if (some.length === 0) return { text: { id: 'table.answers-nothing' } };
  const params = { some: some.join('; '), more: all.length - some.length };
  return { icon: 'ui-bulb', text: { id: 'table.not-asked', params } };
}

/** A button that is off says why. */
export function buttonRefusal(session: Session, at: Spot, title: string, reason: Refusal): Note {
  return {
    kind: 'refuse',
    at,
    title,
    facts: [...reasonsOf(session, reason), ...nudges(session)],
    rules: reason.rule === 'kernel' ? [] : [reason.rule],
  };
}

/** The first of the open options that nobody needs to search for: what the focus goes to. */
export function firstTarget(session: Session, root: ParentNode): Element | null {
  const { standing } = session.state;
  if (standing === undefined || standing.question === null) return null;
  for (const key of openKeys(standing)) {
    const thing = session.thing(key);
    const element = thing === undefined ? null : elementOf(root, thing);
    if (element !== null) return element;
  }
  return null;
}
