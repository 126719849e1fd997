import { Icon, Tangible, useSay, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { eventCard, type EventOption } from '../../content/events.ts';
import { AREAS } from '../../content/map.ts';
import type { State } from '../../rules/state.ts';
import { area, item } from '../../text/names.ts';
import { boardSize, CENTRES } from '../board/geometry.ts';
import { openEvent, optionFacts } from '../explaining/cards.ts';
import './panels.css';
import './event.css';

/** The Event that was turned over: its picture, and its two options side by side. */
export function Event(): ReactElement | null {
  const say = useText();
  const tell = useSay();
  const view = useView<State>();
  const open = openEvent(view);
  if (open === undefined) return null;
  const { terrain, options } = eventCard(open.event);
  return (
    <div className={`game-panel mes mes-event ${terrain}`} data-aside={isWest(open.area) ? 'right' : 'left'}>
      <div className="ev">
        <div className="art">
          <Terrain terrain={terrain} />
          <div className="ttl">
            <b>{tell(item(open.event))}</b>
            <span>{say('panel.event.of', { area: area(open.area), terrain: { id: `ui.terrain.${terrain}` } })}</span>
          </div>
        </div>
        <div className="two">
          {options.map((option, i) => (
            <Option key={option === options[0] ? 1 : 2} option={option} event={open.event} number={i + 1} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The card lies over the half of the map that does not hold the area. */
function isWest(id: string): boolean {
  const [x] = CENTRES[AREAS.findIndex((row) => row.id === id)] ?? [0, 0];
  return x < boardSize[0] / 2;
}

const TYPE_ICONS = { instant: 'act-event', vp: 'res-vp', 'six-round': 'ui-clock' } as const;

function Option({
  option,
  event,
  number,
}: {
  readonly option: EventOption;
  readonly event: string;
  readonly number: number;
}): ReactElement {
  const say = useText();
  const tell = useSay();
  return (
    <Tangible thing={`option/${number}`} className="op">
      <span className="k">
        <Icon id={TYPE_ICONS[option.type]} size={17} /> {say(`ui.option.type.${option.type}`)}
      </span>
      <h3>{say(`choice.${event}.${number}`)}</h3>
      <ul>
        {optionFacts(option).map(({ icon, text, tone }) => (
          <li key={`${icon}${text.id}${tell(text)}`} data-tone={tone}>
            <Icon id={icon ?? 'act-event'} size={21} />
            <span>{tell(text)}</span>
          </li>
        ))}
      </ul>
    </Tangible>
  );
}

const ART: { readonly [terrain: string]: readonly [icon: string, ground: string, lines: string] } = {
  plain: ['res-wheat', '#3f7a5e', 'M0 11a11 11 0 0 0 22 0M-11 0a11 11 0 0 0 22 0M11 0a11 11 0 0 0 22 0'],
  mountain: ['bld-mountain', '#6f5a49', 'M0 22L11 4L22 22'],
  desert: ['mes-sun', '#a9772f', 'M0 8c5-5 11-5 22 0M0 19c5-5 11-5 22 0'],
};

/** An inlay emblem on a patterned ground. */
function Terrain({ terrain }: { readonly terrain: string }): ReactElement {
  const [icon, ground, lines] = ART[terrain] ?? ['act-event', '#3f7a5e', ''];
  return (
    <svg viewBox="0 0 506 108" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <pattern id={`mes-ev-${terrain}`} width="22" height="22" patternUnits="userSpaceOnUse">
          <path d={lines} fill="none" stroke="#000" strokeOpacity=".18" strokeWidth="2.6" />
        </pattern>
        <radialGradient id="mes-ev-light">
          <stop stopColor="#fff3d0" stopOpacity=".42" />
          <stop offset="1" stopColor="#fff3d0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="506" height="108" fill={ground} />
      <rect width="506" height="108" fill={`url(#mes-ev-${terrain})`} />
      <rect width="506" height="108" fill="url(#mes-ev-light)" />
      <svg x="396" y="26" width="56" height="56" viewBox="0 0 24 24" className="mes-ev-emblem">
        <use href={`#${icon}`} />
      </svg>
    </svg>
  );
}
