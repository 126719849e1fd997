import type { Catalogue } from '@edubba/words';

/** What the page says that makes every roll again. */
export const verifyTexts: Catalogue = {
  'verify.title': 'Check the dice',
  'verify.lead': 'Every shuffle and roll of a finished game, made again in this browser.',
  'verify.table': '{game}, {table}. Every shuffle and roll, made again in this browser.',
  'verify.working': 'Making every roll again',
  'verify.no-game': 'This page does not have the rules of this game yet, so it cannot make its rolls again.',
  'verify.watch': 'Watch the game',

  'verify.verdict.fair': 'Fair',
  'verify.verdict.fair.text':
    '{rolls, plural, =0 {Nothing was rolled in this game.} one {The one roll comes out the same again.} other {All # rolls come out the same again.}} They were decided by the server’s secret{seats, plural, =0 { alone} one { and the numbers of one seat} other { and the numbers of # seats}}.',
  'verify.verdict.alone': 'The server chose alone',
  'verify.verdict.alone.text':
    '{rolls, plural, one {The one roll comes out the same again} other {All # rolls come out the same again}}, but no seat added anything: the server could have chosen them.',
  'verify.verdict.no-proof': 'Nothing to check with',
  'verify.verdict.no-proof.text': 'The record of this game brings no secret, so its rolls cannot be made again.',
  'verify.verdict.bad-proof': 'The proof is damaged',
  'verify.verdict.bad-proof.text': 'What should prove the rolls is not complete. Ask the host of the server.',
  'verify.verdict.commitment': 'The server broke its promise',
  'verify.verdict.commitment.text': 'The secret it shows now does not fit the seal it showed before the game.',
  'verify.verdict.other-commitment': 'The server changed its seal',
  'verify.verdict.other-commitment.text': 'This device was shown another seal when you sat down.',
  'verify.verdict.contribution': 'Your numbers are missing',
  'verify.verdict.contribution.text': 'What this device added when you sat down is not among what decided the rolls.',
  'verify.verdict.roll': 'A roll is not what it should be',
  'verify.verdict.roll.text': 'At least one outcome is another than the secret and the numbers of the seats give.',
  'verify.verdict.record': 'The record does not follow the rules',
  'verify.verdict.record.text': 'Something else than chance is wrong in it, so it proves nothing.',

  'verify.step.commitment.right': 'The secret fits the seal that was shown before the game.',
  'verify.step.commitment.wrong': 'The secret does not fit the seal that was shown before the game.',
  'verify.step.promise.right': 'It is the seal this device was shown when you sat down.',
  'verify.step.promise.wrong': 'It is not the seal this device was shown when you sat down.',
  'verify.step.promise.unknown': 'This device did not sit at the table: it has no seal of its own to compare with.',
  'verify.step.mine.right': 'The numbers this device added are among those that decided.',
  'verify.step.mine.wrong': 'The numbers this device added are not among those that decided.',
  'verify.step.mine.unknown': 'There are no numbers of this device to look for.',
  'verify.step.rolls.right': 'Every roll comes out the same when it is made again.',
  'verify.step.rolls.wrong': 'Not every roll comes out the same when it is made again.',
  'verify.step.record.right': 'Everything else in the record follows the rules.',
  'verify.step.record.wrong': 'The record and the rules part ways.',
  'verify.where': 'First at entry {at, number}: {why}',

  'verify.proof': 'The numbers themselves',
  'verify.proof.text':
    'The seal is the SHA-256 of the secret; secret and contributions together give the seed; every roll is an HMAC of the seed and its place. The command “edubba verify” does the same without this page.',
  'verify.secret': 'The server’s secret',
  'verify.contribution': 'Added by seat {n, number}',
  'verify.contribution.none': 'nothing: a bot sat there',

  'verify.rolls': 'Roll by roll',
  'verify.rolls.show': 'Which rolls',
  'verify.rolls.wrong': 'Wrong ({n, number})',
  'verify.rolls.all': 'All ({n, number})',
  'verify.rolls.more': 'Show {n, number} more',
  'verify.roll.right': '{number, number}. {what}: {drawn}',
  'verify.roll.wrong': '{number, number}. {what}: {drawn} in the record, {recomputed} when made again',
  'verify.roll.among': 'one of {n, number}, entry {at, number} of the record',
  'verify.roll.watch': 'Watch roll {number, number}',
};
