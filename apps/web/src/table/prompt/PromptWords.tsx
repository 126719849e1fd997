import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { RuleChip } from '../RuleChip.tsx';
import { useConsequences, useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { labelOf } from '../session/options.ts';
import { HintNote } from './HintNote.tsx';
import { Thinks } from './Thinks.tsx';
import { usePrompt } from './usePrompt.ts';

/** Ask sentence, rule, and the line below it: the reason, or what the pointed option would bring. */
export function PromptText(): ReactElement {
  const tell = useTell();
  const { say, rule } = usePrompt();
  return (
    <div className="prompt-text">
      <div className="prompt-ask">
        <b>{tell(say)}</b>
        {rule !== undefined && <RuleChip rule={rule} />}
        <Thinks />
      </div>
      <Why />
    </div>
  );
}

function Why(): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const { why } = usePrompt();
  const key = useFrame(({ pointed, picked }) => pointed ?? picked);
  const pointed = useFrame((frame) => frame.pointed !== undefined);
  const hint = useFrame((frame) => frame.hint);
  const all = useConsequences(key);
  // What the tip beside the thing says is not said here again.
  const tipped = useFrame(({ note }) => note?.option !== undefined && note.option === key);
  const brings = tipped ? [] : all;
  // The suggestion takes the line's place, so that nothing moves.
  if (hint !== undefined && !pointed) return <HintNote />;
  if (key === undefined) {
    return <p className="prompt-why">{why === undefined ? '' : tell(why)}</p>;
  }
  return (
    <p className="prompt-why" data-preview="">
      <b>{tell(labelOf(session.ui, standing, key))}</b>
      {brings.map(({ icon, text, tone }, i) => (
        <span key={i} data-tone={tone}>
          {icon !== undefined && <Icon id={icon} size={15} />}
          {tell(text)}
        </span>
      ))}
    </p>
  );
}
