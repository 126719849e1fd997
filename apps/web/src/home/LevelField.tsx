import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useWords } from './new-table-words.ts';
import type { Setting } from './useSetting.ts';
import { Wedges } from './Wedges.tsx';

/** A bot's level in its seat: wedges, name, how long it thinks. Opens the cards of all levels. */
export function LevelField({
  label,
  setting,
  level,
  open,
  controls,
  onClick,
}: {
  readonly label: string;
  readonly setting: Setting;
  readonly level: string;
  readonly open: boolean;
  readonly controls: string;
  readonly onClick: () => void;
}): ReactElement {
  const say = useWords();
  const name = setting.words.say({ id: `bot.${level}` });
  return (
    <button
      type="button"
      className="field level-field"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onClick}
    >
      <span className="sr">{`${label}: `}</span>
      <Wedges count={1 + (setting.levels?.indexOf(level) ?? 0)} />
      <b>{name}</b>
      <small>{say(`level.${level}.time`)}</small>
      <Icon id="ui-down" size={16} />
    </button>
  );
}
