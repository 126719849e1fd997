import type { Seat } from '@edubba/kernel';
import type { Prompt } from '@edubba/ui';
import type { Civilisation } from '../../content/civilisations.ts';
import { spaceOf } from '../../content/map.ts';
import { possibleActions } from '../../rules/queries/actions.ts';
import { besideOpposing, buildable, shipSpaces } from '../../rules/queries/adjacency.ts';
import { faceUpCards } from '../../rules/queries/cards.ts';
import { foundCost, levelCost } from '../../rules/queries/costs.ts';
import { playableFavours } from '../../rules/queries/favours.ts';
import { PURCHASE_TILE, tileCost } from '../../rules/queries/tiles.ts';
import type { State } from '../../rules/state.ts';
import type { About } from './about.ts';
import { numberOf, textOf } from './about.ts';
import type { Ask } from './ask.ts';
import { asks } from './ask.ts';
import { bonusRule, say } from '../words.ts';

/** The questions of the Actions turn and of what its actions bring. */
export function askAction(s: State, seat: Seat, kind: string, about: About): Prompt | undefined {
  return ASKS[kind]?.(s, seat, about);
}

/** After its actions the second Flood comes, and the end. */
export const LAST_ROUND = 6;

const ASKS: { readonly [kind: string]: Ask } = {
  'action.choose': (s, seat) => {
    const n = actionsLeft(s, seat);
    const camels = s.camels[seat] ?? 0;
    if (n === 0) return asks('action.discard', 'ASY-6.05', {}, { camels });
    return {
      ...asks('action.choose', 'ASY-16.03', {}, { camels, n }),
      ...(s.round === LAST_ROUND ? { why: say('ui.why.action.last', { camels, n }) } : {}),
    };
  },
  'found.space': (s, seat) => asks('found.space', 'ASY-18.02', {}, { cost: foundCost(s, seat) }),
  'found.column': () => asks('found.column', 'ASY-18.07'),
  'ziggurat.discount': (_, __, about) =>
    asks('ziggurat.discount', 'ASY-26.12', {}, { cost: numberOf(about, 'cost') ?? 0 }),
  'raise.space': (s, seat) =>
    asks('raise.space', 'ASY-19.02', {}, { second: levelCost(s, seat, 2), third: levelCost(s, seat, 3) }),
  'raise.column': (s, _, about) => {
    const space = textOf(about, 'space');
    const level = (s.levels[spaceOf(space)] ?? 0) + 1;
    return asks('raise.column', 'ASY-19.08', { space, level });
  },
  'roof.area': () => asks('roof.area', 'ASY-19.14'),
  'roof.space': () => asks('roof.space', 'ASY-19.02'),
  'offerings.size': (s, seat) => asks('offerings.size', 'ASY-20.02', {}, { at: s.offerings[seat] ?? 0 }),
  'roof.place': () => asks('roof.place', 'ASY-20.08'),
  'purchase.what': (s, seat) => asks('purchase.what', 'ASY-21.03', {}, { cost: tileCost(s, seat, PURCHASE_TILE) }),
  'card.take': (s) => asks('card.take', 'ASY-22.03', {}, { n: faceUpCards(s).length }),
  'gold.size': (s, seat) =>
    asks('gold.size', 'ASY-23.02', {}, { camels: s.camels[seat] ?? 0, gold: s.gold[seat] ?? 0 }),
  'tribute.place': (s, seat, about) => {
    const has = { gold: s.gold[seat] ?? 0, ships: s.ships[seat] ?? 0, camels: s.camels[seat] ?? 0 };
    const less = numberOf(about, 'less') ?? 0;
    return less > 0
      ? asks('tribute.again', 'ASY-27.14', {}, { ...has, less })
      : asks('tribute.place', 'ASY-24.02', {}, has);
  },
  'tribute.discount': (_, __, about) =>
    asks('tribute.discount', 'ASY-26.25', {}, { cost: numberOf(about, 'cost') ?? 0 }),
  'bonus.resolve': askBonus('bonus.resolve'),
  'bonus.pay': askBonus('bonus.pay'),
  'bonus.destroy': askBonus('bonus.destroy'),
  'favour.keep': (s) => asks('favour.keep', 'ASY-27.10', { n: s.drawn.length }),
  'tile.refresh': () => asks('tile.refresh', 'ASY-26.18'),
  'bonus.which': () => asks('bonus.which', 'ASY-26.19'),
  'pact.space': (s, seat) => asks('pact.space', 'ASY-26.15', {}, { n: besideOpposing(s, seat).length }),
};

/** Questions about one Civilisation's Bonus: what it is stands below, under its own rule. */
function askBonus(kind: string): Ask {
  return (_, __, about) => {
    const name = textOf(about, 'civilisation') as Civilisation;
    const civilisation = say(`civilisation.${name}`);
    return {
      say: say(`ui.ask.${kind}`, { civilisation }),
      why: say('ui.why.bonus', { civilisation, bonus: say(`bonus.${name}`) }),
      rule: bonusRule(name),
    };
  };
}

/** Kinds of action that are possible: the nine without a place, Huts, Ships and Favour cards (ASY-16.04). */
export function actionsLeft(s: State, seat: Seat): number {
  const hut = (s.personalHuts[seat] ?? 0) > 0 && buildable(s, seat).length > 0;
  const ship = (s.ships[seat] ?? 0) > 0 && shipSpaces(s).length > 0;
  const favour = playableFavours(s, seat, 'actions').length > 0;
  return possibleActions(s, seat).length + Number(hut) + Number(ship) + Number(favour);
}
