import { TableContext, type Thing } from '@edubba/ui';
import { DrawingCheck, sayer } from '@edubba/ui/testing';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { positions } from '../../dev/lab.ts';
import { SHELF } from '../../src/app/games.ts';
import type { Session } from '../../src/table/session/Session.ts';
import { GAMES, loadGame } from '../../src/worker/games.ts';
import { sessionAt } from './session-at.ts';

// Every number of every table answers "what is this?", without a page: what a game draws is written as text, and each number in
// it must lie on a thing that explains itself. Not a line of a game's own is in here.

// Drawn as for people: with everything React checks on the way it takes many times as long.
vi.hoisted(() => {
  process.env['NODE_ENV'] = 'production';
});
vi.mock('react/jsx-dev-runtime', async () => {
  const { Fragment, jsx } = await import('react/jsx-runtime');
  return { Fragment, jsxDEV: jsx };
});

const POSITIONS = 200;

/** Something that is drawn: an element, or a piece of text. */
interface Node {
  readonly tag: string;
  readonly attributes: string;
  readonly parent: Node | undefined;
  readonly children: Node[];
  text: string;
}

const EMPTY = new Set(['img', 'input', 'br', 'hr']);

/** Reads what was written. */
function parsed(html: string): Node {
  const root: Node = { tag: 'root', attributes: '', parent: undefined, children: [], text: '' };
  let at = root;
  for (const [, close, tag = '', attributes = '', text] of html.matchAll(
    /<(\/?)([\w-]+)((?:\s[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g,
  )) {
    if (text !== undefined) at.children.push({ tag: '', attributes: '', parent: at, children: [], text });
    else if (close === '/') at = at.parent ?? root;
    else {
      const node: Node = { tag, attributes, parent: at, children: [], text: '' };
      at.children.push(node);
      if (!EMPTY.has(tag)) at = node;
    }
  }
  return root;
}

const attribute = ({ attributes }: Node, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

function* every(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) yield* every(child);
}

/** The thing that something lies on: its own, or one that lies over it. */
function thingOf(node: Node | undefined): Thing | undefined {
  if (node === undefined) return undefined;
  const over = node.children.find((child) => attribute(child, 'class') === 'hit');
  return (
    attribute(node, 'data-thing') ??
    (over === undefined ? undefined : attribute(over, 'data-thing')) ??
    thingOf(node.parent)
  );
}

/** Only heard, or not drawn at all. */
const unseen = (node: Node): boolean =>
  /\bsr\b|sr-only/.test(attribute(node, 'class') ?? '') || ['title', 'style', 'defs'].includes(node.tag);

const within = (node: Node | undefined, is: (node: Node) => boolean): boolean =>
  node !== undefined && (is(node) || within(node.parent, is));

/** Everything a game draws at a table, part by part. */
function partsOf(session: Session): readonly (readonly [name: string, html: string])[] {
  const { ui } = session;
  const table = session.state.table;
  if (table === undefined) return [];
  const view = table.getState().view;
  const drawn = <P extends object>(name: string, part: ComponentType<P> | undefined, props: P, around = 'div') => {
    if (part === undefined) return [];
    const picture = createElement(around, {}, createElement(part, props));
    return [[name, renderToStaticMarkup(createElement(TableContext, { value: table }, picture))] as const];
  };
  return [
    ...drawn('Board', ui.Board, {}, ui.boardSize === undefined ? 'div' : 'svg'),
    ...drawn('Aims', ui.Aims, {}),
    ...drawn('Rounds', ui.Rounds, {}),
    ...drawn('Supply', ui.Supply, {}),
    ...ui.playersInOrder(view).flatMap((player) => drawn('Counters', ui.Counters, { player })),
    ...ui.panels.flatMap(({ id, Content, now }) =>
      now !== undefined && now(table.getState()) === undefined ? [] : drawn(id, Content, {}),
    ),
  ];
}

const path = (node: Node | undefined): string =>
  node === undefined || node.tag === 'root'
    ? ''
    : `${path(node.parent)} ${node.tag}${(attribute(node, 'class') ?? '').replace(/^(?=.)|\s+/g, '.')}`;

test.for(SHELF.flatMap(({ ui, rulebook, ...rest }) => (ui && rulebook ? [{ ...rest, ui, rulebook }] : [])))(
  `$id: every number that is drawn in ${POSITIONS} positions lies on a thing, and every thing says what it is`,
  async ({ id, players, bot, ui: load, rulebook }) => {
    const [play, ui, book] = await Promise.all([loadGame(GAMES, id), load(), rulebook()]);
    const { said } = sayer(ui.words.texts.en, /\b(?:[A-Z]{1,3}\d{1,2}[a-z]?|\d+[A-Z])\b/g);
    const check = new DrawingCheck(ui, book.rulebook, said, 60);
    const mute = new Map<string, string>();
    const wrong = new Set<string>();
    let [numbers, things, at] = [0, 0, 0];
    for (const position of positions(play, players, bot)) {
      if (at++ >= POSITIONS) break;
      const session = await sessionAt(position, ui);
      const view = position.table.view(position.seat);
      // Whoever looks at another's board sees other things.
      if (at % 3 === 0) session.state.table?.setState({ looking: (position.seat + 1) % position.table.info.seats });
      const met = new Set<Thing>();
      for (const [part, html] of partsOf(session)) {
        for (const node of every(parsed(html))) {
          const thing = attribute(node, 'data-thing');
          if (thing !== undefined) met.add(thing);
          if (!/\d/.test(node.text) || within(node, unseen)) continue;
          numbers++;
          if (thingOf(node) === undefined) mute.set(`${part}:${path(node.parent)}`, node.text);
        }
      }
      for (const thing of met) {
        things++;
        try {
          check.name(view, thing);
          check.explanation(view, thing, position.seat);
        } catch (error) {
          wrong.add(`${position.kind}: ${thing}: ${String(error)}`);
        }
      }
      session.close();
    }
    expect([...mute].map(([where, text]) => `${where} "${text}"`)).toEqual([]);
    expect([...wrong]).toEqual([]);
    expect(numbers).toBeGreaterThan(1000);
    expect(things).toBeGreaterThan(1000);
  },
);
