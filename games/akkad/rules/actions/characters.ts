import type { Key, Proc, Seat } from '@edubba/kernel';
import { one } from '@edubba/kernel';
import type { CharacterId } from '../../content/characters.ts';
import { DIVINE, GRAIN, SILVER } from '../../content/goods.ts';
import { removeCanal } from '../effects/control.ts';
import { discardToLimit } from '../effects/draw.ts';
import { giveResources } from '../effects/give.ts';
import { gainGoods, payGoods } from '../effects/goods.ts';
import { gainTokens, payToken } from '../effects/tokens.ts';
import { IDS } from '../geography.ts';
import { conversionTargets } from '../queries/conversion.ts';
import { hasCanal } from '../queries/map.ts';
import { goodsOf, hasSupply, othersAfter, poolOf } from '../queries/players.ts';
import type { One } from '../rules.ts';
import { TARGETS } from './cards/played.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { handOf, NOWHERE } from '../state.ts';
import { convert } from './convert.ts';

const seatKeys = (seats: readonly Seat[]): Key[] => seats.map(String);

/** C4 Shar-kali-sharri: three other players each give 1 resource of their choice. */
const sharKaliSharri = R.proc<One & { asked: Seat[] }>('character.shar-kali-sharri')({
  next: (g, v) => g.goto(v.asked.length < 3 && askable(g.s, v).length > 0 ? 'whom' : 'done'),
  whom: {
    ask: 'character.whom',
    by: (_, v) => v.seat,
    options: (s, v) => seatKeys(askable(s, v)),
    about: (_, v) => ({ left: 3 - v.asked.length }),
    then: (g, v, answer) => {
      v.asked.push(answer);
      return g.call(giveResources, { giver: answer, taker: v.seat, left: 1, rule: 'AKK-17.14' }, 'next');
    },
  },
  done: (g) => g.end(),
});

const askable = (s: State, v: One & { asked: Seat[] }): Seat[] =>
  othersAfter(s, v.seat).filter((seat) => !v.asked.includes(seat));

/** Every canal on the board: `2/AGD`. */
export function canalKeys(s: State): Key[] {
  const keys: Key[] = [];
  for (let seat = 0; seat < s.table.seats; seat++)
    for (let space = 0; space < s.canals.length; space++)
      if (s.canals[space] !== 0 && hasCanal(s, seat, space) && s.storm !== space)
        keys.push(`${seat}/${IDS[space] ?? ''}`);
  return keys;
}

/** Is there any? */
export function anyCanal(s: State): boolean {
  for (let space = 0; space < s.canals.length; space++) if (s.canals[space] !== 0 && s.storm !== space) return true;
  return false;
}

/** AKK-22.22 Ken-Ussam: destroys one canal and takes 2 grain. */
const kenUssam = R.proc<One>(
  'character.ken-ussam',
  one,
)({
  canal: {
    ask: TARGETS.canal,
    by: (_, v) => v.seat,
    options: (s) => canalKeys(s),
    then: (g, v, { owner, space }) => {
      removeCanal(g, owner, space, 'AKK-22.22');
      gainGoods(g, v.seat, GRAIN, 2, 'AKK-22.22');
      return g.end();
    },
  },
});

/** C4 Enheduanna: a Divine token for a CONVERSION without activating a city. */
const enheduanna = R.proc<One>(
  'character.enheduanna',
  one,
)({
  pay: (g, v) => {
    payToken(g, v.seat, DIVINE, 'AKK-17.01');
    return g.become(convert, { seat: v.seat, city: NOWHERE });
  },
});

const withCards = (s: State, seat: Seat): Seat[] =>
  othersAfter(s, seat).filter((other) => (s.hand[other]?.length ?? 0) > 0);

/** C4 Ilshu-rabi: the Spies take a random card and show the rest while they are there. */
const ilshuRabi = R.proc<One & { whom: Seat }>('character.ilshu-rabi')({
  mat: {
    ask: 'character.whom',
    by: (_, v) => v.seat,
    options: (s, v) => seatKeys(withCards(s, v.seat)),
    about: () => ({ left: 1 }),
    then: (g, v, answer) => {
      v.whom = answer;
      g.s.spies = v.whom;
      g.emit({ type: 'spies.placed', seat: v.seat, rule: 'AKK-17.01', data: { on: v.whom } });
      return g.goto('take');
    },
  },
  take: {
    chance: 'draw.theft',
    outcomes: (s, v) => s.hand[v.whom] ?? [],
    then: (g, v, item) => {
      g.move(item, handOf(v.whom), handOf(v.seat), { type: 'card.stolen', seat: v.seat, rule: 'AKK-17.01' });
      for (const held of g.s.hand[v.whom] ?? []) g.reveal(held, handOf(v.whom), [v.seat]);
      return g.become(discardToLimit, { seat: v.seat });
    },
  },
});

/** C4 Ur-Utu: 2 silver for a token of choice. */
const urUtu = R.proc<One>(
  'character.ur-utu',
  one,
)({
  pay: (g, v) => {
    payGoods(g, v.seat, SILVER, 2, 'AKK-17.01');
    return g.become(gainTokens, { seat: v.seat, left: 1, rule: 'AKK-17.01' });
  },
});

const POSSIBLE: { readonly [who in CharacterId]?: (s: State, seat: Seat) => boolean } = {
  'shar-kali-sharri': () => true,
  'ken-ussam': anyCanal,
  enheduanna: (s, seat) => poolOf(s, seat, DIVINE) > 0 && conversionTargets(s, seat, NOWHERE).length > 0,
  'ilshu-rabi': (s, seat) => withCards(s, seat).length > 0,
  'ur-utu': (s, seat) => goodsOf(s, seat, SILVER) >= 2 && hasSupply(s, seat),
};

/** AKK-17.01 May the ACTION of this player's character be used now? */
export function mayUseCharacter(s: State, seat: Seat): boolean {
  const who = s.character[seat];
  if (who === undefined || who === '' || s.characterUsed[seat] === true) return false;
  return POSSIBLE[who]?.(s, seat) === true;
}

const PROCS: { readonly [who in CharacterId]?: Proc<State, One> } = {
  'ken-ussam': kenUssam,
  enheduanna,
  'ur-utu': urUtu,
};

/** AKK-17.01 The ACTION of a character, once per action phase. */
export const useCharacter = R.proc<One>(
  'character.use',
  one,
)({
  use: (g, v) => {
    const who = g.s.character[v.seat] ?? '';
    g.s.characterUsed[v.seat] = true;
    g.emit({ type: 'character.used', seat: v.seat, rule: 'AKK-17.01', data: { character: who } });
    if (who === 'shar-kali-sharri') return g.become(sharKaliSharri, { seat: v.seat, asked: [] });
    if (who === 'ilshu-rabi') return g.become(ilshuRabi, { seat: v.seat, whom: v.seat });
    const proc = who === '' ? undefined : PROCS[who];
    return proc === undefined ? g.end() : g.become(proc, { seat: v.seat });
  },
});
