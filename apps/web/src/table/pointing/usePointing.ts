import type { PanZoomHandle, Thing } from '@edubba/ui';
import { type RefObject, useEffect } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { isSealed, isWeighty } from '../session/options.ts';
import type { Session } from '../session/Session.ts';
import { play } from '../motion/sounds.ts';
import { elementOf, explanation, nothingThere, spotOf } from './notes.ts';
import { answersItself, meantBy, thingAt } from './reach.ts';
import { sayWhyNot } from './why.ts';

/** A pointer that rests so long wants to know more; so does a finger that stays. */
const REST = 350;
const DOUBLE_TAP = 250;
const LINGER = 180;
/** What is smaller on the map is hard to hit with a finger: it is selected, and the map comes closer. */
const SMALL = 42;
/** A refusal stays until the next click, or so long. */
export const REFUSAL_STAYS = 6000;

/** Chooses a thing, or says why it cannot be chosen. `sure`: one step is enough where it is free and reversible. Whether it was refused. */
export function choose(session: Session, thing: Thing, element: Element, sure: boolean): boolean {
  const { table, standing, picked } = session.state;
  if (table === undefined || standing === undefined) return false;
  const keys = table.getState().lit.get(thing);
  const [only, other] = keys ?? [];
  if (keys === undefined || only === undefined) {
    if (session.coach?.tried?.(thing) === true) return false;
    void sayWhyNot(session, thing, element);
    session.mark([thing], true);
    play('refuse');
    return true;
  }
  if (picked !== undefined && keys.includes(picked)) session.commit(picked);
  else if (other !== undefined) session.set({ menu: { thing, keys, at: spotOf(element) }, note: undefined });
  else if (sure && useSettings.getState().oneClick && isFree(session, only)) session.commit(only);
  else {
    play('pick');
    session.pick(only);
  }
  return false;
}

function isFree(session: Session, key: string): boolean {
  const { standing } = session.state;
  if (standing === undefined) return false;
  return !isSealed(session.ui, standing, key) && !isWeighty(session.ui, standing, key);
}

function isSmall(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.matches('.panzoom-board [data-lit]') && Math.min(width, height) < SMALL;
}

/** What answers a click by itself. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, label, select, summary') !== null;

/** Explains a thing where it is drawn. */
export function explain(session: Session, element: Element, thing: Thing): void {
  session.set({ note: explanation(session, thing, spotOf(element)), menu: undefined });
}

/** One set of listeners for all things of the table: hover, click, touch, long press, right click. */
export function usePointing(
  session: Session,
  root: RefObject<HTMLElement | null>,
  board: RefObject<PanZoomHandle | null>,
): void {
  useEffect(() => {
    const box = root.current;
    if (box === null) return;
    const off = new AbortController();
    const { signal } = off;
    let over: Thing | undefined;
    let rest = 0;
    let press = 0;
    let pressedAt = { x: 0, y: 0 };
    let lastClick = { thing: '', time: Number.NEGATIVE_INFINITY, refused: false };
    let pointer = 'mouse';
    let swallowed = false;
    /** With this click an answer to the one before goes away, or a menu. */
    let closing = false;

    const point = (thing: Thing | undefined): void => {
      const keys = thing === undefined ? undefined : session.state.table?.getState().lit.get(thing);
      session.point(keys?.length === 1 ? keys[0] : undefined, keys === undefined ? undefined : thing);
    };
    const hideExplanation = (): void => {
      if (session.state.note?.kind === 'explain') session.set({ note: undefined });
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      const at = thingAt(event.target);
      if (event.target instanceof Element && event.target.closest('.table-tip') !== null) {
        clearTimeout(rest);
        return;
      }
      if (at?.thing === over) return;
      over = at?.thing;
      clearTimeout(rest);
      point(over);
      rest = window.setTimeout(
        () => {
          if (at === undefined) hideExplanation();
          else if (session.state.note?.kind !== 'refuse' && session.state.menu === undefined) {
            // It may have been drawn anew meanwhile.
            const now = at.element.isConnected ? at.element : elementOf(box, at.thing);
            if (now !== null) explain(session, now, at.thing);
          }
        },
        at === undefined ? LINGER : REST,
      );
    };
    const down = (event: PointerEvent): void => {
      pointer = event.pointerType;
      swallowed = false;
      clearTimeout(rest);
      const inTip = event.target instanceof Element && event.target.closest('.table-tip, .table-menu') !== null;
      const { note, menu } = session.state;
      closing = !inTip && (note?.kind === 'refuse' || menu !== undefined);
      if (!inTip && (note !== undefined || menu !== undefined)) session.set({ note: undefined, menu: undefined });
      session.catchUp();
      if (event.pointerType !== 'touch') return;
      const at = thingAt(event.target);
      pressedAt = { x: event.clientX, y: event.clientY };
      clearTimeout(press);
      if (at === undefined) return;
      press = window.setTimeout(() => {
        swallowed = true;
        explain(session, at.element, at.thing);
      }, REST);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > 8) clearTimeout(press);
    };
    const click = (event: MouseEvent): void => {
      clearTimeout(press);
      const at = meantBy(box, event);
      if (swallowed) return;
      if (at === undefined) {
        const { clientX: x, clientY: y, target } = event;
        if (!closing && !answersItself(target))
          session.set({ note: nothingThere(session, { left: x, top: y, right: x, bottom: y }) });
        return;
      }
      // A player's row that is not asked about opens that player's board.
      if (at.element.hasAttribute('data-own-click') && !at.element.hasAttribute('data-lit')) return;
      clearTimeout(rest);
      // What can never be chosen has nothing to refuse.
      if (at.element.hasAttribute('data-told')) {
        if (!isControl(event.target)) explain(session, at.element, at.thing);
        return;
      }
      const again = at.thing === lastClick.thing && event.timeStamp - lastClick.time < DOUBLE_TAP;
      const { refused } = lastClick;
      lastClick = { thing: at.thing, time: event.timeStamp, refused: again && refused };
      if (again) {
        // The second of two clicks chooses nothing more; but it has closed what the first was told.
        if (refused) void sayWhyNot(session, at.thing, at.element);
        return;
      }
      lastClick.refused = choose(session, at.thing, at.element, pointer !== 'touch');
      if (pointer === 'touch' && isSmall(at.element)) board.current?.show([at.element], true);
    };
    const context = (event: MouseEvent): void => {
      const at = thingAt(event.target);
      if (at === undefined) return;
      event.preventDefault();
      if (pointer !== 'touch') explain(session, at.element, at.thing);
    };
    const focus = (event: FocusEvent): void => {
      const at = thingAt(event.target);
      if (at !== undefined && at.element.matches(':focus-visible')) point(at.thing);
      else if (over === undefined) point(undefined);
    };
    box.addEventListener('pointerover', enter, { signal });
    box.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        // A finger leaves whenever it is lifted; what it asked for is read afterwards.
        if (pointerType === 'touch') return;
        over = undefined;
        clearTimeout(rest);
        point(undefined);
        hideExplanation();
      },
      { signal },
    );
    box.addEventListener('pointerdown', down, { signal });
    box.addEventListener('pointermove', move, { signal, passive: true });
    box.addEventListener('pointercancel', () => clearTimeout(press), { signal });
    box.addEventListener('click', click, { signal });
    box.addEventListener('contextmenu', context, { signal });
    box.addEventListener('focusin', focus, { signal });
    return () => {
      off.abort();
      clearTimeout(rest);
      clearTimeout(press);
    };
  }, [session, root, board]);
}
