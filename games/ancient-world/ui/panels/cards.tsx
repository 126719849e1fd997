import type { ItemId, Seat } from '@edubba/kernel';
import { Hit, Icon, on, Tangible, useSay, useTable, useText, useView } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import { AMBROSIA } from '../../content/board.ts';
import { districtCard, empireCard, empireNo, militaryCard, titanCard } from '../../content/decks.ts';
import { armyNo } from '../../content/decks.ts';
import { isSpent, useCost } from '../../rules/queries/army.ts';
import { attacks, cheapest, swordsAffordable, swordsNeeded, valueAgainst } from '../../rules/queries/attack.ts';
import { buildObjection } from '../../rules/queries/building.ts';
import type { State } from '../../rules/state.ts';
import { ON_CARD } from '../../rules/state.ts';
import { named } from '../../text/words.ts';
import { emblemOf, tribeOf } from '../art/emblems.ts';
import { Banners, Peg, Shield, Stars } from '../art/pieces.tsx';
import { Plate } from '../art/Plate.tsx';
import { Titan } from '../art/Titan.tsx';
import { effectOf } from '../../asking/fighting.ts';
import { Cost, EmpireMarks, forceParts, Marks, Q, symbolParts } from './marks.tsx';
import { worthOfCard, worthOfTitan } from './worth.ts';

/** Whose eyes; a spectator sees what the first seat could do. */
export const useMe = (): Seat =>
  Math.max(
    0,
    useTable((table) => table.me),
  );

/** The name of a card. */
export function Name({ item }: { readonly item: ItemId }): ReactElement {
  const say = useSay();
  return <h4>{say(named(item))}</h4>;
}

/** What is missing to build a card, or that nothing is; and the points it would bring. */
function BuyFoot({ item }: { readonly item: ItemId }): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  const me = useMe();
  const why = s.board[me] === undefined || s.phase === 'start' ? undefined : buildObjection(s, me, item);
  return (
    <div className="foot" data-no={on(why !== undefined)}>
      {why === undefined && <Icon id="act-confirm" size={13} />}
      <span>{why === undefined ? text('panel.buy') : text(`panel.${why.why.id}`, why.why.params ?? {})}</span>
      <span className="gain">
        <Q n={worthOfCard(s, me, item)} of="vp" plus size={15} />
      </span>
    </div>
  );
}

/** An empire card that can be bought: price, banners, what it does, what it would bring. */
export function EmpireCard({ item, foot = true }: { readonly item: ItemId; readonly foot?: boolean }): ReactElement {
  const { coins, knowledge, banners } = empireCard(item);
  return (
    <Tangible thing={`card/${item}`} className="ec em">
      <div className="em-head">
        <Plate tribe={tribeOf(item)} w={146} h={34} />
        <Cost coins={coins} knowledge={knowledge} />
        <Banners tribes={banners} size={30} />
      </div>
      <Icon id={emblemOf(item)} size={46} className="watermark" />
      <Name item={item} />
      <div className="does">
        <EmpireMarks item={item} />
      </div>
      {foot && <BuyFoot item={item} />}
    </Tangible>
  );
}

/** An empire card in a city. */
export function CityCard({ item, owner }: { readonly item: ItemId; readonly owner: Seat }): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  const no = empireNo(item);
  const damaged = s.damaged[no] === true;
  const standing = (s.citizens[owner] ?? []).indexOf(ON_CARD + no);
  if (damaged)
    return (
      <Tangible thing={`card/${item}`} className="ec oc damaged">
        <div className="oc-head">
          <Icon id="act-destroy" size={30} />
        </div>
        <Name item={item} />
        <div className="does">
          {text('panel.damaged')}
          <span className="line">
            <Q n={AMBROSIA.repair} of="cup" /> <Icon id="aw-repair" size={15} />
          </span>
        </div>
      </Tangible>
    );
  return (
    <Tangible thing={`card/${item}`} className="ec oc">
      <Banners tribes={empireCard(item).banners} size={24} />
      <div className="oc-head">
        <Plate icon={emblemOf(item)} tribe={tribeOf(item)} />
      </div>
      <Name item={item} />
      <div className="does">
        <EmpireMarks item={item} size={15} />
      </div>
      {standing >= 0 && (
        <span className="on-card">
          <Peg seat={owner} skill={standing + 1} size={34} />
        </span>
      )}
    </Tangible>
  );
}

/** How far an attack on a titan would come at most, with all that can be paid. */
function reachOf(s: State, me: Seat, item: ItemId): { readonly most: number; readonly defence: number } {
  const titan = titanCard(item);
  const values = attacks(s, me).map((set) => valueAgainst(set, titan) + swordsAffordable(s, me, set));
  return { most: Math.max(0, ...values), defence: titan.defence };
}

/** What it costs to defeat a titan now. */
function AttackFoot({ item }: { readonly item: ItemId }): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  const me = useMe();
  const titan = titanCard(item);
  const best = cheapest(s, me, titan);
  const cups = best === undefined ? 0 : swordsNeeded(best, titan) * AMBROSIA.sword;
  return (
    <div className="foot" data-no={on(best === undefined)}>
      <Icon id="act-attack" size={16} />
      {best === undefined ? (
        <span>{text('panel.reach', reachOf(s, me, item))}</span>
      ) : (
        <Q n={best.cost} of="coin" size={15} />
      )}
      {cups > 0 && <Q n={cups} of="cup" size={15} />}
      <span className="gain">
        <Q n={worthOfTitan(s, me, item)} of="vp" plus size={15} />
      </span>
    </div>
  );
}

export const starsOf = (item: ItemId): number => (item.startsWith('S') ? 0 : Number(item.charAt(1)));

/** A titan: its picture, how strong it is, what it brings and what it does. */
export function TitanCard({
  item,
  foot,
  children,
}: {
  readonly item: ItemId;
  readonly foot?: boolean;
  readonly children?: ReactNode;
}): ReactElement {
  const say = useSay();
  const { defence, arrows, banners, capacity, symbols } = titanCard(item);
  return (
    <Tangible thing={`titan/${item}`} className="ec tc">
      <div className="tc-head">
        <Titan item={item} />
        <Stars n={starsOf(item)} />
        <Banners tribes={banners} size={26} />
        <Shield n={defence} />
        <span className="counts">
          <Icon id="aw-sword" size={17} />
          {arrows && <Icon id="aw-arrow" size={17} />}
        </span>
      </div>
      <Name item={item} />
      <div className="does">
        <span className="line">
          <Marks parts={symbolParts(symbols, capacity)} />
        </span>
        <span className="hurt">
          <Icon id="die-coin" size={15} /> {say(effectOf(item))}
        </span>
      </div>
      {children}
      {foot !== false && <AttackFoot item={item} />}
    </Tangible>
  );
}

/** A military card in the row; its legacy is the clay tab at its end. */
export function MilitaryStrip({ item }: { readonly item: ItemId }): ReactElement {
  const { cost, front, legacy } = militaryCard(item);
  return (
    <Tangible thing={`army/${item}`} className="ec ms">
      <div className="ms-in">
        <Name item={item} />
        <span className="line">
          {cost > 0 && <Cost coins={cost} />}
          <Marks parts={forceParts(front)} size={17} />
        </span>
      </div>
      <div className="legacy">
        <Marks parts={forceParts(legacy)} />
      </div>
    </Tangible>
  );
}

/** A district or a defeated titan in the top row of a city. */
export function Ward({ item }: { readonly item: ItemId }): ReactElement {
  const titan = item.startsWith('T') || item.startsWith('ST') ? titanCard(item) : undefined;
  const { symbols, capacity } = titan ?? districtCard(item);
  return (
    <Tangible thing={titan === undefined ? `district/${item}` : `titan/${item}`} className="ec wd">
      {titan !== undefined && <Banners tribes={titan.banners} size={22} />}
      <Name item={item} />
      <span className="line">
        <Marks parts={symbolParts(symbols, capacity)} size={15} />
      </span>
    </Tangible>
  );
}

/** An army slot: the active card over the clay tabs of those that were retired. */
export function ArmySlot({
  slot,
  active,
  retired,
}: {
  readonly slot: number;
  readonly active: ItemId | undefined;
  readonly retired: readonly ItemId[];
}): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  const on_ = active === undefined ? 0 : (s.coinsOn[armyNo(active)] ?? 0);
  const spent = active !== undefined && isSpent(s, active);
  return (
    <div className="arm" data-spent={on(spent)} data-tabs={retired.length > 0 ? '' : undefined}>
      {retired.length > 0 && (
        <div className="legacies" aria-hidden="true">
          {retired.map((item) => (
            <span key={item}>
              <Marks parts={forceParts(militaryCard(item).legacy)} size={14} />
            </span>
          ))}
        </div>
      )}
      {active === undefined ? (
        <div className="ec ac open">{text(retired.length > 0 ? 'panel.slot.open' : 'panel.slot.free')}</div>
      ) : (
        <div className="ec ac">
          <Name item={active} />
          <span className="line strong" aria-hidden="true">
            <Marks parts={forceParts(militaryCard(active).front)} size={18} />
          </span>
          <div className="use" aria-hidden="true">
            {on_ > 0 && (
              <i className="coin-cost" data-piece={`coins/${active}/${on_}`}>
                {on_}
              </i>
            )}
            {spent ? (
              text('panel.army.used')
            ) : (
              <>
                {text(on_ > 0 ? 'panel.army.on' : 'panel.army.costs')} <Q n={useCost(s, active)} of="coin" />
              </>
            )}
          </div>
        </div>
      )}
      <ArmyHits slot={slot} active={active} />
    </div>
  );
}

/** A slot and the army in it are two things: the one that is asked for lies on top. */
function ArmyHits({ slot, active }: { readonly slot: number; readonly active: ItemId | undefined }): ReactElement {
  const bySlot = useTable((table) => table.lit.has(`slot/${slot}`));
  return active === undefined || bySlot ? <Hit thing={`slot/${slot}`} /> : <Hit thing={`army/${active}`} />;
}
