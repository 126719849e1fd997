import type { Seat } from '@edubba/kernel';
import { Count, Icon, Seal, Tangible, useColour, useGame, useSeatName, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { State } from '../rules/state.ts';
import { CardPicture } from './CardPicture.tsx';

/** The fields, where one harvests, and what each city has built. */
export function Board(): ReactElement {
  const { s } = useGame<State>();
  const text = useText();
  return (
    <div className="game-panel first-game">
      <Tangible thing="field" className="field">
        <Icon id="res-grain" size={40} />
        <b>{text('panel.field')}</b>
        <span>{text('panel.field.text')}</span>
      </Tangible>
      <div className="cities">
        {s.built.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a city is its seat
          <City key={seat} seat={seat} />
        ))}
      </div>
    </div>
  );
}

/** `next` is the position that what is pointed at would lead to: a card that is only there is a ghost. */
function City({ seat }: { readonly seat: Seat }): ReactElement {
  const { s, next } = useGame<State>();
  const text = useText();
  const name = useSeatName();
  const colour = useColour();
  const built = s.built[seat] ?? [];
  const cards = next.built[seat] ?? [];
  return (
    <section className="city">
      <h3>
        <Seal colour={colour(seat)} size="s" /> {name(seat)}
        <Count
          thing={`grain@${seat}`}
          word="panel.grain"
          icon={<Icon id="res-grain" size={18} />}
          n={s.grain[seat] ?? 0}
          next={next.grain[seat]}
        />
      </h3>
      <div className="row">
        {cards.length === 0 && <p>{text('panel.nothing')}</p>}
        {cards.map((card) => (
          <CardPicture key={card} card={card} ghost={!built.includes(card)} />
        ))}
      </div>
    </section>
  );
}
