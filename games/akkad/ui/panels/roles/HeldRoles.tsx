import { Icon, on, Seal, Tangible, useColour, useGame, useSeatName, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { GOD_NAMES, GODS } from '../../../content/gods.ts';
import { ROLE_NAMES } from '../../../content/roles.ts';
import { fromCrown, rolesEach } from '../../../rules/queries/players.ts';
import { NOBODY, type State } from '../../../rules/state.ts';
import { GOD_FACES, ROLE_FACES } from '../cards/faces.ts';
import { Heading } from '../parts.tsx';

/** Who has which role and god this round, and which of them are used. */
export function HeldRoles(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const colour = useColour();
  const name = useSeatName();
  return (
    <div className="held">
      <Heading icon="tok-crown" text={say('panel.held')} />
      {fromCrown(s).map((seat) => (
        <div key={seat} className="held-row" data-passed={on(s.passed[seat] === true)}>
          <Seal colour={colour(seat)} size="s" />
          <span className="sr">{name(seat)}</span>
          {ROLE_NAMES.map((role, i) =>
            s.roleOf[i] === seat ? (
              <Held key={role} kind="role" id={role} face={ROLE_FACES[role]} used={s.roleUsed[i] === true} />
            ) : null,
          )}
          {GOD_NAMES.map((god, i) =>
            s.godOf[i] === seat ? (
              <Held
                key={god}
                kind="god"
                id={god}
                face={GOD_FACES[god]}
                used={GODS[i]?.action === true && s.godUsed[i] === true}
                alone={rolesEach(s) === 1}
              />
            ) : null,
          )}
          {s.passed[seat] === true && <em>{say('panel.passed')}</em>}
        </div>
      ))}
      <Waiting />
    </div>
  );
}

function Held(props: {
  readonly kind: 'role' | 'god';
  readonly id: string;
  readonly face: readonly [icon: string, hue: string, ground: string];
  readonly used: boolean;
  /** There is room for the name of a god too. */
  readonly alone?: boolean;
}): ReactElement {
  const say = useText();
  const { kind, id, face, used, alone = false } = props;
  return (
    <Tangible thing={`${kind}/${id}`} className="held-card" data-kind={kind} data-used={on(used)}>
      <span className={`mat-sign hue-${face[1]}`}>
        <Icon id={face[0]} size={16} />
      </span>
      {(kind === 'role' || alone) && <b>{say(`${kind}.${id}`)}</b>}
    </Tangible>
  );
}

/** What nobody took, growing dearer. */
function Waiting(): ReactElement | null {
  const say = useText();
  const { s } = useGame<State>();
  const roles = ROLE_NAMES.filter((_, i) => s.roleOf[i] === NOBODY);
  const gods = GOD_NAMES.filter((_, i) => s.godOf[i] === NOBODY);
  if (roles.length + gods.length === 0 || s.round === 0) return null;
  return (
    <div className="held-row held-free">
      <small>{say('panel.held.free')}</small>
      {roles.map((role) => (
        <Held key={role} kind="role" id={role} face={ROLE_FACES[role]} used={false} />
      ))}
      {gods.map((god) => (
        <Held key={god} kind="god" id={god} face={GOD_FACES[god]} used={false} />
      ))}
    </div>
  );
}
