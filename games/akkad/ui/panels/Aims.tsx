import { bit } from '@edubba/kernel';
import { Aim, Seal, useColour, useGame, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { QUESTS, questOf } from '../../content/quests.ts';
import { missionProgress, questProgress } from '../../rules/queries/progress.ts';
import { seatsOf, type State } from '../../rules/state.ts';

/** What there is still to win: one's own Sacred Mission and the quests, with how far one is and who has scored. */
export function Aims(): ReactElement {
  const text = useText();
  const { s } = useGame<State>();
  const me = useTable((table) => table.me);
  const home = s.missionScored[me] === true ? '' : (s.home[me] ?? '');
  const open = s.questRow.filter((item) => ((s.scored[questOf(item)] ?? 0) & bit(Math.max(0, me))) === 0 || me < 0);
  return (
    <div className="game-panel akk aims">
      {home !== '' && (
        <Aim thing={`mission/${me}`} icon="tok-religion" text={text(`aim.${home}`)} done={false}>
          <Progress {...missionProgress(s, me)} />
        </Aim>
      )}
      {open.map((item) => (
        <Quest key={item} item={item} />
      ))}
    </div>
  );
}

function Quest({ item }: { readonly item: string }): ReactElement {
  const text = useText();
  const { s } = useGame<State>();
  const me = useTable((table) => table.me);
  const colour = useColour();
  const quest = questOf(item);
  const scored = seatsOf(s).filter((seat) => ((s.scored[quest] ?? 0) & bit(seat)) !== 0);
  const now = questProgress(s, Math.max(0, me), quest);
  return (
    <Aim thing={`quest/${item}`} icon="res-vp" text={text(`item.${item}`)} done={me >= 0 && now.met}>
      {me >= 0 && (QUESTS[quest]?.goal ?? 1) > 1 && <Progress {...now} />}
      {scored.map((seat) => (
        <Seal key={seat} colour={colour(seat)} size="s" />
      ))}
    </Aim>
  );
}

function Progress({ n, goal }: { readonly n: number; readonly goal: number }): ReactElement {
  const text = useText();
  return <span>{text('panel.of', { n, of: goal })}</span>;
}
