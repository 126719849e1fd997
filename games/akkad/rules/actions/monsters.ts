import type { Key, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import { LAPIS, TOKENS } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { combat } from '../combat/combat.ts';
import { drawCards } from '../effects/draw.ts';
import { gainGoods } from '../effects/goods.ts';
import { settleLast } from '../effects/scoring.ts';
import { gainToken } from '../effects/tokens.ts';
import { IDS, MONSTER_AT } from '../geography.ts';
import { mayFight } from '../queries/activation.ts';
import { supplyTypes } from '../queries/players.ts';
import type { One } from '../rules.ts';
import { R } from '../rules.ts';
import type { Cause, State } from '../state.ts';
import { BEAST } from '../state.ts';

type Hunting = { seat: Seat; space: Space; cause: Cause };

/** AKK-10.10, AKK-10.23, AKK-9.29 After arriving at a monster's terrain one may fight it. */
export const offerMonster = R.proc<Hunting>('monster.offer')({
  possible: (g, v) => (mayFight(g.s, v.seat, v.space) ? g.goto('fight') : g.end()),
  fight: {
    ask: 'monster.fight',
    by: (_, v) => v.seat,
    options: () => ['yes', 'no'],
    about: (_, v) => ({ space: IDS[v.space] ?? '' }),
    then: (g, v, answer) => (answer === 'yes' ? g.become(fightMonster, v) : g.end()),
  },
});

/** AKK-10.12 to AKK-10.24 The combat and its reward. */
export const fightMonster = R.proc<Hunting>('monster.combat')({
  fight: (g, v) =>
    g.call(
      combat,
      { space: v.space, attacker: v.seat, defender: BEAST, monster: MONSTER_AT[v.space] ?? -1, cause: v.cause },
      'fought',
    ),
  // AKK-10.24 no reward for who dies with it
  fought: (g, v) => (g.result === 'attacker' ? g.call(monsterReward, { seat: v.seat }, 'settle') : g.goto('settle')),
  settle: settleLast,
});

/** AKK-10.26 What can be given. */
function rewards(s: State, seat: Seat): Key[] {
  const cards = s.actionDeck.length + s.actionDiscard.length > 0;
  return ['lapis', ...supplyTypes(s, seat).map((token) => `token/${TOKENS[token] ?? ''}`), ...(cards ? ['cards'] : [])];
}

/** AKK-10.16 2 lapis, 1 token of any type, or 2 action cards. */
const monsterReward = R.proc<One>(
  'monster.reward',
  one,
)({
  choose: {
    ask: 'monster.reward',
    by: (_, v) => v.seat,
    options: (s, v) => rewards(s, v.seat),
    then: (g, v, answer) => {
      if (answer === 'cards') return g.become(drawCards, { seat: v.seat, left: 2, rule: 'AKK-10.16' });
      if (answer === 'lapis') gainGoods(g, v.seat, LAPIS, 2, 'AKK-10.16');
      else gainToken(g, v.seat, answer.what, 'AKK-10.16');
      return g.end();
    },
  },
});
