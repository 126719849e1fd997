import type { DecisionKind } from '@edubba/kernel';
import { useEffect } from 'react';
import { SHELF } from '../../app/games.ts';
import { useSettings } from '../../settings/settings.ts';
import { useFrame, useSession } from '../session/context.ts';
import type { Session } from '../session/Session.ts';
import { isNew, meet } from './met.ts';

/** The kind of decision that is asked of the reader now, where the game has a card for it: in a lesson nobody needs one. */
function askedKind({ ui, coach, state: { standing, behind } }: Session): DecisionKind | undefined {
  if (coach !== undefined || behind > 0 || !SHELF.some(({ id, cards }) => id === ui.id && cards !== undefined))
    return undefined;
  return standing?.question?.kind;
}

export function useAskedKind(): DecisionKind | undefined {
  const session = useSession();
  return useFrame(() => askedKind(session));
}

/** Opens the card of what is asked, or puts it away. */
export function toggleCard(session: Session): void {
  session.set({ card: session.state.card === undefined ? askedKind(session) : undefined });
}

/** Opens the card of a decision when it is met for the first time, and takes it away with its question. */
export function useFirstCard(): void {
  const session = useSession();
  const kind = useAskedKind();
  const wanted = useSettings(({ firstCards }) => firstCards);
  useEffect(() => {
    const game = session.ui.id;
    const fresh = kind !== undefined && wanted && isNew(game, kind);
    if (fresh) meet(game, kind);
    if (session.state.card !== kind || fresh) session.set({ card: fresh ? kind : undefined });
  }, [session, kind, wanted]);
}
