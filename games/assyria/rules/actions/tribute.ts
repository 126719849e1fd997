import type { Effects, Key, Objection, Proc, Refusal, Seat } from '@edubba/kernel';
import { keysOf, no } from '@edubba/kernel';
import type { Civilisation } from '../../content/civilisations.ts';
import type { Area } from '../../content/tracks.ts';
import { AREA_NUMBERS, AREAS, TRIBUTE } from '../../content/tracks.ts';
import type { Means } from '../decisions.ts';
import { cardsKey, decisions } from '../decisions.ts';
import { keepOneFavour } from '../effects/draw.ts';
import {
  changeVp,
  discardFavour,
  gainGoods,
  gainHut,
  gainInfluence,
  payCamels,
  payGoods,
  turnPloughs,
} from '../effects/gains.ts';
import { removeHut } from '../effects/map.ts';
import { advanceOfferings } from '../effects/offerings.ts';
import { IDS } from '../geography.ts';
import { bonusPayments, bonusPossible, civilisationAt, sacrifices } from '../queries/bonuses.ts';
import type { Token } from '../queries/costs.ts';
import {
  countWith,
  discountChoices,
  discounted,
  hasRoom,
  heldWith,
  tributeAffordable,
  tributeCost,
  tributes,
} from '../queries/costs.ts';
import { discountRefusals, spaceRefusals } from '../queries/objections.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { moveOneHut } from './move-hut.ts';

/** `less`: Camels off by the Babylonian Bonus; `not`: an area that may not be chosen. */
type Tribute = { seat: Seat; less: number; not: number; area?: Area; token?: Token };

const TOKENS: readonly Token[] = ['gold', 'ship'];

/** Keys by token and area: `middle/gold`. */
const keysWith = (token: Token): readonly Key[] =>
  keysOf(
    decisions['tribute.place'].keys,
    AREA_NUMBERS.map((area) => ({ area, token })),
  );
const KEYS: { readonly [token in Token]: readonly Key[] } = { gold: keysWith('gold'), ship: keysWith('ship') };

function objection(s: State, v: Tribute, area: Area, token: Token): Objection | undefined {
  const name = AREAS[area];
  if (area === v.not) return no('ASY-27.14', 'no.tribute.same');
  if (!hasRoom(s, area, token)) {
    // ASY-24.05 only an area that has its Ship and all its Gold is full; before, one kind of space is (ASY-24.04)
    const full = TOKENS.every((other) => !hasRoom(s, area, other));
    return no(full ? 'ASY-24.05' : 'ASY-24.04', `no.tribute.full-${token}`, { area: { id: `area.${name}` } });
  }
  const held = token === 'gold' ? s.gold[v.seat] : s.ships[v.seat];
  if ((held ?? 0) === 0) return no('ASY-24.03', `no.tribute.no-${token}`, undefined, { id: `fix.${token}.gain` });
  const cost = tributeCost(area, v.less);
  if (!tributeAffordable(s, v.seat, cost))
    return no('ASY-24.02', 'no.camels', { cost, camels: s.camels[v.seat] ?? 0 }, { id: 'fix.camels' });
  return undefined;
}

/** Every Tribute that is refused, with the reason. */
export function tributeRefusals(s: State, v: Tribute): Refusal[] {
  return AREA_NUMBERS.flatMap((area) =>
    TOKENS.flatMap((token) => {
      const why = objection(s, v, area, token);
      return why === undefined ? [] : [{ target: KEYS[token][area] as Key, ...why }];
    }),
  );
}

/** ASY-24 Pay Camels, place the token, gain Influence, then perhaps the Bonus (ASY-24.06). */
export const makeTribute: Proc<State, Tribute> = R.proc<Tribute>('tribute')({
  place: {
    ask: 'tribute.place',
    by: (_, v) => v.seat,
    options: (s, v) => tributes(s, v.seat, v.less, v.not).map(([area, token]) => KEYS[token][area] as Key),
    refusals: tributeRefusals,
    about: (_, v) => ({ less: v.less }),
    then: (g, v, { area, token }) => {
      v.token = token;
      v.area = area;
      return g.goto('price');
    },
  },
  price: (g, v) => {
    const [only, other] = choices(g.s, v);
    if (other !== undefined) return g.goto('discount');
    pay(g, v, only ?? 0);
    return g.goto('influence');
  },
  // ASY-26.25
  discount: {
    ask: 'tribute.discount',
    by: (_, v) => v.seat,
    options: (s, v) => choices(s, v).map(cardsKey),
    refusals: (s, v) =>
      discountRefusals(s, v.seat, tributeCost(v.area ?? 0, v.less), countWith(s, v.seat, 'cheaper-tribute')),
    about: (_, v) => ({ cost: tributeCost(v.area ?? 0, v.less) }),
    then: (g, v, cards) => {
      pay(g, v, cards);
      return g.goto('influence');
    },
  },
  influence: (g, v) => {
    const area = v.area ?? 0;
    // ASY-24.07, ASY-A.1 what is printed, whatever was paid
    gainInfluence(g, v.seat, TRIBUTE.camels[area] ?? 0, 'ASY-24.07');
    return bonusPossible(g.s, v.seat, area) ? g.goto('bonus') : g.end();
  },
  // ASY-24.08, ASY-27.13
  bonus: {
    ask: 'bonus.resolve',
    by: (_, v) => v.seat,
    options: () => ['yes', 'no'],
    about: (s, v) => ({ civilisation: civilisationAt(s, v.area ?? 0) ?? '' }),
    then: (g, v, answer) => (answer === 'no' ? g.end() : g.become(tributeBonus, { seat: v.seat, area: v.area ?? 0 })),
  },
});

/** How many cards may take 2 Camels off this Tribute. */
function choices(s: State, v: Tribute): number[] {
  return discountChoices(
    tributeCost(v.area ?? 0, v.less),
    countWith(s, v.seat, 'cheaper-tribute'),
    s.camels[v.seat] ?? 0,
  );
}

function pay(g: Effects<State>, v: Tribute, cards: number): void {
  const { s } = g;
  const area = v.area ?? 0;
  const token = v.token ?? 'gold';
  payCamels(g, v.seat, discounted(tributeCost(area, v.less), cards));
  for (const item of heldWith(s, v.seat, 'cheaper-tribute').slice(0, cards)) discardFavour(g, v.seat, item);
  payGoods(g, v.seat, token);
  layToken(g, v.seat, area, token);
}

/** ASY-24.04 A token takes its space; also for the solo opponent (ASY-35.09). */
export function layToken(g: Effects<State>, seat: Seat, area: Area, token: Token): void {
  const { s } = g;
  if (token === 'gold') s.areaGold[area] = (s.areaGold[area] ?? 0) + 1;
  else s.areaShip[area] = true;
  g.emit({ type: `tribute.${token}`, seat, rule: 'ASY-24.03', data: { area: AREAS[area] } });
}

type Resolving = { seat: Seat; area: Area };

/** ASY-27.01 to ASY-27.10 The Tribute Bonus of the Civilisation beside an area. */
export const tributeBonus: Proc<State, Resolving> = R.proc<Resolving>('bonus')({
  begin: (g, v) => {
    const { seat } = v;
    const [board] = g.s.civilisation[v.area] ?? [];
    if (board !== undefined) g.emit({ type: 'bonus.taken', seat, item: board, rule: 'ASY-24.08' });
    switch (nameOf(g.s, v)) {
      case 'babylonians':
        return g.become(makeTribute, { seat, less: 1, not: v.area });
      case 'cimmerians':
        return g.become(moveOneHut, { seat });
      case 'egyptians':
      case 'hittites':
        return g.goto('destroy');
      case 'amorites':
      case 'israelites':
      case 'medes':
        return g.goto('pay');
      case 'canaanites':
        gainGoods(g, seat, 'ship', 1, 'ASY-27.03');
        return g.end();
      case 'elamites':
        gainGoods(g, seat, 'farmer', 1, 'ASY-27.06');
        return g.end();
      case 'harappans':
        turnPloughs(g, seat, 1, 'ASY-27.07');
        return g.end();
    }
  },
  pay: {
    ask: 'bonus.pay',
    by: (_, v) => v.seat,
    options: (s, v) => bonusPayments(s, v.seat, nameOf(s, v)),
    about: (s, v) => ({ civilisation: nameOf(s, v) }),
    then: (g, v, means) => {
      const name = nameOf(g.s, v);
      payBonus(g, v.seat, means, name);
      if (name === 'amorites') return g.become(advanceOfferings, { seat: v.seat, steps: 1 });
      if (name === 'medes') return g.become(keepOneFavour, { seat: v.seat, left: 2 });
      gainHut(g, v.seat, 'ASY-27.09');
      return g.end();
    },
  },
  destroy: {
    ask: 'bonus.destroy',
    by: (_, v) => v.seat,
    options: (s, v) => sacrifices(s, v.seat, nameOf(s, v)).map((space) => IDS[space] as Key),
    refusals: (s, v) =>
      spaceRefusals(s, (space) => {
        if (sacrifices(s, v.seat, nameOf(s, v)).includes(space)) return undefined;
        const egyptian = nameOf(s, v) === 'egyptians';
        if (s.hut[space] !== v.seat) return no(egyptian ? 'ASY-27.05' : 'ASY-27.08', 'no.hut.not-yours');
        return egyptian ? no('ASY-27.05', 'no.bonus.land') : no('ASY-27.08', 'no.bonus.river');
      }),
    about: (s, v) => ({ civilisation: nameOf(s, v) }),
    then: (g, v, space) => {
      const egyptian = nameOf(g.s, v) === 'egyptians';
      removeHut(g, space, 'hut.destroyed', egyptian ? 'ASY-27.05' : 'ASY-27.08');
      if (egyptian) gainInfluence(g, v.seat, 1, 'ASY-27.05');
      changeVp(g, v.seat, egyptian ? 1 : 2, 'bonuses', egyptian ? 'ASY-27.05' : 'ASY-27.08');
      return g.end();
    },
  },
});

function nameOf(s: State, v: Resolving): Civilisation {
  return civilisationAt(s, v.area) ?? 'canaanites';
}

function payBonus(g: Effects<State>, seat: Seat, means: Means, name: Civilisation): void {
  const vp = name === 'amorites' ? 1 : 2;
  if (means === 'vp') changeVp(g, seat, -vp, 'bonuses', name === 'amorites' ? 'ASY-27.01' : 'ASY-27.10');
  else if (means === 'camel') payCamels(g, seat, 1);
  else payGoods(g, seat, means);
  g.emit({ type: 'bonus.paid', seat, rule: 'ASY-24.08', data: { what: means, n: means === 'vp' ? vp : 1 } });
}
