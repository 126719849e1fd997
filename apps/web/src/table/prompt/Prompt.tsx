import { Icon, Seal } from '@edubba/ui';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Control } from '../controls/Control.tsx';
import { toggleCard, useAskedKind } from '../first/useFirstCard.ts';
import { OrdersNote } from '../controls/OrdersNote.tsx';
import { useFrame, useSession, useTell } from '../session/context.ts';
import { Primary, SideButtons } from './Buttons.tsx';
import './Prompt.css';
import { PromptText } from './PromptWords.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { type Choices, useChoices } from './useChoices.ts';
import { usePrompt } from './usePrompt.ts';
import { SuggestButton, Suggestions } from '../suggesting/parts.tsx';
import { useKeyCap } from '../../settings/useKeyCap.ts';

/** Between board and own area: who decides what, why, and the buttons. Always in the same place. */
export function PromptBar(): ReactElement {
  const { around } = useSession();
  const { colour, mine } = usePrompt();
  const number = useFrame((frame) => frame.standing?.number);
  const choices = useChoices();
  const busy = useFrame((frame) => frame.busy);
  const tell = useTell();
  return (
    <section
      className={`table-prompt ${colour ?? ''}`}
      data-mine={mine ? '' : undefined}
      aria-label={tell('table.prompt')}
      aria-busy={busy}
      id="prompt"
    >
      {mine && <i className="prompt-edge" key={number} />}
      {around !== undefined && <around.Notices />}
      <div className="prompt-row">
        {colour !== undefined && <Seal colour={colour} size="l" />}
        <PromptText />
        <Buttons choices={choices} />
      </div>
      <Trays>
        {choices.control !== undefined && <Control name={choices.control} />}
        <Suggestions />
        <OrdersNote />
      </Trays>
    </section>
  );
}

/** So many letters have room beside the question: longer buttons would be cut. */
const LETTERS = 66;
/** Between the row and what lies under it. */
const GAP = 8;

/**
 * What a question needs besides its row. It takes its room from one's own area and what lies beside it, never from the board:
 * how much that is, the whole table knows.
 */
function Trays({ children }: { readonly children: ReactNode }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const trays = box.current;
    const root = trays?.closest<HTMLElement>('.table-root');
    if (trays === null || root === null || root === undefined) return undefined;
    const measure = (): void => {
      const height = trays.offsetHeight;
      root.style.setProperty('--trays', `${height === 0 ? 0 : height + GAP}px`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(trays);
    measure();
    return () => {
      watch.disconnect();
      root.style.removeProperty('--trays');
    };
  }, []);
  return (
    <div className="prompt-trays" ref={box}>
      {children}
    </div>
  );
}

function Buttons({ choices }: { readonly choices: Choices }): ReactElement {
  const session = useSession();
  const tell = useTell();
  const { over, mine } = usePrompt();
  const behind = useFrame((frame) => frame.behind);
  if (over) return <EndLink />;
  return (
    <div className="prompt-actions">
      {behind > 0 && (
        <button type="button" className="btn quiet" onClick={() => session.catchUp()}>
          <Icon id="ui-step-fwd" size={18} />
          {tell('table.skip', { n: behind })}
        </button>
      )}
      {!ownsButtons(choices) && <SideButtons choices={choices} letters={LETTERS} />}
      {mine && <Helps />}
      <SuggestButton />
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
export function ownsButtons({ control }: Choices): boolean {
  return control !== undefined && control !== 'secret' && control !== 'consent';
}

/** Controls with a main button of their own. */
export function ownsPrimary({ control }: Choices): boolean {
  return (
    control === 'allot' || control === 'reaction' || control === 'offer' || control === 'answer' || control === 'order'
  );
}

/** The options as a list, and what a bot would do. */
export function Helps(): ReactElement {
  const session = useSession();
  const tell = useTell();
  const key = useKeyCap('options');
  const cardKey = useKeyCap('card');
  const asked = useAskedKind();
  const card = useFrame((frame) => frame.card);
  return (
    <>
      <button
        type="button"
        className="btn quiet prompt-icon"
        aria-label={tell('table.options')}
        title={tell('table.options.key', { key })}
        onClick={() => session.openSheet('options')}
      >
        <Icon id="act-log" size={19} />
      </button>
      {asked !== undefined && (
        <button
          type="button"
          className="btn quiet prompt-icon"
          aria-label={tell('table.card')}
          title={tell('table.card.key', { key: cardKey })}
          aria-expanded={card !== undefined}
          onClick={() => toggleCard(session)}
        >
          <Icon id="act-explain" size={19} />
        </button>
      )}
      {/* Among people nobody is told what to do. */}
      {session.around === undefined && (
        <button
          type="button"
          className="btn quiet prompt-icon"
          aria-label={tell('table.hint')}
          title={tell('table.hint')}
          onClick={() => void session.hint()}
        >
          <Icon id="ui-bulb" size={19} />
        </button>
      )}
    </>
  );
}

/** From the table to the score sheet. */
export function EndLink(): ReactElement {
  const { id, around } = useSession();
  const tell = useTell();
  if (around !== undefined) return <around.End />;
  return (
    <div className="prompt-actions">
      <Link href={`/end/${id}`} className="btn primary prompt-primary" data-primary="" data-breathe="">
        <Icon id="ui-trophy" size={18} />
        {tell('table.see-end')}
      </Link>
    </div>
  );
}
