import { Icon, on, Tangible, useGame, useLooking, useText } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import type { CharacterId } from '../../../content/characters.ts';
import { CHARACTERS } from '../../../content/characters.ts';
import { GOD_NAMES, GODS } from '../../../content/gods.ts';
import { ROLE_NAMES } from '../../../content/roles.ts';
import type { State } from '../../../rules/state.ts';
import { CHARACTER_FACES, GOD_FACES, ROLE_FACES } from '../cards/faces.ts';

/** Who one is, the role or roles of the round, and the god one worships; what was used is turned aside. */
export function Persons(): ReactElement {
  const { s } = useGame<State>();
  const { player } = useLooking();
  const character = s.character[player] ?? '';
  return (
    <div className="mat-persons">
      {character !== '' && <Character id={character} />}
      {ROLE_NAMES.map((role, i) =>
        s.roleOf[i] === player ? (
          <Person
            key={role}
            thing={`role/${role}`}
            name={`role.${role}`}
            icon={ROLE_FACES[role][0]}
            hue={ROLE_FACES[role][1]}
            used={s.roleUsed[i] === true}
          />
        ) : null,
      )}
      {GOD_NAMES.map((god, i) =>
        s.godOf[i] === player ? (
          <Person
            key={god}
            thing={`god/${god}`}
            name={`god.${god}`}
            icon={GOD_FACES[god][0]}
            hue={GOD_FACES[god][1]}
            used={GODS[i]?.action === true && s.godUsed[i] === true}
          />
        ) : null,
      )}
    </div>
  );
}

function Character({ id }: { readonly id: CharacterId }): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { player } = useLooking();
  const state = championState(s, player);
  return (
    <Person
      thing={`character/${id}`}
      name={`character.${id}`}
      icon={CHARACTER_FACES[id][0]}
      hue={CHARACTER_FACES[id][1]}
      used={s.characterUsed[player] === true && CHARACTERS.some((one) => one.id === id && one.action)}
    >
      {state !== undefined && <em>{say(`panel.champion.${state}`)}</em>}
    </Person>
  );
}

/** Where the champion is, if it is not on the board as it should be. */
function championState(s: State, player: number): string | undefined {
  if ((s.captor[player] ?? -1) >= 0) return 'captive';
  if ((s.exiled[player] ?? 0) > 0) return 'exiled';
  if ((s.away[player] ?? 0) > 0) return 'away';
  return (s.lost[player] ?? 0) > 0 ? 'lost' : undefined;
}

function Person(props: {
  readonly thing: string;
  readonly name: string;
  readonly icon: string;
  readonly hue: string;
  readonly used: boolean;
  readonly children?: ReactNode;
}): ReactElement {
  const say = useText();
  return (
    <Tangible thing={props.thing} className="mat-person" data-used={on(props.used)}>
      <span className={`mat-sign hue-${props.hue}`}>
        <Icon id={props.icon} size={18} />
      </span>
      <b>{say(props.name)}</b>
      {props.children}
      {props.used && <Icon id="act-confirm" size={13} className="mat-done" />}
    </Tangible>
  );
}
