import { Icon, useGame, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { LAPIS } from '../../../content/goods.ts';
import { HOME_CITIES } from '../../../content/home-cities.ts';
import { QUESTS, questOf } from '../../../content/quests.ts';
import type { State } from '../../../rules/state.ts';
import { type Deal, type Terms, worthOf } from './terms.ts';
import { what } from '../../explaining/what.ts';

interface Hint {
  readonly icon: string;
  readonly tone?: 'good' | 'warn';
  readonly text: string;
  readonly params?: { readonly [name: string]: number };
}

/** Is it a fair deal by the treasury's rates? */
function fairness(terms: Terms): Hint {
  const n = worthOf(terms.get) - worthOf(terms.give);
  if (n === 0) return { icon: 'act-trade', text: 'panel.hint.even' };
  return n > 0
    ? { icon: 'ui-bulb', tone: 'good', text: 'panel.hint.cheap', params: { n } }
    : { icon: 'ui-warning', tone: 'warn', text: 'panel.hint.dear', params: { n: -n } };
}

const TRIBUTE = 'tribute-to-the-king';

/** What the lapis one would have is good for. */
function lapis(s: State, { mine, terms }: Deal): Hint | undefined {
  const more = (terms.get['lapis'] ?? 0) - (terms.give['lapis'] ?? 0);
  const n = (s.goods[mine]?.[LAPIS] ?? 0) + more;
  const { goal = 0 } = HOME_CITIES.find(({ id }) => id === 'susa') ?? {};
  if (more <= 0) return undefined;
  if (s.home[mine] === 'susa' && s.missionScored[mine] !== true && n >= goal)
    return { icon: 'tok-religion', tone: 'good', text: 'panel.hint.mission', params: { n } };
  const wanted = QUESTS[questOf(TRIBUTE)]?.goal ?? 0;
  const open = s.questRow.includes(TRIBUTE) && ((s.scored[questOf(TRIBUTE)] ?? 0) & (1 << mine)) === 0;
  return open && n >= wanted ? { icon: 'res-vp', tone: 'good', text: 'panel.hint.tribute', params: { n } } : undefined;
}

/** What to think of before one says yes. */
export function Hints({ deal }: { readonly deal: Deal }): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const hints = [
    deal.kind === 'trade' && worthOf(deal.terms.give) + worthOf(deal.terms.get) > 0 ? fairness(deal.terms) : undefined,
    lapis(s, deal),
  ];
  return (
    <div className="hints" {...what('worth')}>
      {hints.map((hint) =>
        hint === undefined ? null : (
          <p key={hint.text} data-tone={hint.tone}>
            <Icon id={hint.icon} size={18} />
            {say(hint.text, hint.params)}
          </p>
        ),
      )}
      <small>{say('panel.hint.rates')}</small>
    </div>
  );
}
