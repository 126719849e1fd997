import type { ItemId, Source } from '@edubba/kernel';
import { Icon, useSay, useText } from '@edubba/ui';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { favourCard } from '../../../content/favour-cards.ts';
import { foodCard } from '../../../content/food-cards.ts';
import { item as nameOf } from '../../../text/names.ts';
import { Art } from './Art.tsx';
import { FOOD_ICONS, favourIcon } from '../../../asking/icons.ts';
import { foodColours, foodStrip, isFood } from './faces.ts';
import './cards.css';

/** A Food or Favour card in full: what it does, when, and where its wording comes from. */
export function LargeCard({ item }: { readonly item: ItemId }): ReactElement {
  return isFood(item) ? <LargeFood item={item} /> : <LargeFavour item={item} />;
}

function LargeFood({ item }: { readonly item: ItemId }): ReactElement {
  const say = useText();
  const { icons, value, source } = foodCard(item);
  const [first = 'wild'] = icons;
  // The coin says how many: a card of one food is called by that food alone.
  const plain = icons.every((icon) => icon === first) ? `FD-${first === 'wild' ? 'w' : first}1-1` : item;
  return (
    <Frame
      item={plain}
      colour={foodStrip(first)}
      kind={say('panel.card.food')}
      art={<Art icon={FOOD_ICONS[first]} colour={foodStrip(first)} ground="waves" />}
      cost={value}
      foot={say('panel.card.feeds', { n: icons.length })}
      source={source}
    >
      <span className="large-icons">
        {icons.map((icon, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card
          <Icon key={i} id={FOOD_ICONS[icon]} size={26} style={foodColours(icon)} />
        ))}
      </span>
    </Frame>
  );
}

function LargeFavour({ item }: { readonly item: ItemId }): ReactElement {
  const say = useText();
  const { id, timing, source } = favourCard(item);
  return (
    <Frame
      item={item}
      colour="var(--card-favour)"
      kind={say('panel.card.favour')}
      art={<Art icon={favourIcon(item)} colour="var(--card-favour)" ground="sky" />}
      foot={timing.map((when) => say(`panel.timing.${when}`)).join(' · ')}
      source={source}
    >
      {say(`effect.${id}`)}
    </Frame>
  );
}

function Frame(props: {
  readonly item: ItemId;
  readonly colour: string;
  readonly kind: string;
  readonly art: ReactElement;
  readonly cost?: number;
  readonly foot: string;
  readonly source: Source;
  readonly children: ReactNode;
}): ReactElement {
  const say = useSay();
  const { item, colour, kind, art, cost, foot, source, children } = props;
  return (
    <article className="fcard large" style={{ '--cc': colour } as CSSProperties}>
      {cost !== undefined && <span className="cost">{cost}</span>}
      <h4 className="ttl" data-plain={cost === undefined ? '' : undefined}>
        {say(nameOf(item))}
      </h4>
      <div className="art">{art}</div>
      <span className="kind">{kind}</span>
      <div className="txt">{children}</div>
      <div className="ft">
        {foot}
        <span className="mk">
          <Icon id="act-rule" size={12} />
          {say({ id: `panel.source.${source}` })}
        </span>
      </div>
    </article>
  );
}
