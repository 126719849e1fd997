import type { Pace } from '@edubba/protocol';
import { type ReactElement, useId, useState } from 'react';
import { Choice } from '../../settings/Choice.tsx';
import { useOnlineWords } from '../words.ts';
import { CUSTOM, type Custom, customPace, LIMITS, PRESET_NAMES, PRESETS, type Preset } from './pace.ts';

/** How much time there is: a few promises in words, or one's own numbers. */
export function PaceCards({ onChange }: { readonly onChange: (pace: Pace) => void }): ReactElement {
  const say = useOnlineWords();
  const group = useId();
  const [chosen, setChosen] = useState<Preset | 'custom'>('evening');
  const [custom, setCustom] = useState(CUSTOM);
  const choose = (name: Preset | 'custom'): void => {
    setChosen(name);
    onChange(name === 'custom' ? customPace(custom) : PRESETS[name]);
  };
  const change = (to: Custom): void => {
    setCustom(to);
    onChange(customPace(to));
  };
  return (
    <fieldset className="option">
      <legend className="sr">{say('wish.pace')}</legend>
      <div className="option-cards">
        {[...PRESET_NAMES, 'custom' as const].map((name) => (
          <label key={name} className="option-card">
            <input type="radio" name={group} checked={name === chosen} onChange={() => choose(name)} />
            <span>{say(`wish.pace.${name}`)}</span>
            <small>{say(`wish.pace.${name}.text`)}</small>
          </label>
        ))}
      </div>
      {chosen === 'custom' && <CustomPace custom={custom} onChange={change} />}
    </fieldset>
  );
}

function CustomPace({
  custom,
  onChange,
}: {
  readonly custom: Custom;
  readonly onChange: (custom: Custom) => void;
}): ReactElement {
  const say = useOnlineWords();
  const { kind } = custom;
  const field = (name: 'bank' | 'each'): ReactElement => {
    const [min, max] = LIMITS[kind][name];
    return (
      <label className="wish-number">
        <span>{say(`wish.custom.${kind}.${name}`)}</span>
        <input
          className="field"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={custom[name]}
          onChange={({ target }) => onChange({ ...custom, [name]: target.valueAsNumber })}
        />
      </label>
    );
  };
  return (
    <div className="wish-custom">
      <Choice
        label={say('wish.custom.kind')}
        value={kind}
        among={[
          { value: 'live', label: say('lobby.filter.live') },
          { value: 'slow', label: say('lobby.filter.slow') },
        ]}
        onChange={(to) => onChange(to === 'live' ? CUSTOM : { kind: 'slow', bank: 3, each: 1 })}
      />
      {field('bank')}
      {field('each')}
    </div>
  );
}
