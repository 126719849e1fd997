import { Icon, on, Seal, Tangible, useColour, useGame, useSay, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { asks } from '../../asking/index.ts';
import { EMPIRE_NAMES, EMPIRES } from '../../content/empires.ts';
import { ROLE_KEYS } from '../../rules/keys.ts';
import { castOf } from '../../rules/options.ts';
import type { State } from '../../rules/state.ts';
import { item } from '../../text/names.ts';
import './panels.css';
import './setup.css';

/** What is chosen before the first Round: a role, an Empire, the Quest that goes back. */
export function Setup(): ReactElement {
  const scene = useTable<State, string>(({ view, me }) => {
    const kind = view.pending.find(({ seat }) => seat === me)?.kind;
    return kind === undefined ? '' : (asks.scene(kind) ?? '');
  });
  return (
    <div className="game-panel mes mes-setup">
      {scene === 'roles' && <Roles />}
      {scene === 'empires' && <Empires />}
      {scene === 'quests' && <Quests />}
    </div>
  );
}

function Roles(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const colourOf = useColour();
  return (
    <>
      <h2>{say('panel.roles')}</h2>
      <p className="lead">{say('panel.roles.how')}</p>
      <div className="set-row">
        {ROLE_KEYS.slice(0, s.table.seats).map((role, i) => {
          const holder = s.role.indexOf(i);
          return (
            <Tangible key={role} thing={`role/${role}`} className="set-card role" data-taken={on(holder >= 0)}>
              <b className="letter">{role}</b>
              <p>
                <Icon id="tok-crown" size={18} /> {say('panel.role.empire', { n: i + 1 })}
              </p>
              <p>
                <Icon id="bld-zig3" size={18} /> {say('panel.role.start', { n: s.table.seats - i })}
              </p>
              {holder >= 0 && <Seal colour={colourOf(holder)} size="m" />}
            </Tangible>
          );
        })}
      </div>
    </>
  );
}

const EMPIRE_ICONS = [
  'act-research',
  'act-attack',
  'act-grow',
  'act-gather',
  'act-explore',
  'act-replay',
  'mes-star',
  'act-build',
] as const;
const EMPIRE_TYPES = ['research', 'warfare', 'grow', 'gather', 'explore', 'build', 'research', 'build'] as const;

function Empires(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const colourOf = useColour();
  const { AH, ME } = castOf(s.table);
  return (
    <>
      <h2>{say('panel.empires')}</h2>
      <p className="lead">{say('panel.empires.how')}</p>
      <div className="set-row empires">
        {EMPIRE_NAMES.map((name, empire) => {
          const box = EMPIRES[empire]?.box;
          const out = (box === 'AH' && !AH) || (box === 'ME' && !ME);
          const leader = s.empire.indexOf(empire);
          return (
            <Tangible
              key={name}
              thing={`empire/${name}`}
              className={`set-card empire tech-${EMPIRE_TYPES[empire] ?? ''}`}
              data-taken={on(out || leader >= 0)}
            >
              <span className="em">
                <Icon id={out ? 'ui-lock' : (EMPIRE_ICONS[empire] ?? '')} size={26} />
              </span>
              <b>{say(`ui.empire.${name}`)}</b>
              <p>{say(`ui.gift.${name}`)}</p>
              {leader >= 0 && <Seal colour={colourOf(leader)} size="s" />}
            </Tangible>
          );
        })}
      </div>
    </>
  );
}

function Quests(): ReactElement {
  const say = useText();
  const tell = useSay();
  const { s } = useGame<State>();
  const me = useTable((table) => table.me);
  return (
    <>
      <h2>{say('panel.quests.choose')}</h2>
      <p className="lead">{say('panel.quests.how')}</p>
      <div className="set-row">
        {(s.quests[me] ?? []).map((quest) => (
          <Tangible key={quest} thing={`quest/${quest}`} className="set-card">
            <Icon id="ui-star" size={24} />
            <b>{tell(item(quest))}</b>
            <p>{say('panel.quest.vp')}</p>
          </Tangible>
        ))}
      </div>
    </>
  );
}
