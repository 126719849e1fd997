import { Icon, on, Seal, useColour, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { usePartyName } from '../battle/Army.tsx';
import { Heading } from '../parts.tsx';
import { type Amounts, type Deal, type Said, saidBetween, TRADED } from './terms.ts';
import { what as whatIs } from '../../explaining/what.ts';

/** What has been offered and answered so far, and who is to speak. */
export function Offers({ deal }: { readonly deal: Deal }): ReactElement {
  const say = useText();
  const partyName = usePartyName();
  const told = useTable((table) => table.told);
  const said = saidBetween(told, deal.mine, deal.theirs);
  return (
    <section className="offers" {...whatIs('offers')}>
      <Heading icon="ui-chat" text={say('panel.trade.offers')}>
        {say('panel.trade.left', { n: deal.left })}
      </Heading>
      <ol>
        {said.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its place
          <OfferRow key={i} said={one} mine={one.seat === deal.mine} />
        ))}
        <li className="offers-now" data-mine={on(deal.asked === deal.mine)}>
          {say(deal.composing ? 'panel.trade.composing' : 'panel.trade.answering', {
            player: partyName(deal.asked, 0),
          })}
        </li>
      </ol>
    </section>
  );
}

function OfferRow({
  said: { seat, what, terms },
  mine,
}: {
  readonly said: Said;
  readonly mine: boolean;
}): ReactElement {
  const say = useText();
  const colour = useColour();
  const partyName = usePartyName();
  return (
    <li data-mine={on(mine)} data-what={what}>
      <span className="offers-who">
        <Seal colour={colour(seat)} size="s" />
        {say(`panel.trade.${what}`, { player: partyName(seat, 0) })}
      </span>
      {what === 'offered' && (
        <span className="offers-terms">
          <Goods of={terms.give} />
          <Icon id="ui-arrow" size={15} />
          <Goods of={terms.get} />
        </span>
      )}
    </li>
  );
}

/** Goods as numbers and icons. */
export function Goods({ of }: { readonly of: Amounts }): ReactElement {
  const say = useText();
  const goods = TRADED.filter((good) => (of[good] ?? 0) > 0);
  if (goods.length === 0) return <span>{say('panel.trade.nothing')}</span>;
  return (
    <span>
      {goods.map((good) => (
        <span key={good}>
          {of[good]}
          <Icon id={good === 'card' ? 'ui-hand' : `res-${good}`} size={18} className={`res-${good}`} />
          <span className="sr">{say(`panel.trade.good.${good}`)}</span>
        </span>
      ))}
    </span>
  );
}
