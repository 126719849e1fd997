import type { Prompt, Sheets } from '@edubba/gamekit';
import { aboutOf } from '@edubba/gamekit';
import type { Message, Seat, View } from '@edubba/kernel';
import type { Civilisation } from '../content/civilisations.ts';
import { spaceOf } from '../content/map.ts';
import { COLUMN_NAMES, OFFERINGS_EXCHANGES } from '../content/player-board.ts';
import { AREAS, TRIBUTE } from '../content/tracks.ts';
import type { Act, Action, Decided } from '../rules/decisions.ts';
import { decisions } from '../rules/decisions.ts';
import { possibleActions } from '../rules/queries/actions.ts';
import { besideOpposing, buildable, shipSpaces } from '../rules/queries/adjacency.ts';
import { faceUpCards } from '../rules/queries/cards.ts';
import { camelLimit, discounted, foundCost, levelCost, roofCost } from '../rules/queries/costs.ts';
import { playableFavours } from '../rules/queries/favours.ts';
import { riverCamels } from '../rules/queries/scores.ts';
import { CARD_TILE, PURCHASE_TILE, tileCost } from '../rules/queries/tiles.ts';
import type { State } from '../rules/state.ts';
import { bonusRule, reader, say } from '../text/words.ts';
import { ACTION_ICONS, TILE_ICONS } from './icons.ts';
import {
  areaName,
  asks,
  boardName,
  deedIcon,
  deedOption,
  deedThing,
  deedVerb,
  deedWeighs,
  END,
  ofCard,
  ofColumn,
  onArea,
  onSpace,
  tile,
} from './parts.ts';

/** After its actions the second Flood comes, and the end. */
const LAST_ROUND = 6;

/** The decisions of the Actions turn and of what its actions bring. */
export const acting = {
  'action.choose': {
    option: actionOption,
    label: (answer, view) => (answer === 'end' ? say('ui.end.action.choose') : actionOption(answer, view)),
    prompt: ({ s }, seat) => {
      const n = actionsLeft(s, seat);
      const camels = s.camels[seat] ?? 0;
      if (n === 0) return asks('action.discard', 'ASY-6.05', {}, { camels });
      return {
        ...asks('action.choose', 'ASY-16.03', {}, { camels, n }),
        ...(s.round === LAST_ROUND ? { why: say('ui.why.action.last', { camels, n }) } : {}),
      };
    },
    doing: 'action',
    others: ({ s }, seat) => ({
      why: say('ui.others.why.action', { camels: s.camels[seat] ?? 0, n: possibleActions(s, seat).length }),
    }),
    thing: (answer) => {
      if (typeof answer !== 'string') return deedThing(answer);
      if (answer === 'end') return undefined;
      return (COLUMN_NAMES as readonly string[]).includes(answer) ? `tile/${answer}` : `action/${answer}`;
    },
    icon: (answer) => (typeof answer === 'string' ? ACTION_ICONS[answer] : deedIcon(answer)),
    verb: (answer) => (typeof answer === 'string' ? undefined : deedVerb(answer)),
    ends: ['end'],
    // Opening an action is free, except those that are paid at once.
    weighs: (answer) => (typeof answer === 'string' ? answer === 'ploughs' || answer === 'card' : deedWeighs(answer)),
    unusual: (answer, view) => (answer === 'end' ? actionsLost(view.s, reader(view)) : undefined),
  },
  'found.space': {
    ...onSpace('settle', 'bld-zig1'),
    prompt: ({ s }, seat) => asks('found.space', 'ASY-18.02', {}, { cost: foundCost(s, seat) }),
    doing: 'ziggurat',
    weighs: true,
  },
  'found.column': { ...ofColumn, prompt: () => asks('found.column', 'ASY-18.07'), doing: 'ziggurat', weighs: true },
  'ziggurat.discount': {
    option: (cards) => cardsOption(cards),
    label: (cards, view) => cardsOption(cards, aboutOf(decisions, view, 'ziggurat.discount')?.cost),
    prompt: (_, __, { cost }) => asks('ziggurat.discount', 'ASY-26.12', {}, { cost }),
    doing: 'ziggurat',
    icon: 'ui-hand',
    weighs: true,
    control: 'number',
  },
  'raise.space': {
    ...onSpace('raise', 'bld-zig2'),
    prompt: ({ s }, seat) =>
      asks('raise.space', 'ASY-19.02', {}, { second: levelCost(s, seat, 2), third: levelCost(s, seat, 3) }),
    doing: 'ziggurat',
  },
  'raise.column': {
    ...ofColumn,
    prompt: ({ s }, _, { space }) =>
      asks('raise.column', 'ASY-19.08', { space, level: (s.levels[spaceOf(space)] ?? 0) + 1 }),
    doing: 'ziggurat',
    weighs: true,
  },
  'roof.area': {
    ...onArea('roof-of', 'bld-roof'),
    // From whom the Roof comes, what it costs there and what it brings.
    option: (area, { s }) => {
      const name = boardName(s, area);
      const params = { civilisation: { id: `civilisation.${name}` }, area: areaName(area) };
      return { id: 'do.roof-from', params: { ...params, cost: roofCost(s, area), effect: { id: `roof.${name}` } } };
    },
    prompt: () => asks('roof.area', 'ASY-19.14'),
    doing: 'ziggurat',
  },
  'roof.space': {
    ...onSpace('crown', 'bld-roof'),
    prompt: () => asks('roof.space', 'ASY-19.02'),
    doing: 'ziggurat',
    weighs: true,
  },
  'offerings.size': {
    option: (steps) => ({ id: 'do.steps', params: { steps, camels: OFFERINGS_EXCHANGES[steps - 1]?.camels ?? 0 } }),
    prompt: ({ s }, seat) => asks('offerings.size', 'ASY-20.02', {}, { at: s.offerings[seat] ?? 0 }),
    doing: 'offerings',
    icon: 'res-offering',
    weighs: true,
    control: 'number',
  },
  'roof.place': {
    ...onArea('roof-onto', 'bld-roof'),
    option: (area) => ({ id: 'do.cover', params: { area: areaName(area), reward: { id: `reward.${AREAS[area]}` } } }),
    prompt: () => asks('roof.place', 'ASY-20.08'),
    doing: 'roof',
  },
  'purchase.what': {
    option: (what) => ({ id: what === 'hut' ? 'do.buy-hut' : 'do.buy-goods' }),
    prompt: ({ s }, seat) => asks('purchase.what', 'ASY-21.03', {}, { cost: tileCost(s, seat, PURCHASE_TILE) }),
    doing: 'purchase',
    icon: (what) => (what === 'hut' ? 'bld-hut' : 'unit-ship'),
    weighs: true,
  },
  'card.take': {
    ...ofCard('take'),
    prompt: ({ s }) => asks('card.take', 'ASY-22.03', {}, { n: faceUpCards(s).length }),
    doing: 'card',
  },
  'gold.size': {
    option: ({ camels, gain }) => ({ id: 'do.exchange', params: { camels, gold: gain } }),
    prompt: ({ s }, seat) =>
      asks('gold.size', 'ASY-23.02', {}, { camels: s.camels[seat] ?? 0, gold: s.gold[seat] ?? 0 }),
    doing: 'gold',
    icon: 'res-gold',
    weighs: true,
  },
  'tribute.place': {
    option: ({ area, token }, { s }) => {
      const civilisation = { id: `civilisation.${boardName(s, area)}` };
      const params = { civilisation, area: areaName(area), token: { id: `token.${token}` } };
      return { id: 'do.tribute-to', params: { ...params, influence: TRIBUTE.camels[area] ?? 0 } };
    },
    prompt: ({ s }, seat, { less }) => {
      const has = { gold: s.gold[seat] ?? 0, ships: s.ships[seat] ?? 0, camels: s.camels[seat] ?? 0 };
      return less > 0
        ? asks('tribute.again', 'ASY-27.14', {}, { ...has, less })
        : asks('tribute.place', 'ASY-24.02', {}, has);
    },
    doing: 'tribute',
    thing: ({ area, token }) => `area/${AREAS[area]}/${token}`,
    icon: 'res-influence',
    verb: ({ area, token }, { s }) =>
      say('ui.verb.tribute', { civilisation: say(`civilisation.${boardName(s, area)}`), token: say(`token.${token}`) }),
    weighs: true,
  },
  'tribute.discount': {
    option: (cards) => cardsOption(cards),
    label: (cards, view) => cardsOption(cards, aboutOf(decisions, view, 'tribute.discount')?.cost),
    prompt: (_, __, { cost }) => asks('tribute.discount', 'ASY-26.25', {}, { cost }),
    doing: 'tribute',
    icon: 'ui-hand',
    weighs: true,
    control: 'number',
  },
  'bonus.resolve': {
    option: (answer) => ({ id: `do.${answer}` }),
    label: (answer) => ({ id: answer === 'no' ? 'ui.end.bonus.resolve' : 'ui.take-bonus' }),
    params: ({ civilisation }) => bonusParams(civilisation),
    prompt: (_, __, { civilisation }) => askBonus('bonus.resolve', civilisation),
    doing: 'bonus',
    icon: (answer) => (answer === 'no' ? 'act-pass' : 'act-confirm'),
    ends: ['no'],
    unusual: (answer, _, about) => (answer === 'no' ? freeBonus(about?.civilisation ?? '') : undefined),
  },
  'bonus.pay': {
    // The VP depend on whose Bonus it is (ASY-27.01, ASY-27.10).
    option: (means, view) => {
      if (means !== 'vp') return { id: `do.pay.${means}` };
      const amorites = aboutOf(decisions, view, 'bonus.pay')?.civilisation === 'amorites';
      return { id: 'do.pay.vp', params: { n: amorites ? 1 : 2 } };
    },
    params: ({ civilisation }) => bonusParams(civilisation),
    prompt: (_, __, { civilisation }) => askBonus('bonus.pay', civilisation),
    doing: 'bonus',
    icon: (means) => MEANS_ICONS[means],
    weighs: true,
  },
  'bonus.destroy': {
    ...onSpace('give-up', 'act-destroy'),
    params: ({ civilisation }) => bonusParams(civilisation),
    prompt: (_, __, { civilisation }) => askBonus('bonus.destroy', civilisation),
    doing: 'bonus',
    weighs: true,
  },
  'favour.keep': {
    ...ofCard('keep'),
    prompt: ({ s }) => asks('favour.keep', 'ASY-27.10', { n: s.drawn.length }),
    doing: 'favour',
  },
  'tile.refresh': {
    option: tile,
    prompt: () => asks('tile.refresh', 'ASY-26.18'),
    doing: 'tile',
    thing: (column) => `tile/${COLUMN_NAMES[column]}`,
    icon: (column) => TILE_ICONS[column],
    verb: (column) => say('ui.verb.turn', { tile: tile(column) }),
  },
  'bonus.which': {
    ...onArea('bonus-of', 'tok-royal'),
    option: (area, { s }) => ({ id: 'do.bonus', params: bonusParams(boardName(s, area)) ?? {} }),
    prompt: () => asks('bonus.which', 'ASY-26.19'),
    doing: 'bonus',
  },
  'pact.space': {
    ...onSpace('hut', 'bld-hut'),
    prompt: ({ s }, seat) => asks('pact.space', 'ASY-26.15', {}, { n: besideOpposing(s, seat).length }),
    doing: 'build',
  },
} satisfies Partial<Sheets<State, Decided>>;

const MEANS_ICONS = { gold: 'res-gold', vp: 'res-vp', camel: 'res-camel', farmer: 'res-farmer' };

function actionOption(answer: Act, { s, seat }: View<State>): Message {
  if (typeof answer !== 'string') return deedOption(answer);
  return answer === 'end' ? END : plainAction(s, seat, answer);
}

/** Actions without a place: what they cost is part of the name. */
function plainAction(s: State, seat: Seat, action: Action): Message {
  if (action === 'found') return { id: 'do.found', params: { cost: foundCost(s, seat) } };
  if (action === 'purchase') return { id: 'do.purchase', params: { cost: tileCost(s, seat, PURCHASE_TILE) } };
  if (action === 'card') return { id: 'do.take-card', params: { cost: tileCost(s, seat, CARD_TILE) } };
  return { id: `do.${action}` };
}

/** So many cards off a price; with what is left to pay, where the question says what it is about. */
function cardsOption(cards: number, cost?: number): Message {
  if (cost === undefined) return { id: 'do.cards', params: { cards } };
  return { id: 'ui.cards-for', params: { cards, cost: discounted(cost, cards) } };
}

function bonusParams(name: Civilisation | ''): Message['params'] {
  return name === '' ? {} : { civilisation: { id: `civilisation.${name}` }, bonus: { id: `bonus.${name}` } };
}

/** Questions about one Civilisation's Bonus: what it is stands below, under its own rule. */
function askBonus(kind: string, name: Civilisation | ''): Prompt {
  const civilisation = say(`civilisation.${name}`);
  return {
    say: say(`ui.ask.${kind}`, { civilisation }),
    why: say('ui.why.bonus', { civilisation, bonus: say(`bonus.${name}`) }),
    rule: bonusRule(name === '' ? undefined : name),
  };
}

/** Kinds of action that are possible: the nine without a place, Huts, Ships and Favour cards (ASY-16.04). */
function actionsLeft(s: State, seat: Seat): number {
  const hut = (s.personalHuts[seat] ?? 0) > 0 && buildable(s, seat).length > 0;
  const ship = (s.ships[seat] ?? 0) > 0 && shipSpaces(s).length > 0;
  const favour = playableFavours(s, seat, 'actions').length > 0;
  return possibleActions(s, seat).length + Number(hut) + Number(ship) + Number(favour);
}

const FLOOD = 3;

/** Camels stay for the next round: they are thrown away only after the last one, or where the limit takes some. */
function actionsLost(s: State, seat: Seat): Message | undefined {
  const n = actionsLeft(s, seat);
  const camels = s.camels[seat] ?? 0;
  if (n === 0) return undefined;
  if (s.round === LAST_ROUND) return say('ui.unusual.action.last', { camels, n });
  // The first Flood takes the Huts that would bring Camels.
  const income = s.round === FLOOD ? 0 : riverCamels(s, seat);
  const limit = camelLimit(s, seat);
  const lost = Math.min(camels, camels + income - limit);
  return lost > 0 ? say('ui.unusual.action.over', { income, camels, lost, limit }) : undefined;
}

/** Bonuses without a price: a Ship, a Farmer, a Plough turned up. */
const FREE = new Set<string>(['canaanites', 'elamites', 'harappans']);

function freeBonus(name: Civilisation | ''): Message | undefined {
  return FREE.has(name) ? say('ui.unusual.bonus', { bonus: say(`bonus.${name}`) }) : undefined;
}
