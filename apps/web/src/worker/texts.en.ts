import type { Catalogue } from '@edubba/words';

/** What the worker says when something cannot be done or kept. */
export const workerTexts: Catalogue = {
  'worker.no-database':
    'This browser does not let the page keep games ({error}). Leave private browsing or allow site data, then try again.',
  'worker.no-game': 'No such game is kept on this device.',
  'worker.unknown-game': 'This version of Edubba cannot play “{game}”. Reload the page for a newer one.',
  'worker.not-loaded': 'The rules of the game could not be loaded. Connect to the network once, then try again.',
  'worker.newer': 'This game was made with a newer version of Edubba. Reload the page, then open it again.',

  'worker.damaged-head':
    'What is kept of this game is damaged: its description cannot be read. Export it as it is, or remove it.',
  'worker.damaged-log':
    'What is kept of this game is damaged: its answers are not the ones that were written. Export it as it is, or remove it.',
  'worker.damaged-rules':
    'The rules cannot follow what is kept of this game ({why}). Export it as it is, or remove it.',

  'worker.full':
    'There is no room left on this device: your last answer was taken back. Free some space or remove old games, then answer again. To be safe, export this game now.',
  'worker.full-new':
    'There is no room left on this device to keep the game. Free some space or remove old games, then try again.',
  'worker.unkept':
    'The browser could not keep your last answer ({error}): it was taken back. Export this game, reload the page and answer again.',
  'worker.gone': 'This game was removed in another window: nothing more can be kept of it.',
  'worker.rules':
    'The rules cannot go on here ({error}). Take something back and choose otherwise, or export the game.',

  'worker.elsewhere': 'The table is open in another window.',
  'worker.closed': 'The table is closed.',
  'worker.covered': 'The table is covered until the next person sits down.',
  'worker.not-your-seat': 'Somebody else is to answer now.',
  'worker.rewind-people': 'Other people sit at this table: only your own last choices can be taken back.',

  'worker.plan': 'Such a table cannot be opened: {error}.',
  'worker.no-bot': 'The game has no bot called “{bot}”.',
  'worker.seats': '{given, plural, one {# seat is} other {# seats are}} taken at a table of {seats}.',

  'worker.import': 'The file holds no game that can be kept. {why}',
  'worker.import-differs': 'The rules part from the file at its entry {at}: {why}',

  'worker.link-damaged': 'The link is damaged: a part of it is missing or was changed. Copy the whole link again.',
  'worker.link-newer': 'The link was made by a newer version of Edubba. Reload the page, then open it again.',
  'worker.link-differs': 'The game of this link comes out otherwise by today’s rules, so it is not shown.',
  'worker.link-start':
    'A game that began from a position of its own does not fit into a link. Export it as a file instead.',
  'worker.secret': 'Something in this game is hidden from you: that can be done once the game is over.',
  'worker.not-over': 'The game before this one is not over yet.',
  'worker.no-step': 'The game has no such step.',
};
