import { Hit, Icon, Tangible, useGame, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { Civilisation } from '../../content/civilisations.ts';
import { civilisation } from '../../content/civilisations.ts';
import type { Area } from '../../content/tracks.ts';
import { AREA_NUMBERS, AREAS, TRIBUTE } from '../../content/tracks.ts';
import { numberOf } from '../../rules/queries/numbers.ts';
import { coveredGold, type State } from '../../rules/state.ts';
import { Rich, Worded } from './parts.tsx';
import './civilisations.css';

/** What each people is known for, faintly behind its board. */
const EMBLEMS: { readonly [name in Civilisation]: string } = {
  amorites: 'tok-amphora',
  babylonians: 'bld-gate',
  canaanites: 'bld-port',
  cimmerians: 'unit-horseman',
  egyptians: 'bld-palm',
  elamites: 'bld-temple',
  harappans: 'tok-seal',
  hittites: 'unit-chariot',
  israelites: 'bld-storehouse',
  medes: 'tok-crown',
};

/** The three Tribute areas, from the highest, each with the Civilisation beside it. */
export function Civilisations(): ReactElement {
  return (
    <div className="civs">
      {AREA_NUMBERS.map((area) => (
        <TributeArea key={area} area={area} />
      ))}
    </div>
  );
}

function TributeArea({ area }: { readonly area: Area }): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const name = AREAS[area];
  const board = s.civilisation[area]?.[0];
  const known = board === undefined ? undefined : civilisation(board);
  const camels = TRIBUTE.camels[area] ?? 0;
  return (
    <section className="civ">
      <Hit thing={`area/${name ?? ''}`} />
      {known !== undefined && <Icon id={EMBLEMS[known.name]} size={84} className="civ-emblem" />}
      <h4>{known === undefined ? say('back.civilisation') : say(`civilisation.${known.name}`)}</h4>
      <div className="civ-cost">
        {camels}
        <Worded name="camel" size={18} />
        <Icon id="ui-arrow" size={13} className="civ-arrow" />
        {camels}
        <Worded name="influence" size={16} />
        <small>{say(`area.${name ?? ''}`)}</small>
      </div>
      <Spots area={area} />
      {known !== undefined && (
        <>
          <p className="civ-effect">
            <small>{say('panel.bonus')}</small>
            <Rich id={`panel.bonus.${known.name}`} />
          </p>
          <p className="civ-effect">
            <small>
              <Rich id="panel.roof" params={{ n: known.roofCost }} size={14} />
            </small>
            <Rich id={`panel.roof.${known.name}`} />
          </p>
        </>
      )}
      {area === 2 && <BoardsLeft />}
    </section>
  );
}

const REWARDS = { farmer: 'res-farmer', ship: 'unit-ship', gold: 'res-gold' } as const;

/** Places for a Ship, for Gold and for a Roof; under an absent Roof its reward shows. */
function Spots({ area }: { readonly area: Area }): ReactElement {
  const { s, next } = useGame<State>();
  const name = AREAS[area] ?? '';
  const gold = s.areaGold[area] ?? 0;
  const covered = coveredGold(s.players);
  const reward = TRIBUTE.roofReward[area] ?? 'gold';
  const roof = s.areaRoof[area] === true;
  return (
    <div className="civ-spots">
      <Tangible
        thing={`area/${name}/ship`}
        className="civ-spot"
        {...spot('ship', s.areaShip[area] === true, next.areaShip[area] === true)}
      >
        <Icon id="unit-ship" size={15} />
      </Tangible>
      <Tangible thing={`area/${name}/gold`} className="civ-golds">
        {Array.from({ length: numberOf(s, 'gold-places') }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces that never move
            key={i}
            className="civ-spot"
            {...spot(i < covered ? 'covered' : 'gold', i < gold, i < (next.areaGold[area] ?? 0))}
          >
            <Icon id={i < covered ? 'ui-lock' : 'res-gold'} size={14} />
          </span>
        ))}
      </Tangible>
      <Tangible thing={`area/${name}/roof`} className="civ-spot" {...spot('roof', roof, next.areaRoof[area] === true)}>
        <Icon id={roof || next.areaRoof[area] === true ? 'bld-roof' : REWARDS[reward]} size={15} />
      </Tangible>
    </div>
  );
}

/** How a place looks: what lies there, what would come and what would go. */
function spot(kind: string, full: boolean, then: boolean): { readonly [name: `data-${string}`]: string | undefined } {
  return {
    'data-kind': kind,
    'data-full': full ? '' : undefined,
    'data-coming': then && !full ? '' : undefined,
    'data-going': full && !then ? '' : undefined,
  };
}

/** The pile new Civilisations come from: they enter at the lowest area. */
function BoardsLeft(): ReactElement {
  const { s } = useGame<State>();
  return (
    <Tangible thing="deck/civilisation" className="civ-left">
      <Icon id="ui-deck" size={14} />
      {s.civilisations.length}
    </Tangible>
  );
}
