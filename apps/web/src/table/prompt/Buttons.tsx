import type { Key } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useSession, useStanding, useTell } from '../session/context.ts';
import { isEnd, isSealed, isWeighty, labelOf, partsOf, verbOf } from '../session/options.ts';
import { sayWhyNotYet } from '../pointing/why.ts';
import type { Choices } from './useChoices.ts';

const SHOWN = 3;
/** What a button has around its letters, in letters. */
const RIM = 5;

/** One option as a button. */
export function OptionButton({ option, chosen }: { readonly option: Key; readonly chosen: boolean }): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const { kind, key } = partsOf(standing.question?.kind ?? '', option);
  const icon = session.ui.iconOf(kind, key);
  const act = (): void => {
    const free = !isSealed(session.ui, standing, option) && !isWeighty(session.ui, standing, option);
    if (chosen || free) session.commit(option);
    else session.pick(option);
  };
  return (
    <button
      type="button"
      className="btn prompt-option"
      aria-pressed={chosen ? true : undefined}
      onClick={act}
      onPointerEnter={(event) => event.pointerType !== 'touch' && session.point(option)}
      onPointerLeave={() => session.point(undefined)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && session.point(option)}
      onBlur={() => session.point(undefined)}
    >
      {icon !== undefined && <Icon id={icon} size={18} />}
      <span>{tell(verbOf(session.ui, standing, option))}</span>
    </button>
  );
}

/** Options that are no things: at most three, and no more `letters` than there is room for; the rest is in "More". */
export function SideButtons({
  choices,
  letters = Number.POSITIVE_INFINITY,
}: {
  readonly choices: Choices;
  readonly letters?: number;
}): ReactElement | null {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const { buttons, picked } = choices;
  if (buttons.length === 0) return null;
  const lengths = buttons.map((key) => tell(verbOf(session.ui, standing, key)).length + RIM);
  const shown = shownOf(lengths, letters);
  const more = buttons.slice(shown);
  return (
    <div className="prompt-side">
      {buttons.slice(0, shown).map((key) => (
        <OptionButton key={key} option={key} chosen={picked === key} />
      ))}
      {more.length > 0 && (
        <details className="prompt-more">
          <summary className="btn">{tell('table.more', { n: more.length })}</summary>
          <div className="prompt-more-list">
            {more.map((key) => (
              <OptionButton key={key} option={key} chosen={picked === key} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

/** How many buttons stand in the row: "More" for a single one would take as much room as that one. */
export function shownOf(lengths: readonly number[], letters: number): number {
  const most = lengths.length === SHOWN + 1 ? SHOWN + 1 : SHOWN;
  let room = letters;
  const fit = lengths.findIndex((length) => (room -= length) < 0);
  return fit === -1 ? most : Math.min(most, Math.max(1, fit));
}

/** The verb of the decision: what is selected, or the way to end; off, it says what is missing. */
export function Primary({
  choices,
  secret,
}: {
  readonly choices: Choices;
  readonly secret: boolean;
}): ReactElement | null {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const { picked, end, endRefused, lit, buttons, control } = choices;
  const { ui } = session;
  const key = picked ?? end;
  if (key !== undefined) {
    // The coloured button is what one came for: the chosen thing, or going on where there is nothing else. To end or to
    // decline is a quiet one.
    const only = lit === 0 && buttons.length === 0 && control === undefined;
    const main = only || (picked !== undefined && !isEnd(ui, standing, picked));
    const icon = picked !== undefined ? 'act-confirm' : (ui.iconOf(standing.question?.kind ?? '', key) ?? 'act-end');
    return (
      <button
        type="button"
        className={main ? 'btn primary prompt-primary' : 'btn prompt-primary'}
        data-primary=""
        data-breathe={only ? '' : undefined}
        onClick={() => session.commit(key)}
        onPointerEnter={(event) => picked === undefined && event.pointerType !== 'touch' && session.point(key)}
        onPointerLeave={() => picked === undefined && session.point(undefined)}
      >
        <Icon id={icon} size={18} />
        <span>{secret && picked !== undefined ? tell('table.ready') : tell(verbOf(ui, standing, key))}</span>
      </button>
    );
  }
  if (endRefused === undefined) return null;
  const label = tell(labelOf(ui, standing, endRefused));
  return (
    <button
      type="button"
      className="btn off prompt-primary"
      data-primary=""
      aria-disabled="true"
      onClick={(event) => void sayWhyNotYet(session, event.currentTarget, label, endRefused)}
    >
      <Icon id="act-confirm" size={18} />
      <span>{label}</span>
    </button>
  );
}
