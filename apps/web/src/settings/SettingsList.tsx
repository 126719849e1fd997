import { type Colour, Seal } from '@edubba/ui';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useWords } from './words.ts';
import { Choice } from './Choice.tsx';
import { KeyRows } from './KeyRows.tsx';
import { type Settings, useSettings } from './settings.ts';
import './SettingsList.css';

/** Settings that are on or off. */
type Switch = 'firstCards' | 'foresight' | 'oneClick' | 'single' | 'sounds' | 'contrast' | 'coordinates' | 'breathing';
/** Settings that are one of a few. */
type Pick = 'theme' | 'motion' | 'confirm' | 'palette' | 'textSize';

const PICKS: { readonly [name in Pick]: readonly Settings[name][] } = {
  theme: ['system', 'clay', 'night'],
  motion: ['slow', 'normal', 'fast', 'off'],
  confirm: ['never', 'unusual', 'always'],
  palette: ['standard', 'protan', 'deutan', 'tritan'],
  textSize: [100, 112, 125, 150],
};
const COLOURS: readonly Colour[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];

/** Everything a person can set, each with what it does; it takes effect at once. */
export function SettingsList(): ReactElement {
  const say = useWords();
  const { name, set, reset } = useSettings();
  const id = useId();
  return (
    <div className="settings">
      <Group name="look">
        <PickRow name="theme" />
        <PickRow name="textSize" />
        <PickRow name="palette">
          <span className="settings-seals">
            {COLOURS.map((colour) => (
              <Seal key={colour} colour={colour} />
            ))}
          </span>
        </PickRow>
        <SwitchRow name="contrast" />
      </Group>
      <Group name="table">
        <PickRow name="motion" />
        <SwitchRow name="breathing" />
        <SwitchRow name="coordinates" />
        <SwitchRow name="sounds" />
        <SwitchRow name="firstCards" />
        <SwitchRow name="foresight" />
      </Group>
      <Group name="answers">
        <SwitchRow name="oneClick" />
        <SwitchRow name="single" />
        <PickRow name="confirm" />
      </Group>
      <Group name="keys">
        <KeyRows />
      </Group>
      <Group name="you">
        <div className="settings-row">
          <div>
            <label htmlFor={id}>{say('settings.name')}</label>
            <p>{say('settings.name.text')}</p>
          </div>
          <input
            id={id}
            className="settings-name"
            value={name}
            maxLength={24}
            autoComplete="nickname"
            placeholder={say('settings.name.you')}
            onChange={({ target }) => set({ name: target.value })}
          />
        </div>
      </Group>
      <div className="settings-reset">
        <button type="button" className="btn" onClick={reset}>
          {say('settings.reset')}
        </button>
        <p>{say('settings.reset.text')}</p>
      </div>
    </div>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  const say = useWords();
  return (
    <section className="panel settings-group">
      <h2>{say(`settings.group.${name}`)}</h2>
      {children}
    </section>
  );
}

function PickRow({ name, children }: { readonly name: Pick; readonly children?: ReactNode }): ReactElement {
  const say = useWords();
  const value = useSettings((settings) => settings[name]);
  const set = useSettings((settings) => settings.set);
  const among: readonly Settings[Pick][] = PICKS[name];
  return (
    <div className="settings-row">
      <div>
        <b>{say(`settings.${name}`)}</b>
        <p>{say(`settings.${name}.text`)}</p>
        {children}
      </div>
      <Choice
        label={say(`settings.${name}`)}
        value={value}
        among={among.map((one) => ({ value: one, label: say(`settings.${name}.${one}`) }))}
        onChange={(one) => set({ [name]: one })}
      />
    </div>
  );
}

function SwitchRow({ name }: { readonly name: Switch }): ReactElement {
  const say = useWords();
  const value = useSettings((settings) => settings[name]);
  const set = useSettings((settings) => settings.set);
  const id = useId();
  return (
    <label className="settings-row settings-switch">
      <div>
        <b>{say(`settings.${name}`)}</b>
        <p id={id}>{say(`settings.${name}.text`)}</p>
      </div>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-label={say(`settings.${name}`)}
        aria-describedby={id}
        checked={value}
        onChange={({ target }) => set({ [name]: target.checked })}
      />
    </label>
  );
}
