import type { Message } from '@edubba/kernel';
import type { Thing } from '@edubba/ui';
import { expect, test } from 'vitest';
import { type Position, positions } from '../../dev/lab.ts';
import { SHELF } from '../../src/app/games.ts';
import { refusal } from '../../src/table/pointing/notes.ts';
import type { Session } from '../../src/table/session/Session.ts';
import { thingOfKey } from '../../src/table/session/options.ts';
import { GAMES, loadGame } from '../../src/worker/games.ts';
import { sessionAt } from './session-at.ts';

// What a click on something that is not lit is answered with, without a page: the browser tests see that it is shown.

const CLICKS = 500;
const OF_ONE_POSITION = 10;
const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 };

/** Things of the game that may be clicked: whatever the log spoke of, and whatever an answer or a refusal is about. */
function thingsOf({ table, seat, kind }: Position, ui: Session['ui']): readonly Thing[] {
  const view = table.view(seat);
  const told = table.events.slice(-200).flatMap((event) => [...ui.thingsOf(event)]);
  const closed = table.refusals(seat).flatMap(({ target }) => thingOfKey(ui, view, kind, target) ?? []);
  return [...new Set([...closed, ...told])];
}

test.for(SHELF.flatMap(({ id, players, ui, bot }) => (ui === undefined ? [] : [{ id, players, ui, bot }])))(
  `$id: ${CLICKS} refused clicks are answered about the thing that was clicked, with a rule, and never with the prompt again`,
  async ({ id, players, ui: load, bot }) => {
    const [play, ui] = await Promise.all([loadGame(GAMES, id), load()]);
    const wrong = new Set<string>();
    let clicks = 0;
    for (const position of positions(play, players, bot)) {
      if (clicks >= CLICKS) break;
      const session = await sessionAt(position, ui);
      const { standing, table } = session.state;
      const question = standing?.question;
      if (standing === undefined || table === undefined || question === null || question === undefined) continue;
      const { lit, me } = table.getState();
      const say = (message: Message | string | undefined): string =>
        message === undefined ? '' : typeof message === 'string' ? message : session.say(message);
      const prompt = ui.prompt(standing.view, question, true);
      const asked = [say(prompt.say), say(prompt.why)];
      const reasons = await session.reasons();
      const unlit = thingsOf(position, ui).filter((thing) => !lit.has(thing));
      const step = Math.max(1, Math.floor(unlit.length / OF_ONE_POSITION));
      for (const thing of unlit.filter((_, i) => i % step === 0).slice(0, OF_ONE_POSITION)) {
        clicks++;
        const note = refusal(session, thing, NOWHERE, reasons);
        const facts = note?.facts.map(({ text }) => say(text)) ?? [];
        const find = (what: string): unknown => wrong.add(`${position.kind}, ${thing}: ${what}`);
        if (note === undefined || facts.length === 0) find('no answer');
        else if (note.thing !== thing || !note.title.includes(say(ui.explain(standing.view, thing, me).title)))
          find(`about something else: ${note.title}`);
        else if (facts.some((fact) => asked.includes(fact))) find(`the prompt again: ${facts.join(' ')}`);
        else if (note.rules.length === 0) find(`no rule: ${facts.join(' ')}`);
      }
      session.close();
    }
    expect([...wrong]).toEqual([]);
    expect(clicks).toBeGreaterThanOrEqual(CLICKS);
  },
);
