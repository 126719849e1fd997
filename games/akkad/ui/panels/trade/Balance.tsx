import { useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { type Amounts, type Terms, TRADED, worthOf } from './terms.ts';
import { what } from '../../explaining/what.ts';

const MIDDLE = 300;
const PIVOT = 54;
const ARM = 190;
const DROP = 84;
/** More goods are written as a number. */
const MOST = 9;
const STEEP = 9;

/** A pair of scales: what is given on the left, what is got on the right; the beam leans to what is worth more. */
export function Balance({ terms }: { readonly terms: Terms }): ReactElement {
  const say = useText();
  const give = worthOf(terms.give);
  const get = worthOf(terms.get);
  const lean = Math.max(-STEEP, Math.min(STEEP, (get - give) * 2.5));
  const end = (side: -1 | 1): readonly [number, number] => {
    const turn = (lean * Math.PI) / 180;
    return [MIDDLE + side * ARM * Math.cos(turn), PIVOT + side * ARM * Math.sin(turn)];
  };
  return (
    <svg
      className="balance"
      {...what('worth')}
      viewBox="0 0 600 210"
      role="img"
      aria-label={say('panel.trade.balance', { give, get })}
    >
      <path className="balance-foot" d="M240 204h120l-14-14h-92zM266 190h68l-12-14h-44zM295 54h10v124h-10z" />
      <Pan at={end(-1)} goods={terms.give} label={say('panel.trade.worth', { n: give })} />
      <Pan at={end(1)} goods={terms.get} label={say('panel.trade.worth', { n: get })} />
      <path
        className="balance-brass"
        transform={`rotate(${lean} ${MIDDLE} ${PIVOT})`}
        d="M104 50C210 45 390 45 496 50v8c-106 4-286 4-392 0z"
      />
      <circle className="balance-knob" cx={MIDDLE} cy={PIVOT} r="14" />
    </svg>
  );
}

function Pan({
  at: [x, y],
  goods,
  label,
}: {
  readonly at: readonly [number, number];
  readonly goods: Amounts;
  readonly label: string;
}): ReactElement {
  const low = y + DROP;
  const many = TRADED.reduce((sum, good) => sum + (goods[good] ?? 0), 0) > MOST;
  const coins = TRADED.flatMap((good) =>
    many ? ((goods[good] ?? 0) > 0 ? [good] : []) : Array<string>(goods[good] ?? 0).fill(good),
  );
  return (
    <g>
      <path className="balance-cord" d={`M${x} ${y}l-66 ${DROP}M${x} ${y}l66 ${DROP}`} />
      {coins.map((good, i) => {
        const row = Math.floor(i / 4);
        const wide = Math.min(4, coins.length - row * 4);
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: coins have no identity
            key={i}
            transform={`translate(${x + ((i % 4) - (wide - 1) / 2) * 32} ${low - 13 - row * 26})`}
          >
            <circle r="15" className="balance-coin" />
            <svg
              x="-10"
              y="-10"
              width="20"
              height="20"
              viewBox="0 0 24 24"
              className={`coin-${good}`}
              aria-hidden="true"
            >
              <use href={good === 'card' ? '#ui-hand' : `#res-${good}`} />
            </svg>
            {many && (
              <text x="10" y="14" className="balance-n">
                {goods[good]}
              </text>
            )}
          </g>
        );
      })}
      <path className="balance-brass" d={`M${x - 80} ${low}h160c-8 24-40 30-80 30s-72-6-80-30z`} />
      <text x={x} y={low + 20} className="balance-worth">
        {label}
      </text>
    </g>
  );
}
