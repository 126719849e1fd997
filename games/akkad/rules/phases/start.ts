import type { Key, Proc, Seat } from '@edubba/kernel';
import { forEachSeat, inOrder, one, option } from '@edubba/kernel';
import type { CharacterId } from '../../content/characters.ts';
import { CHARACTERS, characterCard } from '../../content/characters.ts';
import type { HomeId } from '../../content/home-cities.ts';
import { HOME_CITIES, homeCity, mayBeChosen } from '../../content/home-cities.ts';
import { AKKAD } from '../../content/map.ts';
import { CROWN_BONES } from '../../content/pieces.ts';
import { CHAMPION, kindOf } from '../../content/units.ts';
import { takeCard } from '../effects/control.ts';
import { drawCards, revealQuest } from '../effects/draw.ts';
import { gainGoods } from '../effects/goods.ts';
import { deploy, march, putUnits } from '../effects/units.ts';
import { CARD_AT, CARD_SPACE, HOME_AT, HOME_SPACE, IDS, IS_DANGER, NEIGHBOURS } from '../geography.ts';
import { hitsOf, oddsOf } from '../queries/bones.ts';
import { homesOf, unitsAt } from '../queries/map.ts';
import { championsOf } from '../queries/players.ts';
import type { G, One } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { seatsOf } from '../state.ts';
import { numberOf } from '../queries/numbers.ts';

/** AKK-1.02, AKK-21.04 Mats nobody has. */
const freeHomes = (s: State): Key[] =>
  HOME_CITIES.flatMap(({ id }) => (s.home.includes(id) || !mayBeChosen(id, s.table.seats) ? [] : [id]));

/** AKK-1.03, AKK-21.05 Characters nobody has. */
const freeCharacters = (s: State): Key[] =>
  CHARACTERS.flatMap(({ id, players }) => (s.character.includes(id) || s.table.seats < players ? [] : [id]));

function setHome(g: G, seat: Seat, id: Key): void {
  g.s.home[seat] = id as HomeId;
  g.emit({ type: 'home.chosen', seat, rule: 'AKK-1.02', data: { home: id } });
}

function setCharacter(g: G, seat: Seat, id: Key): void {
  g.s.character[seat] = id as CharacterId;
  g.emit({ type: 'character.chosen', seat, rule: 'AKK-1.03', data: { character: id } });
}

/** AKK-1.04 Decision 1. */
const chooseHome = R.proc<One>(
  'start.home',
  one,
)({
  how: (g) => g.goto(option(g.s, 'deal') === 'random' ? 'random' : 'choose'),
  choose: {
    ask: 'start.home',
    by: (_, v) => v.seat,
    options: (s) => freeHomes(s),
    then: (g, v, _answer, key) => {
      setHome(g, v.seat, key);
      return g.end();
    },
  },
  random: {
    chance: 'deal.home',
    outcomes: (s) => freeHomes(s),
    then: (g, v, key) => {
      setHome(g, v.seat, key);
      return g.end();
    },
  },
});

/** AKK-1.04 Decision 2; `dealt`: the two characters one may keep one of, where the table plays so. */
const chooseCharacter = R.proc<One & { dealt: Key[] }>('start.character')({
  how: (g, v) => {
    const deal = option(g.s, 'deal');
    if (deal === 'random') return g.goto('deal');
    return g.goto(deal === 'two' && v.dealt.length < 2 ? 'deal' : 'choose');
  },
  deal: {
    chance: 'deal.character',
    outcomes: (s, v) => freeCharacters(s).filter((id) => !v.dealt.includes(id)),
    then: (g, v, key) => {
      v.dealt.push(key);
      if (option(g.s, 'deal') === 'two') return g.goto('how');
      setCharacter(g, v.seat, key);
      return g.end();
    },
  },
  choose: {
    ask: 'start.character',
    by: (_, v) => v.seat,
    options: (s, v) => (v.dealt.length > 0 ? v.dealt : freeCharacters(s)),
    then: (g, v, _answer, key) => {
      setCharacter(g, v.seat, key);
      return g.end();
    },
  },
});

/** AKK-1.06 Decision 3: it changes nothing. */
const chooseFigure = R.proc<One>(
  'start.figure',
  one,
)({
  choose: {
    ask: 'start.figure',
    by: (_, v) => v.seat,
    options: () => ['female', 'male'],
    then: (g, v, answer) => {
      g.s.figure[v.seat] = answer === 'male' ? 'male' : 'female';
      return g.end();
    },
  },
});

/** AKK-1.07 to AKK-1.12 What the mat and the character give, on and around the home city. */
function settleIn(g: G, seat: Seat): void {
  const { s } = g;
  const home = s.home[seat];
  const who = s.character[seat];
  if (home === undefined || home === '' || who === undefined || who === '') return;
  const mat = homeCity(home);
  const start = characterCard(who);
  const space = HOME_SPACE[home];
  putUnits(s, seat, space, CHAMPION, championsOf(s, seat));
  mat.units.forEach((n, kind) => deploy(g, seat, space, kind, n, 'AKK-1.07'));
  start.units.forEach((n, kind) => deploy(g, seat, space, kind, n, 'AKK-1.08'));
  mat.goods.forEach((n, good) => gainGoods(g, seat, good, n, 'AKK-1.07'));
  start.goods.forEach((n, good) => gainGoods(g, seat, good, n, 'AKK-1.08'));
  for (const around of [space, ...(NEIGHBOURS[space] ?? [])]) {
    if (IS_DANGER[around] === true) continue;
    s.control[around] = seat;
    // AKK-1.17 what is next to a home city has no rebels, wherever else the table puts them
    s.rebels[around] = 0;
  }
}

/** AKK-1.18 Home cities nobody has chosen get rebels. */
function unchosenHomes(s: State): void {
  HOME_AT.forEach((home, space) => {
    if (home !== '' && !s.home.includes(home)) s.rebels[space] = 2;
  });
}

/** AKK-22.17 Everybody but the champion. */
const STARTERS: readonly Key[] = ['spearman', 'archer', 'priest', 'chariot', 'shield-bearer'];

/** AKK-22.16, AKK-22.17 Decisions 4 and 5: Me-Sag's residence, and which starting units stand there. */
const residence = R.proc<One>(
  'start.residence',
  one,
)({
  where: {
    ask: 'start.residence',
    by: (_, v) => v.seat,
    options: () => CARD_SPACE.filter((space) => space !== AKKAD).map((space) => IDS[space] as Key),
    then: (g, v, answer) => {
      const space = answer;
      g.s.residence = space;
      g.s.rebels[space] = 0;
      g.s.control[space] = v.seat;
      takeCard(g, v.seat, CARD_AT[space] ?? -1, 'AKK-22.16');
      return g.goto('split');
    },
  },
  split: {
    ask: 'start.split',
    by: (_, v) => v.seat,
    options: (s, v): Key[] => {
      const home = homesOf(s, v.seat)[0] ?? 0;
      return [...STARTERS.filter((name) => unitsAt(s, v.seat, home, kindOf(name)) > 0), 'done'];
    },
    then: (g, v, answer) => {
      if (answer === 'done') return g.end();
      const home = homesOf(g.s, v.seat)[0] ?? 0;
      march(g.s, v.seat, home, g.s.residence, answer.kind, 1);
      return g.goto('split');
    },
  },
});

type Rolling = { tied: Seat[]; hits: number[] };

/** AKK-1.24 Everybody rolls 5 bones for the Crown; who ties for most rolls again. */
const rollForCrown: Proc<State, Rolling> = R.proc<Rolling>('start.crown')({
  roll: {
    chance: 'roll.crown',
    outcomes: () => hitsOf(CROWN_BONES),
    weights: () => oddsOf(CROWN_BONES),
    about: (_, v) => ({ seat: v.tied[v.hits.length] ?? 0 }),
    then: (g, v, key) => {
      const seat = v.tied[v.hits.length] ?? 0;
      v.hits.push(Number(key));
      g.emit({ type: 'crown.rolled', seat, rule: 'AKK-1.24', data: { hits: Number(key) } });
      if (v.hits.length < v.tied.length) return g.goto('roll');
      const most = Math.max(...v.hits);
      const tied = v.tied.filter((_, i) => v.hits[i] === most);
      if (tied.length > 1) return g.become(rollForCrown, { tied, hits: [] });
      g.s.crown = tied[0] ?? 0;
      g.emit({ type: 'crown.won', seat: g.s.crown, rule: 'AKK-1.24' });
      return g.end();
    },
  },
});

const figures = forEachSeat(R, 'start.figures', chooseFigure);

type Starting = { order: Seat[]; at: number; quests: number };

/** AKK-1, AKK-1.30 Mats, characters, figures, what they bring, the residence, the first quests, the Crown. */
export const start = R.proc<Starting>('start')({
  order: (g, v) => {
    if (v.order.length < g.s.table.seats - 1) return g.goto('draw');
    for (const seat of seatsOf(g.s)) if (!v.order.includes(seat)) v.order.push(seat);
    return g.goto('homes');
  },
  // AKK-1.04 a random order of choosing
  draw: {
    chance: 'deal.order',
    outcomes: (s, v) =>
      seatsOf(s)
        .filter((seat) => !v.order.includes(seat))
        .map(String),
    then: (g, v, key) => {
      v.order.push(Number(key));
      return g.goto('order');
    },
  },
  homes: (g, v) => {
    const seat = v.order[v.at++];
    return seat === undefined ? g.goto('characters') : g.call(chooseHome, { seat }, 'homes');
  },
  characters: (g, v) => {
    // AKK-1.04 in reverse order
    const seat = v.order.pop();
    return seat === undefined ? g.goto('figures') : g.call(chooseCharacter, { seat, dealt: [] }, 'characters');
  },
  figures: (g) => g.call(figures, inOrder(seatsOf(g.s)), 'settle'),
  settle: (g) => {
    for (const seat of seatsOf(g.s)) settleIn(g, seat);
    unchosenHomes(g.s);
    const seat = g.s.character.indexOf('me-sag');
    return seat < 0 ? g.goto('cards') : g.call(residence, { seat }, 'cards');
  },
  // AKK-1.28
  cards: (g) => {
    const seat = g.s.character.indexOf('ilshu-rabi');
    return seat < 0 ? g.goto('quests') : g.call(drawCards, { seat, left: 1, rule: 'AKK-1.08' }, 'quests');
  },
  // AKK-1.21
  quests: (g, v) =>
    v.quests++ < numberOf(g.s, 'start-quests') ? g.call(revealQuest, null, 'quests') : g.goto('crown'),
  crown: (g) => g.become(rollForCrown, { tied: seatsOf(g.s), hits: [] }),
});
