import type { Key } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type KeyboardEvent, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import type { Menu } from '../session/frame.ts';
import { labelOf, partsOf } from '../session/options.ts';
import './ChoiceMenu.css';
import { elementOf } from './notes.ts';
import { placed } from './place.ts';

/** One thing stands for several options: a small list at the thing. */
export function ChoiceMenu(): ReactElement | null {
  const menu = useFrame((frame) => frame.menu);
  return menu === undefined ? null : <Choices key={menu.thing} menu={menu} />;
}

function Choices({ menu }: { readonly menu: Menu }): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    setAt(placed(menu.at, { width, height }, { width: innerWidth, height: innerHeight }, []));
  }, [menu]);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const close = (): void => {
    session.set({ menu: undefined });
    session.point(undefined);
    (elementOf(document, menu.thing) as HTMLElement | null)?.focus();
  };
  const keys = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') close();
    else if (step !== 0) {
      const all = [...(box.current?.querySelectorAll('button') ?? [])];
      const now = all.indexOf(document.activeElement as HTMLButtonElement);
      all[(now + step + all.length) % all.length]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const take = (key: Key): void => session.commit(key);
  return (
    <div
      ref={box}
      className="table-menu"
      role="menu"
      tabIndex={-1}
      aria-label={tell('table.which')}
      style={at}
      onKeyDown={keys}
    >
      {menu.keys.map((key) => {
        const own = partsOf(standing.question?.kind ?? '', key);
        const icon = session.ui.iconOf(own.kind, own.key);
        return (
          <button
            key={key}
            type="button"
            role="menuitem"
            onFocus={() => session.point(key, menu.thing)}
            onPointerEnter={() => session.point(key, menu.thing)}
            onClick={() => take(key)}
          >
            {icon !== undefined && <Icon id={icon} size={18} />}
            {tell(labelOf(session.ui, standing, key))}
          </button>
        );
      })}
    </div>
  );
}
