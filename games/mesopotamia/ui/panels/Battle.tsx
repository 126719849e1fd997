import {
  type Colour,
  Icon,
  on,
  Seal,
  Tangible,
  useColour,
  useSay,
  useSeatName,
  useTable,
  useText,
  useView,
} from '@edubba/ui';
import type { ReactElement } from 'react';
import { combatCard, ROWS } from '../../content/combat-cards.ts';
import { AREAS } from '../../content/map.ts';
import { KINDS, POWER, UNITS } from '../../content/units.ts';
import { fighterKind, pool, tieWinner } from '../../rules/queries/battle.ts';
import type { Battle as Fought, Fighter, State } from '../../rules/state.ts';
import { simplified, tribeSide } from '../../rules/state.ts';
import { KIND_ICONS, ROW_ICONS } from '../icons.ts';
import { CutOut } from './CutOut.tsx';
import { bidsIn, fightsIn, type Fight, stepOf, withoutBids } from './fighting.ts';
import './panels.css';
import './battle.css';

/** A battle, step by step: cards, three secret bids, their sections, and the fights one by one. */
export function Battle(): ReactElement | null {
  const view = useView<State>();
  const me = useTable((table) => table.me);
  const { s } = view;
  if (s.battle === null) return null;
  const left = s.battle.sides[1] === me || (s.battle.deciders[1] === me && s.battle.deciders[0] !== me) ? 1 : 0;
  return (
    <div className="game-panel mes mes-battle">
      <Steps />
      <Army battle={s.battle} side={left} />
      <Place battle={s.battle} />
      <Army battle={s.battle} side={1 - left} />
      <Sections left={left} />
      <Fights />
    </div>
  );
}

const STEPS = ['cards', 'bids', ...ROWS, 'fights'] as const;

function Steps(): ReactElement | null {
  const say = useText();
  const view = useView<State>();
  const now = stepOf(view);
  if (withoutBids(view.s)) return null;
  return (
    <ol className="steps">
      {STEPS.map((step, i) => (
        <li key={step} data-done={on(i < now)} data-now={on(i === now)}>
          <span className="n">{i < now ? <Icon id="act-confirm" size={15} /> : i + 1}</span>
          <b>{say(`panel.step.${step}`)}</b>
          <small>{say(`panel.step.${step}.what`)}</small>
        </li>
      ))}
    </ol>
  );
}

/** The colour of a side; a tribe has none. */
function useSideColour(): (side: number) => Colour | 'clan' {
  const colourOf = useColour();
  const { s } = useView<State>();
  return (side) => (side === tribeSide(s) ? 'clan' : colourOf(side));
}

/** The name of a side. */
function useSideName(): (side: number) => string {
  const say = useText();
  const nameOf = useSeatName();
  const { s } = useView<State>();
  const me = useTable((table) => table.me);
  return (side) => (side === tribeSide(s) ? say('seat.tribe') : side === me ? say('panel.you') : nameOf(side));
}

function Army({ battle, side }: { readonly battle: Fought; readonly side: number }): ReactElement {
  const say = useText();
  const { s } = useView<State>();
  const player = battle.sides[side] ?? 0;
  const colour = useSideColour()(player);
  const name = useSideName()(player);
  const own = battle.fighters.filter((fighter) => fighter.side === side);
  const standing = own.filter(({ gone }) => !gone).length;
  return (
    <section className={`arm ${colour}`} data-right={on(side === 1)}>
      <header>
        {colour === 'clan' ? <Icon id="mes-tent" size={22} /> : <Seal colour={colour} size="m" />}
        <b>{name}</b>
        <small>{say('panel.army', { units: standing, bones: pool(s, side), ships: battle.support[side] ?? 0 })}</small>
        <span className="tg">{say(side === 0 ? 'panel.attacker' : 'panel.defender')}</span>
      </header>
      <div className="arm-cards">
        {own.map((fighter, i) => (
          <Card key={fighter.card === '' ? `${fighter.piece}-${i}` : fighter.card} fighter={fighter} colour={colour} />
        ))}
      </div>
    </section>
  );
}

function Unit({
  kind,
  colour,
  size = 32,
}: {
  readonly kind: string;
  readonly colour: Colour | 'clan';
  readonly size?: number;
}): ReactElement {
  return (
    <svg className={`un ${colour}`} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      {colour === 'clan' ? (
        <circle cx="24" cy="24" r="19" fill="#b39a75" stroke="#24180e" strokeWidth="1.7" />
      ) : (
        <use href="#pc-tile" />
      )}
      <use
        href={`#unit-${kind}`}
        x="8.5"
        y="5.5"
        width="31"
        height="31"
        className={colour === 'clan' ? 'mes-clan-ink' : 'mes-inked'}
      />
    </svg>
  );
}

/** A Unit with its card: printed bones, those put there, and empty slots in three rows. */
function Card({ fighter, colour }: { readonly fighter: Fighter; readonly colour: Colour | 'clan' }): ReactElement {
  const say = useText();
  const { s } = useView<State>();
  const kind = fighterKind(s, fighter);
  const name = KINDS[kind];
  if (fighter.card === '')
    return (
      <article className={`cc bare ${colour}`} data-gone={on(fighter.gone)}>
        <div className="cc-head">
          <Unit kind={name} colour={colour} />
          <b>{say(`kind.${name}`)}</b>
        </div>
        {simplified(s) && <p className="cc-power">{say('panel.power', { n: POWER[kind] ?? 0 })}</p>}
      </article>
    );
  const { printed, slots } = combatCard(fighter.card);
  return (
    <article className={`cc ${colour}`} data-gone={on(fighter.gone)}>
      <Tangible thing={`fighter/${fighter.card}`} className="cc-head">
        <Unit kind={name} colour={colour} />
        <b>{say(`kind.${name}`)}</b>
      </Tangible>
      {ROWS.map((row, i) => (
        <Tangible key={row} thing={`slot/${fighter.card}/${row}`} className="cc-row">
          <Icon id={ROW_ICONS[i] ?? ''} size={18} />
          <Bones printed={printed[i] ?? 0} put={fighter.put[i] ?? 0} slots={slots[i] ?? 0} />
          {i === 1 && (
            <em>
              {(UNITS[kind]?.over ?? []).map((one) => (
                <Icon key={one} id={KIND_ICONS[KINDS.indexOf(one)] ?? ''} size={17} />
              ))}
            </em>
          )}
        </Tangible>
      ))}
    </article>
  );
}

function Bones({
  printed,
  put,
  slots,
}: {
  readonly printed: number;
  readonly put: number;
  readonly slots: number;
}): ReactElement {
  const kinds = [
    ...Array<string>(printed).fill('pr'),
    ...Array<string>(put).fill('pu'),
    ...Array<string>(Math.max(0, slots - put)).fill('em'),
  ];
  return (
    <span className="bs">
      {kinds.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones in a row
        <i key={i} className={kind}>
          {kind !== 'em' && <Icon id="res-knucklebone" size={14} />}
        </i>
      ))}
    </span>
  );
}

function Place({ battle }: { readonly battle: Fought }): ReactElement {
  const say = useText();
  const name = useSideName();
  const { s } = useView<State>();
  return (
    <section className="fight-place">
      <CutOut area={battle.area} />
      <b>{say('panel.battle.of', { area: { id: `area.${AREAS[battle.area]?.id ?? ''}` } })}</b>
      <small>{say('panel.ties', { seat: name(battle.sides[tieWinner(s)] ?? 0) })}</small>
    </section>
  );
}

/** The three sections: what both bid, and who won. */
function Sections({ left }: { readonly left: number }): ReactElement | null {
  const say = useText();
  const name = useSideName();
  const colour = useSideColour();
  const { s } = useView<State>();
  const told = useTable((table) => table.told);
  if (s.battle === null || withoutBids(s)) return null;
  const { battle } = s;
  const bids = bidsIn(told, s);
  return (
    <div className="bids">
      {ROWS.map((row, i) => {
        const winner = battle.winners[i] ?? -1;
        return (
          <Tangible key={row} thing={`bid/${row}`} className="bid">
            <h3>
              <Icon id={ROW_ICONS[i] ?? ''} size={19} /> {say(`section.${row}`)}
              {winner >= 0 && (
                <span className="won">{say('panel.wins', { seat: name(battle.sides[winner] ?? 0) })}</span>
              )}
            </h3>
            {bids === undefined ? (
              <p>{say(`ui.bid.${row}`)}</p>
            ) : (
              [left, 1 - left].map((side) => {
                const tone = colour(battle.sides[side] ?? 0);
                const n = bids[side]?.[i] ?? 0;
                return (
                  <div key={side} className="bl">
                    {tone === 'clan' ? <Icon id="mes-tent" size={18} /> : <Seal colour={tone} size="s" />}
                    <span className="n">{n}</span>
                    {Array.from({ length: Math.min(n, 9) }, (_, bone) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: bones in a row
                      <Icon key={bone} id="res-knucklebone" size={16} />
                    ))}
                  </div>
                );
              })
            )}
          </Tangible>
        );
      })}
    </div>
  );
}

/** The fights so far, and the rows that are set. */
function Fights(): ReactElement | null {
  const say = useText();
  const tell = useSay();
  const name = useSideName();
  const { s } = useView<State>();
  const told = useTable((table) => table.told);
  const fights = fightsIn(told, s);
  if (s.battle === null) return null;
  const waiting = s.battle.rows.filter((row) => row.every((queue) => queue.length > 0));
  if (fights.length === 0 && waiting.length === 0) return null;
  const line = ({ side, kind, value, other, otherValue }: Fight): string =>
    tell({
      id: 'panel.fight',
      params: { seat: name(side), kind: { id: `kind.${kind}` }, value, other: { id: `kind.${other}` }, otherValue },
    });
  return (
    <section className="duels">
      <h3>{say('panel.fights')}</h3>
      <ol>
        {fights.map((fight, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was fought stays
          <li key={i}>{line(fight)}</li>
        ))}
        {waiting.map((row, i) => {
          const [a, b] = row.map((queue) => s.battle?.fighters[queue[0] ?? 0]);
          if (a === undefined || b === undefined) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows in order
            <li key={`w${i}`} className="next">
              {say('panel.row', {
                n: i + 1,
                first: { id: `kind.${KINDS[fighterKind(s, a)]}` },
                second: { id: `kind.${KINDS[fighterKind(s, b)]}` },
              })}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
