import { useTable, useText, useView } from '@edubba/ui';
import { type ReactElement, useSyncExternalStore } from 'react';
import type { Fight, State } from '../../rules/state.ts';
import { Aftermath } from './battle/Aftermath.tsx';
import { Announced } from './battle/Announced.tsx';
import { Army } from './battle/Army.tsx';
import { battleEvents, lastRoll, stageOf } from './battle/fighting.ts';
import { Odds } from './battle/Odds.tsx';
import { Battlefield } from './battle/Battlefield.tsx';
import { Steps } from './battle/Steps.tsx';
import { Tray } from './battle/Tray.tsx';
import { isHidden, MiniCard } from './cards/ActionCard.tsx';
import { battleNow } from './now.ts';
import './battle.css';
import './battle/steps.css';
import './battle/army.css';
import './battle/odds.css';
import './battle/tray.css';
import './battle/narrow.css';

/** A combat, step by step; or the units of the question at hand; or how the last combat ended. A card just announced lies over all. */
export function Battle(): ReactElement {
  const fight = useTable<State, Fight | null>((table) => table.view.s.fight);
  return (
    <div className="game-panel akk battle">
      <Announced />
      {fight === null ? (
        <>
          <Tray />
          <Aftermath />
          <Quiet />
        </>
      ) : (
        <Fighting fight={fight} />
      )}
    </div>
  );
}

/** Where battles are looked up, as in a replay, there may be none. */
function Quiet(): ReactElement | null {
  const say = useText();
  const quiet = useTable((table) => battleNow(table) === undefined);
  return quiet ? <p className="battle-none">{say('panel.battle.none')}</p> : null;
}

function Fighting({ fight }: { readonly fight: Fight }): ReactElement {
  const view = useView<State>();
  const me = useTable((table) => table.me);
  const told = useTable((table) => table.told);
  const last = lastRoll(battleEvents(told));
  const stage = stageOf(view, last);
  // What was rolled stays in sight while its hits are placed and what follows is settled.
  const roll =
    stage === 'hits' || stage === 'after' || (stage === 'volley' && last?.volley === true) ? last : undefined;
  const left = fight.sides[1] === me ? 1 : 0;
  return (
    <div className="fight">
      <Steps fight={fight} />
      <Army fight={fight} side={left} roll={roll} />
      <div className="fight-mid">
        <Battlefield fight={fight} />
        <Odds fight={fight} left={left} />
      </div>
      <Army fight={fight} side={left === 0 ? 1 : 0} roll={roll} />
      <NearHand />
    </div>
  );
}

const PHONE = '(width < 700px)';
const narrow = (): boolean => window.matchMedia(PHONE).matches;
function watch(changed: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** On a phone the mat is behind another tab: one's cards are here too. */
function NearHand(): ReactElement | null {
  const say = useText();
  const small = useSyncExternalStore(watch, narrow, () => false);
  const me = useTable((table) => table.me);
  const cards = useTable<State, readonly string[]>((table) => table.view.s.hand[me] ?? NONE);
  if (!small || cards.length === 0 || cards.some(isHidden)) return null;
  return (
    <section className="fight-hand" aria-label={say('panel.hand')}>
      {cards.map((item) => (
        <MiniCard key={item} item={item} />
      ))}
    </section>
  );
}

const NONE: readonly string[] = [];
