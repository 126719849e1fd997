import { outcomeMessage } from '@edubba/gamekit';
import type { Message, RuleId, Seat } from '@edubba/kernel';
import type { Colour } from '@edubba/ui';
import { useSession, useStanding } from '../session/context.ts';
import { waitedFor } from '../session/options.ts';

/** The one sentence that says who decides what, and why now. */
export interface PromptWords {
  readonly say: Message;
  readonly why: Message | undefined;
  readonly rule: RuleId | undefined;
  readonly seat: Seat | undefined;
  readonly colour: Colour | undefined;
  readonly mine: boolean;
  readonly over: boolean;
}

export function usePrompt(): PromptWords {
  const { ui, state } = useSession();
  const { question, view, outcome } = useStanding();
  const colourOf = (seat: Seat): Colour => ui.colours[seat] ?? 'p6';
  if (outcome !== null) {
    const say = outcomeMessage(ui.words, outcome, state.table?.getState().names);
    const seat = outcome.winners[0];
    const colour = seat === undefined ? undefined : colourOf(seat);
    return {
      say,
      why: ui.tieBreak(view) ?? { id: 'table.over' },
      rule: undefined,
      seat,
      colour,
      mine: false,
      over: true,
    };
  }
  const asking = question ?? waitedFor(view);
  if (asking === undefined) {
    return {
      say: { id: 'table.goes-on' },
      why: undefined,
      rule: undefined,
      seat: undefined,
      colour: undefined,
      mine: false,
      over: false,
    };
  }
  const { say, why, rule } = ui.prompt(view, asking, question !== null);
  return { say, why, rule, seat: asking.seat, colour: colourOf(asking.seat), mine: question !== null, over: false };
}
