import { Icon, on, Tangible, useGame, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { Character } from '../../../content/characters.ts';
import { CHARACTERS } from '../../../content/characters.ts';
import { GOODS } from '../../../content/goods.ts';
import { HOME_CITIES, type HomeCity, mayBeChosen } from '../../../content/home-cities.ts';
import { spaceOf } from '../../../content/map.ts';
import { UNITS } from '../../../content/units.ts';
import { NOBODY, type State } from '../../../rules/state.ts';
import { unitIcon } from '../parts.tsx';
import { Art } from '../cards/Art.tsx';
import { CHARACTER_FACES } from '../cards/faces.ts';
import { Country } from '../Country.tsx';
import { Ribbon } from './Selection.tsx';
import { what } from '../../explaining/what.ts';

/** The six home cities: ability, Sacred Mission, what one starts with; and who took them. */
export function HomeCities(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  return (
    <div className="pick">
      <h3>
        {say('panel.homes')}
        <small {...what('choosing')}>{say('panel.homes.why')}</small>
      </h3>
      <div className="pick-homes">
        {HOME_CITIES.map((home) => (mayBeChosen(home.id, s.table.seats) ? <Home key={home.id} home={home} /> : null))}
      </div>
    </div>
  );
}

function Home({ home: { id, space, units, goods } }: { readonly home: HomeCity }): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const owner = s.home.indexOf(id);
  return (
    <Tangible thing={`home/${id}`} className="hcard" data-gone={on(owner !== NOBODY)}>
      <h4>
        <Icon id="bld-palace" size={22} />
        {say(`home.${id}`)}
      </h4>
      <p>{say(`effect.${id}`)}</p>
      <p className="hcard-mission">
        <Icon id="tok-religion" size={16} />
        {say(`mission.${id}`)}
      </p>
      <div className="country">
        <Country space={spaceOf(space)} wide />
      </div>
      <Starting goods={goods} units={units} champion />
      {owner !== NOBODY && <Ribbon seat={owner} />}
    </Tangible>
  );
}

/** The characters one may be: what they can do and bring along. */
export function Characters(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  return (
    <div className="pick">
      <h3>
        {say('panel.characters')}
        <small {...what('choosing')}>{say('panel.characters.why')}</small>
      </h3>
      <div className="pick-characters">
        {CHARACTERS.map((one) => (s.table.seats < one.players ? null : <Person key={one.id} one={one} />))}
      </div>
    </div>
  );
}

function Person({ one: { id, goods, units, cards } }: { readonly one: Character }): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const owner = s.character.indexOf(id);
  return (
    <Tangible thing={`character/${id}`} className="hcard pcard" data-gone={on(owner !== NOBODY)}>
      <Art face={CHARACTER_FACES[id]} />
      <h4>{say(`character.${id}`)}</h4>
      <p>{say(`effect.${id}`)}</p>
      <Starting goods={goods} units={units} cards={cards} />
      {owner !== NOBODY && <Ribbon seat={owner} />}
    </Tangible>
  );
}

/** What one starts with: icons and numbers. */
function Starting(props: {
  readonly goods: readonly number[];
  readonly units: readonly number[];
  readonly champion?: boolean;
  readonly cards?: number;
}): ReactElement {
  const { goods, units, champion = false, cards = 0 } = props;
  const all: readonly (readonly [icon: string, n: number])[] = [
    ['unit-champion', champion ? 1 : 0],
    ...units.map((n, kind) => [unitIcon(UNITS[kind] ?? ''), n] as const),
    ...goods.map((n, good) => [`res-${GOODS[good] ?? ''}`, n] as const),
    ['ui-hand', cards],
  ];
  return (
    <span className="hcard-start">
      {all.map(([icon, n]) =>
        n === 0 ? null : (
          <span key={icon}>
            {n}
            <Icon id={icon} size={18} className={icon} />
          </span>
        ),
      )}
    </span>
  );
}
