import type { Position } from '../../dev/lab.ts';
import { localDoor } from '../../dev/local-door.ts';
import { makeWords } from '../../src/app/words.tsx';
import { useSettings } from '../../src/settings/settings.ts';
import { Session } from '../../src/table/session/Session.ts';

useSettings.getState().set({ motion: 'off' });

/** A table as the page of whoever is asked holds it. */
export async function sessionAt({ table, seat }: Position, ui: Session['ui']): Promise<Session> {
  const sitters = Array.from({ length: table.info.seats }, (_, other) =>
    other === seat ? ({ who: 'person', name: '' } as const) : ({ who: 'bot', bot: '' } as const),
  );
  const session = new Session('a position', ui, makeWords('en', ui.words.texts.en), sitters);
  await session.open((_, tell) => Promise.resolve(localDoor({ table, me: seat, bots: [] }, tell)));
  return session;
}
