import { Icon } from '@edubba/ui';
import { type ReactElement, useId } from 'react';

/** One thing that can be chosen. */
export interface Choosable<T> {
  readonly value: T;
  readonly label: string;
  readonly icon?: string;
  readonly disabled?: boolean;
}

/** One of a few, all of them in sight: radio buttons that look like one control. */
export function Choice<T extends string | number>({
  label,
  value,
  among,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly among: readonly Choosable<T>[];
  readonly onChange: (value: T) => void;
}): ReactElement {
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="sr">{label}</legend>
      {among.map((one) => (
        <label key={one.value}>
          <input
            type="radio"
            name={name}
            checked={one.value === value}
            disabled={one.disabled === true}
            onChange={() => onChange(one.value)}
          />
          {one.icon !== undefined && <Icon id={one.icon} size={18} />}
          <span>{one.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
