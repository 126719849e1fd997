import type { Seat } from '@edubba/kernel';
import { Count, Hit, Icon, told, useColour, useGame, useSay, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { COLOURS } from '../../content/cards.ts';
import { empireCard, titanCard } from '../../content/decks.ts';
import { capacityOf, citizensAt, citizensOf, foodOf, isDamaged, threatOf } from '../../rules/queries/city.ts';
import { bannersOf } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { READY } from '../../rules/state.ts';
import { named } from '../../text/words.ts';
import { Banner, House, Plot, Shield } from '../art/pieces.tsx';
import './counters.css';
import { what } from '../explaining/what.ts';

const GOODS = [
  ['coins', 'res-coin'],
  ['knowledge', 'res-knowledge'],
  ['ambrosia', 'res-ambrosia'],
] as const;

/** A city at a glance: goods, food, ready citizens, banners, what threatens it, and its skyline. */
export function Counters({ player }: { readonly player: Seat }): ReactElement {
  const text = useText();
  const { s, next } = useGame<State>();
  const colour = useColour();
  const food = foodOf(s, player);
  const mouths = citizensOf(s, player);
  const ready = citizensAt(s, player, READY);
  return (
    <div className="game-panel aw counters">
      <div className="c-goods">
        {GOODS.map(([good, icon]) => (
          <Count
            key={good}
            thing={`good/${good}@${player}`}
            word={`goods.${good}`}
            icon={<Icon id={icon} size={16} />}
            n={s[good][player] ?? 0}
            next={next[good][player]}
          />
        ))}
        <span className="count" data-short={food < mouths ? '' : undefined} {...told(`sum/food@${player}`)}>
          <Icon id="res-food" size={16} />
          <span className="sr">{text('panel.food')}</span>
          {food}/{mouths}
        </span>
        <span className="c-ready" {...what('ready')}>
          <span className="sr">{text('panel.ready', { n: ready.length })}</span>
          {ready.map((skill) => (
            <i key={skill} className={`disc ${colour(player)}`}>
              {skill}
            </i>
          ))}
        </span>
      </div>
      <BannerCounts player={player} />
      <Threat player={player} />
      <Skyline player={player} />
    </div>
  );
}

function BannerCounts({ player }: { readonly player: Seat }): ReactElement {
  const text = useText();
  const { next } = useGame<State>();
  const counts = bannersOf(next, player);
  return (
    <div className="c-banners">
      {COLOURS.map((tribe, i) => (
        <span key={tribe} {...told(`banner/${tribe}@${player}`)} data-none={counts[i] === 0 ? '' : undefined}>
          <Banner tribe={tribe} size={20} />
          <span className="sr">{text(`colour.${tribe}`)}</span>
          {counts[i]}
        </span>
      ))}
    </div>
  );
}

function Threat({ player }: { readonly player: Seat }): ReactElement | null {
  const say = useSay();
  const { s } = useGame<State>();
  const item = threatOf(s, player);
  if (item === undefined) return null;
  return (
    <div className="c-threat">
      <Icon id="unit-titan" size={15} />
      <span aria-hidden="true">{say(named(item))}</span>
      <Shield n={titanCard(item).defence} size={19} />
      <Hit thing={`titan/${item}`} />
    </div>
  );
}

const MOST = 15;

/** A house for every empire card, broken where it is damaged; free plots are dashed. */
function Skyline({ player }: { readonly player: Seat }): ReactElement {
  const text = useText();
  const { next: s } = useGame<State>();
  const cards = s.tableau[player] ?? [];
  const free = Math.max(0, capacityOf(s, player) - cards.length);
  return (
    <div className="c-skyline" role="img" aria-label={text('panel.skyline', { cards: cards.length, free })}>
      {cards.slice(0, MOST).map((item) => (
        <House key={item} tribes={empireCard(item).banners} damaged={isDamaged(s, item)} />
      ))}
      {Array.from({ length: Math.max(0, Math.min(free, MOST - cards.length)) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: plots are all alike
        <Plot key={i} />
      ))}
    </div>
  );
}
