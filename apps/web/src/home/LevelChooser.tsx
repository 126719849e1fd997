import { type Colour, Seal } from '@edubba/ui';
import { type ReactElement, useState } from 'react';
import { useWords } from './new-table-words.ts';
import { Gauge } from './Gauge.tsx';
import type { Setting } from './useSetting.ts';
import { Wedges } from './Wedges.tsx';
import './levels.css';

/** The cards of a game's levels: what each does, how long it thinks, and how strong it was found to be at such a table. */
export function LevelChooser({
  id,
  setting,
  colour,
  seat,
  players,
  level: chosen,
  onChoose,
  onClose,
}: {
  readonly id: string;
  readonly setting: Setting;
  readonly colour: Colour;
  readonly seat: number;
  readonly players: number;
  readonly level: string;
  readonly onChoose: (level: string, everyBot: boolean) => void;
  readonly onClose: () => void;
}): ReactElement {
  const say = useWords();
  const [everyBot, setEveryBot] = useState(false);
  const { levels = [], measured, words } = setting;
  const measure = measured.some(({ others }) => others !== undefined) ? 'together' : 'measured';
  return (
    <fieldset
      id={id}
      className={`levels ${colour}`}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <legend className="levels-head">
        <Seal colour={colour} /> {say('level.ask', { n: seat + 1 })}
      </legend>
      <label className="levels-all">
        <input
          type="checkbox"
          checked={everyBot}
          onChange={({ target }) => {
            setEveryBot(target.checked);
            if (target.checked) onChoose(chosen, true);
          }}
        />
        {say('level.all')}
      </label>
      <div className="level-cards">
        {levels.map((level, i) => (
          <label key={level} className="level-card" data-level={i + 1}>
            <input
              type="radio"
              name={`${id}/level`}
              value={level}
              checked={level === chosen}
              onChange={() => onChoose(level, everyBot)}
            />
            <span className="level-tablet" aria-hidden="true">
              <Wedges count={i + 1} />
            </span>
            <span className="level-name">
              <b>{words.say({ id: `bot.${level}` })}</b>
              <small>{say(`level.${level}.time`)}</small>
            </span>
            <span className="level-about">{say(`level.${level}.about`)}</span>
            <Gauge
              measured={measured.find((one) => one.level === level && one.players === players)}
              players={players}
              nameOf={(bot) => words.say({ id: `bot.${bot}` })}
            />
          </label>
        ))}
      </div>
      <ul className="levels-notes">
        {['fair', measure, 'here'].map((note) => (
          <li key={note}>
            <b>{say(`level.note.${note}`)}</b> {say(`level.note.${note}.text`)}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
