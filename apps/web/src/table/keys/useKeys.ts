import type { PanZoomHandle } from '@edubba/ui';
import { type RefObject, useEffect } from 'react';
import { library } from '../../app/library.ts';
import { deedOf, type TableKey } from '../../settings/keys.ts';
import { useSettings } from '../../settings/settings.ts';
import { toggleTheme } from '../../settings/theme.ts';
import { toggleCard } from '../first/useFirstCard.ts';
import { drawnThings, spotOf } from '../pointing/notes.ts';
import { type Direction, nearest } from '../pointing/steer.ts';
import { choose, explain } from '../pointing/usePointing.ts';
import { forgetWhy } from '../pointing/why.ts';
import { undoOrSay } from '../prompt/UndoButtons.tsx';
import { openKeys } from '../session/options.ts';
import type { Session } from '../session/Session.ts';

const ARROWS: { readonly [key: string]: Direction } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const GO_WAITS = 1500;

const focusOn = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

/** Where the person is not to be disturbed: text fields, dialogs, a control that uses the key itself. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target instanceof Element ? event.target : null;
  const own = 'input, textarea, select, [contenteditable], dialog, [role=spinbutton], [role=menu]';
  return target !== null && target.closest(own) !== null;
}

/** The thing that has the focus. */
function focused(): { element: Element; thing: string } | undefined {
  const element = document.activeElement?.closest('[data-thing]') ?? null;
  const thing = element?.getAttribute('data-thing') ?? undefined;
  return element === null || thing === undefined ? undefined : { element, thing };
}

/** Keys of the whole table; each also has a button, and `?` lists them. */
export function useKeys(session: Session, board: RefObject<PanZoomHandle | null>, go: (address: string) => void): void {
  useEffect(() => {
    let goto: { text: string; time: number } | undefined;

    const steer = (way: Direction, any: boolean): void => {
      // What lies under another tab is not in sight.
      const all = drawnThings(document, any ? '' : '[data-lit]').filter((one) => one.getClientRects().length > 0);
      const from = focused()?.element;
      if (from === undefined) {
        (all[0] as HTMLElement | undefined)?.focus();
        return;
      }
      const near = (elements: readonly Element[]): Element | undefined =>
        nearest(
          spotOf(from),
          way,
          elements.filter((one) => one !== from).map((is) => ({ is, at: spotOf(is) })),
        );
      const area = from.closest('[data-area]');
      const next = near(all.filter((one) => area?.contains(one))) ?? near(all);
      (next as HTMLElement | undefined)?.focus();
    };
    /** `G E5`: goes to the thing of that name. */
    const gather = (event: KeyboardEvent): boolean => {
      if (goto === undefined || event.timeStamp - goto.time > GO_WAITS || !/^[\w-]$/.test(event.key)) return false;
      goto = { text: goto.text + event.key.toUpperCase(), time: event.timeStamp };
      const found = drawnThings(document).find(
        (one) => one.getAttribute('data-thing')?.split('/').at(-1)?.toUpperCase() === goto?.text,
      );
      if (found instanceof HTMLElement || found instanceof SVGElement) found.focus();
      return true;
    };
    const back = (): void => {
      forgetWhy();
      const { note, menu, sheet, rule, hint, picked, card } = session.state;
      // What has been opened and not yet drawn takes no key itself: it is still to be loaded.
      if (rule !== undefined) session.openRule(undefined);
      else if (menu !== undefined || note !== undefined) session.set({ menu: undefined, note: undefined });
      else if (sheet !== undefined || hint !== undefined) session.set({ sheet: undefined, hint: undefined });
      else if (picked !== undefined) session.pick(undefined);
      else if (card !== undefined) session.set({ card: undefined });
      else session.mark([], false);
    };
    const enter = (event: KeyboardEvent): boolean => {
      const at = focused();
      if (at === undefined || at.element.hasAttribute('data-own-click')) {
        const { picked } = session.state;
        if (
          event.key !== 'Enter' ||
          picked === undefined ||
          (document.activeElement ?? document.body) !== document.body
        )
          return false;
        session.commit(picked);
        return true;
      }
      if (at.element.hasAttribute('data-told')) explain(session, at.element, at.thing);
      else choose(session, at.thing, at.element, true);
      return true;
    };
    const help = (): void => {
      const at = focused();
      if (at === undefined) session.openSheet('help');
      else explain(session, at.element, at.thing);
    };
    const nextTable = async (): Promise<void> => {
      if (session.coach !== undefined) return;
      const tables = await library().games();
      const next = tables.find(
        ({ id, asks, seats }) => id !== session.id && asks !== null && seats[asks.seat]?.who === 'person',
      );
      if (next !== undefined) go(`/table/${next.id}`);
    };
    const own = session.ui.panels.find(({ place }) => place === 'own')?.id;
    const toPanel = (id: string | undefined): void => {
      if (id === undefined) return;
      session.set({ tab: id });
      requestAnimationFrame(() => focusOn(`#panel-${id}`));
    };
    const look = (step?: number): void => {
      const address = session.replay(step);
      if (address !== undefined) go(address);
    };
    const deeds: { readonly [name in TableKey]: () => void } = {
      restart: () => void session.restart(),
      undo: () => undoOrSay(session, document.querySelector('[data-undo]')),
      redo: () => void session.redo(),
      explain: help,
      card: () => toggleCard(session),
      rules: () => session.openSheet('rules'),
      log: () => {
        if (document.querySelector('#log') === null) session.set({ sheet: 'log', tab: 'log' });
        requestAnimationFrame(() => focusOn('#log a, #log button, .log a'));
      },
      recap: () => session.openSheet('recap'),
      options: () => session.openSheet('options'),
      words: () => session.openSheet('words'),
      players: () => focusOn('#players button'),
      prompt: () => focusOn('#prompt [data-primary]'),
      board: () => focusOn('#board'),
      own: () => toPanel(own),
      next: () => void nextTable(),
      theme: toggleTheme,
      zoomIn: () => board.current?.zoom(1.4),
      zoomOut: () => board.current?.zoom(1 / 1.4),
      fit: () => board.current?.fit(),
      back: () => look(Math.max(0, (session.state.standing?.view.seq ?? 1) - 1)),
      replay: () => look(),
    };
    const down = (event: KeyboardEvent): void => {
      if (isTaken(event) || session.state.place.at !== 'open') return;
      session.catchUp();
      const way = ARROWS[event.key];
      const { standing } = session.state;
      if (way !== undefined) steer(way, event.shiftKey);
      else if (gather(event)) {
        // It goes on while letters come.
      } else if (event.key === 'g') goto = { text: '', time: event.timeStamp };
      else if (event.key === 'Enter' || event.key === ' ') {
        if (!enter(event)) return;
      } else if (/^[1-9]$/.test(event.key)) {
        const key = standing === undefined ? undefined : openKeys(standing)[Number(event.key) - 1];
        if (key !== undefined) session.pick(key);
      } else {
        const deed = deedOf(event.key, event.shiftKey, useSettings.getState().keys);
        if (deed !== undefined) deeds[deed]();
        else if (event.key === 'Escape') back();
        else return;
      }
      event.preventDefault();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [session, board, go]);
}
