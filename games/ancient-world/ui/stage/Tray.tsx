import type { ItemId } from '@edubba/kernel';
import { Icon, Tangible, useTable, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { asks } from '../../asking/index.ts';
import { BOARDS } from '../../content/city-states.ts';
import { letterOf } from '../../content/decks.ts';
import { startingTitan } from '../../rules/queries/options.ts';
import type { State } from '../../rules/state.ts';
import { NOBODY } from '../../rules/state.ts';
import { Titan } from '../art/Titan.tsx';
import { Cup } from '../panels/Cup.tsx';
import { EmpireCard, TitanCard, useMe, Ward } from '../panels/cards.tsx';
import './tray.css';

/** Cards laid out large to choose from: what only the reader sees says so. */
export function Tray(): ReactElement {
  const text = useText();
  const scene = asks.scene(useView<State>().pending[0]?.kind ?? '') ?? '';
  const secret = scene === 'tray.seen' || scene === 'tray.districts';
  return (
    <div className="game-panel aw tray-stage" data-secret={secret ? '' : undefined}>
      <h3>
        <Icon id={secret ? 'ui-eye' : 'ui-deck'} size={19} />
        {text(`panel.${scene}`)}
        <Cup />
      </h3>
      <Shown scene={scene} />
    </div>
  );
}

function Shown({ scene }: { readonly scene: string }): ReactElement {
  const { s } = useView<State>();
  const me = useMe();
  if (scene === 'tray.boards') return <Boards />;
  if (scene === 'tray.titans')
    return (
      <div className="tray-titans">
        {s.laidOut.map((item) => (
          <TitanCard key={item} item={item} />
        ))}
      </div>
    );
  if (scene === 'tray.districts')
    return (
      <div className="tray-wards">
        {[...s.districtTop, ...(s.seen[me] ?? [])].map((item) => (
          <Ward key={item} item={item} />
        ))}
      </div>
    );
  if (scene === 'tray.seen') return <CardGrid items={s.seen[me] ?? []} />;
  if (scene === 'tray.stored') return <CardGrid items={s.stored[me] ?? []} />;
  if (scene === 'tray.row') return <CardGrid items={s.empireRow} />;
  if (scene === 'tray.choice') return <Taken />;
  return (
    <>
      <CardGrid items={s.empireRow} />
      <CardGrid items={s.pileC} goals />
    </>
  );
}

/** Either the row or the pile may be taken from: the one that is asked for. */
function Taken(): ReactElement {
  const { s } = useView<State>();
  const goals = useTable((table) => [...table.lit.keys()].some((thing) => thing.startsWith('card/EC')));
  return <CardGrid items={goals ? s.pileC : s.empireRow} goals={goals} />;
}

function CardGrid({
  items,
  goals = false,
}: {
  readonly items: readonly ItemId[];
  readonly goals?: boolean;
}): ReactElement {
  return (
    <div className="tray-cards" data-goals={goals ? '' : undefined} data-n={items.length}>
      {items
        .filter((item) => letterOf(item) !== 'S')
        .map((item) => (
          <EmpireCard key={item} item={item} />
        ))}
    </div>
  );
}

/** The player boards with what each city-state can do. */
function Boards(): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  const plain = s.table.options['boards'] === 'plain';
  return (
    <div className="tray-boards">
      {BOARDS.map((name, board) => (
        <Tangible
          key={name}
          thing={`board/${name}`}
          className="ec board-card"
          data-taken={s.board.indexOf(board) !== NOBODY ? '' : undefined}
        >
          <div className="board-pic">
            <Titan item={startingTitan(s, board)} />
          </div>
          <h4>{text(plain ? `panel.board.${name}` : `board.${name}`)}</h4>
          {plain ? <p>{text('panel.board.plain')}</p> : <p>{text(`panel.power.${name}`)}</p>}
        </Tangible>
      ))}
    </div>
  );
}
