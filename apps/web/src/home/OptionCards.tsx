import type { Objection } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type ReactElement, useId } from 'react';
import { useWords } from './new-table-words.ts';
import { type Setting, whyImpossible } from './useSetting.ts';

/** One switch of a game's table, its values as cards; what the rules do not allow with so many seats cannot be chosen. */
export function OptionCards({
  setting,
  name,
  seats,
  options,
  stars = false,
  advised = true,
  onChoose,
}: {
  readonly setting: Setting;
  readonly name: string;
  readonly seats: number;
  /** What has been chosen so far, of this switch and the others. */
  readonly options: { readonly [name: string]: string };
  /** The values are strengths: shown with as many stars. */
  readonly stars?: boolean;
  /** The first value is what a newcomer should take; not where ways to play say what is. */
  readonly advised?: boolean;
  readonly onChoose: (value: string) => void;
}): ReactElement | null {
  const say = useWords();
  const group = useId();
  const { game, words } = setting;
  const option = game.options[name];
  if (option === undefined) return null;
  const [usual] = option.values;
  const why = (value: string): Objection | undefined => whyImpossible(game, seats, { ...options, [name]: value });
  const chosen = options[name];
  const now = chosen !== undefined && why(chosen) === undefined ? chosen : usual;
  return (
    <fieldset className="option">
      <legend>
        {words.say({ id: `option.${name}` })}
        {option.rule !== undefined && (
          <a href={`/rules/${game.id}/${option.rule}`} className="chip rule" target="_blank">
            {option.rule}
          </a>
        )}
      </legend>
      <div className="option-cards">
        {option.values.map((value, i) => {
          const refused = why(value);
          return (
            <label key={value} className="option-card">
              <input
                type="radio"
                name={group}
                checked={value === now}
                disabled={refused !== undefined}
                onChange={() => onChoose(value)}
              />
              {stars && (
                <span className="option-stars">
                  {Array.from({ length: i + 1 }, (_, star) => (
                    <Icon key={star} id="ui-star" size={16} />
                  ))}
                </span>
              )}
              <span>{words.say({ id: `option.${name}.${value}` })}</span>
              {advised && value === usual && <small>{say('new.usual')}</small>}
              {refused !== undefined && <small>{words.say(refused.why)}</small>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
