import type { Message, Seat, View } from '@edubba/kernel';
import type { Fact, ToldEvent } from '@edubba/ui';
import { GOODS, TOKENS } from '../../content/goods.ts';
import { armySize } from '../../rules/queries/map.ts';
import type { State } from '../../rules/state.ts';
import { REBELS } from '../../rules/state.ts';
import { item } from '../../text/names.ts';
import { monster } from '../../text/names.ts';
import { fact } from '../fact.ts';
import { GOOD_ICONS, TOKEN_ICONS } from '../../asking/icons.ts';
import { oddsNow } from '../odds.ts';
import { place, say, who } from '../../text/words.ts';

const MOST = 4;

type Change = (before: State, after: State, me: Seat) => Fact[];

const tone = (n: number): 'good' | undefined => (n > 0 ? 'good' : undefined);

/** VP first: they are what the game is about. */
const points: Change = (before, after, me) => {
  const n = (after.vp[me] ?? 0) - (before.vp[me] ?? 0);
  return n === 0 ? [] : [fact('res-vp', say('ui.then.vp', { n, is: after.vp[me] ?? 0 }), 'good')];
};

const goods: Change = (before, after, me) =>
  GOODS.flatMap((name, good) => {
    const is = after.goods[me]?.[good] ?? 0;
    const n = is - (before.goods[me]?.[good] ?? 0);
    return n === 0
      ? []
      : [fact(GOOD_ICONS[name] ?? '', say('ui.then.goods', { n, is, good: say(`goods.${name}`) }), tone(n))];
  });

const tokens: Change = (before, after, me) =>
  TOKENS.flatMap((name, type) => {
    const is = after.pool[me]?.[type] ?? 0;
    const n = is - (before.pool[me]?.[type] ?? 0);
    if (n === 0) return [];
    return [fact(TOKEN_ICONS[name] ?? '', say('ui.then.tokens', { n, is, token: say(`token.${name}`) }), tone(n))];
  });

/** Spaces won and lost, and what that means for the army. */
const realm: Change = (before, after, me) => {
  const won: Message[] = [];
  const lost: Message[] = [];
  after.control.forEach((seat, space) => {
    if (seat === me && before.control[space] !== me) won.push(place(space));
    if (seat !== me && before.control[space] === me) lost.push(place(space));
  });
  const size = armySize(after, me);
  const first = won[0];
  const gone = lost[0];
  return [
    ...(first === undefined
      ? []
      : [fact('ui-target', say('ui.then.won', { space: first, n: won.length - 1 }), 'good')]),
    ...(gone === undefined
      ? []
      : [fact('ui-target', say('ui.then.lost', { space: gone, n: lost.length - 1 }), 'warn')]),
    ...(size === armySize(before, me) ? [] : [fact('unit-spearman', say('ui.then.army', { n: size }))]),
  ];
};

const figures = (s: State, me: Seat): number =>
  (s.figures[me] ?? []).reduce((sum, n) => sum + n, 0) + (s.fleet[me] ?? []).reduce((sum, n) => sum + n, 0);

const troops: Change = (before, after, me) => {
  const is = figures(after, me);
  const n = is - figures(before, me);
  return n === 0 ? [] : [fact('act-recruit', say('ui.then.units', { n, is }), n > 0 ? 'good' : 'warn')];
};

const hand: Change = (before, after, me) => {
  const kept = new Set(after.hand[me] ?? []);
  const [gone, ...more] = (before.hand[me] ?? []).filter((card) => !kept.has(card));
  return gone === undefined ? [] : [fact('ui-hand', say('ui.then.spend', { card: item(gone), n: more.length }))];
};

/** A combat that begins by it, with its odds for the reader. */
function fights(before: View<State>, after: View<State>, me: Seat): Fact[] {
  const { fight } = after.s;
  if (fight === null || before.s.fight !== null || !fight.sides.includes(me)) return [];
  const enemy =
    fight.monster >= 0 ? monster(fight.monster) : who(fight.sides[0] === me ? fight.sides[1] : fight.sides[0]);
  const { win, mutual } = oddsNow(after);
  const mine = fight.sides[0] === me ? win : 1 - win - mutual;
  const n = Math.round(mine * 100);
  const rebels = fight.sides.includes(REBELS) ? 1 : 0;
  return [
    fact(
      'act-attack',
      say('ui.then.fight', { space: place(fight.space), enemy, n, rebels }),
      n >= 50 ? 'good' : 'warn',
    ),
  ];
}

/** The odds of a combat that goes on, where a card or a choice changes them. */
function oddsChange(before: View<State>, after: View<State>, me: Seat): Fact[] {
  const { fight } = after.s;
  if (fight === null || before.s.fight === null || !fight.sides.includes(me)) return [];
  const mine = (view: View<State>): number => {
    const { win, mutual } = oddsNow(view);
    return Math.round((fight.sides[0] === me ? win : 1 - win - mutual) * 100);
  };
  const from = mine(before);
  const to = mine(after);
  return from === to ? [] : [fact('res-knucklebone', say('ui.then.odds', { from, to }), to > from ? 'good' : 'warn')];
}

/** What lies ahead but is not decided: a roll. */
function rolls(before: View<State>, after: View<State>): Fact[] {
  const [asked] = after.pending;
  const rolling = asked?.kind.startsWith('roll.') === true && asked.kind !== before.pending[0]?.kind;
  return rolling ? [fact('res-knucklebone', say('ui.then.roll'))] : [];
}

/** Consequences of an option, from the position before and the one it would lead to: the weightiest four. */
export function consequences(
  before: View<State>,
  after: View<State>,
  _events: readonly ToldEvent[],
  me: Seat,
): readonly Fact[] {
  if (me < 0) return [];
  const [b, a] = [before.s, after.s];
  return [
    ...points(b, a, me),
    ...fights(before, after, me),
    ...oddsChange(before, after, me),
    ...realm(b, a, me),
    ...goods(b, a, me),
    ...tokens(b, a, me),
    ...troops(b, a, me),
    ...hand(b, a, me),
    ...rolls(before, after),
  ].slice(0, MOST);
}
