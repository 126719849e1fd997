import type { NoticeSettings } from '@edubba/protocol';
import type { ReactElement } from 'react';
import { useOnlineWords } from '../words.ts';
import { SwitchRow } from './Part.tsx';

const NIGHT = { from: 22 * 60, to: 8 * 60 };
const MORNING = 8;

/** A minute of the day as the browser's field writes it: `22:00`. */
export function clockText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** The minute of the day that was typed in; nothing while the field is half empty. */
export function minuteOf(text: string): number | undefined {
  const [, h, m] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return h === undefined || m === undefined ? undefined : Number(h) * 60 + Number(m);
}

/** The time zone of this device: whoever sets hours here means these. */
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When nothing is sent, and when one mail sums up the day. */
export function Hours({
  settings,
  mail,
  onChange,
}: {
  readonly settings: NoticeSettings;
  /** Is there an address that a digest could go to? */
  readonly mail: boolean;
  readonly onChange: (part: Partial<NoticeSettings>) => void;
}): ReactElement {
  const say = useOnlineWords();
  const { quiet, digest, zone } = settings;
  return (
    <>
      <SwitchRow
        title={say('me.quiet')}
        text={say('me.quiet.text', { zone })}
        checked={quiet !== null}
        onChange={(on) => onChange(on ? { quiet: NIGHT, zone: here() } : { quiet: null })}
      />
      {quiet !== null && (
        <div className="me-line me-hours">
          <Time label={say('me.quiet.from')} minute={quiet.from} onChange={(from) => set({ ...quiet, from })} />
          <Time label={say('me.quiet.to')} minute={quiet.to} onChange={(to) => set({ ...quiet, to })} />
        </div>
      )}
      <SwitchRow
        title={say('me.digest')}
        text={say(mail ? 'me.digest.text' : 'me.digest.no-mail')}
        checked={digest !== null}
        disabled={!mail}
        onChange={(on) => onChange(on ? { digest: MORNING, zone: here() } : { digest: null })}
      />
      {digest !== null && (
        <div className="me-line me-hours">
          <label>
            <span>{say('me.digest.at')}</span>
            <select
              className="field"
              value={digest}
              onChange={({ target }) => onChange({ digest: Number(target.value), zone: here() })}
            >
              {Array.from({ length: 24 }, (_, hour) => (
                <option key={hour} value={hour}>
                  {clockText(hour * 60)}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
    </>
  );

  function set(to: NonNullable<NoticeSettings['quiet']>): void {
    // From a moment to itself would be no time at all, or all of it.
    if (to.from !== to.to) onChange({ quiet: to, zone: here() });
  }
}

function Time({
  label,
  minute,
  onChange,
}: {
  readonly label: string;
  readonly minute: number;
  readonly onChange: (minute: number) => void;
}): ReactElement {
  return (
    <label>
      <span>{label}</span>
      <input
        className="field"
        type="time"
        required
        defaultValue={clockText(minute)}
        onChange={({ target }) => {
          const to = minuteOf(target.value);
          if (to !== undefined) onChange(to);
        }}
      />
    </label>
  );
}
