import { Icon, Seal, Tangible, on, useColour, useGame, useSay, useSeatName, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { GOODS, TECHNOLOGIES } from '../../content/things.ts';
import { characterName, locationName } from '../../rules/names.ts';
import { actionsOf, COURT, goodOf, inPlay, specialsOf, technologies } from '../../rules/queries/characters.ts';
import { queenSlower } from '../../rules/queries/month-long.ts';
import type { State } from '../../rules/state.ts';
import { techIcon } from '../../asking/icons.ts';
import { specialText } from '../words.ts';
import { Looming } from './Danger.tsx';
import { Good, Pips, Portrait } from './parts.tsx';
import './court.css';

/** More stand in two rows. */
const MANY = 8;

/** All Characters in play as cards: whom somebody consults, gives a Good to, or takes as an Advisor. */
export function Court(): ReactElement {
  const { s } = useGame<State>();
  const court = COURT.filter((who) => inPlay(s, who));
  return (
    <div className="game-panel sam sam-court">
      <div className="sam-people">
        {court.map((who) => (
          <PersonCard key={who} who={who} />
        ))}
      </div>
      {court.length <= MANY && <Looming />}
    </div>
  );
}

function PersonCard({ who }: { readonly who: number }): ReactElement {
  const say = useText();
  const tell = useSay();
  const { s } = useGame<State>();
  const colourOf = useColour();
  const nameOf = useSeatName();
  const id = characterName(who);
  const disk = s.disk[who] ?? -1;
  const owner = s.owner[who] ?? -1;
  const actions = actionsOf(s, who, queenSlower(s));
  return (
    <div className="sam-person">
      <Tangible thing={`person/${id}`} className="sam-person-card" data-taken={on(disk >= 0)}>
        <Portrait who={id} size={88} owner={owner} />
        <h3>{say(`name.${id}`)}</h3>
        <small>{say(`ui.title.${id}`)}</small>
        <span className="sam-where">
          <Icon id="ui-pin" size={14} /> {say(`name.${locationName(s.at[who] ?? 0)}`)}
        </span>
        <p>
          {specialsOf(s, who).map((special) => (
            <span key={special.id}>{tell(specialText(special))}</span>
          ))}
        </p>
        <span className="sam-tools">
          {TECHNOLOGIES.flatMap((what, i) =>
            technologies(s, who, i) > 0 ? [<Icon key={what} id={techIcon(what)} size={18} />] : [],
          )}
        </span>
        <span className="sam-actions-left">
          <Pips left={actions} all={actions} />
          {disk >= 0
            ? nameOf(disk)
            : owner >= 0
              ? say('panel.own-advisor', { seat: nameOf(owner) })
              : say('panel.actions', { n: actions })}
        </span>
      </Tangible>
      <Goods who={who} id={id} />
      {disk >= 0 && (
        <span className="sam-disk">
          <Seal colour={colourOf(disk)} size="l" />
        </span>
      )}
    </div>
  );
}

/** The Goods on a Character's card; each can be pointed at. */
export function Goods({
  who,
  id,
  size = 17,
}: {
  readonly who: number;
  readonly id: string;
  readonly size?: number;
}): ReactElement {
  const { s, next } = useGame<State>();
  return (
    <span className="sam-goods">
      {GOODS.flatMap((good, i) => {
        const [now, then] = [goodOf(s, who, i), goodOf(next, who, i)];
        if (now === 0 && then === 0) return [];
        const looks = {
          className: 'sam-good-count',
          'data-then': now === then ? undefined : then > now ? 'good' : 'danger',
        };
        const count = (
          <>
            <Good good={good} size={size} />
            {then === now ? now : `${now}→${then}`}
          </>
        );
        // What would only come is a picture: it is gone with what is pointed at.
        return now === 0 ? (
          <span key={good} {...looks}>
            <span className="picture">{count}</span>
          </span>
        ) : (
          <Tangible key={good} thing={`good/${good}/${id}`} {...looks}>
            {count}
          </Tangible>
        );
      })}
    </span>
  );
}
