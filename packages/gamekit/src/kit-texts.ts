import type { Catalogue } from '@edubba/words';

/** Texts that every game needs and no game should have to write. */
export const kitTexts: { readonly en: Catalogue } = {
  en: {
    'bot.random': 'Random',

    'choice.pass': 'Pass',
    'choice.done': 'Done',
    'choice.send': 'Make this offer',
    'choice.withdraw': 'Withdraw',
    'choice.accept': 'Accept',
    'choice.counter': 'Make a counter-offer',
    'choice.decline': 'Decline',
    'choice.propose': 'Propose: {choice}',
    'choice.confirm': 'Decide: {choice}',

    'drawn.number': '{n, number}',

    'refusal.why': '{why}',
    'refusal.rule': '{why} ({rule})',
    'refusal.fix': '{why} {fix} ({rule})',

    'reason.points': '{points, number, ::sign-except-zero} {why}',

    'outcome.one': '{winners} wins.',
    'outcome.several': '{winners} share the victory.',
    'outcome.all': 'All share the victory.',
    'outcome.won': 'The table wins together.',
    'outcome.lost': 'The table has lost.',
    'outcome.reason': '{outcome} {reason}',
    'outcome.grade': '{outcome} {grade}',
    'outcome.score': '{seat}: {score}',

    'goods.none': 'nothing',
    'goods.items': '{n, plural, =1 {{item}} other {# × {item}}}',

    allotment: '{parts}; together {least} to {most}. For example: {example}',
    'allotment.part': '{name} {least} to {most}',

    'answer.open': '{seat}: {choice}',
    'answer.secret': '{seat} has chosen.',

    'list.two': '{first} and {last}',
    'list.more': '{first}, {rest}',
  },
};
