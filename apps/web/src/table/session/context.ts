import type { Key, Message } from '@edubba/kernel';
import type { Fact } from '@edubba/ui';
import { createContext, useCallback, useContext } from 'react';
import { useStore } from 'zustand';
import type { Standing } from '../../worker/api.ts';
import type { FrameState } from './frame.ts';
import type { Session } from './Session.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The open table of this page. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('used outside a table');
  return session;
}

/** Reads a part of what the frame knows; drawn again only when that part changes. */
export function useFrame<T>(select: (frame: FrameState) => T): T {
  return useStore(useSession().frame, select);
}

/** How things stand; only inside an open table. */
export function useStanding(): Standing {
  const standing = useFrame((frame) => frame.standing);
  if (standing === undefined) throw new Error('used before the table was open');
  return standing;
}

export type Tell = (id: string | Message, params?: Message['params']) => string;

/** `tell('table.undo')`: the words of the frame and of the game. */
export function useTell(): Tell {
  const { words } = useSession();
  return useCallback(
    (id, params) => words.say(typeof id === 'string' ? (params === undefined ? { id } : { id, params }) : id),
    [words],
  );
}

const NO_FACTS: readonly Fact[] = [];

/** What an option would bring and cost, as far as it is known by now. */
export function useConsequences(key: Key | undefined): readonly Fact[] {
  const session = useSession();
  const preview = useFrame(({ previews }) => (key === undefined ? undefined : previews.get(key)));
  const standing = useFrame((frame) => frame.standing);
  if (preview === undefined || preview === null || standing === undefined) return NO_FACTS;
  return consequencesOf(session, standing, preview);
}

/** The same outside of a component. */
export function consequencesOf(
  session: Session,
  standing: Standing,
  preview: NonNullable<ReturnType<FrameState['previews']['get']>>,
): readonly Fact[] {
  const me = session.state.table?.getState().me ?? 0;
  const events = preview.events.flatMap(({ event }) => (event === undefined ? [] : [event]));
  const facts = session.ui.consequences(standing.view, preview.view, events, me);
  return preview.chance ? [...facts, { icon: 'die-5', text: { id: 'table.chance-follows' } }] : facts;
}
