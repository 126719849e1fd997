import { Icon, useTable, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { IDS } from '../../../rules/geography.ts';
import { type Fight, NOWHERE, type State } from '../../../rules/state.ts';
import { usePartyName } from './Army.tsx';
import { battleEvents, lastRoll, type Stage, STAGES, stageOf } from './fighting.ts';
import { what } from '../../explaining/what.ts';

/** The steps of the combat round: what is done, what is now, what comes. */
export function Steps({ fight }: { readonly fight: Fight }): ReactElement {
  const say = useText();
  const view = useView<State>();
  const told = useTable((table) => table.told);
  const events = battleEvents(told);
  const now = STAGES.indexOf(stageOf(view, lastRoll(events)));
  const note = useNotes(fight);
  return (
    <ol className="steps" aria-label={say('panel.battle.steps')} {...what('steps')}>
      {STAGES.map((stage, i) => {
        const state = i === now ? 'now' : i < now ? 'done' : 'later';
        return (
          <li key={stage} data-state={state} aria-current={i === now ? 'step' : undefined}>
            <span className="steps-n">{state === 'done' ? <Icon id="act-confirm" size={14} /> : i + 1}</span>
            <b>{say(`panel.stage.${stage}`)}</b>
            <small>{note(stage, state)}</small>
          </li>
        );
      })}
    </ol>
  );
}

/** A word or two under each step: what came of it, or what will be done in it. */
function useNotes(fight: Fight): (stage: Stage, state: 'done' | 'now' | 'later') => string {
  const say = useText();
  const partyName = usePartyName();
  const told = useTable((table) => table.told);
  const events = battleEvents(told);
  const gone = fight.retreat.findIndex((space) => space !== NOWHERE);
  return (stage, state) => {
    if (stage === 'retreat' && gone >= 0)
      return say('panel.stage.retreat.to', {
        player: partyName(fight.sides[gone] ?? 0, 0),
        space: say(`space.${IDS[fight.retreat[gone] ?? 0] ?? ''}`),
      });
    if ((stage === 'conversion' || stage === 'volley') && fight.round > 1) return say('panel.stage.first-only');
    if (state !== 'done') return say(`panel.stage.${stage}.${state}`);
    if (stage === 'conversion') {
      const n = events.filter(({ type }) => type === 'combat.converted').length;
      return say('panel.stage.conversion.done', { n });
    }
    const rolled = events.findLast(({ type }) => type === (stage === 'volley' ? 'combat.volley' : 'combat.rolled'));
    if (rolled !== undefined && (stage === 'volley' || stage === 'roll')) {
      const attacker = Number(rolled.data?.['attacker'] ?? 0);
      const defender = Number(rolled.data?.['defender'] ?? 0);
      return say('panel.stage.hits-to', { attacker, defender, n: attacker + defender });
    }
    return say(`panel.stage.${stage}.done`);
  };
}
