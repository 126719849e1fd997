import type { Seat } from '@edubba/kernel';
import { Hit, Icon, type ToldProps, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { attacks } from '../../rules/queries/attack.ts';
import { buildObjection } from '../../rules/queries/building.ts';
import { deckInUse, districtsLeft } from '../../rules/queries/city.ts';
import type { State } from '../../rules/state.ts';
import { seatsOf } from '../../rules/state.ts';
import { emblemOf, tribeOf } from '../art/emblems.ts';
import { Banner } from '../art/pieces.tsx';
import { Plate } from '../art/Plate.tsx';
import { EmpireCard, MilitaryStrip, TitanCard, useMe, Ward } from './cards.tsx';
import { Q } from './marks.tsx';
import { OwnerLine } from './Owner.tsx';
import './market.css';
import { what } from '../explaining/what.ts';
import { numberOf } from '../../rules/queries/numbers.ts';

function Head({
  icon,
  word,
  about,
  children,
}: {
  readonly icon: string;
  readonly word: string;
  /** What the number beside it is. */
  readonly about: ToldProps;
  readonly children?: ReactElement | string;
}): ReactElement {
  const text = useText();
  return (
    <h3>
      <Icon id={icon} size={19} />
      {text(word)}
      <small {...about}>{children}</small>
    </h3>
  );
}

/** The titans on top of their decks; where the list of players does not show them, those that threaten somebody too. */
export function Titans(): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  const me = useMe();
  const sets = attacks(s, me);
  const best = sets.reduce((most, set) => Math.max(most, set.swords + set.arrows), 0);
  const cost = sets.find((set) => set.swords + set.arrows === best)?.cost ?? 0;
  return (
    <div className="game-panel aw titans">
      <Head icon="unit-titan" word="panel.titans" about={what('attack')}>
        {best === 0 ? (
          text('panel.attack.none')
        ) : (
          <>
            {text('panel.attack.best', { n: best })} <Q n={cost} of="coin" size={14} />
          </>
        )}
      </Head>
      <div className="titan-row">
        {s.titanTop.flat().map((item) => (
          <TitanCard key={item} item={item} />
        ))}
      </div>
      <div className="titan-row threats">
        {seatsOf(s).map((seat: Seat) =>
          (s.threat[seat] ?? []).map((item) => (
            <div key={item} className="threat-of">
              <OwnerLine seat={seat} />
              <TitanCard item={item} />
            </div>
          )),
        )}
      </div>
    </div>
  );
}

/** Everything that can be had: the empire row, military cards, districts, goals. */
export function Cards(): ReactElement {
  return (
    <div className="game-panel aw cards">
      <EmpireRow />
      <Military />
      <div className="piles">
        <Districts />
        <Goals />
      </div>
    </div>
  );
}

function EmpireRow(): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  const deck = deckInUse(s);
  const places = s.table.seats + numberOf(s, 'row-more');
  return (
    <section className="empire">
      <Head icon="bld-palace" word="panel.empire" about={what('deck')}>
        {text(`panel.${deck}`, { n: s[deck].length })}
      </Head>
      <div className="empire-row" data-places={places}>
        {s.empireRow.map((item) => (
          <EmpireCard key={item} item={item} />
        ))}
        {Array.from({ length: Math.max(0, places - s.empireRow.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
          <div key={i} className="gap" />
        ))}
      </div>
    </section>
  );
}

function Military(): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  return (
    <section className="military">
      <Head icon="aw-army" word="panel.military" about={what('armies')}>
        {text('panel.legacy')}
      </Head>
      <div className="military-row">
        {s.militaryRow.map((item) => (
          <MilitaryStrip key={item} item={item} />
        ))}
        {Array.from({ length: Math.max(0, s.table.seats - s.militaryRow.length) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
          <div key={i} className="gap" />
        ))}
      </div>
    </section>
  );
}

function Districts(): ReactElement {
  const { s } = useView<State>();
  return (
    <section className="districts">
      <Head icon="aw-plot" word="panel.districts" about={what('districts')}>
        {String(districtsLeft(s))}
      </Head>
      {s.districtTop.map((item) => (
        <div key={item} className="district-top">
          <Plate icon="bld-gate" tribe="none" w={112} h={34} />
          <Ward item={item} />
        </div>
      ))}
      {s.districtTop.length === 0 && <div className="gap" />}
    </section>
  );
}

/** The goals, small: looked through in the tray when one may be taken. */
function Goals(): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  const me = useMe();
  const can = s.pileC.filter((item) => buildObjection(s, me, item) === undefined).length;
  return (
    <section className="goals">
      <Head icon="ui-trophy" word="panel.goals" about={what('goals')}>
        {String(s.pileC.length)}
      </Head>
      <div className="fan">
        {s.pileC.map((item) => (
          <span key={item} className="fan-card">
            <Banner tribe={tribeOf(item) === 'none' ? 'yellow' : (tribeOf(item) as 'red')} size={14} />
            <Icon id={emblemOf(item)} size={16} />
            <Hit thing={`card/${item}`} />
          </span>
        ))}
      </div>
      <p data-tone={can > 0 ? 'good' : undefined} {...what('goals')}>
        {text('panel.goals.can', { n: can })}
      </p>
    </section>
  );
}
