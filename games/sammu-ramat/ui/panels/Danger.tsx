import { Icon, on, useGame, useSay, useText } from '@edubba/ui';
import { type ReactElement, useState } from 'react';
import { type Forecast, percent, type Threat } from '../../forecast/index.ts';
import { MARKERS } from '../../content/things.ts';
import type { Stage, State } from '../../rules/state.ts';
import { useForecast } from '../foretold.ts';
import { remedyText, stageText, threatIcon, threatText } from '../telling/threats.ts';
import { Mark } from './parts.tsx';
import { Month } from './Month.tsx';
import './danger.css';

/** Before somebody acts one looks at what the Month has brought, then at what comes. */
const BROUGHT: ReadonlySet<Stage> = new Set(['spread', 'event', 'enemies', 'effect', 'cards', 'taxes']);

/** What comes if nobody acts, and what this Month has brought. */
export function Danger(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const usual = BROUGHT.has(s.stage) ? 'month' : 'ahead';
  const [chosen, setChosen] = useState<{ readonly stage: string; readonly part: 'month' | 'ahead' }>();
  const part = chosen?.stage === s.stage ? chosen.part : usual;
  return (
    <div className="game-panel sam sam-danger">
      <div className="sam-switch" role="group" aria-label={say('ui.panel.danger')}>
        {(['ahead', 'month'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={part === one}
            onClick={() => setChosen({ stage: s.stage, part: one })}
          >
            <Icon id={one === 'ahead' ? 'ui-eye' : 'act-replay'} size={16} /> {say(`panel.danger.${one}`)}
          </button>
        ))}
      </div>
      {part === 'month' ? <Month /> : <Ahead />}
    </div>
  );
}

/** So many lines are said at first; the rest is counted, and said to whoever asks. */
const MOST = 6;

/** How bad it is, by how likely it is: what is nearly sure is said before what is hardly to be feared. */
const dread = ({ weight, chance }: Threat): number => weight * percent(chance);

/** The worst of what may come, or all of it, the worst first. */
function worstOf({ threats }: Forecast, most?: number): readonly Threat[] {
  const all = threats.toSorted((a, b) => dread(b) - dread(a));
  return most === undefined ? all : all.filter(({ weight }) => weight > 1).slice(0, most);
}

/** So many are said where somebody is chosen. */
const LOOMING = 3;

/** The worst that comes, in one line: for whoever chooses who is to act. */
export function Looming(): ReactElement {
  const told = useForecast();
  if (told === undefined) return <></>;
  return (
    <ul className="sam-threat-list sam-looming">
      {worstOf(told, LOOMING).map((threat) => (
        <ThreatRow key={threat.id} threat={threat} />
      ))}
    </ul>
  );
}

function Ahead(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const told = useForecast();
  const [every, setEvery] = useState(false);
  if (told === undefined) return <p className="sam-quiet">{say('panel.danger.none')}</p>;
  const first = worstOf(told, MOST);
  const more = told.threats.length - first.length;
  const bag = s.bag.reduce((sum, n) => sum + n, 0);
  return (
    <>
      <ul className="sam-threat-list" tabIndex={0}>
        {(every ? worstOf(told) : first).map((threat) => (
          <ThreatRow key={threat.id} threat={threat} />
        ))}
        {told.threats.length === 0 && <li className="sam-more">{say('panel.danger.calm')}</li>}
      </ul>
      <p className="sam-bag">
        <Icon id="sam-bag" size={17} />
        {say('panel.bag', { n: bag })}
        {MARKERS.flatMap((marker, i) =>
          (s.bag[i] ?? 0) === 0
            ? []
            : [
                <span key={marker}>
                  <Mark marker={marker} size={18} />
                  <span className="sr">{say(`name.${marker}`)}</span>
                  {s.bag[i]}
                </span>,
              ],
        )}
        {more > 0 && (
          <button type="button" aria-expanded={every} onClick={() => setEvery(!every)}>
            {say(every ? 'panel.danger.fewer' : 'panel.danger.more', { n: more })}
          </button>
        )}
      </p>
    </>
  );
}

/** A threat: how likely, what, and what would avert it. */
function ThreatRow({ threat }: { readonly threat: Threat }): ReactElement {
  const say = useSay();
  const chance = percent(threat.chance);
  const [remedy] = threat.averts;
  return (
    <li data-sure={on(chance === 100)} data-grave={on(threat.weight >= 6)}>
      <em>{chance === 100 ? <Icon id="ui-warning" size={15} /> : `${chance}%`}</em>
      <span>
        <b>
          <Icon id={threatIcon(threat.is)} size={15} /> {say(threatText(threat.is))}
          <i>{say(stageText(threat.stage))}</i>
        </b>
        {remedy !== undefined && <small>{say(remedyText(remedy))}</small>}
      </span>
    </li>
  );
}
