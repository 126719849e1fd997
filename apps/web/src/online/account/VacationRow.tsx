import type { Vacation } from '@edubba/protocol';
import { type ReactElement, useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { notices } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { useDeed } from '../lobby/useDeed.ts';
import { useOnlineWords } from '../words.ts';
import { Row } from './Part.tsx';

/** Days away: clocks rest, and nothing is sent. */
export function VacationRow({
  vacation,
  onChange,
}: {
  readonly vacation: Vacation;
  readonly onChange: (vacation: Vacation) => void;
}): ReactElement {
  const say = useOnlineWords();
  const locale = useSettings((settings) => settings.locale);
  const [days, setDays] = useState(Math.min(7, vacation.left));
  const { busy, failed, act } = useDeed();
  const take = (n: number): void => void act(async () => onChange(await notices.vacation(n)));
  const { until, left } = vacation;
  const date = until === null ? '' : new Date(until).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <>
      <Row
        title={say('me.vacation')}
        text={until === null ? say('me.vacation.text', { left }) : say('me.vacation.until', { date })}
      >
        {until === null ? (
          left > 0 && (
            <>
              <input
                className="field me-days"
                type="number"
                min={1}
                max={left}
                aria-label={say('me.vacation.days')}
                value={days}
                onChange={({ target }) => setDays(target.valueAsNumber)}
              />
              <button
                type="button"
                className="btn"
                aria-busy={busy}
                disabled={!(days >= 1 && days <= left)}
                onClick={() => take(days)}
              >
                {say('me.vacation.take')}
              </button>
            </>
          )
        ) : (
          <button type="button" className="btn" aria-busy={busy} onClick={() => take(0)}>
            {say('me.vacation.end')}
          </button>
        )}
      </Row>
      <Failed why={failed} />
    </>
  );
}
