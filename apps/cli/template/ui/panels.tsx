import type { Seat } from '@edubba/kernel';
import { Count, Icon, on, Tangible, told, useGame, useLooking, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { State } from '../rules/state.ts';
import { roundOf, ROUNDS } from '../rules/state.ts';
import { CardPicture } from './CardPicture.tsx';

/** The hand of whoever is looked at; another's cards show their backs. */
export function Hand(): ReactElement {
  const { s } = useGame<State>();
  const { player } = useLooking();
  const text = useText();
  const cards = s.hand[player] ?? [];
  return (
    <div className="game-panel first-game row">
      {cards.length === 0 && <p>{text('panel.nothing')}</p>}
      {cards.map((card) =>
        card.startsWith('?') ? (
          <span key={card} className="card back" {...told('deck')}>
            <Icon id="ui-deck" size={34} />
            {text('back.card')}
          </span>
        ) : (
          <CardPicture key={card} card={card} />
        ),
      )}
    </div>
  );
}

/** The rounds in the top bar. */
export function Rounds(): ReactElement {
  const { s } = useGame<State>();
  const round = roundOf(s);
  return (
    <div className="game-panel first-game">
      <Tangible thing="round" className="rounds">
        {Array.from({ length: ROUNDS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <span key={i} data-now={on(round === i + 1)}>
            {i + 1}
          </span>
        ))}
      </Tangible>
    </div>
  );
}

/** A player's row: grain and cards. */
export function Counters({ player }: { readonly player: Seat }): ReactElement {
  const { s, next } = useGame<State>();
  return (
    <div className="game-panel first-game row">
      <Count
        thing={`grain@${player}`}
        word="panel.grain"
        icon={<Icon id="res-grain" size={16} />}
        n={s.grain[player] ?? 0}
        next={next.grain[player]}
      />
      <Count
        thing={`built@${player}`}
        word="panel.built"
        icon={<Icon id="bld-storehouse" size={16} />}
        n={s.built[player]?.length ?? 0}
        next={next.built[player]?.length}
      />
    </div>
  );
}

/** The same of whoever is looked at, in one line for a phone. */
export function Supply(): ReactElement {
  return <Counters player={useLooking().player} />;
}
