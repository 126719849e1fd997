import type { Coach } from '../table/session/coach.ts';
import { Panel } from './Panel.tsx';
import { PhoneRail, Rail } from './Rail.tsx';
import type { Teaching } from './Teaching.ts';

/** What a lesson lays around the table. */
export function coachOf(teaching: Teaching): Coach {
  return {
    Rail: () => <Rail teaching={teaching} />,
    PhoneBar: () => <PhoneRail teaching={teaching} />,
    Panel: () => <Panel teaching={teaching} />,
    nudge: () => teaching.nudge(),
  };
}
