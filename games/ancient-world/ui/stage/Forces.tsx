import type { ItemId, Seat } from '@edubba/kernel';
import { Icon, on, Tangible, useSay, useTable, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { titanCard } from '../../content/decks.ts';
import { activeIn, forceIn, slotsOf } from '../../rules/queries/army.ts';
import type { Attack } from '../../rules/queries/attack.ts';
import { valueAgainst } from '../../rules/queries/attack.ts';
import { arrowsOn, swordsOn } from '../../rules/queries/city.ts';
import type { State } from '../../rules/state.ts';
import { named } from '../../text/words.ts';
import { Q } from '../panels/marks.tsx';
import type { Part } from './fight.ts';
import { attackShown, pricedAttacks } from './fight.ts';
import { what } from '../explaining/what.ts';

/** The key of the set of armies that is pointed at or chosen. */
const useForce = (): string | undefined =>
  useTable(({ hovered, chosen }) =>
    [hovered, chosen].find((thing) => thing?.startsWith('force/') === true)?.slice('force/'.length),
  );

/** The armies that could go, as sets: the cheapest first; and what the one shown amounts to. */
export function Forces({ item, seat, scene }: Part): ReactElement {
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
      {scene === 'fight.armies' && (
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
      {scene === 'fight.swords' && <p className="note">{text('panel.swords.note')}</p>}
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
    <div className="sum-up" {...what('force')}>
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
