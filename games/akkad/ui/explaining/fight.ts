import type { Message, Seat, View } from '@edubba/kernel';
import type { Explanation } from '@edubba/ui';
import type { Side } from '../../rules/queries/combat.ts';
import { combatBones } from '../../rules/queries/combat.ts';
import type { State } from '../../rules/state.ts';
import { monster } from '../../text/names.ts';
import { fact } from '../fact.ts';
import { GOOD_ICONS } from '../../asking/icons.ts';
import { oddsNow } from '../odds.ts';
import { say, You } from '../../text/words.ts';
import { armyAt, unitsInWords } from './armies.ts';

const sideNamed = (name: string): Side => (name === 'defender' ? 1 : 0);

/** Who fights on a side, by name. */
function fighter(s: State, side: Side, me: Seat): Message {
  const seat = s.fight?.sides[side] ?? -1;
  if (seat >= 0) return You(seat, me);
  return (s.fight?.monster ?? -1) >= 0 ? monster(s.fight?.monster ?? 0) : say('ui.rebels.start');
}

function host(s: State, side: Side): Message | string {
  const { fight } = s;
  if (fight === null) return say('ui.none');
  const seat = fight.sides[side];
  if (seat < 0 && fight.monster < 0) return say('count.rebel', { n: s.rebels[fight.space] ?? 0 });
  if (seat < 0) return say('ui.fight.monster', { n: fight.wounds });
  const { units, hurt } = armyAt(s, seat, fight.space);
  return unitsInWords(units, hurt);
}

/** A side of the fight, or the odds. */
export function nameFight(view: View<State>, name: string): Message {
  const { s, seat: me } = view;
  if (s.fight === null) return say('ui.fight.none');
  if (name === 'odds') return oddsMessage(view);
  const side = sideNamed(name);
  return say('ui.fight.side', {
    seat: fighter(s, side, me),
    role: say(`ui.fight.${side === 0 ? 'attacker' : 'defender'}`),
    list: host(s, side),
    bones: combatBones(s, s.fight, side),
  });
}

const percent = (part: number): number => Math.round(part * 100);

function oddsMessage(view: View<State>): Message {
  const { win, mutual } = oddsNow(view);
  const attacker = percent(win);
  const nobody = percent(mutual);
  return say('ui.fight.odds', { attacker, nobody, defender: Math.max(0, 100 - attacker - nobody) });
}

export function explainFight(view: View<State>, name: string, me: Seat): Explanation {
  const { s } = view;
  const title = nameFight(view, name);
  if (s.fight === null) return { title, facts: [], rules: ['AKK-11.10'] };
  if (name === 'odds')
    return {
      title: say('ui.fight.odds.title'),
      facts: [fact('res-knucklebone', title), fact('act-info', say('ui.fight.odds.why'))],
      rules: ['AKK-11.50'],
    };
  const side = sideNamed(name);
  return {
    title: say('ui.fight.title', {
      seat: fighter(s, side, me),
      role: say(`ui.fight.${side === 0 ? 'attacker' : 'defender'}`),
    }),
    facts: [
      fact('unit-spearman', say('ui.fight.host', { list: host(s, side) })),
      fact('res-knucklebone', say('ui.fight.bones', { n: combatBones(s, s.fight, side) })),
      ...((s.fight.hits[side] ?? 0) > 0
        ? [fact('act-attack', say('ui.fight.hits', { n: s.fight.hits[side] }), 'warn')]
        : []),
    ],
    rules: ['AKK-11.11', 'AKK-11.50'],
  };
}

/** A step of an offer that is put together: one more of a good, or with `grain-` one less. */
export function nameOffer(side: string, step: string): Message {
  const good = step.replace(/-$/, '') || 'grain';
  const way = step.endsWith('-') ? 'less' : 'more';
  return say(`panel.offer.${side === 'mine' ? 'mine' : 'theirs'}.${way}`, { good: say(`panel.trade.good.${good}`) });
}

export function explainOffer(side: string, step: string): Explanation {
  return {
    title: nameOffer(side, step),
    facts: [fact(GOOD_ICONS[step.replace(/-$/, '')] ?? 'ui-hand', say('ui.offer.why'))],
    rules: ['AKK-16.11'],
  };
}
