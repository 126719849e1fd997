import { Icon, on, type Thing, useGame, useTable, useText, useThing } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { State } from '../../../rules/state.ts';
import { type Deal, stockOf, TRADED } from './terms.ts';
import { what } from '../../explaining/what.ts';

/** What I give and what I get, good by good; while I put an offer together each has a step up and down. */
export function Trays({ deal, mayStep }: { readonly deal: Deal; readonly mayStep: boolean }): ReactElement {
  return (
    <div className="offer">
      <Column deal={deal} way="give" mayStep={mayStep} />
      <Column deal={deal} way="get" mayStep={mayStep} />
    </div>
  );
}

function Column({
  deal,
  way,
  mayStep,
}: {
  readonly deal: Deal;
  readonly way: 'give' | 'get';
  readonly mayStep: boolean;
}): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const owner = way === 'give' ? deal.mine : deal.theirs;
  // A captive is set free for what its owner pays: nothing else changes hands.
  const freed = deal.kind === 'ransom' && s.captor[owner] !== (way === 'give' ? deal.theirs : deal.mine);
  const goods = TRADED.filter((good) => good !== 'card' || deal.kind === 'ransom');
  return (
    <section className="offer-side" data-way={way}>
      <h4>{say(`panel.trade.${way}`)}</h4>
      {freed ? (
        <p className="offer-freed">
          <Icon id="unit-champion" size={24} />
          {say('panel.trade.champion')}
        </p>
      ) : (
        goods.map((good) => (
          <GoodRow
            key={good}
            good={good}
            n={deal.terms[way][good] ?? 0}
            has={stockOf(s, owner, good)}
            way={way}
            step={mayStep}
          />
        ))
      )}
    </section>
  );
}

function GoodRow(props: {
  readonly good: string;
  readonly n: number;
  readonly has: number;
  readonly way: 'give' | 'get';
  readonly step: boolean;
}): ReactElement {
  const say = useText();
  const { good, n, has, way, step } = props;
  const thing = `offer/${way === 'give' ? 'mine' : 'theirs'}/${good}`;
  return (
    <div className="offer-line" {...what('offer')} data-use={on(n > 0)} data-stepped={on(step)}>
      <span className="offer-icon">
        <Icon id={good === 'card' ? 'ui-hand' : `res-${good}`} size={23} className={`res-${good}`} />
      </span>
      <span className="offer-name">
        <b>{say(`panel.trade.good.${good}`)}</b>
        <small>{n > 0 ? say('panel.trade.after', { has, then: has - n }) : say('panel.trade.has', { n: has })}</small>
      </span>
      {step ? (
        <span className="offer-step">
          <Step thing={`${thing}-`} icon="ui-minus" />
          <b>{n}</b>
          <Step thing={thing} icon="ui-plus" />
        </span>
      ) : (
        <b className="offer-n">{n === 0 ? '' : n}</b>
      )}
    </div>
  );
}

function Step({ thing, icon }: { readonly thing: Thing; readonly icon: string }): ReactElement {
  const can = useTable((table) => table.lit.has(thing));
  return (
    <span className="offer-button" data-can={on(can)} {...useThing(thing)}>
      <Icon id={icon} size={16} />
    </span>
  );
}
