import { useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { asks } from '../../asking/index.ts';
import type { State } from '../../rules/state.ts';
import { HeldRoles } from './roles/HeldRoles.tsx';
import { Selection } from './roles/Selection.tsx';
import { Characters, HomeCities } from './roles/Start.tsx';
import './roles.css';
import './roles/start.css';
import './roles/held.css';
import './roles/narrow.css';

/** Choosing a home city, a character, a role and a god, each in its time; otherwise who has which, used or not. */
export function Roles(): ReactElement {
  const { pending } = useView<State>();
  const scene = asks.scene(pending[0]?.kind ?? '');
  return (
    <div className="game-panel akk roles">
      {scene === 'homes' ? (
        <HomeCities />
      ) : scene === 'characters' ? (
        <Characters />
      ) : scene === 'roles' || scene === 'gods' ? (
        <Selection />
      ) : (
        <HeldRoles />
      )}
    </div>
  );
}
