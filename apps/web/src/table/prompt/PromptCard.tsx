import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Control } from '../controls/Control.tsx';
import { OrdersNote } from '../controls/OrdersNote.tsx';
import { RuleChip } from '../RuleChip.tsx';
import { useConsequences, useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { verbOf } from '../session/options.ts';
import { Primary, SideButtons } from './Buttons.tsx';
import { HintNote } from './HintNote.tsx';
import { EndLink, Helps, ownsButtons, ownsPrimary } from './Prompt.tsx';
import './PromptCard.css';
import { SuggestButton, Suggestions } from '../suggesting/parts.tsx';
import { Thinks } from './Thinks.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { type Choices, useChoices } from './useChoices.ts';
import { usePrompt } from './usePrompt.ts';

/** The prompt on a phone: sentence, what it would bring as chips, at most three buttons at the thumb. */
export function PromptCard({ away, toBoard }: { readonly away: boolean; readonly toBoard: () => void }): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const { colour, mine, say, why, rule, over } = usePrompt();
  const choices = useChoices();
  const behind = useFrame((frame) => frame.behind);
  const busy = useFrame((frame) => frame.busy);
  const { picked } = choices;
  const toMap = away && choices.lit > 0 && picked === undefined;
  // Without a main button the small ones stand beside the sentence, and the card is as low as it can be.
  const slim = !over && !toMap && behind === 0 && !hasPrimary(choices);
  const small = (
    <>
      <UndoButtons small />
      {mine && picked === undefined && <Helps />}
      {picked === undefined && <SuggestButton />}
    </>
  );
  return (
    <section
      className={`table-prompt prompt-card ${colour ?? ''}`}
      data-mine={mine ? '' : undefined}
      aria-label={tell('table.prompt')}
      aria-busy={busy}
      id="prompt"
    >
      <i className="prompt-edge" />
      {session.around !== undefined && <session.around.Notices />}
      <div className="prompt-ask">
        <b>{picked === undefined ? tell(say) : tell('table.sure', { choice: verbOf(session.ui, standing, picked) })}</b>
        {/* Whoever is asked needs the room for the question. */}
        {!(slim && mine) && <Thinks />}
        {slim ? <div className="prompt-thumb">{small}</div> : rule !== undefined && <RuleChip rule={rule} />}
      </div>
      {picked === undefined && why !== undefined && (
        <p className="prompt-why">
          {tell(why)} {slim && rule !== undefined && <RuleChip rule={rule} />}
        </p>
      )}
      <Brings />
      <HintNote />
      {choices.control !== undefined && <Control name={choices.control} />}
      <Suggestions />
      {picked === undefined && !ownsButtons(choices) && choices.buttons.length > 0 && (
        <div className="prompt-tray">
          <SideButtons choices={choices} />
        </div>
      )}
      {over && <EndLink />}
      {!over && !slim && (
        <div className="prompt-thumb">
          {small}
          {behind > 0 && (
            <button type="button" className="btn" onClick={() => session.catchUp()}>
              <Icon id="ui-step-fwd" size={18} />
              {tell('table.skip', { n: behind })}
            </button>
          )}
          {picked !== undefined && (
            <button type="button" className="btn" onClick={() => session.pick(undefined)}>
              {tell('table.another')}
            </button>
          )}
          {toMap && (
            <button type="button" className="btn primary prompt-primary" onClick={toBoard}>
              <Icon id="bld-river" size={18} />
              {tell('table.to-board')}
            </button>
          )}
          {!toMap && hasPrimary(choices) && <Primary choices={choices} secret={choices.control === 'secret'} />}
        </div>
      )}
      <OrdersNote />
    </section>
  );
}

function hasPrimary(choices: Choices): boolean {
  const { picked, end, endRefused } = choices;
  return !ownsPrimary(choices) && (picked ?? end ?? endRefused) !== undefined;
}

/** What the selected option would bring and cost. */
function Brings(): ReactElement | null {
  const tell = useTell();
  const brings = useConsequences(useFrame((frame) => frame.picked));
  if (brings.length === 0) return null;
  return (
    <div className="prompt-facts">
      {brings.map(({ icon, text, tone }, i) => (
        <span key={i} className="chip" data-tone={tone}>
          {icon !== undefined && <Icon id={icon} size={16} />}
          {tell(text)}
        </span>
      ))}
    </div>
  );
}
