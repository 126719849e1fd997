import type { Message, RuleId, Seat, View } from '@edubba/kernel';
import type { Fact, ScoreLine } from '@edubba/ui';
import { LETTERS } from '../../content/challenges.ts';
import { AREA_NAMES, LOCATIONS } from '../../content/map.ts';
import { CHARACTER_NAMES } from '../../content/characters.ts';
import { TOKENS } from '../../content/things.ts';
import { goesOn } from '../../rules/queries/campaign.ts';
import { COURT, goodsOf, inPlay } from '../../rules/queries/characters.ts';
import { enemiesOnMap, onMap } from '../../rules/queries/places.ts';
import { pointsOf, totalPoints } from '../../rules/queries/score.ts';
import type { State } from '../../rules/state.ts';
import { name } from '../../text/names.ts';
import { tokenIcon } from '../../asking/icons.ts';
import { fact, say } from '../words.ts';

/** "Month 3 of 6: actions". */
export function moment({ s, over }: View<State>): Message {
  if (over) return say(s.ended === 'won' ? 'ui.moment.won' : 'ui.moment.lost');
  if (s.month === 0) return say('ui.moment.setup');
  return say('ui.moment', { month: s.month, months: s.months, stage: say(`stage.${s.stage}`) });
}

/** Clockwise from whoever leads the Month. */
export function playersInOrder({ s }: View<State>): readonly Seat[] {
  const { seats } = s.table;
  return Array.from({ length: seats }, (_, i) => (Math.max(0, s.lead) + i) % seats);
}

/** Numbers of the empire that an answer would change. */
const COUNTED: readonly (readonly [icon: string, id: string, of: (s: State) => number, good: boolean])[] = [
  ...TOKENS.map((token, i) => [tokenIcon(token), `ui.then.${token}`, (s: State) => onMap(s, i), true] as const),
  ['unit-enemy', 'ui.then.enemies', enemiesOnMap, false],
  ['tok-assassin', 'ui.then.assassinations', (s) => s.assassinations, false],
];

const MOST = 4;

/** Consequences of an option: who falls, what is gained and lost, what it costs. */
export function consequences(before: View<State>, after: View<State>): readonly Fact[] {
  const [s, t] = [before.s, after.s];
  const gates = AREA_NAMES.flatMap((area, i) =>
    s.gate[i] === t.gate[i]
      ? []
      : [
          fact(
            'bld-gate',
            say(t.gate[i] === true ? 'ui.then.gate' : 'ui.then.gate.lost', { area: name(area) }),
            t.gate[i] === true ? 'good' : 'warn',
          ),
        ],
  );
  const fallen = COURT.filter((who) => inPlay(s, who) && !inPlay(t, who)).map((who) =>
    fact('ui-warning', say('ui.then.falls', { who: name(CHARACTER_NAMES[who] ?? '') }), 'warn'),
  );
  const moved = COURT.filter((who) => inPlay(t, who) && inPlay(s, who) && s.at[who] !== t.at[who]).map((who) =>
    fact(
      'act-move',
      say('ui.then.goes', { who: name(CHARACTER_NAMES[who] ?? ''), place: name(LOCATIONS[t.at[who] ?? 0]?.id ?? '') }),
    ),
  );
  const counts = COUNTED.flatMap(([icon, id, of, good]) => {
    const by = of(t) - of(s);
    return by === 0 ? [] : [fact(icon, say(id, { n: by }), by > 0 === good ? 'good' : 'warn')];
  });
  const goods = COURT.flatMap((who) => {
    const by = goodsOf(t, who) - goodsOf(s, who);
    return by === 0 ? [] : [fact('res-coin', say('ui.then.goods', { n: by, who: name(CHARACTER_NAMES[who] ?? '') }))];
  });
  return [...fallen, ...gates, ...counts, ...goods, ...moved].slice(0, MOST);
}

const LINES: readonly (readonly [id: keyof ReturnType<typeof pointsOf>, icon: string, rule: RuleId])[] = [
  ['win', 'ui-trophy', 'SAM-29.01'],
  ['event', 'act-event', 'SAM-29.02'],
  ['gate', 'bld-gate', 'SAM-29.03'],
  ['technology', 'sam-wheel', 'SAM-29.04'],
  ['medicine', 'tok-medicine', 'SAM-29.05'],
  ['military', 'tok-military', 'SAM-29.06'],
  ['green', 'tok-diplomacy', 'SAM-29.07'],
  ['enemy', 'unit-enemy', 'SAM-29.08'],
  ['red', 'tok-plague', 'SAM-29.09'],
];

/** All win or lose together: only a Campaign has points, and everybody the same. */
export function scores({ s, over }: View<State>): readonly number[] {
  if (s.table.options['campaign'] === 'off') return [];
  const points = s.score + (over ? totalPoints(s) : 0);
  return Array.from({ length: s.table.seats }, () => points);
}

/** What a Challenge of a Campaign brought, and what was there before. Everybody has the same. */
export function scoreSheet({ s }: View<State>): readonly ScoreLine[] {
  if (s.table.options['campaign'] === 'off') return [];
  const points = pointsOf(s);
  const all = (n: number): number[] => Array.from({ length: s.table.seats }, () => n);
  return [
    ...LINES.map(([id, icon, rule]) => ({
      id,
      icon,
      label: say(`ui.score.${id}`),
      points: all(points[id]),
      causes: points[id] === 0 ? [] : [{ label: say(`ui.score.${id}`), rule, points: all(points[id]) }],
    })),
    {
      id: 'before',
      icon: 'ui-chart',
      label: say('ui.score.before'),
      points: all(s.score),
      causes: s.score === 0 ? [] : [{ label: say('ui.score.before'), rule: 'SAM-29.10', points: all(s.score) }],
    },
  ];
}

/** The Challenge that follows in a Campaign. */
export const next = ({ s }: View<State>): Message | undefined =>
  goesOn(s) ? say('ui.next', { letter: LETTERS[s.chapter + 1] ?? '' }) : undefined;
