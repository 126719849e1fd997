import { Icon, Tangible, useColour, useGame, useText } from '@edubba/ui';
import { EMBLEMS, tenth } from '@edubba/ui';
import type { ReactElement } from 'react';
import { gardenToken } from '../../content/gardens.ts';
import type { State } from '../../rules/state.ts';
import { Goods, ROMAN } from './parts.tsx';
import './panels.css';
import './shared.css';
import { what } from '../explaining/what.ts';
import { numberOf } from '../../rules/queries/numbers.ts';

/** Who built each part: whoever holds its token. */
function builders(s: State): readonly number[] {
  const found: number[] = [];
  s.gardens.forEach((tokens, player) => {
    for (const token of tokens) found[gardenToken(token).level - 1] = player;
  });
  return found;
}

/** The five parts as one building that grows. */
export function Gardens(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const [token] = s.garden;
  const next = token === undefined ? undefined : gardenToken(token);
  return (
    <section className="mes-gardens">
      <header>
        <Icon id="bld-gardens" size={19} />
        <h2>{say('ui.garden')}</h2>
        <small {...what('gardens')}>{say('panel.of', { n: s.gardensBuilt, all: numberOf(s, 'parts') })}</small>
      </header>
      <Tangible thing="garden" className="gdn">
        <Building />
        <div className="nx">
          {next === undefined ? (
            <b>{say('panel.garden.done')}</b>
          ) : (
            <>
              <b>{say('panel.garden.part', { n: ROMAN[next.level] ?? '' })}</b> · {next.vp}
              <Icon id="res-vp" size={15} className="glyph" />
              {s.mode === 'guardians' ? (
                <p className="wave">{say('panel.garden.wave')}</p>
              ) : (
                <>
                  <div className="cost">
                    <Goods amounts={next.cost} size={16} />
                  </div>
                  {say(needOf(next))}
                </>
              )}
            </>
          )}
        </div>
      </Tangible>
    </section>
  );
}

function needOf({ population, event, settlements }: ReturnType<typeof gardenToken>): string {
  if (settlements > 0) return `panel.garden.settlements.${settlements}`;
  if (population > 0) return `panel.garden.population.${population}`;
  return event > 0 ? `panel.garden.event.${event}` : 'panel.garden.needs';
}

const W = 112;
const H = 80;

function Building(): ReactElement {
  const { s } = useGame<State>();
  const colourOf = useColour();
  const built = builders(s);
  const rise = H / (numberOf(s, 'parts') + 0.35);
  const x = W / 2;
  return (
    <svg width={W} height={H} viewBox={`0 0 ${W} ${H}`} aria-hidden="true" className="gdn-art">
      {Array.from({ length: numberOf(s, 'parts') }, (_, i) => {
        const base = W * (1 - 0.165 * i);
        const top = base - W * 0.045;
        const low = H - rise * i;
        const high = low - rise + 2;
        const state = i < s.gardensBuilt ? 'done' : i === s.gardensBuilt ? 'next' : 'later';
        const colour = colourOf(built[i] ?? 0);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its number
          <g key={i} className={state}>
            <path
              className="stone"
              d={`M${tenth(x - base / 2)} ${tenth(low)}L${tenth(x - top / 2)} ${tenth(high)}H${tenth(x + top / 2)}L${tenth(x + base / 2)} ${tenth(low)}Z`}
            />
            {state === 'done' ? (
              <g className={colour}>
                {Array.from({ length: 9 }, (__, a) => (
                  <circle
                    // biome-ignore lint/suspicious/noArrayIndexKey: leaves in a row
                    key={a}
                    className={a % 2 === 0 ? 'leaf' : 'leaf dark'}
                    cx={tenth(x - top / 2 + (top * (a + 0.5)) / 9)}
                    cy={tenth(high)}
                    r={3 + (a % 3) * 0.6}
                  />
                ))}
                {built[i] !== undefined && (
                  <>
                    <circle className="seal-dot" cx={x} cy={tenth(low - rise * 0.4)} r="6.4" />
                    <use
                      href={`#emb-${EMBLEMS[colour]}`}
                      x={x - 4.5}
                      y={tenth(low - rise * 0.4 - 4.5)}
                      width="9"
                      height="9"
                      color="var(--pc-i)"
                    />
                  </>
                )}
              </g>
            ) : (
              <text x={x} y={tenth(low - rise / 2 + 5)}>
                {ROMAN[i + 1]}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
