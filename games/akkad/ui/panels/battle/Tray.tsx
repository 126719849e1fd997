import type { Seat } from '@edubba/kernel';
import { Icon, useTable, useText, useView } from '@edubba/ui';
import { type ReactElement, useMemo } from 'react';
import { asks } from '../../../asking/index.ts';
import { GOODS } from '../../../content/goods.ts';
import { spaceOf } from '../../../content/map.ts';
import { kindOf, UNIT_TABLE, UNITS } from '../../../content/units.ts';
import { IDS, MONSTER_AT } from '../../../rules/geography.ts';
import { bonesAt } from '../../../rules/queries/combat.ts';
import { enemyAt } from '../../../rules/queries/map.ts';
import { unitCost } from '../../../rules/queries/prices.ts';
import { BEAST, NOBODY, REBELS, type State } from '../../../rules/state.ts';
import { attackOdds } from '../../odds.ts';
import { Unit } from '../parts.tsx';
import { UnitCard } from './Army.tsx';
import { type Group, groupsAt, member } from './fighting.ts';
import { inHundred, Row } from './Odds.tsx';
import { what } from '../../explaining/what.ts';
import { numberOf } from '../../../rules/queries/numbers.ts';

/** The units the question is about: who is there, who goes, what they cost; and what awaits them. */
export function Tray(): ReactElement | null {
  const { pending } = useView<State>();
  const me = useTable((table) => table.me);
  const asked = pending.find(({ seat }) => seat === me);
  if (asked === undefined) return null;
  const scene = asks.scene(asked.kind);
  if (scene === 'market' || scene === 'gift') return <Market seat={me} buying={scene === 'market'} />;
  return (
    <>
      <There seat={me} />
      <Awaits seat={me} />
    </>
  );
}

/** Keys of units that may be chosen now. */
function useLitUnits(): readonly string[] {
  const lit = useTable((table) => table.lit);
  return useMemo(() => [...lit.keys()].flatMap((thing) => (thing.startsWith('unit/') ? [thing.slice(5)] : [])), [lit]);
}

const groupOf = (key: string, n: number): Group => {
  const unit = key.replace('!', '');
  return { key, unit, n, hurt: key.endsWith('!') };
};

/** Units of the space in question, with how many are chosen so far. */
function There({ seat }: { readonly seat: Seat }): ReactElement | null {
  const say = useText();
  const { s, pending } = useView<State>();
  const lit = useLitUnits();
  if (lit.length === 0) return null;
  const about = pending[0]?.about;
  const from = member(about, 'from') ?? member(about, 'space');
  const picked = member(about, 'group') ?? member(about, 'fleet');
  const chosen = (key: string): number => {
    const counts: readonly unknown[] = Array.isArray(picked) && !key.endsWith('!') ? picked : [];
    const n = counts[kindOf(key)];
    return typeof n === 'number' ? n : 0;
  };
  const known = typeof from === 'string' && from !== '' ? groupsAt(s, seat, spaceOf(from)) : [];
  const more = lit.filter((key) => !known.some((group) => group.key === key)).map((key) => groupOf(key, 1));
  return (
    <section className="tray">
      <h3>
        <Icon id="act-recruit" size={17} />
        {say('panel.tray')}
        {typeof from === 'string' && from !== '' && <small>{say(`space.${from}`)}</small>}
      </h3>
      <div className="army-units">
        {[...known, ...more].map((group) => (
          <UnitCard key={group.key} group={group} seat={seat} chosen={chosen(group.key)} />
        ))}
      </div>
    </section>
  );
}

/** What the Palace sells: price, how many it brings, what is left. */
function Market({ seat, buying }: { readonly seat: Seat; readonly buying: boolean }): ReactElement {
  const say = useText();
  const { s, pending } = useView<State>();
  const lit = useLitUnits();
  const room = member(pending[0]?.about, 'room');
  const units = UNITS.filter((unit, kind) => lit.includes(unit) || (buying && UNIT_TABLE[kind]?.from === 'palace'));
  return (
    <section className="tray">
      <h3>
        <Icon id="act-recruit" size={17} />
        {say('panel.recruit')}
        {typeof room === 'number' && <small {...what('room')}>{say('panel.recruit.room', { n: room })}</small>}
      </h3>
      <div className="army-units">
        {units.map((unit) => (
          <div key={unit} className="tray-sold">
            <UnitCard group={groupOf(unit, buying ? (UNIT_TABLE[kindOf(unit)]?.pair ?? 1) : 1)} seat={seat} />
            {buying && (
              <span className="tray-price" {...what('price')}>
                {unitCost(s, seat, kindOf(unit)).map((n, good) =>
                  n === 0 ? null : (
                    <span key={GOODS[good]}>
                      {n}
                      <Icon id={`res-${GOODS[good] ?? ''}`} size={15} className={`res-${GOODS[good] ?? ''}`} />
                    </span>
                  ),
                )}
              </span>
            )}
            <small {...what('price')}>{say('panel.recruit.left', { n: s.reserve[seat]?.[kindOf(unit)] ?? 0 })}</small>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Whoever stands where one is going: their units, and how it would end with those chosen so far. */
function Awaits({ seat }: { readonly seat: Seat }): ReactElement | null {
  const say = useText();
  const { s, pending } = useView<State>();
  const { kind = '', about } = pending[0] ?? {};
  const scene = asks.scene(kind);
  const to = member(about, 'space');
  const space = typeof to === 'string' && to !== '' ? spaceOf(to) : -1;
  const hunted = scene === 'hunt';
  const enemy = space < 0 ? NOBODY : hunted ? BEAST : enemyAt(s, seat, space);
  const group = member(about, 'group');
  const odds = useMemo(() => {
    const units = Array.isArray(group) ? group.map(Number) : [];
    const some = hunted || units.some((n) => n > 0);
    return space < 0 || !some ? undefined : attackOdds(s, seat, space, units);
  }, [group, hunted, s, seat, space]);
  if (enemy === NOBODY || (!hunted && scene !== 'march')) return null;
  const rebels = s.rebels[space] ?? 0;
  const bones = enemy === BEAST ? numberOf(s, 'monster-bones') : enemy === REBELS ? rebels : bonesAt(s, enemy, space);
  const groups: readonly Group[] =
    enemy === BEAST
      ? [groupOf('monster', 1)]
      : enemy === REBELS
        ? [groupOf('rebel', rebels)]
        : groupsAt(s, enemy, space);
  return (
    <section className="tray awaits">
      <h3>
        <Icon id="act-attack" size={17} />
        {say('panel.awaits', { space: say(`space.${IDS[space] ?? ''}`) })}
        <small {...what('awaits')}>{say('panel.awaits.bones', { n: bones })}</small>
      </h3>
      <p className="awaits-units" {...what('awaits')}>
        {groups.map(({ key, unit, n }) => (
          <span key={key}>
            <Unit unit={unit} seat={enemy} size={34} />
            {n > 1 && <b>{n}</b>}
          </span>
        ))}
      </p>
      {odds !== undefined && (
        <Row odds={inHundred(odds)} fight={{ sides: [seat, enemy], monster: MONSTER_AT[space] ?? -1 }} left={0} />
      )}
    </section>
  );
}
