import type { Key } from '@edubba/kernel';
import { ashurCard } from '../content/ashur-cards.ts';
import { challengeOf } from '../rules/queries/challenge.ts';
import { CHARACTERS, QUEEN } from '../content/characters.ts';
import { GOODS } from '../content/things.ts';
import { area, AREA_OF, ASSYRIA, CAPITAL, isAreaName, location, NEXT_TO } from '../rules/geography.ts';
import type { Kind } from '../rules/decisions.ts';
import type { State } from '../rules/index.ts';
import { character } from '../rules/names.ts';
import { actionsOf, ADVISORS, goodOf, goodsOf, inPlay, isPersonal, specialsOf } from '../rules/queries/characters.ts';
import { queenSlower } from '../rules/queries/month-long.ts';
import { unrestIn } from '../rules/queries/places.ts';
import type { Leaning, Outlook } from './ahead.ts';
import { swapping, unknown } from './coming.ts';
import { Plan } from './plan.ts';
import { answering, giving, isPressing, offering } from './trading.ts';

type Lean = (outlook: Outlook, s: State, key: Key) => readonly Leaning[];

/** Nobody would think of it. */
export const NEVER = -9999;

const bare = (key: Key): Key => key.slice(key.indexOf(':') + 1);

/** What is held in hand is worth so much: what can be paid, what the Challenge asks for. */
function cardWorth(s: State, seat: number, item: string): number {
  const card = ashurCard(item);
  const twice = (s.hand[seat] ?? []).filter((other) => other.slice(0, 4) === card.id).length > 1 ? 2 : 0;
  const technologies = challengeOf(s).win.some((win) => win.is === 'technologies') ? 8 : 0;
  const base = { area: 6, bag: 5, goods: 5, technology: 3 + technologies }[card.type];
  const paid = ADVISORS.some(
    (who) =>
      inPlay(s, who) &&
      card.cost.every((name) => goodOf(s, who, GOODS.indexOf(name)) >= card.cost.filter((one) => one === name).length),
  );
  return base + (paid ? 4 : 0) - twice;
}

const discarding: Lean = ({ seat }, s, key) => [['card', -cardWorth(s, seat, key)]];

/** Whom to Consult: those with many actions, who stand where something is to be done and have the means for it. */
const consulting: Lean = (_, s, key) => {
  if (key === 'pass') return [];
  const who = character(key);
  const here = s.at[who] ?? 0;
  const inArea = AREA_OF[here] ?? -1;
  const foes = (NEXT_TO[here] ?? []).reduce((sum, at) => sum + (s.enemies[at] ?? 0), 0);
  const armed = Math.min(foes, s.military[here] ?? 0);
  const tasks = new Plan(s).tasks[who] ?? 0;
  const hand = s.hand.flat().filter((card) => !card.startsWith('?')).length;
  return [
    ['actions', 10 * actionsOf(s, who, queenSlower(s))],
    ['means', Math.min(30, 8 * tasks) + Math.min(6, goodsOf(s, who))],
    ['fight', 5 * armed],
    ['decree', who === QUEEN ? 4 + 2 * Math.min(6, hand) : 0],
    ['unrest', inArea >= 0 && unrestIn(s, inArea) ? 3 : 0],
  ];
};

/** A Good goes to whoever can pay with it. */
function goodFor(s: State, good: string, who: number): number {
  const what = GOODS.indexOf(good as never);
  const wants = s.hand
    .flat()
    .filter((card) => !card.startsWith('?'))
    .map((card) => ashurCard(card).cost)
    .filter((cost) => cost.filter((name) => name === good).length > goodOf(s, who, what)).length;
  const special = specialsOf(s, who).some(({ goods }) => goods > goodsOf(s, who)) ? 4 : 0;
  return Math.min(6, 2 * wants) + special + (isPersonal(s, who) ? 3 : 0) + 2 * actionsOf(s, who, false);
}

const taxing: Lean = (_, s, key) => {
  const [good = '', who = ''] = bare(key).split('/');
  return good === 'done' ? [['done', -5]] : [['payer', goodFor(s, good, character(who))]];
};

const sharing: Lean = (outlook, s, key) => {
  const { good = '' } = (outlook.observation.about ?? {}) as { good?: string };
  return [['payer', goodFor(s, good, character(bare(key)))]];
};

/** Help where a Gate stands: Kalhu first. */
const greening: Lean = (_, s, key) => {
  const [verb = '', target = ''] = bare(key).split('/');
  if (verb === 'discard') return [['done', -8]];
  if (verb === 'event') return [['shield', Number(target) === s.month + 1 ? 10 : 2]];
  if (verb === 'queen' || verb === 'relieve') return [['shield', 6]];
  if (verb === 'route') return [];
  const inArea = isAreaName(target) ? area(target) : (AREA_OF[location(target)] ?? -1);
  const capital = isAreaName(target) || CAPITAL[inArea] === location(target);
  const gate = s.gate[inArea] === true && capital;
  return gate ? [['shield', inArea === ASSYRIA ? 9 : 6]] : [];
};

/** Own sides that serve most, by what players say. */
const LIKED = [
  'katuzili',
  'wardiya',
  'deioces',
  'siranoush',
  'amunet',
  'besime',
  'lilith',
  'dinah',
  'marsyas',
  'younan',
];
const choosing: Lean = (_, s, key) => {
  const liked = LIKED.indexOf(key);
  return [
    ['liked', liked < 0 ? 0 : LIKED.length - liked],
    ['means', Math.min(3, CHARACTERS[character(key)]?.defense ?? 0) + Math.min(3, goodsOf(s, character(key)))],
  ];
};

/** Free actions are for something, and an action that changes nothing is left. */
const acting: Lean = ({ observation }, s, key) => {
  if (key === 'end') return [['done', 1]];
  if (key.startsWith('cards/')) return [['help', offering(s, key, observation.view.seq)]];
  if (key.startsWith('trade/') && isPressing(s, key, observation.view.seq)) return [['bother', NEVER]];
  if (key === 'special/peek') return [['look', Math.min(4, 2 * unknown(s) - 2)]];
  return /^(?:trade|market|provision|sun)/.test(key) ? [['bother', -3]] : [];
};

/** Setting out costs nothing, stopping short does. */
const moving: Lean = (_, __, key) => (key === 'stop' ? [['done', 1]] : []);

const yes: Lean = (_, __, key) => (bare(key) === 'yes' ? [['help', 5]] : []);
const looking: Lean = (_, __, key) => (key === 'done' ? [] : [['look', 3]]);
const arranging: Lean = (_, s, key) => (key === 'no' ? [['done', 1]] : [['event', swapping(s, key)]]);
const notNow: Lean = (_, __, key) => (bare(key) === 'no' ? [['done', 1]] : []);
const early: Lean = (_, __, key) => (bare(key) === 'yes' ? [['look', 2]] : []);

/** SAM-4.14 The marker of which there are most in the bag is no worse with one more. */
const bagging: Lean = (_, s, key) => [['bag', -(bare(key) === 'assassination' ? 4 + s.assassinations : 1)]];

/** Decisions in which where an answer leads is not looked at: their leanings say it better, or all are alike. */
export const BY_LEANING: ReadonlySet<Kind> = new Set<Kind>([
  'consult',
  'advisor.choose',
  'challenge',
  'starter',
  'solo.next',
  'trade.card',
  'trade.answer',
]);

/** In all others where an answer leads says it alone. */
export const LEANINGS: { readonly [kind in Kind]?: Lean } = {
  'hand.limit': discarding,
  'event.discard': discarding,
  'special.discard': discarding,
  'trade.card': giving,
  'trade.answer': answering,
  consult: consulting,
  taxes: taxing,
  'goods.share': sharing,
  'green.use': greening,
  'advisor.choose': choosing,
  'turn.act': acting,
  move: moving,
  army: moving,
  consent: yes,
  wheel: yes,
  guard: yes,
  peek: looking,
  'peek.swap': arranging,
  'event.hire': notNow,
  'challenge.early': early,
  'event.marker': bagging,
};
