import type { ItemId, Seat } from '@edubba/kernel';
import { Hit, Icon, on, Tangible, useSay, useTable, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { effectOf } from '../../asking/fighting.ts';
import { COLOURS } from '../../content/cards.ts';
import { titanCard } from '../../content/decks.ts';
import { FACES } from '../../content/dice.ts';
import { ASK } from '../../rules/decisions.ts';
import { activeCards, activeIn, cardsIn, forceIn, slotMask, slotsOf } from '../../rules/queries/army.ts';
import type { Attack } from '../../rules/queries/attack.ts';
import { valueAgainst } from '../../rules/queries/attack.ts';
import { arrowsOn, citizensAt, intactCards, swordsOn } from '../../rules/queries/city.ts';
import { bannersOf, bannerVp } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { READY, seatsOf } from '../../rules/state.ts';
import { named } from '../../text/words.ts';
import { Banner, Banners, Shield, Stars } from '../art/pieces.tsx';
import { Titan } from '../art/Titan.tsx';
import { ArmySlot, CityCard, starsOf, TitanCard, useMe, Ward } from '../panels/cards.tsx';
import { Cup } from '../panels/Cup.tsx';
import { Marks, Q, symbolParts } from '../panels/marks.tsx';
import { Citizens } from '../panels/Own.tsx';
import { OwnerLine } from '../panels/Owner.tsx';
import { worthOfTitan } from '../panels/worth.ts';
import { attackShown, inHundred, pricedAttacks, STEPS, stepOf, titanFought } from './fight.ts';
import './fight.css';

/** An attack, step by step: which titan, with what, what it brings, how it strikes back. */
export function Fight(): ReactElement {
  const view = useView<State>();
  const me = useMe();
  const kind = view.pending[0]?.kind ?? '';
  const item = titanFought(view, me);
  return (
    <div className="game-panel aw fight" data-kind={kind.split('.')[0]} data-step={stepOf(kind)}>
      <div className="fight-head">
        <Steps kind={kind} item={item} />
        <Cup />
      </div>
      {item === undefined ? <Targets /> : <Beast item={item} />}
      {item !== undefined && <Middle kind={kind} item={item} seat={me} />}
      {item !== undefined && <Aftermath kind={kind} item={item} seat={me} />}
    </div>
  );
}

function Steps({ kind, item }: { readonly kind: string; readonly item: ItemId | undefined }): ReactElement {
  const text = useText();
  const say = useSay();
  const confronted = kind === ASK.confront;
  const now = STEPS.indexOf(stepOf(kind));
  return (
    <ol className="steps">
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-at={i < now ? 'done' : i === now ? 'now' : 'later'}
          aria-current={i === now ? 'step' : undefined}
        >
          <span className="n">{i < now ? <Icon id="act-confirm" size={14} /> : i + 1}</span>
          <b>{text(`panel.step.${step}`)}</b>
          <small>
            {step === 'titan' && item !== undefined
              ? say(named(item))
              : text(`panel.step.${step}.${confronted ? 'strike' : 'note'}`)}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** All titans within reach of anybody: on their decks, and those that threaten. */
function Targets(): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  return (
    <div className="targets">
      {s.titanTop.map((top) =>
        top.map((item) => (
          <div key={item} className="threat-of">
            <span className="owner-line">{text('panel.deck-top', { n: starsOf(item) })}</span>
            <TitanCard item={item} />
          </div>
        )),
      )}
      {seatsOf(s).map((seat) =>
        (s.threat[seat] ?? []).map((item) => (
          <div key={item} className="threat-of">
            <OwnerLine seat={seat} />
            <TitanCard item={item} />
          </div>
        )),
      )}
    </div>
  );
}

function Beast({ item }: { readonly item: ItemId }): ReactElement {
  const text = useText();
  const say = useSay();
  const { defence, arrows, banners } = titanCard(item);
  return (
    <Tangible thing={`titan/${item}`} className="beast">
      <Titan item={item} view="-14 -22 268 282" />
      <div className="shade" />
      <Stars n={starsOf(item)} />
      <Banners tribes={banners} size={46} />
      <Shield n={defence} size={88} />
      <div className="beast-words">
        <h2>{say(named(item))}</h2>
        <p>{text(arrows ? 'panel.counts.both' : 'panel.counts.swords')}</p>
        <p className="hurts">
          <Icon id="die-coin" size={22} />
          <span>{text('panel.each-coin', { effect: effectOf(item) })}</span>
        </p>
      </div>
    </Tangible>
  );
}

interface Part {
  readonly kind: string;
  readonly item: ItemId;
  readonly seat: Seat;
}

function Middle(part: Part): ReactElement {
  if (part.kind === ASK.armies || part.kind === ASK.swords) return <Forces {...part} />;
  return <Suffered {...part} />;
}

/** The key of the set of armies that is pointed at or chosen. */
const useForce = (): string | undefined =>
  useTable(({ hovered, chosen }) =>
    [hovered, chosen].find((thing) => thing?.startsWith('force/') === true)?.slice('force/'.length),
  );

/** The armies that could go, as sets: the cheapest first; and what the one shown amounts to. */
function Forces({ item, seat, kind }: Part): ReactElement {
  const text = useText();
  const say = useSay();
  const { s, pending } = useView<State>();
  const titan = titanCard(item);
  const about = pending[0]?.about as { readonly armies?: string } | null;
  const force = useForce() ?? about?.armies;
  const shown = attackShown(s, seat, titan, force);
  const sets = pricedAttacks(s, seat, titan);
  return (
    <div className="panel forces">
      {shown !== undefined && <Sum attack={shown} item={item} seat={seat} />}
      {kind === ASK.armies && (
        <div className="sets">
          {sets.map(({ key, attack, cups, enough }) => (
            <Tangible key={key} thing={`force/${key}`} className="set" data-short={on(!enough)}>
              <Icon id={enough ? 'act-attack' : 'ui-lock'} size={20} />
              <span className="set-names">
                <b>
                  {slotsOf(attack.slots)
                    .map((slot) => say(named(activeIn(s, seat, slot) ?? '?military')))
                    .join(' + ')}
                </b>
                <small>
                  {enough
                    ? text('panel.set.enough', { value: valueAgainst(attack, titan), defence: titan.defence })
                    : text('panel.set.short', {
                        n: titan.defence - valueAgainst(attack, titan),
                        value: valueAgainst(attack, titan),
                        defence: titan.defence,
                      })}
                </small>
              </span>
              <span className="set-price">
                <Q n={attack.cost} of="coin" size={18} />
                {enough && cups > 0 && <Q n={cups} of="cup" size={18} />}
              </span>
            </Tangible>
          ))}
        </div>
      )}
      {kind === ASK.swords && <p className="note">{text('panel.swords.note')}</p>}
    </div>
  );
}

/** Swords and arrows one by one, grouped by where they come from. */
function Sum({
  attack,
  item,
  seat,
}: {
  readonly attack: Attack;
  readonly item: ItemId;
  readonly seat: Seat;
}): ReactElement {
  const text = useText();
  const say = useSay();
  const { s } = useView<State>();
  const titan = titanCard(item);
  const value = valueAgainst(attack, titan);
  const bought = Math.max(0, titan.defence - value);
  const sources: { readonly id: string; readonly name: string; readonly swords: number; readonly arrows: number }[] = [
    ...slotsOf(attack.slots).map((slot) => {
      const [swords, arrows] = (['swords', 'arrows'] as const).map((force) => forceIn(s, seat, slot, force));
      return {
        id: `slot${slot}`,
        name: say(named(activeIn(s, seat, slot) ?? '?military')),
        swords: swords ?? 0,
        arrows: arrows ?? 0,
      };
    }),
    { id: 'cards', name: text('panel.source.cards'), swords: swordsOn(s, seat), arrows: arrowsOn(s, seat) },
    { id: 'draft', name: text('panel.source.draft'), swords: s.draft[seat] ?? 0, arrows: 0 },
    { id: 'cups', name: text('panel.source.cups'), swords: bought, arrows: 0 },
  ];
  return (
    <div className="sum-up">
      <p className="big" data-short={on(bought > 0)}>
        <b>{value + bought}</b>
        <span>{text('panel.of-defence', { defence: titan.defence, bought })}</span>
        <small>
          {text('panel.you-pay')} <Q n={attack.cost} of="coin" size={17} />
          {bought > 0 && <Q n={bought * 2} of="cup" size={17} />}
          <br />
          {text('panel.you-keep')} <Q n={(s.coins[seat] ?? 0) - attack.cost} of="coin" size={17} />
          <Q n={(s.ambrosia[seat] ?? 0) - bought * 2} of="cup" size={17} />
        </small>
      </p>
      <div className="bar">
        {sources
          .filter(({ swords, arrows }) => swords + arrows > 0)
          .map(({ id, name, swords, arrows }) => (
            <span key={id} className="from" data-from={id}>
              <span className="tiles">
                {Array.from({ length: swords }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: swords are all alike
                  <i key={`s${i}`}>
                    <Icon id="aw-sword" size={20} />
                  </i>
                ))}
                {Array.from({ length: arrows }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: arrows are all alike
                  <i key={`a${i}`} data-idle={on(!titan.arrows)}>
                    <Icon id="aw-arrow" size={20} />
                  </i>
                ))}
              </span>
              <small>{name}</small>
            </span>
          ))}
      </div>
    </div>
  );
}

/** The dice as they fell, and what there is to lose. */
function Suffered({ kind, item, seat }: Part): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  return (
    <div className="panel suffered">
      {s.dice.length > 0 && <Dice />}
      {kind === ASK.confront && <Choice item={item} seat={seat} />}
      {kind === ASK.damage && (
        <div className="losses cards-lost">
          {intactCards(s, seat).map((card) => (
            <CityCard key={card} item={card} owner={seat} />
          ))}
        </div>
      )}
      {kind === ASK.district && (
        <div className="losses">
          {(s.districts[seat] ?? []).map((card) => (
            <Ward key={card} item={card} />
          ))}
        </div>
      )}
      {(kind === ASK.burden || kind === ASK.military || kind === ASK.giveUp) && (
        <div className="losses armies">
          {slotsOf(slotMask(s, seat)).map((slot) => {
            const active = activeIn(s, seat, slot);
            return (
              <ArmySlot
                key={slot}
                slot={slot}
                active={active}
                retired={cardsIn(s, seat, slot).filter((card) => card !== active)}
              />
            );
          })}
        </div>
      )}
      {kind === ASK.starve && (
        <div className="losses">
          <Citizens player={seat} size={64} />
        </div>
      )}
      {kind === ASK.reroll && <p className="note">{text('panel.reroll.note')}</p>}
    </div>
  );
}

function Dice(): ReactElement {
  const { s } = useView<State>();
  return (
    <div className="dice">
      {s.dice.map((face, die) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
        <Die key={die} die={die} face={FACES[face] ?? 'blank'} />
      ))}
    </div>
  );
}

function Die({ die, face }: { readonly die: number; readonly face: string }): ReactElement {
  return (
    <span className="die" data-face={face}>
      {face !== 'blank' && <Icon id={face === 'titan' ? 'unit-titan' : 'res-coin'} size={38} />}
      <Hit thing={`die/${die}`} />
    </span>
  );
}

/** Feed it or let it strike: what each means. */
function Choice({ item, seat }: { readonly item: ItemId; readonly seat: Seat }): ReactElement {
  const text = useText();
  const { s, pending } = useView<State>();
  const about = pending[0]?.about as { readonly cost?: number } | null;
  const dice = titanCard(item).banners.length;
  const [none = 0] = inHundred(dice, 'titans', Math.min(dice, intactCards(s, seat).length));
  return (
    <div className="choice">
      <div>
        <h4>
          {text('panel.confront.feed')} <Q n={about?.cost ?? 0} of="cup" size={20} />
        </h4>
        <p>{text('panel.confront.feed.what', { n: s.ambrosia[seat] ?? 0 })}</p>
      </div>
      <div>
        <h4>{text('panel.confront.roll', { dice })}</h4>
        <p>{text('panel.confront.roll.what', { none })}</p>
      </div>
    </div>
  );
}

/** What is taken, and how it strikes back. */
function Aftermath({ kind, item, seat }: Part): ReactElement {
  const { s } = useView<State>();
  const before = kind === ASK.armies || kind === ASK.swords;
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
    <section className="panel spoils">
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
    <section className="panel strikes">
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
