import { Icon, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Heading } from '../parts.tsx';
import { what } from '../../explaining/what.ts';

const RATES: readonly (readonly [n: number, goods: readonly string[], m: number, good: string])[] = [
  [1, ['grain'], 1, 'sheep'],
  [3, ['grain', 'sheep'], 1, 'silver'],
  [6, ['grain', 'sheep'], 1, 'lapis'],
  [2, ['silver'], 1, 'lapis'],
];

/** What the treasury changes into what, both ways (AKK-16.09). */
export function Treasury(): ReactElement {
  const say = useText();
  return (
    <section className="treasury" {...what('treasury')}>
      <Heading icon="bld-storehouse" text={say('panel.treasury')} />
      <ul>
        {RATES.map(([n, goods, m, good]) => (
          <li key={`${n}${good}`}>
            <span>
              {n}
              {goods.map((one) => (
                <Good key={one} good={one} />
              ))}
            </span>
            <Icon id="act-trade" size={18} />
            <span>
              {m}
              <Good good={good} />
            </span>
          </li>
        ))}
      </ul>
      <p>{say('panel.treasury.why')}</p>
    </section>
  );
}

function Good({ good }: { readonly good: string }): ReactElement {
  const say = useText();
  return (
    <>
      <Icon id={`res-${good}`} size={20} className={`res-${good}`} />
      <span className="sr">{say(`goods.${good}`)}</span>
    </>
  );
}
