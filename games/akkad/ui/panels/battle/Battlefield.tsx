import { Icon, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { SPACES } from '../../../content/map.ts';
import { IDS } from '../../../rules/geography.ts';
import type { Fight } from '../../../rules/state.ts';
import { centreOf } from '../../board/geometry.ts';
import { Country } from '../Country.tsx';
import { what } from '../../explaining/what.ts';

/** The space that is fought for. */
export function Battlefield({ fight: { space, round } }: { readonly fight: Fight }): ReactElement {
  const say = useText();
  const [x, y] = centreOf(space);
  return (
    <div className="place">
      <Country space={space}>
        <circle cx={x} cy={y - 5} r="14" className="place-medal" />
        <svg
          x={x - 9.5}
          y={y - 14.5}
          width="19"
          height="19"
          viewBox="0 0 24 24"
          className="place-swords"
          aria-hidden="true"
        >
          <use href="#act-attack" />
        </svg>
      </Country>
      <p className="fight-place" {...what('rolls')}>
        <Icon id={SPACES[space]?.kind === 'territory' ? 'bld-palm' : 'bld-gate'} size={20} />
        <b>{say(`space.${IDS[space] ?? ''}`)}</b>
        <small>{say('panel.battle.round', { n: Math.max(1, round) })}</small>
      </p>
    </div>
  );
}
