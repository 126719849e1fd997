import { Icon } from '@edubba/ui';
import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useArrangement } from '../table/layout/useSize.ts';
import { useTell } from '../table/session/context.ts';
import './panel.css';
import { usePlace } from './usePlace.ts';

interface CardProps {
  /** Whose words: `learn` for `learn.panel`, `learn.fold`, `learn.unfold`. */
  readonly texts: string;
  readonly className?: string;
  /** What stands on its head; `short` where only the head is seen. */
  readonly head: ReactNode;
  readonly short?: ReactNode;
  /** What it says now: when that changes, it opens again. */
  readonly says: string;
  /**
   * Where it lies on a wide page: beside what it speaks of; or, where anything may be the answer, in the corner of the log, and on
   * a phone never on the table's question.
   */
  readonly lies: 'beside' | 'corner';
  /** On a phone it waits folded: the table's own question says what is asked. */
  readonly waits?: boolean;
  readonly children: ReactNode;
}

/** The card of whoever leads somebody around at a table. It can be folded. */
export function Card({
  texts,
  className = '',
  head,
  short,
  says,
  lies,
  waits = false,
  children,
}: CardProps): ReactElement {
  const tell = useTell();
  const box = useRef<HTMLElement>(null);
  const phone = useArrangement() === 'phone';
  const [folded, setFolded] = useState(phone && waits);
  const place = usePlace(box, phone, lies === 'corner', folded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens for everything new.
  useEffect(() => setFolded(phone && waits), [says, phone, waits]);
  const style: CSSProperties =
    !phone && lies === 'corner'
      ? { right: 14, bottom: 14 }
      : place === undefined
        ? { visibility: 'hidden' }
        : {
            left: place.left,
            top: place.top,
            ...(place.most === undefined ? {} : { maxHeight: place.most, overflowY: 'auto' }),
            ...({ '--arrow': `${place.arrow}px` } as CSSProperties),
          };
  return (
    <aside
      ref={box}
      className={`lesson-panel ${className}`}
      aria-label={tell(`${texts}.panel`)}
      data-side={phone || lies === 'corner' || place?.apart === true ? undefined : place?.side}
      data-folded={folded ? '' : undefined}
      style={style}
    >
      <header>
        <span className="lesson-mark">
          <Icon id="brand-mark" size={19} />
        </span>
        {folded ? (short ?? head) : head}
        <button
          type="button"
          className="iconbtn lesson-fold"
          aria-label={tell(`${texts}.${folded ? 'unfold' : 'fold'}`)}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          <Icon id={folded ? 'ui-up' : 'ui-down'} size={16} />
        </button>
      </header>
      {!folded && children}
    </aside>
  );
}
