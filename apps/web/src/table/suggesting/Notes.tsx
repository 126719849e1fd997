import { optionMessage } from '@edubba/gamekit';
import { Icon, Seal, useColour, useSeatName, useTable } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { Suggested } from '../../worker/api.ts';
import { useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import type { SuggestingState } from '../session/frame.ts';
import './suggesting.css';

/** In the prompt: what one is about to suggest, or what was suggested to one and by one. */
export default function Notes(): ReactElement {
  const suggesting = useFrame((frame) => frame.suggesting);
  const { suggestions = [] } = useStanding();
  if (suggesting !== undefined) return <Making made={suggesting} />;
  return (
    <ul className="suggest-notes">
      {suggestions.map((one) => (
        <Note key={`${one.by}/${one.to}`} suggested={one} />
      ))}
    </ul>
  );
}

/** The question that is shown is another's: whose, and what was chosen for them so far. */
function Making({ made: { to, keys } }: { readonly made: SuggestingState }): ReactElement {
  const { suggesting } = useSession();
  const tell = useTell();
  const nameOf = useSeatName();
  const colour = useColour()(to);
  return (
    <div className={`suggest-making ${colour}`} role="status">
      <Seal colour={colour} size="s" />
      <span className="suggest-words">
        {tell('table.suggest.mode', { seat: nameOf(to) })}
        {keys.length > 0 && <small>{tell('table.suggest.so-far', { steps: keys.length })}</small>}
      </span>
      {keys.length > 0 && (
        <button type="button" className="btn sm primary" onClick={() => void suggesting.send()}>
          {tell('table.suggest.send')}
        </button>
      )}
      <button type="button" className="btn sm" onClick={() => suggesting.leave()}>
        {tell('table.suggest.leave')}
      </button>
    </div>
  );
}

function Note({ suggested }: { readonly suggested: Suggested }): ReactElement {
  const session = useSession();
  const { view } = useStanding();
  const tell = useTell();
  const nameOf = useSeatName();
  const colourOf = useColour();
  const me = useTable((table) => table.me);
  const { by, to, kind, key, step, of } = suggested;
  const choice = optionMessage(session.ui.words, view, kind, key);
  const more = of - step - 1;
  if (to !== me) {
    return (
      <li className={colourOf(to)}>
        <Seal colour={colourOf(to)} size="s" />
        <span>{tell('table.suggest.mine', { seat: nameOf(to), choice })}</span>
        <button type="button" className="btn sm quiet" onClick={() => void session.suggest(to, [])}>
          {tell('table.suggest.withdraw')}
        </button>
      </li>
    );
  }
  const words =
    more > 0
      ? tell('table.suggest.theirs.more', { seat: nameOf(by), choice, n: more })
      : tell('table.suggest.theirs', { seat: nameOf(by), choice });
  return (
    <li className={colourOf(by)}>
      <Seal colour={colourOf(by)} size="s" />
      <span>{words}</span>
      <button
        type="button"
        className="btn sm tonal"
        aria-label={`${tell('table.suggest.accept')}: ${words}`}
        onPointerEnter={(event) => event.pointerType !== 'touch' && session.point(key)}
        onPointerLeave={() => session.point(undefined)}
        onClick={() => session.suggesting.accept(suggested)}
      >
        <Icon id="act-confirm" size={16} />
        {tell('table.suggest.accept')}
      </button>
    </li>
  );
}
