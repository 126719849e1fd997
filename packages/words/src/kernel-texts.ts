import type { Catalogue } from './catalogue.ts';

/** Texts for everything the kernel itself can say: its refusals and the events it tells by itself. */
export const kernelTexts: { readonly en: Catalogue } = {
  en: {
    'kernel.chance': 'chance',

    'kernel.over': 'The game is over.',
    'kernel.not-asked': 'You are not asked now: {seat} is to answer.',
    'kernel.order-endless': 'That order would answer for ever: it is not taken.',
    'kernel.closed': 'Nothing else can be done until this is resolved.',
    'kernel.not-offered': 'That is not one of the choices here.',
    'kernel.stale': 'That came too late: the game has moved on.',

    'kernel.table-seats': 'A table of this game has {min} seats at least and {max} at most, not {seats}.',
    'kernel.table-version': 'There are rules versions 1 to {newest}, not {version}.',
    'kernel.table-option': 'There is no option {name}; there are: {known}.',
    'kernel.table-no-options': 'There is no option {name}: this game has none.',
    'kernel.table-value': 'The option {name} can be {known}, not {value}.',
    'kernel.table-tunable': 'The number {name} can be turned from {min} to {max}, not to {value}.',

    'kernel.undo-nothing': 'There is nothing of yours to take back.',
    'kernel.undo-chance': 'A throw or a draw has been made since: it cannot be taken back.',
    'kernel.undo-revealed': 'Something hidden has become known since: it cannot be taken back.',
    'kernel.undo-other': 'Somebody else has answered since: it cannot be taken back.',
    'kernel.redo-nothing': 'There is nothing to do again.',
    'kernel.rewind-nowhere': 'The game has no such moment to go back to.',

    'kernel.allot-count': 'Say {n, plural, one {# number} other {# numbers}}.',
    'kernel.allot-part': '{part} takes {least} to {most}, not {n}.',
    'kernel.allot-sum': 'Together that is {sum}; it must be {least} to {most}.',

    'kernel.offer-empty': 'An offer must name something.',
    'kernel.offer-same': 'That is the offer you were made: accept it, or change something.',
    'kernel.offer-not-allowed': 'That may not be traded.',
    'kernel.offer-unaffordable': 'One of you no longer has what was offered.',
    'kernel.offer-last':
      '{offers, plural, one {Only # offer may be made} other {Only # offers may be made}}: accept or decline.',

    'kernel.record-not-json': 'The text is not JSON.',
    'kernel.record-format': 'It is not of the format edubba-1.',
    'kernel.record-no-game': 'It does not say which game it is.',
    'kernel.record-no-table': 'It does not describe its table.',
    'kernel.record-log': 'Its log is damaged.',
    'kernel.record-prints': 'Its fingerprints are damaged.',
    'kernel.record-games': 'Too many games in it began one after another.',
    'kernel.record-other-game': 'It is a record of another game, {game}.',
    'kernel.record-no-end': 'There is no fingerprint of its end, so it proves nothing.',
    'kernel.record-after': 'The game it began after is not right, at its entry {at}: {why}',
    'kernel.record-roll': 'The seed does not give this roll but {roll}.',
    'kernel.record-position': 'The position is another than its fingerprint says.',
    'kernel.record-outcome': 'The game comes out otherwise than the record says.',
    'kernel.record-broken': 'The rules cannot go on ({error}).',

    'event.moved': '{item} goes from {from} to {to}.',
    'event.revealed': '{item} is shown.',
    'event.undone': '{seat} takes back.',

    'event.negotiation.offered': '{seat} offers {other} {give} for {get}.',
    'event.negotiation.accepted': '{seat} accepts.',
    'event.negotiation.declined': '{seat} declines.',
    'event.negotiation.withdrawn': '{seat} withdraws.',

    'event.joint.proposed': '{seat} proposes {key}.',
    'event.joint.confirmed':
      '{seat} decides: {key}{against, plural, =0 {} one {, against # voice} other {, against # voices}}.',
    'event.joint.dissented': '{seat} would rather have {key}.',
    'event.joint.voted': 'Decided: {key}{against, plural, =0 {} one {, against # voice} other {, against # voices}}.',
  },
};
