import type { Asks, Sheets } from '@edubba/gamekit';
import { askingOf } from '@edubba/gamekit';
import type { Decided } from '../rules/decisions.ts';
import { decisions } from '../rules/decisions.ts';
import type { State } from '../rules/state.ts';
import { cardOf } from '../rules/state.ts';
import { item } from '../text/names.ts';

/** One sheet for each decision: what is said of it, and where it is pointed at at the drawn table (`ui/`). */
const sheets: Sheets<State, Decided> = {
  'turn.take': {
    option: (deed, { s, seat }) => {
      if (deed === 'harvest') return { id: 'fg.harvest' };
      const params = { card: item(deed.what), cost: cardOf(deed.what).cost, grain: s.grain[seat] ?? 0 };
      return { id: 'fg.build', params };
    },
    prompt: () => ({ say: { id: 'ui.ask.turn.take' }, why: { id: 'ui.why.turn.take' }, rule: 'FG-2.01' }),
    doing: 'turn',
    thing: (deed) => (deed === 'harvest' ? 'field' : `card/${deed.what}`),
  },
};

export const asks: Asks<State> = askingOf(decisions, sheets);
