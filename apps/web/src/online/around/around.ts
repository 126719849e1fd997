import type { Around } from '../../table/session/around.ts';
import type { LiveTable } from '../live-table.ts';
import { Bar } from './Bar.tsx';
import { Beside, Unread } from './Beside.tsx';
import { End } from './End.tsx';
import { Mark } from './Mark.tsx';
import { Menu } from './Menu.tsx';
import { Notices } from './Notices.tsx';
import { Talk } from './Talk.tsx';

/** Everything that lies around a game in a house. */
export function aroundOf(live: LiveTable): Around {
  return {
    Mark,
    Bar,
    Notices,
    Beside,
    Talk,
    Unread,
    Menu,
    End,
    // While a game runs the house shows nobody what was.
    replay: (step) => {
      if (live.state.info.status !== 'over') return undefined;
      return `/watch/${live.id}${step === undefined ? '' : `/${step}`}`;
    },
  };
}
