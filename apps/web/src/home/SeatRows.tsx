import { type Colour, Seal } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useWords } from '../app/words.tsx';
import { Choice } from '../settings/Choice.tsx';
import type { Sitter } from '../worker/api.ts';
import { type Seating, withSitter } from './seating.ts';
import type { Setting } from './useSetting.ts';

/** The seats of a new table: each a person by name, or a bot. */
export function SeatRows({
  seating,
  setting,
  colours,
  usualBot,
  online = false,
  onChange,
}: {
  readonly seating: Seating;
  readonly setting: Setting | undefined;
  readonly colours: readonly Colour[];
  readonly usualBot: string;
  /** The first seat is the opener's; the other people are not known yet. */
  readonly online?: boolean;
  readonly onChange: (seating: Seating) => void;
}): ReactElement {
  const say = useWords();
  return (
    <ol className="seats">
      {seating.sitters.slice(0, seating.count).map((sitter, i) => {
        const change = (to: Sitter): void => onChange(withSitter(seating, i, to));
        const name = say('new.seat', { n: i + 1 });
        return (
          // Seats have no other identity than their place.
          <li key={name} className="seat-row">
            <Seal colour={colours[i] ?? 'p6'} size="l" />
            {online && i === 0 ? (
              <b className="seat-me">{say('new.you')}</b>
            ) : (
              <Choice
                label={name}
                value={sitter.who}
                among={[
                  { value: 'person', label: say('new.person'), icon: 'unit-citizen' },
                  { value: 'bot', label: say('new.bot'), icon: 'ui-bot' },
                ]}
                onChange={(who) => change(who === 'bot' ? { who, bot: usualBot } : { who: 'person', name: '' })}
              />
            )}
            {sitter.who === 'person' && online ? (
              <span className="seat-said">{say(i === 0 ? 'new.online.you' : 'new.online.open')}</span>
            ) : sitter.who === 'person' ? (
              <input
                className="field"
                aria-label={say('new.name', { n: i + 1 })}
                placeholder={say(i === 0 ? 'new.you' : 'home.person', { n: i + 1 })}
                value={sitter.name}
                maxLength={24}
                autoComplete="off"
                onChange={({ target }) => change({ who: 'person', name: target.value })}
              />
            ) : (
              <select
                className="field"
                aria-label={say('new.which-bot', { n: i + 1 })}
                value={sitter.bot}
                disabled={setting === undefined}
                onChange={({ target }) => change({ who: 'bot', bot: target.value })}
              >
                {(setting?.bots ?? [sitter.bot]).map((bot) => (
                  <option key={bot} value={bot}>
                    {setting === undefined ? '' : setting.words.say({ id: `bot.${bot}` })}
                  </option>
                ))}
              </select>
            )}
          </li>
        );
      })}
    </ol>
  );
}
