import { Icon, on, Tangible, useGame, useSay, useText } from '@edubba/ui';
import { memo, type ReactElement } from 'react';
import { type AshurCard, ashurCard } from '../../content/ashur-cards.ts';
import { AREA_NAMES } from '../../content/map.ts';
import { AREA_OF } from '../../rules/geography.ts';
import { personalOf } from '../../rules/queries/characters.ts';
import type { State } from '../../rules/state.ts';
import { cardText } from '../../text/cards.ts';
import { markerIcon, techIcon, tokenIcon } from '../../asking/icons.ts';
import { Good, Mark } from './parts.tsx';

type Pattern = 'waves' | 'scales' | 'rays' | 'hills' | 'bricks';

const TOKEN_ART: { readonly [token: string]: readonly [tone: string, ground: Pattern] } = {
  military: ['m', 'hills'],
  supplies: ['s', 'waves'],
  diviners: ['d', 'rays'],
  medicine: ['h', 'scales'],
};

const PART_ICONS: { readonly [does: string]: string } = {
  strike: 'act-attack',
  'any-goods': 'res-coin',
  treaty: 'tok-diplomacy',
  guard: 'act-defend',
  informers: 'ui-eye',
  couriers: 'unit-horseman',
};

/** The picture of a card: its emblem, its tone, the pattern of its ground. */
function artOf(card: AshurCard): readonly [icon: string, tone: string, ground: Pattern] {
  if (card.token !== undefined) return [tokenIcon(card.token), ...(TOKEN_ART[card.token] ?? (['m', 'hills'] as const))];
  if (card.technology !== undefined) return [techIcon(card.technology), 't', 'bricks'];
  const [part] = card.parts ?? [];
  if (part !== undefined) {
    if ('gain' in part) return [tokenIcon(part.gain), ...(TOKEN_ART[part.gain] ?? (['m', 'hills'] as const))];
    return [PART_ICONS[part.does] ?? 'ui-star', 'm', 'hills'];
  }
  return ['res-coin', 's', 'bricks'];
}

/** So many letters are no list any more. */
const WORDY = 30;

/** An Ashur card: name, picture with its price, what it brings; what counts where its Character stands is the green line. */
export const Card = memo(function Card({
  card: id,
  who,
}: {
  readonly card: string;
  readonly who: number;
}): ReactElement {
  const say = useSay();
  const text = useText();
  if (id.startsWith('?'))
    return (
      <Tangible thing={`card/${id}`} className="sam-card back">
        <Icon id="brand-mark" size={40} />
      </Tangible>
    );
  const card = ashurCard(id);
  const [icon, tone, ground] = artOf(card);
  return (
    <Tangible
      thing={`card/${id}`}
      className="sam-card"
      data-kind={card.type}
      data-wordy={on(card.token === undefined && say(effectOnly(id)).length > WORDY)}
    >
      <h4>{text(`item.${id.slice(0, 4)}`)}</h4>
      <span className={`sam-art ${tone} ${ground}`}>
        <span className="sam-price" data-free={on(card.cost.length === 0 && card.bag === undefined)}>
          {card.cost.map((good, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a price may name a Good twice
            <Good key={i} good={good} size={15} />
          ))}
          {card.bag !== undefined && <Mark marker={card.bag} size={15} />}
        </span>
        <Icon id={icon} size={34} />
      </span>
      <span className="sam-gain">
        {card.token === undefined ? <span>{say(effectOnly(id))}</span> : <AreaGain card={card} who={who} />}
        {card.bag !== undefined && (
          <span className="sam-bagged">
            {text('panel.bag-gains')} <Icon id={markerIcon(card.bag)} size={15} />
          </span>
        )}
      </span>
    </Tangible>
  );
});

/** What a card does without its price, which the picture shows. */
function effectOnly(id: string): ReturnType<typeof cardText> {
  const text = cardText(id);
  const effect = text.params?.['effect'];
  return text.id === 'card.cost' && typeof effect === 'object' ? effect : text;
}

function AreaGain({ card, who }: { readonly card: AshurCard; readonly who: number }): ReactElement {
  const text = useText();
  const { s } = useGame<State>();
  const actor = who >= 0 ? who : (personalOf(s, 0) ?? -1);
  const area = AREA_NAMES[AREA_OF[s.at[actor] ?? -1] ?? -1];
  const here = card.areas?.find(([name]) => name === area)?.[1] ?? card.basic ?? 0;
  return (
    <>
      {who >= 0 && (
        <span className="sam-here">
          {here} <Icon id={tokenIcon(card.token ?? '')} size={15} /> {text('panel.here')}
        </span>
      )}
      {(card.areas ?? []).map(([name, n]) =>
        name === area && who >= 0 ? null : (
          <span key={name}>
            {text(`name.${name}`)} {n}
          </span>
        ),
      )}
      {who < 0 && <span>{text('panel.elsewhere', { n: card.basic ?? 0 })}</span>}
    </>
  );
}
