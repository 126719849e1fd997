import { Icon, Seal, useColour, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Unit } from '../parts.tsx';
import { usePartyName } from './Army.tsx';
import { battleEvents } from './fighting.ts';

/** So many events after its end a combat is still worth a look. */
export const FRESH = 14;

/** How the last combat ended: who won, and what each side lost. */
export function Aftermath(): ReactElement | null {
  const say = useText();
  const colour = useColour();
  const partyName = usePartyName();
  const told = useTable((table) => table.told);
  const events = battleEvents(told);
  const end = events.findIndex(({ type }) => type.startsWith('combat.won.'));
  const begun = events[0];
  const won = events[end];
  if (begun === undefined || won === undefined || events.length - end > FRESH) return null;
  const sides = [begun.seat ?? -1, Number(begun.data?.['defender'] ?? -1)] as const;
  const monster = Number(begun.data?.['monster'] ?? -1);
  const winner = won.type.endsWith('attacker') ? sides[0] : won.type.endsWith('defender') ? sides[1] : undefined;
  const lost = events.slice(0, end).filter(({ type }) => type === 'units.removed');
  return (
    <section className="after">
      <h3>
        <Icon id="act-attack" size={17} />
        {say('panel.after', { space: say(`space.${String(begun.data?.['space'] ?? '')}`) })}
      </h3>
      <p className="after-won">
        {winner === undefined ? (
          say('panel.after.mutual')
        ) : (
          <>
            {winner >= 0 && <Seal colour={colour(winner)} size="s" />}
            {say('panel.after.won', { player: partyName(winner, monster) })}
          </>
        )}
      </p>
      {sides.map((seat) => {
        const units = lost.filter((event) => event.seat === seat);
        return units.length === 0 ? null : (
          <p key={seat} className="after-lost">
            {say('panel.after.lost')}
            {units.map(({ data }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the losses of a combat that is over
              <span key={i}>
                <Unit unit={String(data?.['unit'] ?? 'spearman')} seat={seat} size={24} />
                {Number(data?.['n'] ?? 1) > 1 && Number(data?.['n'])}
              </span>
            ))}
          </p>
        );
      })}
    </section>
  );
}
