import type { Seat, View } from '@edubba/kernel';
import { RANK_VP } from '../../content/tracks.ts';
import { needsShip, sectionLevel, tradeToken } from '../../content/trade.ts';
import { unitLimit } from '../../rules/queries/pieces.ts';
import { NOBODY, type State } from '../../rules/state.ts';
import { goodsMessage } from '../../text/names.ts';
import { fact, listed, say, who } from '../words.ts';
import type { Told } from './told.ts';

export function explainTrack({ s }: View<State>, name: string, seat: Seat): Told {
  const event = name === 'event';
  const order = event ? s.eventOrder : s.populationOrder;
  const at = event ? s.eventAt : s.populationAt;
  const [first = 9, second = 6, third = 3] = RANK_VP;
  return {
    title: say(event ? 'ui.track.event' : 'ui.track.population'),
    more: listed(order.map((player) => say('ui.track.at', { seat: who(s, player), n: at[player] ?? 1 }))),
    facts: [
      fact('res-vp', say('ui.track.vp', { first, second, third })),
      event
        ? fact('act-attack', say('ui.track.ties'))
        : fact('unit-spearman', say('ui.track.units', { limit: s.order.length > 0 ? unitLimit(s, seat) : 2 })),
      fact('ui-up', say(event ? 'ui.track.event.how' : 'ui.track.population.how')),
    ],
    rules: event ? ['MES-28.02', 'MES-20.07'] : ['MES-28.13', 'MES-5.02'],
  };
}

export function explainTrade({ s }: View<State>, name: string): Told {
  const slot = Number(name) - 1;
  const [token] = s.trade[slot] ?? [];
  const level = sectionLevel(slot);
  if (token === undefined)
    return {
      title: say('ui.trade.empty', { level }),
      facts: [fact('act-trade', say('ui.trade.few'))],
      rules: ['MES-4.01'],
    };
  const { pay, gain, vp } = tradeToken(token);
  const owner = s.amphora[slot] ?? NOBODY;
  const deal = say('ui.trade.deal', { pay: goodsMessage(pay), gain: goodsMessage(gain) });
  const held = owner === NOBODY ? say('ui.trade.free', { vp }) : say('ui.trade.owned', { seat: who(s, owner), vp });
  return {
    title: say('ui.trade', { level }),
    more: listed([deal, held]),
    facts: [
      fact('act-trade', deal),
      fact('tok-amphora', held),
      fact('act-gather', say('ui.trade.level', { level })),
      ...(needsShip(slot) ? [fact('unit-ship', say('ui.trade.ship'))] : []),
    ],
    rules: ['MES-17.02', 'MES-17.04'],
  };
}
