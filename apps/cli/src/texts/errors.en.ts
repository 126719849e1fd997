import type { Catalogue } from '@edubba/words';

/** What can be wrong, in one line each. */
export const errors: Catalogue = {
  'cli.lab.error.action': 'The lab cannot {action}; it can: {known}.',
  'cli.lab.error.file': '{file} cannot be used: {detail}',
  'cli.lab.error.experiment': 'This cannot be played: {detail}',
  'cli.lab.error.other': '{file} holds something else, and is not overwritten: {detail}',
  'cli.lab.error.turn': 'Say what is turned on side B, with {flag}.',
  'cli.lab.error.name': 'Say which: a file or the name of an experiment comes after {action}.',
  'cli.lab.error.database': 'Say which PostgreSQL, with {flag} postgres://… or in {variable}.',
  'cli.lab.error.unreachable': 'The database at {place} cannot be used: {detail}',
  'cli.lab.error.unknown': 'There is no experiment {id} in this database.',
  'cli.lab.error.closed':
    'Experiment {id} is not open: it is {state, select, done {done} cancelled {cancelled already} other {failed}}.',
  'cli.lab.error.failed': 'Experiment {id} cannot be played: {why}',
  'cli.lab.error.nothing-yet': 'Nothing of experiment {id} has been played yet.',
  'cli.lab.error.number': '{name} is turned to a whole number, not to {value}.',
  'cli.env.error.no-vector': '{game} declares neither a vector nor an index of actions.',
  'cli.env.error.many': '{envs} games at once are too many: there can be {most}.',
  'cli.error': 'Error:',
  'cli.error.with-hint': '{error} {hint}',
  'cli.error.did-you-mean': 'Did you mean {suggestion}?',
  'cli.error.see-help': 'See {help}',
  'cli.error.unexpected': '{detail} ({debug} shows where)',
  'cli.error.locale': 'There are no words in {locale}; there are: {known}.',

  'cli.error.unknown-command': 'There is no command {command}.',
  'cli.error.unknown-flag': 'The command {command} has no option {flag}.',
  'cli.error.missing-argument': 'The command {command} needs <{name}>.',
  'cli.error.missing-value': 'The option {flags} needs a value.',
  'cli.error.too-many': 'The command {command} has no use for: {extra}.',
  'cli.error.number': '{flag} needs a whole number, {min} or more, not {value}.',
  'cli.error.pair': '{flag} needs {pair}, not {value}.',

  'cli.error.no-games': 'There are no games here.',
  'cli.error.unknown-game': 'There is no game {game}; there are: {known}.',
  'cli.error.unknown-game-near': 'There is no game {game}. Did you mean {suggestion}?',
  'cli.error.game-broken': 'The game {game} cannot be loaded:\n{detail}\nSee: {command}',
  'cli.error.game-no-module': 'The game {game} does not export itself as default, under its own id.',
  'cli.error.table': '{game} has no such table. {why}',
  'cli.error.players': '{game} is for {range}, not {players}.',
  'cli.error.no-options': '{game} has no options.',
  'cli.error.unknown-option': '{game} has no option {name}; it has: {known}.',
  'cli.error.option-value': '{name} can be {known}, not {value}.',
  'cli.error.unknown-bot': '{game} has no bot {bot}; it has: {known}.',
  'cli.error.too-many-bots':
    '{bots, plural, one {# bot} other {# bots}} for {players, plural, one {# player} other {# players}}: that is too many.',
  'cli.error.too-many-seats':
    '{seats, plural, one {# name} other {# names}} for {players, plural, one {# seat} other {# seats}}: that is too many.',
  'cli.arena.error.claim':
    'A claim is about two bots, the one and what the others are like, and is between 1 and 99. Bots: {known}.',
  'cli.arena.error.teams':
    'In this game players play against one another: teams can only be compared where a table wins together.',
  'cli.arena.error.other': '{file} holds the games of another contest. Name another file, or remove it.',
  'cli.error.arena-bots': 'An arena needs two or more different bots of: {known}.',

  'cli.error.cannot-read': 'Cannot read {file} ({detail}).',
  'cli.error.cannot-write': 'Cannot write {file} ({detail}).',
  'cli.error.no-record': '{file} holds no recorded game. {why}',
  'cli.error.record-differs':
    'The game in {file} cannot be continued. {at, plural, =0 {} other {Up to entry {before} of {entries} it can be followed, but not from there on: }}{why} To look at it: {command}',
  'cli.error.record-exists': '{file} holds another game already: it is not overwritten.',
  'cli.error.verify-finished': '--finished looks into a house: say which with --database.',
  'cli.error.verify-both': 'Either recorded games or the database of a house: leave one of them out.',
  'cli.error.nothing-to-verify': 'There is nothing to verify in {folder}.',
  'cli.error.nothing-to-continue': 'No unfinished game was found.',
  'cli.error.nothing-to-replay': 'No game has been played here yet: name a file.',
  'cli.error.no-moment':
    'The record has {length, plural, one {# entry} other {# entries}}: there is no moment after {at}.',
  'cli.error.no-seat': 'There is no seat {seat} at a table of {seats}.',
  'cli.error.no-such-game': 'There is no game {game}.',
  'cli.error.no-rule': 'No rule speaks of “{query}”.',
  'cli.error.bad-id':
    '“{id}” is no name for a game: lower-case letters, digits and single hyphens, beginning with a letter.',
  'cli.error.folder-exists': '{folder} exists already: choose another name.',
};
