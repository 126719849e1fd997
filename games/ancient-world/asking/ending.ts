import { AMBROSIA } from '../content/board.ts';
import { ASK, citizenIn, COIN, DONE, FOOD, isCitizen, repairIn } from '../rules/decisions.ts';
import { foodOf } from '../rules/queries/city.ts';
import * as label from '../text/option.ts';
import { named, say } from '../text/words.ts';
import { asks, cardOr, doing, onCard, onCitizen, sheet } from './parts.ts';

const repairing = (key: string): boolean => key.startsWith('repair/');
const spendThing = (key: string): string | undefined => (repairing(key) ? `card/${repairIn(key)}` : undefined);

/** The decisions of ambrosia and of the End of Round. */
export const ending = {
  [ASK.coin]: sheet(ASK.coin, {
    option: label.coins,
    prompt: () => asks('ambrosia.coin', 'AW-11.13'),
    doing: 'spend',
    thing: () => 'good/ambrosia',
    icon: 'res-coin',
    label: (key) => say('ui.spend.coin', { n: Number(key), cost: Number(key) * AMBROSIA.coin }),
    weighs: true,
  }),
  [ASK.mend]: sheet(ASK.mend, {
    option: label.repair,
    prompt: () => asks('ambrosia.repair', 'AW-11.08'),
    doing: 'spend',
    thing: () => 'good/ambrosia',
    icon: 'aw-repair',
    label: (key) => say('ui.spend.repair', { item: named(key) }),
    weighs: true,
  }),
  [ASK.cover]: sheet(ASK.cover, {
    option: label.spend,
    prompt: ({ s }, seat, { short }) =>
      asks('hunger.cover', 'AW-11.11', { short, food: foodOf(s, seat), ambrosia: s.ambrosia[seat] ?? 0 }),
    doing: 'hunger',
    thing: spendThing,
    icon: (key) => (key === DONE ? 'act-end' : key === FOOD ? 'res-food' : 'aw-repair'),
    label: (key) => (key === FOOD ? say('ui.spend.food') : cardOr('food')(repairing(key) ? repairIn(key) : key)),
    verb: (key) => (repairing(key) ? say('ui.verb.repair', { item: named(repairIn(key)) }) : undefined),
    ends: [DONE],
  }),
  [ASK.hungry]: sheet(ASK.hungry, {
    label: (key) => (isCitizen(key) ? say('choose.citizen', { skill: citizenIn(key) }) : say('ui.none.hungry')),
    prompt: ({ s }, seat, { short }) => asks('hunger.starve', 'AW-13.16', { short, food: foodOf(s, seat) }),
    doing: 'hunger',
    thing: onCitizen,
    icon: (key) => (key === DONE ? 'act-end' : 'unit-citizen'),
    verb: (key) => (isCitizen(key) ? say('ui.verb.starve', { skill: citizenIn(key) }) : undefined),
    ends: [DONE],
    weighs: true,
  }),
  [ASK.last]: sheet(ASK.last, {
    option: label.spend,
    prompt: ({ s }, seat) => asks('last.spend', 'AW-13.22', { ambrosia: s.ambrosia[seat] ?? 0 }),
    doing: 'spend',
    thing: spendThing,
    icon: (key) => (key === DONE ? 'act-end' : key === COIN ? 'res-coin' : 'aw-repair'),
    label: (key) => (key === COIN ? say('ui.spend.one') : cardOr('spend')(repairing(key) ? repairIn(key) : key)),
    verb: (key) => (repairing(key) ? say('ui.verb.repair', { item: named(repairIn(key)) }) : undefined),
    ends: [DONE],
  }),
  [ASK.income]: sheet(ASK.income, {
    option: label.repair,
    label: cardOr('income'),
    prompt: ({ s }, seat) => asks('income.repair', 'AW-13.07', { ambrosia: s.ambrosia[seat] ?? 0 }),
    doing: 'spend',
    thing: onCard,
    icon: (key) => (key === DONE ? 'act-end' : 'aw-repair'),
    verb: doing('repair'),
    ends: [DONE],
  }),
};
