import { Hit, Icon, on, useGame, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { eventCard } from '../../content/events.ts';
import type { Stage, State } from '../../rules/state.ts';
import './rounds.css';
import { what } from '../explaining/what.ts';

/** The three phases of a Month, by stage. */
const PHASE: { readonly [stage in Stage]: 'new' | 'act' | 'check' } = {
  setup: 'new',
  spread: 'new',
  event: 'new',
  enemies: 'new',
  effect: 'new',
  cards: 'new',
  taxes: 'new',
  consult: 'act',
  actions: 'act',
  check: 'check',
  end: 'check',
};

/** What an Event did, in a picture. */
function eventIcon(id: string): string {
  const card = eventCard(id);
  if (card.good) return 'act-grow';
  const icons = [...card.banner, ...card.text];
  if (icons.some((icon) => icon.do === 'enemies')) return 'unit-enemy';
  const marker = icons.find((icon) => icon.do === 'here' || icon.do === 'bag');
  if (marker !== undefined && 'marker' in marker) {
    const icon = MARKERS[marker.marker];
    if (icon !== undefined) return icon;
  }
  return icons.some((icon) => icon.do === 'draw') ? 'sam-bag' : 'act-event';
}
const MARKERS: { readonly [marker: string]: string } = {
  raid: 'tok-raid',
  unrest: 'tok-unrest',
  assassination: 'tok-assassin',
  plague: 'tok-plague',
};

/** The Months: what was, what is, and card backs for what is to come; then the phase. Where it is narrow, words. */
export function Rounds(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const past = pastEvents(s);
  const now = say('ui.moment', { month: s.month, months: s.months, stage: { id: `stage.${s.stage}` } });
  return (
    <div className="game-panel sam rounds">
      <span className="rounds-chip" {...what('month')}>
        {s.month === 0 ? say('ui.moment.setup') : say('panel.month', { month: s.month, months: s.months })}
      </span>
      <div className="rounds-in">
        <div className="sam-months">
          {Array.from({ length: s.months }, (_, i) => {
            const month = i + 1;
            const event = month < s.month ? past[i] : month === s.month && s.event !== '' ? s.event : undefined;
            const seen = month > s.month ? s.eventRow[i]?.[0] : undefined;
            const icon = event ?? (seen !== undefined && !seen.startsWith('?') ? seen : undefined);
            return (
              <span key={month} className="sam-month" data-now={on(month === s.month)} data-past={on(month < s.month)}>
                {month}
                <Icon id={icon === undefined ? 'brand-wedge' : eventIcon(icon)} size={icon === undefined ? 12 : 16} />
                {(s.religionEvent[i] ?? 0) > 0 && <Icon id="tok-religion" size={14} />}
                <Hit thing={`event/${month}`} />
              </span>
            );
          })}
        </div>
        <span className="sam-phases">
          {(['new', 'act', 'check'] as const).map((phase) => (
            <span key={phase} data-now={on(s.month > 0 && PHASE[s.stage] === phase)}>
              {say(`panel.phase.${phase}`)}
            </span>
          ))}
        </span>
        <span className="sr">{now}</span>
      </div>
    </div>
  );
}

/** Events of this Challenge's Months so far: the last ones that were flipped. */
function pastEvents(s: State): readonly (string | undefined)[] {
  const over = s.month - 1;
  const flipped = s.flipped.filter((id) => id !== s.event).slice(-over);
  return Array.from({ length: Math.max(0, over) }, (_, i) => flipped[i - (over - flipped.length)]);
}
