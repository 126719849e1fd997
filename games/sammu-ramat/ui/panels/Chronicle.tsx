import { eventMessage } from '@edubba/gamekit';
import { Icon, on, type ToldEvent, useSay, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { LETTERS } from '../../content/challenges.ts';
import { BANDS } from '../../content/table.ts';
import { AREA_NAMES } from '../../content/map.ts';
import { MARKERS, TECHNOLOGIES, TOKENS } from '../../content/things.ts';
import { characterName } from '../../rules/names.ts';
import { goesOn } from '../../rules/queries/campaign.ts';
import { COURT, goodsOf, inPlay, technologies } from '../../rules/queries/characters.ts';
import { enemiesOnMap, onMap } from '../../rules/queries/places.ts';
import { totalPoints } from '../../rules/queries/score.ts';
import { DEAD, type State } from '../../rules/state.ts';
import { Symbols } from '../board/Symbols.tsx';
import '../board/board.css';
import { eventIcon } from '../telling/log.ts';
import { type MonthTold, monthsTold } from '../telling/chronicle.ts';
import { Mark, Portrait, Token } from './parts.tsx';
import './chronicle.css';

/** What happened, Month by Month, and what of it the next Challenge begins with. */
export function Chronicle({ events }: { readonly events: readonly ToldEvent[] }): ReactElement {
  const say = useText();
  const s = useTable<State, State>(({ view }) => view.s);
  const campaign = s.table.options['campaign'] !== 'off';
  return (
    <>
      <svg width="0" height="0" className="sam-sprite" aria-hidden="true">
        <Symbols />
      </svg>
      <section className="panel game-panel sam sam-chronicle">
        <header>
          <Icon id="sam-stele" size={19} />
          <h2>{say('chronicle.title')}</h2>
          <small>{s.challenge === '' ? '' : say(`name.${s.challenge}`)}</small>
        </header>
        {campaign && <Letters s={s} />}
        <ol>
          {monthsTold(events).map((month) => (
            <MonthLines key={month.month} month={month} />
          ))}
        </ol>
      </section>
      <section className="panel game-panel sam sam-carries">
        <header>
          <Icon id="sam-road" size={19} />
          <h2>{say(goesOn(s) ? 'chronicle.carries' : 'chronicle.stands')}</h2>
          {goesOn(s) && <small>{say('chronicle.carries.how')}</small>}
        </header>
        <Carried s={s} />
        {campaign && <Band points={s.score + totalPoints(s)} />}
      </section>
    </>
  );
}

/** The five Challenges of a Campaign: those behind, this one, those to come. */
function Letters({ s }: { readonly s: State }): ReactElement {
  const say = useText();
  return (
    <ol className="sam-letters" aria-label={say('chronicle.letters')}>
      {LETTERS.map((letter, i) => (
        <li key={letter} data-past={on(i < s.chapter)} data-now={on(i === s.chapter)}>
          {letter}
        </li>
      ))}
    </ol>
  );
}

function MonthLines({ month: { month, lines } }: { readonly month: MonthTold }): ReactElement {
  const say = useSay();
  const text = useText();
  const words = useTable(({ ui }) => ui.words);
  return (
    <li>
      <b>{text('ui.tell.month', { month })}</b>
      {lines.length === 0 ? (
        <p>{text('chronicle.quiet')}</p>
      ) : (
        lines.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told never moves
          <p key={i}>
            <Icon id={eventIcon(event) ?? 'ui-people'} size={16} /> {say(eventMessage(words, event))}
          </p>
        ))
      )}
    </li>
  );
}

/** Everything on the map stays: Gates, tokens, Enemies, markers, Characters with their Goods. */
function Carried({ s }: { readonly s: State }): ReactElement {
  const say = useText();
  const gates = AREA_NAMES.filter((_, i) => s.gate[i] === true);
  return (
    <div className="sam-goes">
      <p>
        {TOKENS.map((token, i) => (
          <span key={token} title={say(`name.${token}`)}>
            <Token kind={token} size={24} />
            <span className="sr">{say(`name.${token}`)}</span> {onMap(s, i)}
          </span>
        ))}
        <span title={say('name.enemy')}>
          <Token kind="enemy" size={24} />
          <span className="sr">{say('name.enemy')}</span> {enemiesOnMap(s)}
        </span>
      </p>
      <p>
        <Icon id="bld-gate" size={18} /> {gates.map((area) => say(`name.${area}`)).join(', ')}
      </p>
      <p>
        <Icon id="sam-bag" size={18} />
        {MARKERS.flatMap((marker, i) =>
          (s.bag[i] ?? 0) === 0
            ? []
            : [
                <span key={marker} title={say(`name.${marker}`)}>
                  <Mark marker={marker} size={20} />
                  <span className="sr">{say(`name.${marker}`)}</span> {s.bag[i]}
                </span>,
              ],
        )}
      </p>
      <ul>
        {COURT.filter((who) => inPlay(s, who) || s.fate[who] === DEAD).map((who) => {
          const dead = s.fate[who] === DEAD;
          const tools = TECHNOLOGIES.filter((_, i) => technologies(s, who, i) > 0).length;
          return (
            <li key={who} data-dead={on(dead)}>
              <Portrait who={characterName(who)} size={38} owner={s.owner[who]} dead={dead} />
              <b>{say(`name.${characterName(who)}`)}</b>
              <small>{dead ? say('chronicle.dead') : say('chronicle.has', { goods: goodsOf(s, who), tools })}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Where the score of a Campaign stands among the five results. */
function Band({ points }: { readonly points: number }): ReactElement {
  const say = useText();
  const band = BANDS.filter((least) => points >= least).length;
  return (
    <p className="sam-band">
      <b>{points}</b>{' '}
      {say('chronicle.points', { next: BANDS[band] ?? points, more: Math.max(0, (BANDS[band] ?? points) - points) })}
    </p>
  );
}
