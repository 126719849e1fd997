import { Icon, Tangible, useGame, useLookedAt, useLooking, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { State } from '../../rules/state.ts';
import { ACTION_ICONS } from '../../asking/icons.ts';
import { Worded } from './parts.tsx';
import { PLAIN_ACTIONS, type PlainAction, prices } from './prices.ts';
import './columns.css';

/** The five actions that have no tile, with what they cost now. */
export function PlainActions(): ReactElement {
  return (
    <div className="own-plain">
      {PLAIN_ACTIONS.map((action) => (
        <Action key={action} action={action} />
      ))}
    </div>
  );
}

function Action({ action }: { readonly action: PlainAction }): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { player } = useLooking();
  const costs = prices(s, player, action);
  const from = Math.min(...costs);
  const to = Math.max(...costs);
  return (
    <Tangible
      thing={useLookedAt()(`action/${action}`)}
      className="own-action"
      data-none={costs.length === 0 ? '' : undefined}
    >
      <Icon id={ACTION_ICONS[action]} size={16} />
      <span className="own-action-word">{say(`panel.action.${action}`)}</span>
      <span className="own-action-cost">
        {costs.length === 0 && say('panel.cost.none')}
        {costs.length > 0 && (from === to ? say('panel.cost', { n: from }) : say('panel.cost.range', { from, to }))}
        {costs.length > 0 && <Worded name="camel" />}
      </span>
    </Tangible>
  );
}
