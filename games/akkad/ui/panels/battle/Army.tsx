import type { Seat } from '@edubba/kernel';
import { Hit, Icon, on, Seal, useColour, useGame, useSeatName, useTable, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { MONSTER_NAMES } from '../../../content/monsters.ts';
import { UNIT_TABLE, kindOf } from '../../../content/units.ts';
import type { Side } from '../../../rules/queries/combat.ts';
import { BEAST, type Fight, NOWHERE, type State } from '../../../rules/state.ts';
import { ACTION_FACES } from '../cards/faces.ts';
import { Unit } from '../parts.tsx';
import { Bones } from './Bones.tsx';
import { Chances } from './Chances.tsx';
import { bonesOf, type Group, groupsOf, playedBy, type Roll } from './fighting.ts';
import { what } from '../../explaining/what.ts';
import { numberOf } from '../../../rules/queries/numbers.ts';

/** What somebody in a combat is called. */
export function usePartyName(): (who: Seat, monster: number) => string {
  const say = useText();
  const name = useSeatName();
  const me = useTable((table) => table.me);
  return (who, monster) =>
    who === me && who >= 0
      ? say('panel.you')
      : who >= 0
        ? name(who)
        : who === BEAST
          ? say(`monster.${MONSTER_NAMES[monster] ?? 'anzu'}`)
          : say('panel.unit.rebel');
}

/** One side of a combat: its units, the bones it rolls or rolled and why, and what it has to take. */
export function Army({
  fight,
  side,
  roll,
}: {
  readonly fight: Fight;
  readonly side: Side;
  readonly roll: Roll | undefined;
}): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const colour = useColour();
  const partyName = usePartyName();
  const who = fight.sides[side];
  return (
    <section className={`army ${who < 0 ? 'nobody' : colour(who)}`}>
      <header>
        {who < 0 ? (
          <Unit unit={who === BEAST ? 'monster' : 'rebel'} seat={who} size={34} />
        ) : (
          <Seal colour={colour(who)} size="l" />
        )}
        <span>
          <b>{partyName(who, fight.monster)}</b>
          <small>
            {who >= 0 ? say('panel.battle.cards', { n: s.hand[who]?.length ?? 0 }) : say('panel.battle.no-cards')}
          </small>
        </span>
        <em>{say(side === 0 ? 'panel.attacker' : 'panel.defender')}</em>
        <Hit thing={side === 0 ? 'fight/attacker' : 'fight/defender'} />
      </header>
      <div className="army-units">
        {groupsOf(s, fight, side).map((group) => (
          <UnitCard key={group.key} group={group} seat={who} wounds={who === BEAST ? fight.wounds : 0} />
        ))}
      </div>
      <Due fight={fight} side={side} />
      <Rolling fight={fight} side={side} roll={roll} />
    </section>
  );
}

/** A kind of unit of an army; where it can be chosen it is a thing. */
export function UnitCard({
  group: { key, unit, n, hurt },
  seat,
  wounds = 0,
  chosen = 0,
}: {
  readonly group: Group;
  readonly seat: Seat;
  readonly wounds?: number;
  readonly chosen?: number;
}): ReactElement {
  const say = useText();
  const { pending, s } = useView<State>();
  const asked = pending.some((one) => one.seat === seat);
  const kind = unit === 'monster' || unit === 'rebel' ? undefined : kindOf(unit);
  const hits =
    kind === undefined ? (unit === 'monster' ? numberOf(s, 'monster-hits') : 1) : (UNIT_TABLE[kind]?.hits ?? 1);
  const lost = unit === 'monster' ? wounds : hurt ? 1 : 0;
  const bones =
    kind === undefined ? (unit === 'monster' ? numberOf(s, 'monster-bones') : 1) : (UNIT_TABLE[kind]?.bones ?? 0);
  return (
    <div className="unit" {...what('unit')} data-unit={unit} data-chosen-n={chosen > 0 ? chosen : undefined}>
      <Unit unit={unit} seat={seat} size={46} />
      <b>{say(`panel.unit.${unit}`)}</b>
      <span className="unit-hp">
        {Array.from({ length: hits }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hit points have no identity
          <i key={i} data-lost={on(i >= hits - lost)} />
        ))}
      </span>
      <small>
        {unit === 'shield-bearer' ? (
          say('panel.blocks')
        ) : (
          <>
            {bones}
            <Icon id="res-knucklebone" size={13} />
          </>
        )}
      </small>
      {n > 1 && <span className="unit-n">{n}</span>}
      {chosen > 0 && <span className="unit-chosen">{say('panel.chosen', { n: chosen })}</span>}
      {asked && kind !== undefined && <Hit thing={`unit/${key}`} />}
    </div>
  );
}

/** Hits a side still has to take, or that it is going. */
function Due({ fight, side }: { readonly fight: Fight; readonly side: Side }): ReactElement | null {
  const say = useText();
  const { pending } = useView<State>();
  const me = useTable((table) => table.me);
  const who = fight.sides[side];
  const hits = fight.hits[side];
  const asked = pending.some(({ seat }) => seat === who);
  if (hits > 0)
    return (
      <p className="army-due" data-mine={on(who === me)} {...what('hits')}>
        <Icon id="act-attack" size={19} />
        <span>
          <b>{say('panel.battle.due', { n: hits })}</b>{' '}
          {asked && say(who === me ? 'panel.battle.place' : 'panel.battle.placing')}
        </span>
      </p>
    );
  if (fight.retreat[side] === NOWHERE) return null;
  return (
    <p className="army-due">
      <Icon id="act-move" size={19} />
      <b>{say('panel.battle.leaves')}</b>
    </p>
  );
}

/** The bones: rolled, or ready to be rolled, with what they are made of. */
function Rolling({
  fight,
  side,
  roll,
}: {
  readonly fight: Fight;
  readonly side: Side;
  readonly roll: Roll | undefined;
}): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { parts, total } = bonesOf(s, fight, side);
  const hits = roll?.hits[side];
  const n = roll === undefined ? total : (roll.bones[side] ?? Math.max(total, roll.hits[side]));
  const played = playedBy(fight, side);
  return (
    <div className="army-roll" {...what('bones')}>
      <h4>
        {hits === undefined
          ? say('panel.battle.rolls', { n })
          : say(roll?.volley === true ? 'panel.battle.shot' : 'panel.battle.rolled', { n, hits })}
      </h4>
      <Bones n={Math.min(n, 16)} hits={hits ?? 0} rolled={hits !== undefined} />
      <div className="army-sum">
        {hits === undefined &&
          parts.map(({ id, icon, n: more }) => (
            <span key={id} data-tone={more < 0 ? 'less' : id === 'units' ? undefined : 'more'}>
              <Icon id={icon} size={14} />
              {say(`panel.bones.${id}`, { n: more })}
            </span>
          ))}
        {played.map((card) => (
          <span key={card} data-tone="card">
            <Icon id={ACTION_FACES[card][0]} size={14} />
            {say(`item.${card}`)}
          </span>
        ))}
      </div>
      <Chances n={n} hits={hits} />
    </div>
  );
}
