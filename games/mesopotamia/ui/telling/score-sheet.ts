import type { View } from '@edubba/kernel';
import type { ScoreLine } from '@edubba/ui';
import { SOURCES, type State } from '../../rules/state.ts';
import { say } from '../words.ts';

const ABOUT: { readonly [source in (typeof SOURCES)[number]]: readonly [icon: string, rule: string] } = {
  eventTrack: ['act-event', 'MES-30.02'],
  populationTrack: ['mes-people', 'MES-30.03'],
  gardens: ['bld-gardens', 'MES-30.05'],
  trade: ['tok-amphora', 'MES-30.06'],
  events: ['tok-diviner', 'MES-30.07'],
  settlements: ['bld-settlement', 'MES-30.08'],
  quests: ['ui-star', 'MES-30.09'],
  areas: ['act-explore', 'MES-30.10'],
};

/** MES-30 Everything is counted at the end, once: one line for each source. */
export function scoreSheet({ s }: View<State>): readonly ScoreLine[] {
  return SOURCES.map((source, at) => {
    const [icon, rule] = ABOUT[source];
    const points = s.ledger.map((sheet) => sheet[at] ?? 0);
    return {
      id: source,
      icon,
      label: say(`ui.score.${source}`),
      points,
      causes: [{ label: say('ui.score.end'), rule, points }],
    };
  });
}
