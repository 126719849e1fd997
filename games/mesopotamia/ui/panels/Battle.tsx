import { type Colour, Icon, on, Tangible, useTable, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { combatCard, ROWS } from '../../content/combat-cards.ts';
import { AREAS } from '../../content/map.ts';
import { KINDS, POWER, UNITS } from '../../content/units.ts';
import { fighterKind, pool, tieWinner } from '../../rules/queries/battle.ts';
import type { Battle as Fought, Fighter, State } from '../../rules/state.ts';
import { simplified } from '../../rules/state.ts';
import { KIND_ICONS, ROW_ICONS } from '../icons.ts';
import { CutOut } from './CutOut.tsx';
import { Fights } from './Fights.tsx';
import { STEPS, stepOf, withoutBids } from './fighting.ts';
import { Sections } from './Sections.tsx';
import { SideMark, Unit, useSideColour, useSideName } from './sides.tsx';
import './panels.css';
import './battle.css';
import { what } from '../explaining/what.ts';

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
      <Battlefield battle={s.battle} />
      <Army battle={s.battle} side={1 - left} />
      <Sections left={left} />
      <Fights left={left} />
    </div>
  );
}

function Steps(): ReactElement | null {
  const say = useText();
  const view = useView<State>();
  const now = stepOf(view);
  if (withoutBids(view.s)) return null;
  return (
    <ol className="steps" {...what('steps')}>
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
        <SideMark colour={colour} size="m" />
        <b>{name}</b>
        <small {...what('army')}>
          {say('panel.army', { units: standing, bones: pool(s, side), ships: battle.support[side] ?? 0 })}
        </small>
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

function Battlefield({ battle }: { readonly battle: Fought }): ReactElement {
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
