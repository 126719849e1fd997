import type { Seat } from '@edubba/kernel';
import { type GamePanel, Icon, Seal, useColour, useSeatName, useTable } from '@edubba/ui';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react';
import type { Film } from './film.ts';
import { ScoreChart } from './parts/ScoreChart.tsx';
import { useSaid } from './replay-table.ts';
import './side.css';

/** Something shown beside or, on a phone, under the board. */
export interface Tab {
  readonly id: string;
  readonly icon: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** One of several contents at a time; arrow keys change it. */
export function Tabs({ tabs, chosen, onChoose }: TabsProps): ReactElement {
  const say = useSaid();
  const id = useId();
  const shown = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  const onKey = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || shown === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabs[(tabs.indexOf(shown) + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChoose(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <section className="panel side">
      <div className="side-tabs" role="tablist" aria-label={say('replay.tabs')} onKeyDown={onKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            className="side-tab"
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            <Icon id={tab.icon} size={18} />
            <span>{tab.label}</span>
          </button>
        ))}
      </div>
      <div
        className="side-panel"
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${shown?.id ?? ''}`}
        tabIndex={0}
      >
        {shown?.content}
      </div>
    </section>
  );
}

/** The score as a tab: the chart with the present step in it, and the points there. */
export function ScoreNow({ film, step }: { readonly film: Film; readonly step: number }): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  const points = film.scores[step] ?? [];
  return (
    <div className="side-score">
      <div className="side-chart">
        <ScoreChart film={film} step={step} />
      </div>
      <ul className="side-points">
        {points.map((n, player) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their place in the list.
          <li key={player}>
            <Seal colour={colour(player)} />
            <span>
              <b>{say('replay.number', { n })}</b>
              <small>{name(player)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A game's own panel; where it shows one player's area, anybody's can be chosen. */
export function PanelView({
  panel,
  onLook,
}: {
  readonly panel: GamePanel;
  readonly onLook: (player: Seat) => void;
}): ReactElement {
  const { Content } = panel;
  return (
    <div className={`side-game ${panel.place}`}>
      {panel.place === 'own' && <Looking onLook={onLook} />}
      <Content />
    </div>
  );
}

function Looking({ onLook }: { readonly onLook: (player: Seat) => void }): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  const looking = useTable((table) => table.looking);
  const players = useTable((table) => table.ui.playersInOrder(table.view).length);
  return (
    <div className="side-looking" role="group" aria-label={say('replay.looking')}>
      {Array.from({ length: players }, (_, player) => (
        <button
          key={player}
          type="button"
          className="chip side-look"
          aria-pressed={looking === player}
          onClick={() => onLook(player)}
        >
          <Seal colour={colour(player)} size="s" /> {name(player)}
        </button>
      ))}
    </div>
  );
}
