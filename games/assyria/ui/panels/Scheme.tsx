import { Icon, Tangible, useGame, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import type { Arrow, SchemeCard, SchemeEffect } from '../../content/scheme-cards.ts';
import { schemeCard } from '../../content/scheme-cards.ts';
import { AREAS } from '../../content/tracks.ts';
import type { State } from '../../rules/state.ts';
import { FOOD_ICONS } from '../../asking/icons.ts';
import { foodColours } from './cards/faces.ts';
import { Rich } from './parts.tsx';
import './scheme.css';

/** The Scheme card that decides for the solo opponent: the last one turned. */
export function Scheme(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const top = s.schemeDiscard.at(-1);
  return (
    <Tangible thing="deck/scheme" className="scheme">
      <h4>
        {say('panel.scheme')} <small>{say('panel.scheme.left', { n: s.schemes.length })}</small>
      </h4>
      {top === undefined ? (
        <p className="scheme-none">{say('panel.scheme.none')}</p>
      ) : (
        <SchemeFace card={schemeCard(top)} />
      )}
    </Tangible>
  );
}

const ARROWS: { readonly [arrow in Arrow]: string } = {
  up: 'ui-up',
  down: 'ui-down',
  left: 'ui-left',
  right: 'ui-right',
};

function SchemeFace({ card }: { readonly card: SchemeCard }): ReactElement {
  const say = useText();
  return (
    <>
      <dl className="scheme-focus">
        <div>
          <dt>{say('panel.scheme.wants')}</dt>
          <dd>
            <Icon id={FOOD_ICONS[card.food]} size={18} style={foodColours(card.food)} /> {say(`food.${card.food}`)}
          </dd>
        </div>
        <div>
          <dt>{say('panel.scheme.tie')}</dt>
          <dd>
            {card.arrows.map((arrow) => (
              <span key={arrow}>
                <Icon id={ARROWS[arrow]} size={16} />
                <span className="sr">{say(`arrow.${arrow}`)}</span>
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{say('panel.scheme.outbid')}</dt>
          <dd>{say(`panel.scheme.outbid.${card.outbid}`)}</dd>
        </div>
        <div className="scheme-land">
          <dt>{say('panel.scheme.land')}</dt>
          <dd>{card.terrain.map((ground) => say(`panel.scheme.land.${ground}`)).join(' › ')}</dd>
        </div>
      </dl>
      <ol className="scheme-actions">
        {card.actions.map(({ cost, effects }) => (
          <li key={cost}>
            <b>
              <Rich id="panel.scheme.pays" params={{ n: cost }} />
            </b>
            <span>
              {grouped(effects).map(([effect, n], i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card
                <span key={i}>
                  {i > 0 && ' + '}
                  <Effect effect={effect} n={n} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Effects that repeat are said once, with how often: two steps of Offerings. */
function grouped(effects: readonly SchemeEffect[]): readonly (readonly [SchemeEffect, number])[] {
  const out: [SchemeEffect, number][] = [];
  for (const effect of effects) {
    const last = out.at(-1);
    if (last !== undefined && last[0].do === effect.do) last[1]++;
    else out.push([effect, 1]);
  }
  return out;
}

function Effect({ effect, n }: { readonly effect: SchemeEffect; readonly n: number }): ReactElement {
  switch (effect.do) {
    case 'level':
      return <Rich id="panel.scheme.level" params={{ level: effect.level }} />;
    case 'roof':
      return <Rich id="panel.scheme.roof" params={{ area: { id: `area.${AREAS[effect.areas[0] ?? 0]}` } }} />;
    case 'tribute':
      return (
        <Rich id={`panel.scheme.tribute.${effect.token}`} params={{ area: { id: `area.${AREAS[effect.area]}` } }} />
      );
    default:
      return <Rich id={`panel.scheme.${effect.do}`} params={{ n }} />;
  }
}
