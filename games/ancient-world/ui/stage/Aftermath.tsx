import type { ItemId, Seat } from '@edubba/kernel';
import { Icon, on, useSay, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { effectOf } from '../../asking/fighting.ts';
import { COLOURS } from '../../content/cards.ts';
import { titanCard } from '../../content/decks.ts';
import { activeCards } from '../../rules/queries/army.ts';
import { citizensAt, intactCards } from '../../rules/queries/city.ts';
import { bannersOf, bannerVp } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { READY } from '../../rules/state.ts';
import { Banner } from '../art/pieces.tsx';
import { Marks, Q, symbolParts } from '../panels/marks.tsx';
import { worthOfTitan } from '../panels/worth.ts';
import type { Part } from './fight.ts';
import { inHundred } from './fight.ts';
import { what } from '../explaining/what.ts';

/** What is taken, and how it strikes back. */
export function Aftermath({ scene, item, seat }: Part): ReactElement {
  const { s } = useView<State>();
  const before = scene === 'fight.armies' || scene === 'fight.swords';
  return (
    <div className="after">
      {before && <Spoils s={s} seat={seat} item={item} />}
      <Strikes s={s} seat={seat} item={item} />
    </div>
  );
}

function Spoils({ s, seat, item }: { readonly s: State; readonly seat: Seat; readonly item: ItemId }): ReactElement {
  const text = useText();
  const { banners, capacity, symbols } = titanCard(item);
  const counts = bannersOf(s, seat);
  return (
    <section className="panel spoils" {...what('spoils')}>
      <h3>
        <Icon id="act-gather" size={19} />
        {text('panel.spoils')}
        <small>
          <Q n={worthOfTitan(s, seat, item)} of="vp" plus size={19} />
        </small>
      </h3>
      <div className="taken">
        {COLOURS.filter((tribe) => banners.includes(tribe)).map((tribe) => {
          const n = counts[COLOURS.indexOf(tribe)] ?? 0;
          const more = banners.filter((one) => one === tribe).length;
          return (
            <div key={tribe}>
              <Banner tribe={tribe} size={34} />
              <b>
                <Q n={bannerVp(n + more) - bannerVp(n)} of="vp" plus size={15} />
              </b>
              <span>{text('panel.from-to', { from: n, to: n + more })}</span>
            </div>
          );
        })}
      </div>
      <p className="gains">
        <Marks parts={symbolParts(symbols, capacity)} size={19} />
      </p>
    </section>
  );
}

const LOSSES = {
  district: 'districts',
  military: 'armies',
  burden: 'burden',
  starve: 'starve',
  coin: 'coins',
  ambrosia: 'ambrosia',
  stored: 'stored',
} as const;

/** The most that the titan's own effect could take. */
function mostLost(s: State, seat: Seat, kind: keyof typeof LOSSES): number {
  if (kind === 'district') return s.districts[seat]?.length ?? 0;
  if (kind === 'military') return activeCards(s, seat).length;
  if (kind === 'starve') return s.phase === 'actions' ? citizensAt(s, seat, READY).length : 0;
  if (kind === 'coin') return s.coins[seat] ?? 0;
  if (kind === 'stored') return Math.min(1, s.stored[seat]?.length ?? 0);
  return 9;
}

function Strikes({ s, seat, item }: { readonly s: State; readonly seat: Seat; readonly item: ItemId }): ReactElement {
  const text = useText();
  const say = useSay();
  const { banners, effect } = titanCard(item);
  const dice = banners.length;
  const cards = inHundred(dice, 'titans', Math.min(dice, intactCards(s, seat).length));
  const coins = inHundred(dice, 'coins', Math.min(dice, mostLost(s, seat, effect.kind)));
  return (
    <section className="panel strikes" {...what('strikes')}>
      <h3>
        <Icon id="unit-titan" size={19} />
        {text('panel.strikes')}
        <small>{text('panel.strikes.dice', { dice })}</small>
      </h3>
      <p className="face-line">
        <span className="face">
          <Icon id="unit-titan" size={20} />
        </span>
        {text('panel.face.titan')}
      </p>
      <p className="face-line">
        <span className="face">
          <Icon id="res-coin" size={20} />
        </span>
        {say(effectOf(item))}
      </p>
      <div className="odds">
        <Odds label={text('panel.odds.cards')} odds={cards} />
        <Odds label={text(`panel.odds.${LOSSES[effect.kind]}`)} odds={coins} />
      </div>
    </section>
  );
}

/** How often in 100 rolls: none, one, two, three. */
function Odds({ label, odds }: { readonly label: string; readonly odds: readonly number[] }): ReactElement {
  const text = useText();
  return (
    <div
      role="img"
      className="hist"
      aria-label={`${label}: ${odds.map((n, i) => text('panel.odds.in-100', { n, i })).join(', ')}`}
    >
      <h5>{label}</h5>
      <div className="bars">
        {odds.map((n, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its number
          <div key={i} data-none={on(i === 0)}>
            {n}
            <i style={{ height: `${Math.max(2, n * 0.72)}px` }} />
            <b>{i}</b>
          </div>
        ))}
      </div>
    </div>
  );
}
