import { Icon, on, Seal, Tangible, useColour, useGame, useSeatName, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { asks } from '../../../asking/index.ts';
import type { GodName, WorshipCard } from '../../../content/gods.ts';
import { GODS } from '../../../content/gods.ts';
import { ROLES } from '../../../content/roles.ts';
import type { RoleCard } from '../../../content/roles.ts';
import { NOBODY, type State } from '../../../rules/state.ts';
import { Art } from '../cards/Art.tsx';
import { GOD_FACES, ROLE_FACES } from '../cards/faces.ts';
import { Rich } from '../parts.tsx';
import { Order } from './Order.tsx';
import { ROLE_PARTS } from './parts.ts';

/** All role and worship cards, with what lies on them, who took them, and the order of choosing. */
export function Selection(): ReactElement {
  const say = useText();
  const scene = useTable((table) => asks.scene(table.view.pending[0]?.kind ?? ''));
  return (
    <div className="pick" data-step={scene === 'gods' ? 'gods' : 'roles'}>
      <Order />
      <h3>
        {say('panel.roles')}
        <small>{say('panel.roles.why')}</small>
      </h3>
      <div className="pick-roles">
        {ROLES.map((card, i) => (
          <Role key={card.id} card={card} at={i} />
        ))}
      </div>
      <h3>
        {say('panel.gods')}
        <small>{say('panel.gods.why')}</small>
      </h3>
      <div className="pick-gods">
        {GODS.map((card, i) => (
          <God key={card.id} card={card} at={i} />
        ))}
      </div>
    </div>
  );
}

function Role({ card: { id }, at }: { readonly card: RoleCard; readonly at: number }): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const owner = s.roleOf[at] ?? NOBODY;
  const silver = s.roleSilver[at] ?? 0;
  return (
    <Tangible thing={`role/${id}`} className="rcard" data-gone={on(owner !== NOBODY)}>
      <h4>{say(`role.${id}`)}</h4>
      <Art face={ROLE_FACES[id]} />
      <div className="rcard-you">
        <h5>
          <Icon id="unit-leader" size={12} />
          {say('panel.role.you')}
        </h5>
        {ROLE_PARTS[id].map((icon, i) => (
          <p key={icon}>
            <Icon id={icon} size={16} className={icon} />
            <span>{say(`panel.role.${id}.${i + 1}`)}</span>
          </p>
        ))}
      </div>
      <div className="rcard-others">
        <h5>
          <Icon id="ui-people" size={13} />
          {say('panel.role.others')}
        </h5>
        <p>{say(`panel.role.${id}.others`)}</p>
      </div>
      {silver > 0 && (
        <span className="coins">
          {Array.from({ length: Math.min(silver, 3) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: coins have no identity
            <span key={i}>
              <Icon id="res-silver" size={16} />
            </span>
          ))}
          {silver > 3 && <b>{silver}</b>}
        </span>
      )}
      {owner !== NOBODY && <Ribbon seat={owner} />}
    </Tangible>
  );
}

function God({ card: { id, action }, at }: { readonly card: WorshipCard; readonly at: number }): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const owner = s.godOf[at] ?? NOBODY;
  const staples = s.godStaples[at] ?? 0;
  return (
    <Tangible thing={`god/${id}`} className={`gcard hue-${GOD_FACES[id][1]}`} data-gone={on(owner !== NOBODY)}>
      <h4>
        <Icon id={GOD_FACES[id][0]} size={22} />
        {say(`god.${id}`)}
      </h4>
      <GodText id={id} />
      <small data-action={on(action)}>{say(action ? 'panel.god.action' : 'panel.god.round')}</small>
      {staples > 0 && (
        <span className="coins staples">
          {['res-grain', 'res-sheep'].map((icon) => (
            <span key={icon}>
              <Icon id={icon} size={14} />
              {staples > 1 && <b>{staples}</b>}
            </span>
          ))}
        </span>
      )}
      {owner !== NOBODY && <Ribbon seat={owner} />}
    </Tangible>
  );
}

/** What a god does, in a few words. */
export function GodText({ id }: { readonly id: GodName }): ReactElement {
  return (
    <p>
      <Rich id={`panel.god.${id}`} size={14} />
    </p>
  );
}

/** Who took it. */
export function Ribbon({ seat }: { readonly seat: number }): ReactElement {
  const say = useText();
  const colour = useColour();
  const name = useSeatName();
  const mine = useTable((table) => table.me === seat);
  return (
    <span className="ribbon">
      <Seal colour={colour(seat)} size="s" />
      {mine ? say('panel.taken.mine') : say('panel.taken', { player: name(seat) })}
    </span>
  );
}
