import type { Catalogue } from '@edubba/words';

/** What figures are called, and what is said of them. */
export const labTexts: { readonly en: Catalogue } = {
  en: {
    'lab.share':
      'Win share of whoever begins {place, selectordinal, =1 {first} =2 {second} =3 {third} =4 {fourth} one {#st} two {#nd} few {#rd} other {#th}}',
    'lab.points-of':
      'Points of whoever begins {place, selectordinal, =1 {first} =2 {second} =3 {third} =4 {fourth} one {#st} two {#nd} few {#rd} other {#th}}',
    'lab.points': 'Points of a player',
    'lab.margin': 'Points between first and second',
    'lab.length': 'Decisions in a game',
    'lab.lead.changes': 'Changes of the lead',
    'lab.lead.settled': 'The winner led for good from',
    'lab.from': 'Points of a player from {source}',
    'lab.at': 'Points of a player from {source} by the end of round {round}',
    'lab.bot': 'Win share of {bot}',
    'lab.bot.budget': '{bot} ({budget} steps)',
    'lab.use': 'Games with: {thing}',
    'lab.won': 'Win share of those with: {thing}',
    'lab.said': '{text}',
    'lab.answer': '{decision}: {answer}',
    'lab.unit.rate': 'in 100 games',
    'lab.unit.share': 'in 100',
    'lab.unit.mean': 'on average',

    'lab.answer.surprising':
      '{n, plural, one {One figure differs} other {# figures differ}} by more than chance makes of {judged}. Farthest: {title}, {difference} ({low} to {high}).',
    'lab.answer.none':
      'Cannot tell yet: none of {judged, plural, one {# figure} other {# figures}} differs by more than chance makes of so many.',
    'lab.answer.single': '{title}: {value} ({low} to {high}).',

    'lab.report.games':
      '{sides, select, 2 {{games, plural, one {# pair} other {# pairs}} of games on the same seeds} other {{games, plural, one {# game} other {# games}}}}',
    'lab.report.of': '{game}, {seats, plural, one {# seat} other {# seats}}: {bots}',
    'lab.report.seed': 'Seed {seed}, rules version {rules}',
    'lab.report.ended':
      '{ended, select, all {All games were played.} sure {Stopped early: sure enough.} other {Not over yet: it can go on.}}',
    'lab.report.unfinished':
      '{n, plural, =0 {} one {# game did not end and is left out.} other {# games did not end and are left out.}}',
    'lab.report.figure': 'Figure',
    'lab.report.unit': 'Unit',
    'lab.report.difference': 'B − A',
    'lab.report.surprising': 'Surprising first',
    'lab.report.shares': 'Win share by place at the start',
    'lab.report.spread': 'Length and tension',
    'lab.report.all': 'All {n, plural, one {# figure} other {# figures}}',
    'lab.report.experiment': 'The experiment',
    'lab.report.interval': '{low} to {high}',
    'lab.report.fair': 'fair share',
    'lab.report.key':
      'A dot is the estimate, the bar through it holds the truth 95 times in 100. A is hollow, B is filled. What differs by less than chance makes of so many figures is not told as different.',
    'lab.verdict.surprising': 'surprising',
    'lab.verdict.expected': 'follows from what was turned',
    'lab.verdict.unused': 'hardly ever',
    'lab.verdict.chance': 'chance may have made it',
  },
};
