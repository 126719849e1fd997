import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { labelOf } from '../session/options.ts';

/** What the rules-of-thumb bot would do here, and why; taking it up selects it, no more. */
export function HintNote(): ReactElement | null {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const hint = useFrame((frame) => frame.hint);
  if (hint === undefined) return null;
  const close = (): void => {
    session.set({ hint: undefined });
    session.mark([], false);
  };
  return (
    <div className="prompt-hint" role="status">
      <Icon id="ui-bulb" size={18} />
      <span>
        {hint === null ? (
          tell('table.hint.none')
        ) : (
          <b>{tell('table.hint.would', { choice: labelOf(session.ui, standing, hint.key) })}</b>
        )}
        {/* Its weights mean nothing to a person: what speaks for it comes first, what speaks against it after. */}
        {hint?.reasons
          .toSorted((a, b) => b.points - a.points)
          .slice(0, 3)
          .map(({ why, points }, i) => (
            <em key={i} data-tone={points < 0 ? 'warn' : 'good'}>
              {tell(why)}
            </em>
          ))}
      </span>
      {hint !== null && (
        <button
          type="button"
          className="btn sm tonal"
          onClick={() => {
            close();
            session.pick(hint.key);
          }}
        >
          {tell('table.hint.take')}
        </button>
      )}
      <button type="button" className="iconbtn prompt-close" aria-label={tell('table.close')} onClick={close}>
        <Icon id="ui-close" size={16} />
      </button>
    </div>
  );
}
