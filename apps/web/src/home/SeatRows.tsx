import { type Colour, Seal } from '@edubba/ui';
import { type ReactElement, useId, useState } from 'react';
import { useWords } from './new-table-words.ts';
import { Choice } from '../settings/Choice.tsx';
import type { Sitter } from '../worker/api.ts';
import { LevelChooser } from './LevelChooser.tsx';
import { LevelField } from './LevelField.tsx';
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
  const id = useId();
  /** The seat whose level is being chosen. */
  const [open, setOpen] = useState<number>();
  const sitters = seating.sitters.slice(0, seating.count);
  const chosen = open === undefined ? undefined : sitters[open];
  return (
    <>
      <ol className="seats">
        {sitters.map((sitter, i) => {
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
              ) : setting?.levels !== undefined && setting.levels.includes(sitter.bot) ? (
                <LevelField
                  label={say('new.which-bot', { n: i + 1 })}
                  setting={setting}
                  level={sitter.bot}
                  open={open === i}
                  controls={id}
                  onClick={() => setOpen(open === i ? undefined : i)}
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
      {open !== undefined && chosen?.who === 'bot' && setting?.levels !== undefined && (
        <LevelChooser
          id={id}
          setting={setting}
          colour={colours[open] ?? 'p6'}
          seat={open}
          players={seating.count}
          level={chosen.bot}
          onChoose={(bot, everyBot) => {
            const { sitters: all } = seating;
            onChange(
              everyBot
                ? { ...seating, sitters: all.map((one) => (one.who === 'bot' ? { who: 'bot', bot } : one)) }
                : withSitter(seating, open, { who: 'bot', bot }),
            );
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
