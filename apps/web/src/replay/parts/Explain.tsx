import { Icon, type Thing, useTable } from '@edubba/ui';
import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Placed, placed } from '../../table/pointing/place.ts';
import { useSaid } from '../replay-table.ts';
import { RuleChip } from './RuleChip.tsx';
import '../../table/pointing/Tip.css';

/** A hand that only passes over explains nothing. */
const REST_MS = 350;

interface Pointed {
  readonly thing: Thing;
  readonly at: DOMRect;
}

/** What is on the table explains itself: when the pointer rests on it, or at a tap. */
export function Explain({ root }: { readonly root: RefObject<HTMLElement | null> }): ReactElement | null {
  const pointed = usePointed(root);
  return pointed === undefined ? null : <Note key={pointed.thing} pointed={pointed} />;
}

function usePointed(root: RefObject<HTMLElement | null>): Pointed | undefined {
  const [pointed, setPointed] = useState<Pointed>();
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const found = ({ target }: Event): Element | null =>
      target instanceof Element ? target.closest('[data-thing]') : null;
    const show = (drawn: Element): void => {
      setPointed({ thing: drawn.getAttribute('data-thing') ?? '', at: drawn.getBoundingClientRect() });
    };
    const hide = (): void => {
      clearTimeout(timer);
      setPointed(undefined);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      // Somebody on the way to a rule in the note itself.
      if (event.target instanceof Element && event.target.closest('.table-tip') !== null) return clearTimeout(timer);
      clearTimeout(timer);
      const drawn = found(event);
      timer = setTimeout(() => (drawn === null ? hide() : show(drawn)), drawn === null ? 120 : REST_MS);
    };
    const tap = (event: Event): void => {
      const drawn = found(event);
      if (drawn !== null) show(drawn);
      else if (!(event.target instanceof Element && event.target.closest('.table-tip') !== null)) hide();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerover', over, { signal });
    element.addEventListener('pointerleave', hide, { signal });
    element.addEventListener('click', tap, { signal });
    element.addEventListener('wheel', hide, { signal, passive: true });
    window.addEventListener('keydown', key, { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, [root]);
  return pointed;
}

function Note({ pointed: { thing, at } }: { readonly pointed: Pointed }): ReactElement {
  const say = useSaid();
  const { title, facts, rules } = useTable((table) => table.ui).explain(
    useTable((table) => table.view),
    thing,
    useTable((table) => table.me),
  );
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Placed>();
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    setPlace(placed(at, { width, height }, { width: innerWidth, height: innerHeight }, []));
  }, [at]);
  const style: CSSProperties =
    place === undefined
      ? { visibility: 'hidden' }
      : { left: place.left, top: place.top, ...({ '--tip-arrow': `${place.arrow}px` } as CSSProperties) };
  return (
    <div ref={box} className="table-tip" role="tooltip" data-side={place?.side} style={style}>
      <h4>{say(title)}</h4>
      {facts.map(({ icon, text, tone }) => (
        <div key={say(text)} className="tip-fact" data-tone={tone}>
          {icon !== undefined && <Icon id={icon} size={17} />}
          <span>{say(text)}</span>
        </div>
      ))}
      <div className="tip-foot">
        {rules.map((rule) => (
          <RuleChip key={rule} rule={rule} />
        ))}
      </div>
    </div>
  );
}
