import { Seal, useColour, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { State } from '../../../rules/state.ts';
import { ActionCard, isHidden, MiniCard } from '../cards/ActionCard.tsx';
import { usePartyName } from './Army.tsx';
import { member } from './fighting.ts';
import { what } from '../../explaining/what.ts';

/** The card that was announced and can still be negated, with who announced it. */
export function Announced(): ReactElement | null {
  const say = useText();
  const colour = useColour();
  const partyName = usePartyName();
  const announced = useTable<State, readonly string[]>((table) => table.view.s.announced);
  const item = announced.at(-1);
  const by = useTable<State, number>((table) => {
    const [asked] = table.view.pending;
    const seat = member(asked?.about, 'seat');
    return typeof seat === 'number' ? seat : -1;
  });
  if (item === undefined || isHidden(item)) return null;
  return (
    <section className="announced" {...what('announced')}>
      <h3>
        {by >= 0 && <Seal colour={colour(by)} size="s" />}
        {by >= 0 ? say('panel.announced.by', { player: partyName(by, 0) }) : say('panel.announced')}
      </h3>
      <ActionCard item={item} />
      {announced.length > 1 && (
        <div className="announced-under">
          {say('panel.announced.under')}
          {announced.slice(0, -1).map((under) => (
            <MiniCard key={under} item={under} />
          ))}
        </div>
      )}
    </section>
  );
}
