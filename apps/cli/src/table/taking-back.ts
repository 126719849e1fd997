import { answerRewind, wishRewind } from '@edubba/kernel';
import type { Order } from './desk.ts';
import { lastChoice, redoFor, sayUndo, undoFor, whoMayUndo } from './undoing.ts';

/** Takes back the last choice. */
export const undo: Order = ({ cli, sitting, seat }) => {
  const { table } = sitting;
  const found = undoFor(sitting, seat);
  if (found === undefined) {
    cli.tell(sayUndo(cli, sitting, seat));
    return 'again';
  }
  if (found.overBots) {
    const to = lastChoice(sitting, seat);
    const key = table.line[to]?.key ?? '';
    table.rewind(seat, to);
    sitting.takenBack = { seat, key, entries: table.log.length };
  } else table.undo(found.by);
  return 'changed';
};

/** Takes back all that one may. */
export const restart: Order = ({ sitting, seat }) => {
  sitting.table.restart(whoMayUndo(sitting, seat) ?? seat);
  return 'changed';
};

/** Chooses again what was taken back. */
export const redo: Order = ({ sitting, seat }) => {
  const { table } = sitting;
  const found = redoFor(sitting, seat);
  if (found?.over === undefined) table.redo(found?.by ?? seat);
  else table.play(found.by, found.over);
  return 'changed';
};

/** Back across dice, secrets and other people's answers: if everybody at the keyboard agrees. */
export const back: Order = async ({ cli, sitting, seat, reader }) => {
  const { table, people } = sitting;
  const to = lastChoice(sitting, seat);
  if (to < 0) {
    cli.tell(cli.say('kernel.undo-nothing'));
    return 'again';
  }
  let wish = wishRewind(table, seat, to, people);
  for (const other of people) {
    if (other === seat || wish.state !== 'open') continue;
    const names = { other: sitting.seatName(other), seat: sitting.seatName(seat) };
    const answer = await reader.read(`${cli.say('cli.play.agree', { ...names, yes: 'y', no: 'n' })} `);
    wish = answerRewind(table, wish, other, answer?.trim().toLowerCase().startsWith('y') === true);
  }
  if (wish.state === 'done') return 'changed';
  cli.tell(cli.say('cli.play.declined'));
  return 'again';
};
