import { Icon, on, Tangible, useGame, useTable, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { SpaceName } from '../content/board.ts';
import { SPACE_TABLE, SPACES } from '../content/board.ts';
import { placingSkill } from '../asking/acting.ts';
import { isOpenTo } from '../rules/queries/city.ts';
import { chargeFor } from '../rules/queries/placing.ts';
import type { State } from '../rules/state.ts';
import { ownerOf, skillOf } from '../rules/state.ts';
import { Peg } from './art/pieces.tsx';
import { useMe } from './panels/cards.tsx';
import { Q } from './panels/marks.tsx';
import { Skyline } from './Skyline.tsx';
import './wall.css';

/** How each gate is painted: emblem, ground and its rays, and the second colour of the emblem. */
const PAINT: { readonly [name in SpaceName]: readonly [icon: string, ground: string, rays: string, accent: string] } = {
  labor: ['bld-plough', '#D9A441', '#B9812A', '#7A2413'],
  build: ['act-build', '#C0603A', '#9C4526', '#F7D27A'],
  draft: ['aw-sword', '#A8321F', '#842313', '#F0B93A'],
  expand: ['aw-plot', '#C79A5B', '#A67A3E', '#8E2718'],
  learn: ['res-knowledge', '#2F5C9E', '#23477E', '#F0B93A'],
  rebuild: ['aw-repair', '#B58A5A', '#93693B', '#7A2413'],
  recruit: ['aw-army', '#7E3A2A', '#61291C', '#F0B93A'],
  explore: ['act-explore', '#2F7F86', '#226469', '#F0B93A'],
  grow: ['act-grow', '#6E8F3C', '#54732A', '#F7D27A'],
};

/** The wall of the city: nine gates are the nine actions, citizens stand on the pavement before them. */
export function Wall(): ReactElement {
  return (
    <div className="game-panel aw wall">
      <Skyline />
      <div className="gates">
        {SPACES.map((name, space) => (
          <Gate key={name} name={name} space={space} />
        ))}
      </div>
    </div>
  );
}

const RAYS = Array.from({ length: 14 }, (_, k) => {
  const [a, b] = [(k * Math.PI) / 7, (k * Math.PI) / 7 + Math.PI / 14];
  const at = (angle: number): string =>
    `${(44 + 90 * Math.cos(angle)).toFixed(1)} ${(41 + 90 * Math.sin(angle)).toFixed(1)}`;
  return `M44 41L${at(a)}L${at(b)}Z`;
}).join('');

function Gate({ name, space }: { readonly name: SpaceName; readonly space: number }): ReactElement {
  const text = useText();
  const open = useTable<State, boolean>(({ view: { s }, me }) => isOpenTo(s, Math.max(0, me), space));
  const [icon, ground, rays, accent] = PAINT[name];
  return (
    <Tangible thing={`gate/${name}`} className="gate" data-shut={on(!open)}>
      <svg className="arch" viewBox="0 0 88 72" aria-hidden="true">
        <path d="M0 72V44A44 44 0 0 1 88 44V72Z" fill="#E9C877" stroke="#12294D" strokeWidth="1.4" />
        <path d="M2.5 72V44.5A41.5 41.5 0 0 1 85.5 44.5V72Z" fill="#12294D" />
        <clipPath id={`aw-gate-${name}`}>
          <path d="M5 72V44.5A39 39 0 0 1 83 44.5V72Z" />
        </clipPath>
        <g clipPath={`url(#aw-gate-${name})`}>
          <rect width="88" height="72" fill={open ? ground : '#6B4A22'} />
          {open ? (
            <>
              <path d={RAYS} fill={rays} />
              <circle cx="44" cy="41" r="25" fill="#FFF3D0" opacity=".2" />
            </>
          ) : (
            <path d="M0 18H88M0 30H88M0 42H88M0 54H88M0 66H88" stroke="#4E3414" strokeWidth="2.4" />
          )}
        </g>
        {open ? (
          <svg x="22" y="18" width="44" height="44" viewBox="0 0 24 24" color="#FFF4DC" aria-hidden="true">
            <g style={{ '--ia': accent } as object}>
              <use href={`#${icon}`} />
            </g>
          </svg>
        ) : (
          <svg x="33" y="30" width="22" height="22" viewBox="0 0 24 24" color="#FFE3A0" aria-hidden="true">
            <use href="#ui-lock" />
          </svg>
        )}
      </svg>
      {open && <Charge space={space} />}
      <span className="plaque">
        <b>{text(`space.${name}`)}</b>
        <Effect name={name} />
      </span>
      {open ? (
        <Pavement space={space} />
      ) : (
        <span className="opens">{text('panel.opens', { round: SPACE_TABLE[space]?.opens ?? 0 })}</span>
      )}
    </Tangible>
  );
}

/** What the action does, in icons. */
function Effect({ name }: { readonly name: SpaceName }): ReactElement {
  const text = useText();
  const to = <Icon id="ui-arrow" size={13} />;
  const effects: { readonly [space in SpaceName]: ReactElement } = {
    labor: <Q n={2} of="coin" plus />,
    build: (
      <>
        {text('panel.effect.build')} <Q n={1} of="card" />
      </>
    ),
    draft: (
      <>
        <Q n={1} of="sword" plus /> <span className="more">{text('panel.effect.draft')}</span>
      </>
    ),
    expand: (
      <>
        <Q n={1} of="lamp" /> {text('panel.or')} <Q n={3} of="coin" />
      </>
    ),
    learn: (
      <>
        <Q n={3} of="coin" /> {to} <Q n={1} of="lamp" />
      </>
    ),
    rebuild: (
      <>
        <Q n={2} of="repair" /> <Q n={1} of="coin" plus /> <Icon id="tok-firstplayer" size={15} />
      </>
    ),
    recruit: (
      <>
        <Q n={1} of="army" /> <span className="more">{text('panel.effect.recruit')}</span>
      </>
    ),
    explore: (
      <>
        {text('panel.effect.explore')} <Q n={1} of="card" />
      </>
    ),
    grow: (
      <>
        <Q n={3} of="coin" /> {to} <Q n={1} of="citizen" />
      </>
    ),
  };
  return <span className="effect">{effects[name]}</span>;
}

/** What placing there would cost the citizen that has been taken up. */
function Charge({ space }: { readonly space: number }): ReactElement | null {
  const text = useText();
  const view = useView<State>();
  const me = useMe();
  const skill = placingSkill(view);
  if (skill === undefined || view.pending[0]?.seat !== me) return null;
  const charge = chargeFor(view.s, me, space, skill);
  if (charge === 0) return null;
  return (
    <span className="charge">
      {text('panel.pay')} <Q n={charge} of="coin" size={15} />
    </span>
  );
}

const SHOWN = 5;

/** Ambrosia and citizens before a gate; whoever would come is a ghost. */
function Pavement({ space }: { readonly space: number }): ReactElement {
  const { s, next } = useGame<State>();
  const there = s.spaces[space] ?? [];
  const coming = (next.spaces[space] ?? []).filter((citizen) => !there.includes(citizen));
  const cups = s.spaceAmbrosia[space] ?? 0;
  const shown = there.length > SHOWN + 1 ? there.slice(0, SHOWN) : there;
  return (
    <span className="pavement" data-many={on(there.length + coming.length > 3)}>
      {cups > 0 && (
        <span className="cups" data-small={on(there.length + coming.length > 0)}>
          <Q n={cups} of="cup" size={18} />
        </span>
      )}
      {shown.map((citizen) => (
        <Peg key={citizen} seat={ownerOf(citizen)} skill={skillOf(citizen)} size={46} />
      ))}
      {shown.length < there.length && <b className="others">+{there.length - shown.length}</b>}
      {coming.map((citizen) => (
        <span key={citizen} className="ghost">
          <Peg seat={ownerOf(citizen)} skill={skillOf(citizen)} size={46} ghost />
        </span>
      ))}
    </span>
  );
}
