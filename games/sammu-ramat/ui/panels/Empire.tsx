import { Change, Icon, on, Tangible, useGame, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { challengeOf } from '../../rules/queries/challenge.ts';
import { TOKEN_KINDS } from '../../content/things.ts';
import { ASSYRIA } from '../../rules/geography.ts';
import { onMap } from '../../rules/queries/places.ts';
import { holds } from '../../rules/queries/winning.ts';
import type { State } from '../../rules/state.ts';
import { winText } from '../../text/cards.ts';
import { name } from '../../text/names.ts';
import { keptAtMost, thresholds } from './limits.ts';
import { Token } from './parts.tsx';
import './empire.css';
import { what } from '../explaining/what.ts';
import { numberOf } from '../../rules/queries/numbers.ts';

/** The Challenge with the parts of its Win Condition, and the four tracks of the Empire board. */
export function Empire(): ReactElement {
  return (
    <div className="game-panel sam sam-empire">
      <Challenge />
      <Tracks />
    </div>
  );
}

function Challenge(): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  if (s.challenge === '')
    return (
      <header className="sam-head">
        <Icon id="act-event" size={19} />
        <h2>{say('panel.no-challenge')}</h2>
      </header>
    );
  const { win } = challengeOf(s);
  const done = win.filter((part) => holds(s, part)).length;
  return (
    <section className="sam-aims">
      <header className="sam-head">
        <Icon id="bld-gate" size={19} />
        <h2>{say(`name.${s.challenge}`)}</h2>
        <small {...what('aims')}>{say('panel.parts', { done, all: win.length })}</small>
      </header>
      {win.map((part, i) => {
        const text = winText(part);
        const [now, then] = [holds(s, part), holds(next, part)];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card never move
          <Tangible
            key={i}
            thing={`aim/${i}`}
            className="sam-aim"
            data-done={on(now)}
            data-then={now === then ? undefined : then ? 'good' : 'danger'}
          >
            <span className="sam-tick">{now && <Icon id="act-confirm" size={12} />}</span>
            <span>{say(text.id, text.params)}</span>
          </Tangible>
        );
      })}
    </section>
  );
}

function Tracks(): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  return (
    <section className="sam-tracks">
      <header className="sam-head">
        <Icon id="tok-crown" size={18} />
        <h2>{say('panel.empire')}</h2>
        <small>{say('panel.empire.now')}</small>
      </header>
      {TOKEN_KINDS.map(({ id, count }, token) => (
        <Track key={id} token={token} id={id} length={count} />
      ))}
      <div className="sam-duo">
        <Tangible thing="gate" className="sam-vital" data-lost={on(next.gate[ASSYRIA] !== true)}>
          <Icon id="bld-gate" size={18} />
          <span>{say(name('assyria').id)}</span>
          <Icon id={next.gate[ASSYRIA] === true ? 'act-confirm' : 'ui-warning'} size={15} />
        </Tangible>
        <Tangible thing="queen" className="sam-vital" data-lost={on(next.assassinations > 1)}>
          <Icon id="tok-assassin" size={18} />
          <span>{say('panel.queen')}</span>
          <b>
            {s.assassinations}
            <small>/{numberOf(s, 'deadly')}</small>
            <Change from={s.assassinations} to={next.assassinations} />
          </b>
        </Tangible>
      </div>
    </section>
  );
}

/** A track to its length: what is on the map, what more could be fed, the two warning spaces at its losing edge. */
function Track({
  token,
  id,
  length,
}: {
  readonly token: number;
  readonly id: string;
  readonly length: number;
}): ReactElement {
  const { s, next } = useGame<State>();
  const n = onMap(s, token);
  const most = keptAtMost(next, token);
  const bars = thresholds(s, token);
  return (
    <Tangible thing={`track/${id}`} className={`sam-track ${id}`} data-low={on(n <= 2)}>
      <Token kind={id} size={24} />
      <span className="sam-cells">
        {Array.from({ length }, (_, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its number
            key={i}
            data-full={on(i < n)}
            data-over={on(i >= most)}
            data-warn={on(i < 2)}
            data-bar={on(bars.includes(i))}
          />
        ))}
      </span>
      <span className="sam-number">
        {n}
        <small>/{most}</small>
        <Change from={n} to={onMap(next, token)} />
      </span>
    </Tangible>
  );
}
