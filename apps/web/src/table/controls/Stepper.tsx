import { Icon } from '@edubba/ui';
import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { useTell } from '../session/context.ts';

interface StepperProps {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** What a value means: "3 camels for 3 steps". */
  readonly means?: string;
  readonly onChange: (value: number) => void;
}

const KEYS: { readonly [key: string]: number } = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
};

/** − value +, by button, arrows, Page, Home, End, and typed digits. */
export function Stepper({ name, value, least, most, means, onChange }: StepperProps): ReactElement {
  const tell = useTell();
  const typed = useRef({ text: '', time: 0 });
  const set = (wanted: number): void => onChange(Math.max(least, Math.min(most, wanted)));
  const key = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (step !== undefined) set(value + step);
    else if (event.key === 'Home') set(least);
    else if (event.key === 'End') set(most);
    else if (/^\d$/.test(event.key)) {
      // Digits typed one after the other are one number.
      const { text, time } = typed.current;
      const whole = event.timeStamp - time < 900 ? text + event.key : event.key;
      typed.current = { text: whole, time: event.timeStamp };
      set(Number(whole));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="stepper">
      <button
        type="button"
        tabIndex={-1}
        aria-label={tell('table.less', { name })}
        aria-disabled={value <= least}
        onClick={() => set(value - 1)}
      >
        <Icon id="ui-minus" size={16} />
      </button>
      <span
        role="spinbutton"
        tabIndex={0}
        aria-label={name}
        aria-valuenow={value}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuetext={means ?? String(value)}
        onKeyDown={key}
      >
        {value}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={tell('table.more-of', { name })}
        aria-disabled={value >= most}
        onClick={() => set(value + 1)}
      >
        <Icon id="ui-plus" size={16} />
      </button>
    </div>
  );
}
