import { Seal, useColour, useTable, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { State } from '../../rules/state.ts';
import { usePartyName } from './battle/Army.tsx';
import { Balance } from './trade/Balance.tsx';
import { Hints } from './trade/Hints.tsx';
import { Offers } from './trade/Offers.tsx';
import { type Deal, dealOf } from './trade/terms.ts';
import { Trays } from './trade/Trays.tsx';
import { Treasury } from './trade/Treasury.tsx';
import './trade.css';
import './trade/offers.css';
import './trade/narrow.css';

/** Trade and ransom: what each gives and gets on a pair of scales, what was offered so far; else the treasury's rates. */
export function Trade(): ReactElement {
  const view = useView<State>();
  const me = useTable((table) => table.me);
  const aside = useTable((table) => table.aside);
  const deal = dealOf(view, me, aside);
  return (
    <div className="game-panel akk trade">
      {deal === undefined ? (
        <Treasury />
      ) : (
        <div className="deal">
          <Scales deal={deal} mayStep={deal.composing && deal.asked === me} />
          <Offers deal={deal} />
          {deal.kind === 'trade' && <Treasury />}
        </div>
      )}
    </div>
  );
}

function Scales({ deal, mayStep }: { readonly deal: Deal; readonly mayStep: boolean }): ReactElement {
  const say = useText();
  const colour = useColour();
  const partyName = usePartyName();
  return (
    <section className="scales">
      <header>
        <Seal colour={colour(deal.mine)} size="l" />
        <b>{partyName(deal.mine, 0)}</b>
        <small>{say(deal.kind === 'ransom' ? 'panel.trade.ransom' : 'panel.trade.title')}</small>
        <b>{partyName(deal.theirs, 0)}</b>
        <Seal colour={colour(deal.theirs)} size="l" />
      </header>
      <Balance terms={deal.terms} />
      <Trays deal={deal} mayStep={mayStep} />
      <Hints deal={deal} />
    </section>
  );
}
