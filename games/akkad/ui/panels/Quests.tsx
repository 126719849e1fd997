import type { ItemId, Seat } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import { Icon, on, Seal, Tangible, useColour, useGame, useSeatName, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { QUESTS, questOf } from '../../content/quests.ts';
import { missionProgress, type Progress, questProgress } from '../../rules/queries/progress.ts';
import { type State, seatsOf } from '../../rules/state.ts';
import { isHidden, MiniCard } from './cards/ActionCard.tsx';
import { Heading } from './parts.tsx';
import './quests.css';
import { what } from '../explaining/what.ts';
import { numberOf } from '../../rules/queries/numbers.ts';

/** How one wins: Sacred Missions and quests with everybody's progress. Then the event of the round, decks and the discard pile. */
export function Quests(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const me = useTable((table) => table.me);
  const homes = seatsOf(s).filter((seat) => s.home[seat] !== '');
  // What one can still win comes first.
  const won = (item: ItemId): number => Number(me >= 0 && hasScored(s, me, questOf(item)));
  return (
    <div className="game-panel akk quests">
      <section className="quest-missions">
        <Heading icon="tok-religion" text={say('panel.missions')}>
          <span {...what('missions')}>{say('panel.missions.each', { n: numberOf(s, 'mission-vp') })}</span>
        </Heading>
        {homes
          .toSorted((a, b) => Number(b === me) - Number(a === me))
          .map((seat) => (
            <Mission key={seat} seat={seat} />
          ))}
      </section>
      <section>
        <Heading icon="res-vp" text={say('panel.quests')}>
          <span {...what('quests')}>{say('panel.quests.each')}</span>
        </Heading>
        {s.questRow
          .toSorted((a, b) => won(a) - won(b))
          .map((item) => (
            <Quest key={item} item={item} />
          ))}
      </section>
      <Events />
      <Decks />
    </div>
  );
}

/** The event now; and the next ones, for whoever has looked at them through An. */
function Events(): ReactElement | null {
  const say = useText();
  const { s } = useGame<State>();
  const seen = s.peeked.flat().filter((item) => !isHidden(item));
  const events = [...s.eventNow, ...seen];
  if (events.length === 0) return null;
  return (
    <section>
      {events.map((item, i) => (
        <Tangible key={item} thing={`event/${item}`} className="quest-event" data-seen={on(i > 0)}>
          <Icon id="act-event" size={22} />
          <b>{say(`item.${item}`)}</b>
          <p>{say(`effect.${item}`)}</p>
        </Tangible>
      ))}
    </section>
  );
}

function Quest({ item }: { readonly item: ItemId }): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const quest = questOf(item);
  const { type, goal } = QUESTS[quest] ?? { type: 'A', goal: 1 };
  return (
    <Tangible thing={`quest/${item}`} className="quest">
      <b>{say(`item.${item}`)}</b>
      <span className="quest-type" data-type={type}>
        {say(`panel.quest.${type}`)}
      </span>
      <p>{say(`effect.${item}`)}</p>
      <span className="quest-all">
        {seatsOf(s).map((seat) => (
          <Marker
            key={seat}
            seat={seat}
            scored={hasScored(s, seat, quest)}
            coming={!hasScored(s, seat, quest) && hasScored(next, seat, quest)}
            now={questProgress(s, seat, quest)}
            counted={goal > 1}
          />
        ))}
      </span>
    </Tangible>
  );
}

const hasScored = (s: State, seat: Seat, quest: number): boolean => ((s.scored[quest] ?? 0) & bit(seat)) !== 0;

/** A player's seal with how far they are: scored, ready to score, or a number of the goal. */
function Marker(props: {
  readonly seat: Seat;
  readonly scored: boolean;
  readonly coming: boolean;
  readonly now: Progress;
  readonly counted: boolean;
}): ReactElement {
  const say = useText();
  const colour = useColour();
  const { seat, scored, coming, now, counted } = props;
  return (
    <span className="quest-mark" data-scored={on(scored)} data-met={on(now.met)} data-coming={on(coming)}>
      <Seal colour={colour(seat)} size="s" />
      {scored || coming ? (
        <Icon id="act-confirm" size={13} />
      ) : counted || now.met ? (
        say('panel.of', { n: now.n, of: now.goal })
      ) : (
        ''
      )}
    </span>
  );
}

function Mission({ seat }: { readonly seat: Seat }): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const colour = useColour();
  const name = useSeatName();
  const { n, goal, met } = missionProgress(s, seat);
  const mine = useTable((table) => table.me === seat);
  const scored = s.missionScored[seat] === true;
  return (
    <Tangible
      thing={`mission/${seat}`}
      className="quest-mission"
      data-mine={on(mine)}
      data-met={on(met)}
      data-scored={on(scored)}
    >
      <Seal colour={colour(seat)} size="s" />
      <span className="sr">{name(seat)}</span>
      <p>{say(`mission.${s.home[seat] ?? ''}`)}</p>
      <b>{scored ? <Icon id="act-confirm" size={15} /> : say('panel.of', { n, of: goal })}</b>
      <i style={{ width: `${(100 * n) / goal}%` }} />
    </Tangible>
  );
}

const DECKS = [
  ['action', 'ui-hand', 'actionDeck'],
  ['quest', 'res-vp', 'questDeck'],
  ['event', 'act-event', 'eventDeck'],
  ['mercy', 'act-pray', 'mercyDeck'],
] as const;

/** What is left of each deck, and the card that was played last. */
function Decks(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const last = s.actionDiscard.at(-1);
  return (
    <section className="quest-decks">
      {DECKS.map(([deck, icon, list]) => (
        <Tangible key={deck} thing={`deck/${deck}`} className="quest-deck">
          <Icon id={icon} size={17} />
          <b>{s[list].length + (deck === 'event' ? s.eventTop.length + s.eventBottom.length : 0)}</b>
          <small>{say(`panel.deck.${deck}`)}</small>
        </Tangible>
      ))}
      {last !== undefined && (
        <span className="quest-discard">
          <small {...what('discard')}>{say('panel.discard', { n: s.actionDiscard.length })}</small>
          <MiniCard item={last} />
        </span>
      )}
    </section>
  );
}
