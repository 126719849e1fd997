import { EMBLEMS, Icon, on, Tangible, useColour, useGame, useLooking, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { GATHER } from '../../content/actions.ts';
import { sectionLevel, tradeToken } from '../../content/trade.ts';
import { currentCard } from '../../rules/queries/technologies.ts';
import { NOBODY, type State } from '../../rules/state.ts';
import { Goods, ROMAN } from './parts.tsx';
import './panels.css';
import './shared.css';

/** Trade level of the board that is looked at. */
function levelOf(s: State, player: number): number {
  const empire = s.empire[player] ?? -1;
  return empire < 0 || s.phase === 'start' ? 0 : currentCard(s, player, GATHER).second;
}

/** Four sections of three slots; the third of each needs a Ship. */
export function Trade(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { player } = useLooking();
  const level = levelOf(s, player);
  return (
    <div className="game-panel mes mes-trade">
      <header>
        <Icon id="act-trade" size={19} />
        <h2>{say('panel.trade')}</h2>
        {level > 0 && <small>{say('panel.trade.level', { level: ROMAN[level] ?? '' })}</small>}
      </header>
      <div className="cap">
        <span>
          <Icon id="unit-ship" size={15} /> {say('panel.trade.ship')}
        </span>
      </div>
      {[1, 2, 3, 4].map((section) => (
        <div key={section} className="row" data-off={on(level > 0 && section > level)}>
          <b>{ROMAN[section]}</b>
          {s.trade.map((_, slot) => (sectionLevel(slot) === section ? <Token key={slot} slot={slot} /> : null))}
        </div>
      ))}
    </div>
  );
}

/** Pay above, gain below; the amphora of its owner and what it is worth on the left. */
function Token({ slot }: { readonly slot: number }): ReactElement {
  const { s, next } = useGame<State>();
  const colourOf = useColour();
  const [token] = s.trade[slot] ?? [];
  if (token === undefined)
    return (
      <Tangible thing={`trade/${slot + 1}`} className="tt none">
        {null}
      </Tangible>
    );
  const { pay, gain, vp } = tradeToken(token);
  const owner = next.amphora[slot] ?? NOBODY;
  const colour = owner === NOBODY ? undefined : colourOf(owner);
  return (
    <Tangible thing={`trade/${slot + 1}`} className="tt" data-soon={on(owner !== s.amphora[slot])}>
      <span className={`am ${colour ?? 'free'}`}>
        {colour !== undefined && <Icon id={`emb-${EMBLEMS[colour]}`} size={13} />}
        {vp > 0 && <b>{vp}</b>}
      </span>
      <div className="pg">
        <span>
          <Goods amounts={pay} />
        </span>
        <i />
        <span>
          <Goods amounts={gain} />
        </span>
      </div>
    </Tangible>
  );
}
