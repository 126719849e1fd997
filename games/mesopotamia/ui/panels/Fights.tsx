import { Icon, useTable, useText, useView } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import { MOBILITY, ROWS, STRENGTH, TACTICS } from '../../content/combat-cards.ts';
import { KINDS } from '../../content/units.ts';
import { better, counted, fighterKind, value } from '../../rules/queries/battle.ts';
import type { Fighter, State } from '../../rules/state.ts';
import { ROW_ICONS } from '../icons.ts';
import { type Fight, fightsIn, rowsNow } from './fighting.ts';
import { Unit, useSideColour, useSideName } from './sides.tsx';
import { what } from '../explaining/what.ts';

/** The fights, one below the other: those that are over, then those that wait, with what they would come to now. */
export function Fights({ left }: { readonly left: number }): ReactElement | null {
  const say = useText();
  const view = useView<State>();
  const told = useTable((table) => table.told);
  const fights = fightsIn(told, view.s);
  const rows = rowsNow(view, fights.at(-1));
  if (view.s.battle === null || (fights.length === 0 && rows.length === 0)) return null;
  return (
    <section className="duels">
      <h3>{say('panel.fights')}</h3>
      <ol>
        {fights.map((fight, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was fought stays
          <Fought key={i} fight={fight} left={view.s.battle?.sides[left] ?? 0} />
        ))}
        {rows.map((queues, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows in order
          <Waiting key={`w${i}`} n={i + 1} ours={queues[left] ?? []} theirs={queues[1 - left] ?? []} />
        ))}
      </ol>
    </section>
  );
}

/** A fight that is over: who won with what, and what became of the loser. */
function Fought({ fight, left }: { readonly fight: Fight; readonly left: number }): ReactElement {
  const say = useText();
  const name = useSideName();
  const colour = useSideColour();
  const mine = fight.side === left;
  const winner = <Corner kind={fight.kind} colour={colour(fight.side)} />;
  const loser = <Corner kind={fight.other} colour={colour(fight.against)} lost />;
  return (
    <li className="duel" {...what('duel')}>
      {mine ? winner : loser}
      <b className="v">{mine ? fight.value : fight.otherValue}</b>
      <span className="mid">
        {say('panel.fight.won', { seat: name(fight.side) })}
        {fight.fate !== undefined && (
          <small>
            <Icon id={fight.fate === 'retreats' ? 'act-pass' : 'act-destroy'} size={15} />
            {say(`panel.fate.${fight.fate}`, { kind: { id: `kind.${fight.other}` } })}
          </small>
        )}
      </span>
      <b className="v">{mine ? fight.otherValue : fight.value}</b>
      {mine ? loser : winner}
    </li>
  );
}

interface Queues {
  readonly n: number;
  readonly ours: readonly Fighter[];
  readonly theirs: readonly Fighter[];
}

/** A row that waits: the two in front, what counts of their cards, and who would win. */
function Waiting({ n, ours, theirs }: Queues): ReactElement {
  const say = useText();
  const name = useSideName();
  const colour = useSideColour();
  const { s } = useView<State>();
  const [a] = ours;
  const [b] = theirs;
  const sides = s.battle?.sides ?? [];
  const corner = (one: Fighter | undefined, other: Fighter | undefined, queue: readonly Fighter[]): ReactElement =>
    one === undefined ? (
      <span className="corner open">{say('panel.row.open')}</span>
    ) : (
      <Corner kind={KINDS[fighterKind(s, one)] ?? ''} colour={colour(sides[one.side] ?? 0)} behind={queue.length - 1}>
        {other !== undefined && <Chips fighter={one} against={other} />}
      </Corner>
    );
  if (a === undefined || b === undefined)
    return (
      <li className="duel next" {...what('duel')}>
        {corner(a, b, ours)}
        <span className="mid">{say('panel.row.n', { n })}</span>
        {corner(b, a, theirs)}
      </li>
    );
  const [first, second] = a.side === 0 ? [a, b] : [b, a];
  const winner = better(s, value(s, first, second), value(s, second, first));
  return (
    <li className="duel next" {...what('duel')}>
      {corner(a, b, ours)}
      <b className="v">{value(s, a, b)}</b>
      <span className="mid">
        {say('panel.row.n', { n })}
        <small>{say('panel.row.now', { seat: name(sides[winner] ?? 0) })}</small>
      </span>
      <b className="v">{value(s, b, a)}</b>
      {corner(b, a, theirs)}
    </li>
  );
}

/** A Unit in a fight; those behind it wait. */
function Corner({
  kind,
  colour,
  lost = false,
  behind = 0,
  children,
}: {
  readonly kind: string;
  readonly colour: ReturnType<ReturnType<typeof useSideColour>>;
  readonly lost?: boolean;
  readonly behind?: number;
  readonly children?: ReactNode;
}): ReactElement {
  const say = useText();
  return (
    <span className="corner" data-lost={lost ? '' : undefined}>
      <Unit kind={kind} colour={colour} size={34} />
      <span>
        <b>{say(`kind.${kind}`)}</b>
        {behind > 0 && <small> {say('panel.row.behind', { n: behind })}</small>}
        {children}
      </span>
    </span>
  );
}

/** What counts of a card against another; Tactics only with the advantage (MES-21.17). */
function Chips({ fighter, against }: { readonly fighter: Fighter; readonly against: Fighter }): ReactElement {
  const { s } = useView<State>();
  return (
    <span className="chips">
      {[STRENGTH, TACTICS, MOBILITY].map((of) => (
        <i key={ROWS[of]}>
          <Icon id={ROW_ICONS[of] ?? ''} size={15} />
          {counted(s, fighter, against, of)}
        </i>
      ))}
    </span>
  );
}
