import type { Way } from '@edubba/gamekit';
import { Icon } from '@edubba/ui';
import { type ReactElement, useId } from 'react';
import { useWords } from './new-table-words.ts';
import { type Setting, wayOf } from './useSetting.ts';

/** A game's ways to play as cards: whoever is new chooses one and nothing else. */
export function WayCards({
  setting,
  ways,
  options,
  onChoose,
}: {
  readonly setting: Setting;
  readonly ways: readonly Way[];
  readonly options: Way['options'];
  readonly onChoose: (options: Way['options']) => void;
}): ReactElement {
  const say = useWords();
  const group = useId();
  const { game, words } = setting;
  const now = wayOf(game, ways, options);
  return (
    <div className="option-cards new-ways" role="radiogroup" aria-label={say('new.ways')}>
      {ways.map(({ id, icon, options: set }, i) => (
        <label key={id} className="option-card">
          <input type="radio" name={group} checked={id === now?.id} onChange={() => onChoose(set)} />
          <Icon id={icon} size={24} />
          <b>{words.say({ id: `option.way.${id}` })}</b>
          <small>{words.say({ id: `option.way.${id}.about` })}</small>
          {i === 0 && <span className="chip">{say('new.ways.first')}</span>}
        </label>
      ))}
    </div>
  );
}
