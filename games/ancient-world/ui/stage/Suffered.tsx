import type { ItemId, Seat } from '@edubba/kernel';
import { Hit, Icon, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { titanCard } from '../../content/decks.ts';
import { FACES } from '../../content/dice.ts';
import { activeIn, cardsIn, slotMask, slotsOf } from '../../rules/queries/army.ts';
import { intactCards } from '../../rules/queries/city.ts';
import type { State } from '../../rules/state.ts';
import { ArmySlot, CityCard, Ward } from '../panels/cards.tsx';
import { Q } from '../panels/marks.tsx';
import { Citizens } from '../panels/Own.tsx';
import type { Part } from './fight.ts';
import { inHundred } from './fight.ts';
import { what } from '../explaining/what.ts';

/** The dice as they fell, and what there is to lose. */
export function Suffered({ scene, item, seat }: Part): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  return (
    <div className="panel suffered">
      {s.dice.length > 0 && <Dice />}
      {scene === 'fight.strike' && <Choice item={item} seat={seat} />}
      {scene === 'fight.cards' && (
        <div className="losses cards-lost">
          {intactCards(s, seat).map((card) => (
            <CityCard key={card} item={card} owner={seat} />
          ))}
        </div>
      )}
      {scene === 'fight.districts' && (
        <div className="losses">
          {(s.districts[seat] ?? []).map((card) => (
            <Ward key={card} item={card} />
          ))}
        </div>
      )}
      {scene === 'fight.slots' && (
        <div className="losses armies">
          {slotsOf(slotMask(s, seat)).map((slot) => {
            const active = activeIn(s, seat, slot);
            return (
              <ArmySlot
                key={slot}
                slot={slot}
                active={active}
                retired={cardsIn(s, seat, slot).filter((card) => card !== active)}
              />
            );
          })}
        </div>
      )}
      {scene === 'fight.citizens' && (
        <div className="losses">
          <Citizens player={seat} size={64} />
        </div>
      )}
      {scene === 'fight.dice' && <p className="note">{text('panel.reroll.note')}</p>}
    </div>
  );
}

function Dice(): ReactElement {
  const { s } = useView<State>();
  return (
    <div className="dice">
      {s.dice.map((face, die) => (
        // A die that shows another face was rolled anew: it falls again.
        <Die key={`${die}/${face}`} die={die} face={FACES[face] ?? 'blank'} />
      ))}
    </div>
  );
}

function Die({ die, face }: { readonly die: number; readonly face: string }): ReactElement {
  return (
    <span className="die" data-face={face} style={{ animationDelay: `${die * 90}ms` }}>
      {face !== 'blank' && <Icon id={face === 'titan' ? 'unit-titan' : 'res-coin'} size={38} />}
      <Hit thing={`die/${die}`} />
    </span>
  );
}

/** Feed it or let it strike: what each means. */
function Choice({ item, seat }: { readonly item: ItemId; readonly seat: Seat }): ReactElement {
  const text = useText();
  const { s, pending } = useView<State>();
  const about = pending[0]?.about as { readonly cost?: number } | null;
  const dice = titanCard(item).banners.length;
  const [none = 0] = inHundred(dice, 'titans', Math.min(dice, intactCards(s, seat).length));
  return (
    <div className="choice" {...what('choice')}>
      <div>
        <h4>
          {text('panel.confront.feed')} <Q n={about?.cost ?? 0} of="cup" size={20} />
        </h4>
        <p>{text('panel.confront.feed.what', { n: s.ambrosia[seat] ?? 0 })}</p>
      </div>
      <div>
        <h4>{text('panel.confront.roll', { dice })}</h4>
        <p>{text('panel.confront.roll.what', { none })}</p>
      </div>
    </div>
  );
}
