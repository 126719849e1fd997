import { Bold, Hit, Icon, useAhead, useColour, useTable, useText, useView } from '@edubba/ui';
import { type ReactElement, useMemo } from 'react';
import { CITY_CARD_NAMES } from '../../../content/special-cities.ts';
import { CHAMPION } from '../../../content/units.ts';
import { CARD_AT } from '../../../rules/geography.ts';
import type { Side } from '../../../rules/queries/combat.ts';
import { unitsAt } from '../../../rules/queries/map.ts';
import { type Fight, NOWHERE, type State } from '../../../rules/state.ts';
import { oddsNow } from '../../odds.ts';
import { usePartyName } from './Army.tsx';
import { what as whatIs } from '../../explaining/what.ts';

/** Who is likely to win as things stand, and with what is pointed at; and what is at stake. */
export function Odds({ fight, left }: { readonly fight: Fight; readonly left: Side }): ReactElement {
  const say = useText();
  const partyName = usePartyName();
  const view = useView<State>();
  const me = useTable((table) => table.me);
  const ahead = useAhead<State>();
  const now = useMemo(() => inHundred(oddsNow(view)), [view]);
  const next = useMemo(
    () => (ahead === undefined || ahead.s.fight === null ? undefined : inHundred(oddsNow(ahead))),
    [ahead],
  );
  const leaving = fight.retreat.findIndex((space) => space !== NOWHERE);
  return (
    <section className="odds">
      <h4>
        <Icon id="ui-chart" size={18} />
        {say('panel.odds')}
      </h4>
      {leaving < 0 ? (
        <Row odds={now} fight={fight} left={left} />
      ) : (
        <p className="odds-leaving">
          {say(fight.sides[leaving] === me ? 'panel.odds.leaving.you' : 'panel.odds.leaving', {
            player: partyName(fight.sides[leaving] ?? 0, 0),
          })}
        </p>
      )}
      {leaving < 0 && next !== undefined && next.attacker !== now.attacker && (
        <Row odds={next} fight={fight} left={left} what="panel.odds.then" />
      )}
      <Facts fight={fight} />
      <Hit thing="fight/odds" />
    </section>
  );
}

/** How a combat may end, each in 100. */
interface Chance {
  readonly attacker: number;
  readonly neither: number;
  readonly defender: number;
}

/** Parts of 1 as numbers of 100 that add up. */
export function inHundred({ win, mutual }: { readonly win: number; readonly mutual: number }): Chance {
  const attacker = Math.round(100 * win);
  const neither = Math.round(100 * mutual);
  return { attacker, neither, defender: Math.max(0, 100 - attacker - neither) };
}

/** One line: so many in 100, and a bar of three parts. */
export function Row({
  odds: { attacker, neither, defender },
  fight: { sides, monster },
  left,
  what,
}: {
  readonly odds: Chance;
  readonly fight: Pick<Fight, 'sides' | 'monster'>;
  readonly left: Side;
  readonly what?: string;
}): ReactElement {
  const say = useText();
  const colour = useColour();
  const partyName = usePartyName();
  const mine = left === 0 ? attacker : defender;
  const theirs = left === 0 ? defender : attacker;
  const paint = (side: Side): string => (sides[side] < 0 ? 'nobody' : colour(sides[side]));
  const other = left === 0 ? 1 : 0;
  return (
    <div className="odds-row" {...whatIs('odds')} data-then={what === undefined ? undefined : ''}>
      {what !== undefined && <span>{say(what)}</span>}
      <p>
        <b>{say('panel.odds.win', { player: partyName(sides[left], monster), n: mine })}</b>
        {neither > 0 && <small>{say('panel.odds.neither', { n: neither })}</small>}
        <small>{say('panel.odds.other', { player: partyName(sides[other], monster), n: theirs })}</small>
      </p>
      <span className="odds-bar" aria-hidden="true">
        <i className={paint(left)} style={{ width: `${mine}%` }} />
        <i data-neither="" style={{ width: `${neither}%` }} />
        <i className={paint(other)} style={{ width: `${theirs}%` }} />
      </span>
    </div>
  );
}

/** What the numbers leave out, and what is won or lost. */
function Facts({ fight }: { readonly fight: Fight }): ReactElement {
  const say = useText();
  const { s } = useView<State>();
  const me = useTable((table) => table.me);
  const enemy = fight.sides.find((seat) => seat !== me) ?? -1;
  const cards = enemy < 0 ? 0 : (s.hand[enemy]?.length ?? 0);
  const city = CITY_CARD_NAMES[CARD_AT[fight.space] ?? -1];
  const attacking = fight.sides[0] === me;
  const champion = me >= 0 && fight.sides.includes(me) && unitsAt(s, me, fight.space, CHAMPION) > 0;
  return (
    <ul className="odds-facts">
      {cards > 0 && (
        <li>
          <Icon id="ui-hand" size={16} />
          <span>
            <Bold text={say('panel.odds.cards', { n: cards })} />
          </span>
        </li>
      )}
      {attacking && city !== undefined && s.control[fight.space] !== me && (
        <li>
          <Icon id="bld-gate" size={16} />
          <span>
            <Bold text={say('panel.odds.city', { city: say(`city.${city}`), effect: say(`city-card.${city}`) })} />
          </span>
        </li>
      )}
      {champion && enemy >= 0 && (
        <li data-tone="warn">
          <Icon id="unit-champion" size={16} />
          <span>{say('panel.odds.champion')}</span>
        </li>
      )}
    </ul>
  );
}
