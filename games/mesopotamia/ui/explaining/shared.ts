import type { ItemId, Seat, View } from '@edubba/kernel';
import { ACTIONS } from '../../content/actions.ts';
import { EMPIRE_NAMES, EMPIRES } from '../../content/empires.ts';
import { gardenToken } from '../../content/gardens.ts';
import { strategyCard } from '../../content/solo-cards.ts';
import { sum } from '../../rules/lists.ts';
import { castOf } from '../../rules/options.ts';
import { holds, isMarked, priority, slotOf } from '../../rules/queries/strategy.ts';
import type { State } from '../../rules/state.ts';
import { goodsMessage, item } from '../../text/names.ts';
import { ACTION_ICONS } from '../icons.ts';
import { worth } from '../telling/estimate.ts';
import { fact, say, who } from '../words.ts';
import type { Told } from './told.ts';
import { numberOf } from '../../rules/queries/numbers.ts';

export function explainGarden({ s }: View<State>): Told {
  const [token] = s.garden;
  const built = say('ui.garden.built', { n: s.gardensBuilt, all: numberOf(s, 'parts') });
  if (token === undefined)
    return { title: say('ui.garden'), more: built, facts: [fact('bld-gardens', built)], rules: ['MES-14.01'] };
  const { cost, vp, population, event, settlements } = gardenToken(token);
  const asks = [
    ...(population > 0 ? [fact('mes-people', say('ui.garden.population', { n: population }))] : []),
    ...(event > 0 ? [fact('act-event', say('ui.garden.event', { n: event }))] : []),
    ...(settlements > 0 ? [fact('bld-settlement', say('ui.garden.settlements', { n: settlements }))] : []),
  ];
  const next = say('ui.garden.next', { goods: goodsMessage(cost), vp });
  return {
    title: say('ui.garden'),
    more: say('ui.named', { title: built, more: next }),
    facts: [fact('bld-gardens', built), fact('res-vp', next), ...asks, fact('act-build', say('ui.garden.how'))],
    rules: ['MES-14.01', 'MES-14.04'],
  };
}

export function explainRole({ s }: View<State>, name: string): Told {
  const holder = s.role.indexOf('ABCDEF'.indexOf(name));
  const more = holder < 0 ? say('ui.role.free') : say('ui.role.taken', { seat: who(s, holder) });
  return {
    title: say('do.role', { role: say(`role.${name}`) }),
    more,
    facts: [fact('tok-crown', more), fact('act-info', say('ui.role.how'))],
    rules: ['MES-2.02'],
  };
}

export function explainEmpire({ s }: View<State>, name: string): Told | undefined {
  const empire = EMPIRE_NAMES.findIndex((one) => one === name);
  const row = EMPIRES[empire];
  if (row === undefined) return undefined;
  const leader = s.empire.indexOf(empire);
  const { AH, ME } = castOf(s.table);
  const out = row.box === 'AH' ? !AH : row.box === 'ME' ? !ME : false;
  const state = say(leader >= 0 ? 'ui.empire.led' : out ? 'ui.empire.locked' : 'ui.empire.free', {
    seat: who(s, Math.max(0, leader)),
  });
  return {
    title: say(`ui.empire.${name}`),
    more: say(`ui.gift.${name}`),
    facts: [fact('act-research', say(`ui.gift.${name}`)), fact('act-info', state)],
    rules: [leader >= 0 ? 'MES-2.03' : out ? 'MES-31.05' : 'MES-2.03'],
  };
}

export function explainSolo({ s }: View<State>, name: string): Told {
  if (name === '')
    return {
      title: say('ui.wave', { n: s.wave }),
      facts: [fact('unit-enemy', say('ui.wave.how'))],
      rules: ['MES-35.01'],
    };
  return explainStrategy(s, name);
}

/** MES-32.09 What a Strategy card is for now: its priority and why, and what its two slots do. */
function explainStrategy(s: State, name: ItemId): Told {
  const card = strategyCard(name);
  const { high, condition } = card;
  const params = { n: priority(s, name), high, why: say(`ui.condition.${condition}`) };
  const slots = [0, 1].map((slot) => {
    const { type } = slotOf(name, slot);
    const action = say(`action.${ACTIONS[type] ?? ''}`);
    return fact(ACTION_ICONS[type] ?? '', say(isMarked(s, name, slot) ? 'ui.slot.done' : 'ui.slot.open', { action }));
  });
  return {
    title: item(name),
    facts: [fact('ui-bot', say(holds(s, card) ? 'ui.strategy.high' : 'ui.strategy.low', params)), ...slots],
    rules: ['MES-32.10', 'MES-32.14'],
  };
}

export function explainPlayer({ s }: View<State>, name: string): Told {
  const player: Seat = Number(name);
  const empire = EMPIRE_NAMES[s.empire[player] ?? -1];
  const vp = sum(worth(s)[player] ?? []);
  return {
    title: who(s, player),
    facts: [
      fact('tok-crown', empire === undefined ? say('ui.empire.none') : say(`ui.empire.${empire}`)),
      fact('res-vp', say('ui.player.worth', { vp })),
    ],
    rules: ['MES-30.01'],
  };
}

export function explainRound({ s }: View<State>): Told {
  const more = say(`ui.moment.${s.phase}`, { round: s.round });
  return { title: more, facts: [fact('bld-gardens', say('ui.round.how'))], rules: ['MES-5.01'] };
}
