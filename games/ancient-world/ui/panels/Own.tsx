import type { Seat } from '@edubba/kernel';
import {
  Change,
  Hit,
  Icon,
  on,
  Seal,
  told,
  useColour,
  useGame,
  useLookedAt,
  useLooking,
  useSay,
  useText,
  useView,
} from '@edubba/ui';
import type { CSSProperties, ReactElement } from 'react';
import { BOARDS } from '../../content/city-states.ts';
import { COLOURS } from '../../content/cards.ts';
import { empireCard } from '../../content/decks.ts';
import { activeIn, cardsIn, slotMask, slotsOf } from '../../rules/queries/army.ts';
import { armyLimit, capacityOf, citizensOf, foodOf, incomeOf, threatOf } from '../../rules/queries/city.ts';
import { bannersOf, bannerVp } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { named } from '../../text/words.ts';
import { Banner, Peg } from '../art/pieces.tsx';
import { doingAt } from '../citizen.ts';
import { ArmySlot, CityCard, TitanCard, Ward } from './cards.tsx';
import { feedCost } from './feeding.ts';
import { Q } from './marks.tsx';
import './own.css';
import { what } from '../explaining/what.ts';

/** A city: what threatens it, its goods and citizens, its armies, its banners and cards. */
export function Own(): ReactElement {
  const { player } = useLooking();
  return (
    <div className="game-panel aw own-box">
      <div className="aw own">
        <Threat player={player} />
        <Stores player={player} />
        <Armies player={player} />
        <City player={player} />
      </div>
    </div>
  );
}

function Threat({ player }: { readonly player: Seat }): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  const { mine } = useLooking();
  const item = threatOf(s, player);
  return (
    <section className="threat">
      <h3>{text(mine ? 'panel.threat.mine' : 'panel.threat')}</h3>
      {item === undefined ? (
        <p className="calm">{text('panel.threat.none')}</p>
      ) : (
        <TitanCard item={item}>
          <span className="feed">
            {text('panel.feed')} <Q n={feedCost(s, item)} of="cup" size={14} />
          </span>
        </TitanCard>
      )}
    </section>
  );
}

const GOODS = [
  ['coins', 'res-coin'],
  ['knowledge', 'res-knowledge'],
  ['ambrosia', 'res-ambrosia'],
] as const;

function Stores({ player }: { readonly player: Seat }): ReactElement {
  const text = useText();
  const { s, next } = useGame<State>();
  const { mine } = useLooking();
  const at = useLookedAt();
  const colour = useColour();
  const board = s.board[player] ?? -1;
  const food = foodOf(next, player);
  const mouths = citizensOf(next, player);
  const cards = next.tableau[player]?.length ?? 0;
  return (
    <section className="stores">
      <h3>
        <Seal colour={colour(player)} />
        {text(board < 0 ? 'panel.city' : `panel.board.${BOARDS[board] ?? ''}`)}
        <small>{text(mine ? 'panel.city.mine' : 'panel.city.other')}</small>
      </h3>
      <div className="goods">
        {GOODS.map(([good, icon]) => (
          <span key={good} className="good">
            <Icon id={icon} size={22} />
            <b aria-hidden="true" data-count={`${good}/${player}`}>
              {s[good][player] ?? 0}
            </b>
            <Change from={s[good][player]} to={next[good][player]} />
            <Hit thing={at(`good/${good}`)} />
          </span>
        ))}
      </div>
      <div className="sums">
        <Sum thing={at('sum/income')} icon="aw-each" word="panel.income" value={String(incomeOf(next, player))} />
        <Sum
          thing={at('sum/plots')}
          icon="aw-plot"
          word="panel.plots"
          value={text('panel.of', { n: cards, of: capacityOf(next, player) })}
        />
        <Sum
          thing={at('sum/food')}
          icon="res-food"
          word="panel.food"
          value={text('panel.for', { n: food, of: mouths })}
          tone={food < mouths ? 'short' : 'well'}
        />
        <Sum thing={at('sum/draft')} icon="aw-sword" word="panel.drafted" value={String(next.draft[player] ?? 0)} />
      </div>
      <Stored player={player} />
      <Citizens player={player} />
    </section>
  );
}

function Sum({
  thing,
  icon,
  word,
  value,
  tone,
}: {
  readonly thing: string;
  readonly icon: string;
  readonly word: string;
  readonly value: string;
  readonly tone?: string;
}): ReactElement {
  const text = useText();
  return (
    <span className="sum" data-tone={tone}>
      <Icon id={icon} size={15} />
      <span aria-hidden="true">
        {text(word)} <b>{value}</b>
      </span>
      <Hit thing={thing} />
    </span>
  );
}

/** Cards put by: one's own by name, another's by their backs. */
function Stored({ player }: { readonly player: Seat }): ReactElement | null {
  const say = useSay();
  const { s } = useView<State>();
  const items = s.stored[player] ?? [];
  if (items.length === 0) return null;
  return (
    <div className="stored-cards">
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <span key={`${item}${i}`} className="stored" data-back={on(item.startsWith('?'))}>
          <Icon id={item.startsWith('?') ? 'ui-eye-off' : 'ui-eye'} size={16} />
          <span aria-hidden="true">{say(named(item))}</span>
          {!item.startsWith('?') && (
            <i className="coin-cost" aria-hidden="true">
              {empireCard(item).coins}
            </i>
          )}
          <Hit thing={`card/${item}`} />
        </span>
      ))}
    </div>
  );
}

/** All five citizens: ready ones stand, the others are away, waiting or not yet born. */
export function Citizens({ player, size = 50 }: { readonly player: Seat; readonly size?: number }): ReactElement {
  const { s } = useView<State>();
  const at = useLookedAt();
  return (
    <div className="tray">
      {(s.citizens[player] ?? []).map((where, i) => {
        const skill = i + 1;
        const state = doingAt(where);
        return (
          <span key={skill} className="citizen" data-where={state}>
            <Peg
              seat={player}
              skill={skill}
              size={state === 'ready' ? size : size * 0.72}
              here={state !== 'space' && state !== 'card'}
            />
            {state === 'starving' && <Icon id="ui-warning" size={13} className="sign" />}
            {state === 'new' && <Icon id="ui-clock" size={13} className="sign" />}
            <Hit thing={at(`citizen/${skill}`)} />
          </span>
        );
      })}
    </div>
  );
}

function Armies({ player }: { readonly player: Seat }): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  const taken = slotsOf(slotMask(s, player));
  const limit = armyLimit(s, player);
  const free: number[] = [];
  for (let slot = 0; taken.length + free.length < limit; slot++) if (!taken.includes(slot)) free.push(slot);
  const slots = [...taken, ...free.slice(0, 1)].sort((a, b) => a - b);
  return (
    <section className="armies" data-slots={slots.length}>
      <h3>
        <Icon id="aw-army" size={18} />
        {text('panel.armies')}
        <small {...what('armies')}>{text('panel.of', { n: taken.length, of: limit })}</small>
      </h3>
      <div className="slots">
        {slots.map((slot) => {
          const active = activeIn(s, player, slot);
          return (
            <ArmySlot
              key={slot}
              slot={slot}
              active={active}
              retired={cardsIn(s, player, slot).filter((item) => item !== active)}
            />
          );
        })}
      </div>
    </section>
  );
}

function City({ player }: { readonly player: Seat }): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  const tableau = s.tableau[player] ?? [];
  const top = [...(s.districts[player] ?? []), ...(s.titans[player] ?? [])];
  const free = Math.max(0, capacityOf(s, player) - tableau.length);
  return (
    <section className="city">
      <BannerRow player={player} />
      {top.length > 0 && (
        <div
          className="wards"
          data-crowd={top.length > 8 ? 'most' : on(top.length > 4)}
          style={{ '--half': Math.ceil(top.length / 2) } as CSSProperties}
        >
          {top.map((item) => (
            <Ward key={item} item={item} />
          ))}
        </div>
      )}
      <div className="tableau" data-many={on(tableau.length > 7)} data-crowd={on(tableau.length > 9)}>
        {tableau.map((item) => (
          <CityCard key={item} item={item} owner={player} />
        ))}
        <div className="plots" {...told(`sum/plots@${player}`)}>
          <b>{free}</b>
          {text('panel.plots.free', { n: free })}
        </div>
      </div>
    </section>
  );
}

/** Banners by tribe with their points, and what the next would bring. */
function BannerRow({ player }: { readonly player: Seat }): ReactElement {
  const text = useText();
  const { s, next } = useGame<State>();
  const at = useLookedAt();
  const now = bannersOf(s, player);
  const then = bannersOf(next, player);
  return (
    <div className="banner-row">
      {COLOURS.map((tribe, i) => {
        const [n = 0, m = 0] = [now[i], then[i]];
        const up = bannerVp(m) - bannerVp(n);
        const more = bannerVp(m + 1) - bannerVp(m);
        return (
          <span key={tribe} className="bn" data-none={on(m === 0)} data-up={on(up > 0)}>
            <Banner tribe={tribe} size={30} />
            <b aria-hidden="true">{m}</b>
            <span aria-hidden="true">
              {text('panel.vp', { n: bannerVp(m) })}
              <i>{up === 0 ? text('panel.vp.next', { n: more }) : text('panel.vp.now', { n: up })}</i>
            </span>
            <Hit thing={at(`banner/${tribe}`)} />
          </span>
        );
      })}
    </div>
  );
}
