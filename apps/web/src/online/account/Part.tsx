import { type ReactElement, type ReactNode, useId } from 'react';
import { useOnlineWords } from '../words.ts';

/** A part of what is mine, with its heading and what it is about. */
export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  const say = useOnlineWords();
  const id = useId();
  return (
    <section className="panel settings-group me-part" aria-labelledby={id}>
      <h2 id={id}>{say(`me.${name}`)}</h2>
      {children}
    </section>
  );
}

/** One line of a part: what it is, and what can be done with it. */
export function Row({
  title,
  text,
  children,
}: {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <div className="settings-row me-row">
      <div>
        <b>{title}</b>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children !== undefined && <div className="me-deeds">{children}</div>}
    </div>
  );
}

/** Something that is on or off. */
export function SwitchRow({
  title,
  text,
  checked,
  onChange,
  disabled = false,
}: {
  readonly title: string;
  readonly text: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}): ReactElement {
  const id = useId();
  return (
    <label className="settings-row settings-switch">
      <div>
        <b>{title}</b>
        <p id={id}>{text}</p>
      </div>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-label={title}
        aria-describedby={id}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
