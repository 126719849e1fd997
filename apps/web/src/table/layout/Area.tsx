import { type CSSProperties, type FocusEvent, type ReactElement, type ReactNode, type Ref, useCallback } from 'react';
import { useTell } from '../session/context.ts';
import { Later } from './Later.tsx';
import type { Placed } from './panels.ts';

/**
 * A part of the table that holds things: one stop of the Tab key. Inside, arrows go from thing to thing.
 * While the focus is inside, the area itself is no stop, so that Shift+Tab leaves it.
 */
export function Area({
  label,
  className,
  id,
  children,
  style,
  ref,
}: {
  readonly label: string;
  readonly className: string;
  readonly id?: string;
  readonly children: ReactNode;
  readonly style?: CSSProperties | undefined;
  readonly ref?: Ref<HTMLElement>;
}): ReactElement {
  const focus = useCallback((event: FocusEvent<HTMLElement>) => {
    const area = event.currentTarget;
    area.tabIndex = -1;
    if (event.target !== area || !area.matches(':focus-visible')) return;
    const first =
      area.querySelector<HTMLElement>('[data-thing][data-chosen], [data-thing][data-lit]') ??
      area.querySelector<HTMLElement>('[data-thing]:not([data-told])');
    first?.focus();
  }, []);
  const blur = useCallback((event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.tabIndex = 0;
  }, []);
  return (
    <section
      ref={ref}
      id={id}
      className={className}
      style={style}
      aria-label={label}
      data-area=""
      tabIndex={0}
      onFocus={focus}
      onBlur={blur}
    >
      {children}
    </section>
  );
}

/** One of the game's panels, as a region of its own. */
export function PanelArea({ panel: { id, label, now, share, Content }, at }: Placed): ReactElement {
  const tell = useTell();
  return (
    <Area
      label={tell(label)}
      className={`panel table-panel at-${at}`}
      id={`panel-${id}`}
      style={share === undefined ? undefined : ({ '--share': share } as CSSProperties)}
    >
      {/* What comes and goes holds what is asked: it does not wait. */}
      {now === undefined ? (
        <Later>
          <Content />
        </Later>
      ) : (
        <Content />
      )}
    </Area>
  );
}
