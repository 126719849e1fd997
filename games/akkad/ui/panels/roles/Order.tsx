import type { Seat } from '@edubba/kernel';
import { Hit, Icon, on, Seal, useColour, useGame, useSeatName, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { GOD_NAMES } from '../../../content/gods.ts';
import { ROLE_NAMES } from '../../../content/roles.ts';
import { fromCrown, rolesEach } from '../../../rules/queries/players.ts';
import type { State } from '../../../rules/state.ts';

/** The order of choosing is one ox-turn path: roles go one way from the Crown, gods come back the other (AKK-2.03, AKK-2.06). */
export function Order(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const order = fromCrown(s);
  const each = rolesEach(s);
  return (
    <div className="order">
      <ol aria-label={say('panel.order.roles')}>
        <li className="order-name">
          <b>{say('panel.order.roles')}</b>
          <small>{say(each === 2 ? 'panel.order.twice' : 'panel.order.crown')}</small>
        </li>
        {order.map((seat) => (
          <Picker key={seat} seat={seat} chosen={ROLE_NAMES.filter((_, i) => s.roleOf[i] === seat)} what="role" />
        ))}
      </ol>
      <ol className="order-back" aria-label={say('panel.order.gods')}>
        <li className="order-name">
          <b>{say('panel.order.gods')}</b>
          <small>{say('panel.order.back')}</small>
        </li>
        {order.map((seat) => (
          <Picker key={seat} seat={seat} chosen={GOD_NAMES.filter((_, i) => s.godOf[i] === seat)} what="god" />
        ))}
      </ol>
    </div>
  );
}

function Picker(props: {
  readonly seat: Seat;
  readonly chosen: readonly string[];
  readonly what: 'role' | 'god';
}): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { seat, chosen, what } = props;
  const colour = useColour();
  const name = useSeatName();
  const me = useTable((table) => table.me);
  const now = useTable(
    (table) => table.view.pending[0]?.seat === seat && table.view.pending[0].kind === `select.${what}`,
  );
  const words = chosen.map((id) => say(`${what}.${id}`)).join(', ');
  return (
    <li className="order-pick" data-now={on(now)} data-done={on(chosen.length > 0)}>
      <Seal colour={colour(seat)} />
      <span>
        <b>
          {seat === me ? say('panel.you') : name(seat)}
          {what === 'role' && s.crown === seat && <Icon id="tok-crown" size={14} className="order-crown" />}
        </b>
        <small>{now ? say('panel.order.now') : words === '' ? say('panel.order.later') : words}</small>
      </span>
      <Hit thing={`player/${seat}`} />
    </li>
  );
}
