import { Icon, Seal } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Control } from '../controls/Control.tsx';
import { OrdersNote } from '../controls/OrdersNote.tsx';
import { useConsequences, useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { labelOf } from '../session/options.ts';
import { RuleChip } from '../RuleChip.tsx';
import { Primary, SideButtons } from './Buttons.tsx';
import { HintNote } from './HintNote.tsx';
import './Prompt.css';
import { PromptText } from './PromptWords.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { type Choices, useChoices } from './useChoices.ts';
import { usePrompt } from './usePrompt.ts';

/** Between board and own area: who decides what, why, and the buttons. Always in the same place. */
export function PromptBar(): ReactElement {
  const { colour, mine } = usePrompt();
  const number = useFrame((frame) => frame.standing?.number);
  const choices = useChoices();
  const tell = useTell();
  return (
    <section
      className={`table-prompt ${colour ?? ''}`}
      data-mine={mine ? '' : undefined}
      aria-label={tell('table.prompt')}
      id="prompt"
    >
      {mine && <i className="prompt-edge" key={number} />}
      <div className="prompt-row">
        {colour !== undefined && <Seal colour={colour} size="l" />}
        <PromptText />
        <Buttons choices={choices} />
      </div>
      {choices.control !== undefined && <Control name={choices.control} />}
      <OrdersNote />
    </section>
  );
}

function Buttons({ choices }: { readonly choices: Choices }): ReactElement {
  const session = useSession();
  const tell = useTell();
  const { over, mine } = usePrompt();
  const behind = useFrame((frame) => frame.behind);
  useFrame((frame) => frame.busy);
  if (over) return <EndLink />;
  return (
    <div className="prompt-actions">
      {behind > 0 && (
        <button type="button" className="btn quiet" onClick={() => session.catchUp()}>
          <Icon id="ui-step-fwd" size={18} />
          {tell('table.skip', { n: behind })}
        </button>
      )}
      {!ownsButtons(choices) && <SideButtons choices={choices} />}
      {mine && <Helps />}
      <i className="prompt-line" />
      <UndoButtons />
      {choices.picked !== undefined && (
        <button type="button" className="btn" onClick={() => session.pick(undefined)}>
          {tell('table.another')}
        </button>
      )}
      {!ownsPrimary(choices) && <Primary choices={choices} secret={choices.control === 'secret'} />}
    </div>
  );
}

/** Controls that show all options themselves need no second buttons for them. */
function ownsButtons({ control }: Choices): boolean {
  return control !== undefined && control !== 'secret';
}

/** Controls with a main button of their own. */
function ownsPrimary({ control }: Choices): boolean {
  return control === 'reaction' || control === 'offer' || control === 'answer' || control === 'order';
}

function Helps(): ReactElement {
  const session = useSession();
  const tell = useTell();
  return (
    <>
      <button
        type="button"
        className="btn quiet prompt-icon"
        aria-label={tell('table.options')}
        title={tell('table.options.key')}
        onClick={() => session.openSheet('options')}
      >
        <Icon id="act-log" size={19} />
      </button>
      <button
        type="button"
        className="btn quiet prompt-icon"
        aria-label={tell('table.hint')}
        title={tell('table.hint')}
        onClick={() => void session.hint()}
      >
        <Icon id="ui-bulb" size={19} />
      </button>
    </>
  );
}

function EndLink(): ReactElement {
  const { id } = useSession();
  const tell = useTell();
  return (
    <div className="prompt-actions">
      <Link href={`/end/${id}`} className="btn primary prompt-primary" data-primary="" data-breathe="">
        <Icon id="ui-trophy" size={18} />
        {tell('table.see-end')}
      </Link>
    </div>
  );
}

/** The prompt on a phone: sentence, what it would bring as chips, at most three buttons at the thumb. */
export function PromptCard({ away, toBoard }: { readonly away: boolean; readonly toBoard: () => void }): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const { colour, mine, say, why, rule, over } = usePrompt();
  const choices = useChoices();
  const { picked, end, endRefused, lit, buttons } = choices;
  const brings = useConsequences(picked);
  const behind = useFrame((frame) => frame.behind);
  return (
    <section
      className={`table-prompt prompt-card ${colour ?? ''}`}
      data-mine={mine ? '' : undefined}
      aria-label={tell('table.prompt')}
      id="prompt"
    >
      <i className="prompt-edge" />
      <div className="prompt-ask">
        <b>
          {picked === undefined ? tell(say) : tell('table.sure', { choice: labelOf(session.ui, standing, picked) })}
        </b>
        {rule !== undefined && <RuleChip rule={rule} />}
      </div>
      {picked === undefined && why !== undefined && <p className="prompt-why">{tell(why)}</p>}
      {brings.length > 0 && (
        <div className="prompt-facts">
          {brings.map(({ icon, text, tone }, i) => (
            <span key={i} className="chip" data-tone={tone}>
              {icon !== undefined && <Icon id={icon} size={16} />}
              {tell(text)}
            </span>
          ))}
        </div>
      )}
      <HintNote />
      {choices.control !== undefined && <Control name={choices.control} />}
      {picked === undefined && !ownsButtons(choices) && buttons.length > 0 && (
        <div className="prompt-tray">
          <SideButtons choices={choices} />
        </div>
      )}
      {over ? (
        <EndLink />
      ) : (
        <div className="prompt-thumb">
          <UndoButtons small />
          {mine && picked === undefined && <Helps />}
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
          {away && lit > 0 && picked === undefined ? (
            <button type="button" className="btn primary prompt-primary" onClick={toBoard}>
              <Icon id="bld-river" size={18} />
              {tell('table.to-board')}
            </button>
          ) : (
            !ownsPrimary(choices) &&
            (picked !== undefined || end !== undefined || endRefused !== undefined) && (
              <Primary choices={choices} secret={choices.control === 'secret'} />
            )
          )}
        </div>
      )}
      <OrdersNote />
    </section>
  );
}
