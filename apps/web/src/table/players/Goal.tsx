import type { Message } from '@edubba/kernel';
import { Icon, useSeatName, useTable } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useSession, useTell } from '../session/context.ts';
import { isYou } from '../session/names.ts';
import './goal.css';

/** How the reader stands among the others, in one sentence; nothing where nobody counts or where one only looks on. */
function useStand(): Message | undefined {
  const { ui, seats } = useSession();
  const view = useTable((table) => table.view);
  const me = useTable((table) => table.me);
  const nameOf = useSeatName();
  const scores = ui.estimate(view);
  const mine = scores[me];
  if (mine === undefined || view.over || !isYou(seats, me)) return undefined;
  const others = scores.map((points, player) => ({ points, player })).filter(({ player }) => player !== me);
  const ahead = others.filter(({ points }) => points > mine);
  const first = others.reduce<(typeof others)[number] | undefined>(
    (best, one) => (best === undefined || one.points > best.points ? one : best),
    undefined,
  );
  if (first === undefined) return { id: 'table.goal.alone', params: { mine } };
  const params = { mine, place: ahead.length + 1, name: nameOf(first.player), theirs: first.points };
  if (ahead.length > 0) return { id: 'table.goal.behind', params };
  if (mine > first.points) return { id: 'table.goal.ahead', params };
  const level = others.filter(({ points }) => points === mine).length;
  if (level === others.length) return { id: 'table.goal.all', params: { mine } };
  return { id: 'table.goal.level', params: { ...params, more: level - 1 } };
}

/** What the game is played for, and how one is doing. */
export function GoalWords(): ReactElement {
  const { ui } = useSession();
  const tell = useTell();
  const view = useTable((table) => table.view);
  const stand = useStand();
  return (
    <p className="goal-words">
      <b>{tell(ui.goal(view))}</b>
      {stand !== undefined && <span>{tell(stand)}</span>}
    </p>
  );
}

/** The same as a panel of its own, over the players. */
export function Goal(): ReactElement {
  const tell = useTell();
  return (
    <section className="panel goal" aria-label={tell('table.goal')}>
      <Icon id="ui-trophy" size={18} />
      <GoalWords />
    </section>
  );
}
