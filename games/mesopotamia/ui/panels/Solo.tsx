import { Icon, on, Tangible, useGame, useSay, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { KNUCKLEBONE } from '../../content/goods.ts';
import { isMarked, priority, ranked, slotOf } from '../../rules/queries/strategy.ts';
import type { State } from '../../rules/state.ts';
import { item } from '../../text/names.ts';
import { ACTION_ICONS } from '../icons.ts';
import './panels.css';
import './solo.css';
import { what } from '../explaining/what.ts';

/** Whoever plays without a seat: which strategies lie open, how far the waves are, what is held ready for battle. */
export function Solo(): ReactElement {
  const say = useText();
  const tell = useSay();
  const { s } = useGame<State>();
  const bones = s.goods[s.automaton]?.[KNUCKLEBONE] ?? 0;
  return (
    <div className="game-panel mes mes-solo">
      <header>
        <Icon id={s.mode === 'guardians' ? 'unit-enemy' : 'ui-bot'} size={19} />
        <h2>{say(`panel.solo.${s.mode}`)}</h2>
        <small {...what('solo-bones')}>
          <Icon id="res-knucklebone" size={15} /> {bones}
        </small>
      </header>
      {s.mode === 'guardians' && (
        <Tangible thing="wave" className="waves">
          {[1, 2, 3, 4, 5, 6].map((wave) => (
            <i key={wave} data-now={on(wave === s.wave)} data-past={on(wave < s.wave)}>
              {wave}
            </i>
          ))}
        </Tangible>
      )}
      {s.strategyRow.length > 0 && (
        <ol className="strategies">
          {ranked(s).map((card) => (
            <li key={card}>
              <Tangible thing={`strategy/${card}`} className="strategy">
                <b>{priority(s, card)}</b> {tell(item(card))}
                {[0, 1].map((slot) => (
                  <span key={slot} data-past={on(isMarked(s, card, slot))}>
                    <Icon id={ACTION_ICONS[slotOf(card, slot).type] ?? ''} size={15} />
                  </span>
                ))}
              </Tangible>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
