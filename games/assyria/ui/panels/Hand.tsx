import { Bold, Icon, useAhead, useGame, useLooking, useSay, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { Icon as FoodIcon } from '../../content/food-cards.ts';
import type { State } from '../../rules/state.ts';
import { FOOD_ICONS } from '../../asking/icons.ts';
import { what } from '../explaining/what.ts';
import { foodColours } from './cards/faces.ts';
import { MiniCard } from './cards/MiniCard.tsx';
import { type Forecast, forecast } from './forecast.ts';
import './hand.css';

/** More than this lie over each other. */
const SIDE_BY_SIDE = 5;

/** The cards, which are open to everybody, and how far their food goes. */
export function Hand(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { player } = useLooking();
  const cards = [...(s.food[player] ?? []), ...(s.favours[player] ?? [])];
  return (
    <section className="own-cards">
      <header className="own-cards-head">
        <Icon id="ui-hand" size={17} />
        <h3>{say('panel.cards')}</h3>
        <LeftOver />
      </header>
      {cards.length === 0 ? (
        <p className="own-no-cards">{say('panel.cards.none')}</p>
      ) : (
        <div className="own-hand" data-many={cards.length > SIDE_BY_SIDE ? '' : undefined}>
          {cards.map((item) => (
            <div key={item} className="own-place">
              <MiniCard item={item} />
            </div>
          ))}
        </div>
      )}
      <Feeding />
    </section>
  );
}

/** Icons of cards spent in this step that may still feed somebody (ASY-11.22). */
function LeftOver(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { player } = useLooking();
  if (s.loose.length === 0 || s.active !== player) return <small>{say('panel.cards.open')}</small>;
  return (
    <span className="own-loose">
      {say('panel.loose')}
      {s.loose.map((icon, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: icons have no identity
        <Wanted key={i} icon={icon} />
      ))}
    </span>
  );
}

/** A food as a medallion, with its word for whoever listens. */
function Wanted({ icon }: { readonly icon: FoodIcon }): ReactElement {
  const say = useText();
  return (
    <span className="own-want">
      <Icon id={FOOD_ICONS[icon]} size={15} style={foodColours(icon)} />
      <span className="sr">{say(`food.${icon}`)}</span>
    </span>
  );
}

/** The feeding forecast; it follows what is pointed at. */
function Feeding(): ReactElement | null {
  const say = useSay();
  const view = useView<State>();
  const next = useAhead<State>() ?? view;
  const { player } = useLooking();
  // After the end nobody is fed any more.
  if (view.over) return null;
  const told = forecast(next, player);
  const { tone, text } = lineOf(told);
  return (
    <p className="own-feeding" data-tone={tone} {...what('feeding')}>
      <Icon id="res-food" size={20} />
      <span>
        <Bold text={say(text)} />
        {told.wants.map((food) => (
          <Wanted key={food} icon={food} />
        ))}
      </span>
    </p>
  );
}

/** The forecast in words. */
function lineOf({ now, fed, hungry, byCards, byTools, spare }: Forecast): {
  readonly tone: 'good' | 'warn' | 'danger' | 'quiet';
  readonly text: { readonly id: string; readonly params?: { readonly [name: string]: number } };
} {
  const huts = fed + hungry;
  if (huts === 0) return { tone: 'quiet', text: { id: 'panel.feed.none' } };
  if (hungry === 0) return { tone: 'good', text: { id: 'panel.feed.done', params: { huts } } };
  if (byCards === hungry) return { tone: 'good', text: { id: 'panel.feed.all', params: { huts: hungry, spare } } };
  if (byCards + byTools === hungry)
    return { tone: 'warn', text: { id: 'panel.feed.tools', params: { huts: hungry, cards: byCards, tools: byTools } } };
  if (!now) return { tone: 'quiet', text: { id: 'panel.feed.later', params: { huts, n: byCards + byTools } } };
  return { tone: 'danger', text: { id: 'panel.feed.hungry', params: { huts, hungry: hungry - byCards - byTools } } };
}
