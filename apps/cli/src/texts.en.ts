import type { Catalogue } from '@edubba/words';
import { errors } from './texts/errors.en.ts';
import { help } from './texts/help.en.ts';
import { table } from './texts/table.en.ts';

/** All words of the command line in English, by id, in ICU MessageFormat. */
export const en: Catalogue = {
  ...errors,
  ...help,
  ...table,

  'cli.differs': '{at, plural, =0 {{why}} other {differs at entry {at} of {entries}: {why}}}',

  'cli.percent': '{percent} %',
  'cli.progress.games': '{done} of {all} games ({percent} %)',
  'cli.progress.records': '{done} of {all} records ({percent} %)',
  'cli.faults': '{errors, plural, one {# fault} other {# faults}}',
  'cli.fault': 'Game {game}, after {seq, plural, one {# answer} other {# answers}}, {type}: {message}',

  'cli.players':
    '{range, select, one {{max, plural, one {# player} other {# players}}} other {{min} to {max, plural, one {# player} other {# players}}}}',
  'cli.games.line': '{players}, rules version {version}, {rules, plural, one {# rule} other {# rules}}',
  'cli.games.bots': 'Bots: {bots}',
  'cli.games.measured':
    '{level} among {others, number} × {among}: wins {won, number} in 100 ({low, number} to {high, number}; {games, number} games)',
  'cli.games.option': 'Option {name} ({title}): {values}',

  'cli.sim.title':
    '{title}: {games, plural, one {# game} other {# games}}, {players, plural, one {# player} other {# players}}',
  'cli.sim.column.seat': 'Seat',
  'cli.sim.column.bot': 'Bot',
  'cli.sim.column.wins': 'Wins',
  'cli.sim.column.shared': 'Shared',
  'cli.sim.column.share': 'Share',
  'cli.sim.column.mean': 'Mean score',
  'cli.sim.column.range': 'Range',
  'cli.sim.finished': '{finished} of {games, plural, one {# game} other {# games}} came to an end.',
  'cli.sim.length': 'Decisions in a game: {min} to {max}, {mean} on average.',
  'cli.sim.speed': '{decisions} decisions in {seconds} s: {perSecond} a second; {clones} positions copied a second.',
  'cli.sim.hash': 'Seed {seed}, hash {hash}.',
  'cli.sim.usage': 'Share of the games in which it was done at least once',
  'cli.sim.recorded': '{games, plural, one {# record} other {# records}} written to {folder}.',

  'cli.lab.kept': 'Kept in {file}.',
  'cli.lab.submitted': 'Submitted as {id}.',
  'cli.lab.submitted-before': 'It is there already, as {id}.',
  'cli.lab.working': 'Working on {threads, plural, one {# thread} other {# threads}}. Stop it with Ctrl+C.',
  'cli.lab.leaving': 'Finishing what is begun …',
  'cli.lab.ended': 'Done: {title} ({id}).',
  'cli.lab.awaiting': 'The database at {place} is not there yet; waiting for it.',
  'cli.lab.trouble': 'A block could not be handed in and is tried again: {detail}',
  'cli.lab.refused':
    'Not touched: {id} wants {game}, rules version {rules}, build {build}; {here, select, none {this build does not have that game} other {this is build {own}}}.',
  'cli.lab.nothing': 'Nothing was submitted yet.',
  'cli.lab.state':
    '{state, select, open {{hasLeft, select, yes {open, {left, number} s left} other {open}}} done {done} cancelled {cancelled} other {failed}}',
  'cli.lab.games': '{games, number} of {all, number} games, {pace, number} a second',
  'cli.lab.build': 'build {build}',
  'cli.lab.cancelled': 'Cancelled {id}; what was played is kept, and submitting it again goes on.',
  'cli.lab.workers':
    '{n, plural, =0 {Nobody works on this database.} one {# worker with {threads, plural, one {# thread} other {# threads}}.} other {# workers with {threads} threads.}}',
  'cli.lab.worker': '{host}, process {pid}: {threads, plural, one {# thread} other {# threads}}',
  'cli.lab.left': 'Left before the end; the same command goes on with {file}.',

  'cli.arena.column.bot': 'Bot',
  'cli.arena.column.pairing': 'Pairing',
  'cli.arena.column.rate': 'Wins',
  'cli.arena.column.interval': '95 % sure',
  'cli.arena.column.wins': 'Won',
  'cli.arena.column.ties': 'Shared',
  'cli.arena.column.losses': 'Lost',
  'cli.arena.interval': '{low} to {high}',
  'cli.arena.contest':
    '{bot} among others like {others}, {players} players, {games, plural, one {# game} other {# games}}',
  'cli.arena.contest.share': 'wins {rate} (95 % sure: {low} to {high}; a fair share is {fair})',
  'cli.arena.contest.claim':
    'more than {claim}: {verdict, select, proven {proven} refuted {refuted} other {neither proven nor refuted yet}}',
  'cli.arena.teams':
    'Teams of {bot} and teams of {others} at the same deals, {players} players, {games, plural, one {# game} other {# games}}',
  'cli.arena.teams.share': 'wins {rate} of the deals more (95 % sure: {low} to {high})',
  'cli.arena.teams.claim':
    'more by more than {claim}: {verdict, select, proven {proven} refuted {refuted} other {neither proven nor refuted yet}}',
  'cli.arena.all': 'all',
  'cli.arena.seat': 'seat {seat}',
  'cli.arena.of': '{won} of {games}',
  'cli.arena.seed': 'seed {seed}',
  'cli.arena.against': '{first} against {second}',

  'cli.replay.head':
    '{title}, rules version {version}, {players, plural, one {# player} other {# players}}, {entries, plural, one {# entry} other {# entries}}',
  'cli.replay.at': 'after {at} of {of}',
  'cli.replay.keys': 'Enter: next   {back}: back   a number: go there   {first}: start   {last}: end   {quit}: quit',
  'cli.replay.which-key': 'Enter, {back}, a number, {first}, {last} or {quit}.',
  'cli.replay.differs': 'Today’s rules part ways with this record at entry {at}: it is shown up to there. {why}',
  'cli.replay.unproven': 'This record does not verify: {why}',

  'cli.verify.good': 'ok  ',
  'cli.verify.bad': 'FAILED',
  'cli.verify.line':
    '{game} v{version}, {entries, plural, one {# entry} other {# entries}}, {chance, plural, =0 {no roll checked} one {# roll checked} other {# rolls checked}}, {state}',
  'cli.verify.finished': 'finished',
  'cli.verify.unfinished': 'unfinished',
  'cli.verify.tables':
    '{n, plural, =0 {No game is running.} one {# running game: {failed, plural, =0 {it goes on as it is} other {it could not go on}}.} other {# running games: {good} go on as they are, {failed} could not.}}',
  'cli.verify.shown':
    '{n, plural, =0 {No game is finished.} one {# finished game: {failed, plural, =0 {it is shown as it was} other {it cannot be shown as it was}}.} other {# finished games: {good} are shown as they were, {failed} cannot be.}}',
  'cli.verify.sum':
    '{failed, plural, =0 {{n, plural, one {# record} other {# records}} verified, none failed.} other {{good} of {n} verified, # failed.}}',

  'cli.fair.fair':
    'Fair: the secret fits the commitment; {rolls, plural, =0 {there was no roll} one {the one roll follows} other {all # rolls follow}} from it and from what the seats added.',
  'cli.fair.alone':
    'The secret fits the commitment; {rolls, plural, =0 {there was no roll} one {the one roll follows} other {all # rolls follow}} from it. But no seat added anything: the house chose the seed alone.',
  'cli.fair.no-proof': 'The record brings no proof of its chance.',
  'cli.fair.bad-proof': 'The proof of its chance is damaged, or not for this number of seats.',
  'cli.fair.commitment': 'Not fair: the secret does not fit the commitment of the house.',
  'cli.fair.other-commitment': 'Not fair: the commitment is another than the one you were shown.',
  'cli.fair.contribution': 'Not fair: what you added is not among what the seats added.',
  'cli.fair.roll': 'Not fair: {differs}',
  'cli.fair.committed': 'Commitment: {commitment}',
  'cli.fair.added': 'Seat {seat} added: {text}',
  'cli.fair.added-nothing': 'Seat {seat} added nothing.',
  'cli.fair.compare':
    'Compare this with what you were shown and what you added: the record alone proves only that it agrees with itself.',
  'cli.fair.one-of': '{n, plural, one {the only outcome} other {one of #}}',
  'cli.fair.instead': 'instead of {recomputed}',

  'cli.rules.kind.rule': 'Rule',
  'cli.rules.kind.ruling': 'Ruling',
  'cli.rules.kind.example': 'Example',
  'cli.rules.marked.ruling': '(ruling) {text}',
  'cli.rules.marked.example': '(example) {text}',
  'cli.rules.source.rulebook': 'from the rulebook',
  'cli.rules.source.inferred': 'follows from the rulebook',
  'cli.rules.source.reconstructed': 'made by us, since the print is lost',
  'cli.rules.origin': '{kind}, {source}',
  'cli.rules.section': '{heading}: {n, plural, one {# rule} other {# rules}}',
  'cli.rules.more': 'All rules of a game: {one}\nRules that speak of something: {words}',
  'cli.rules.tests': '{n, plural, =0 {No test names it.} one {# test names it:} other {# tests name it:}}',

  'cli.env.layout':
    'What a seat may know of {game} with {seats, plural, one {# player} other {# players}}, as {length} numbers. Items: the number of the place each is seen in, from 1; 0 where it is not seen.',
  'cli.env.layout.from': 'from',
  'cli.env.layout.length': 'numbers',
  'cli.env.layout.part': 'part',
  'cli.env.layout.names': 'which are',
  'cli.env.actions':
    '{keys} keys have a number of their own. {slots, plural, =0 {There are no others.} other {# slots, from {first} to {last}, stand for the options that have none, in the order of the options.}}',

  'cli.new-game.made': '{id} is made: {files, plural, one {# file} other {# files}} in {folder}.',
  'cli.new-game.next': 'Now run, one after another:',
  'cli.new-game.then': 'Then read {readme}: it says what to change first.',
};
