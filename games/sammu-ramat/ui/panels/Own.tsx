import { Icon, on, Tangible, useGame, useLooking, useSay, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { HANDS } from '../../content/table.ts';
import { TOKENS } from '../../content/things.ts';
import { characterName, locationName } from '../../rules/names.ts';
import { actionsOf, COURT, personalOf, specialsOf } from '../../rules/queries/characters.ts';
import { queenSlower } from '../../rules/queries/month-long.ts';
import { isSolo, type State } from '../../rules/state.ts';
import { asks, optionName } from '../../asking/index.ts';
import { actionIcon } from '../../asking/icons.ts';
import { specialText } from '../words.ts';
import { Card } from './Card.tsx';
import { Goods } from './Court.tsx';
import { Good, Pips, Portrait, Token } from './parts.tsx';
import './own.css';
import { what as whatIs } from '../explaining/what.ts';

/** One's own area: the Character one acts with, what it can do, one's hand. */
export function Own(): ReactElement {
  return (
    <div className="game-panel sam sam-own">
      <Acting />
      <Doing />
      <Hand />
    </div>
  );
}

/** Whom the board looked at acts with: the acting Character, the consulted one, or the own Advisor. */
function useActor(): number | undefined {
  const { s } = useGame<State>();
  const { player } = useLooking();
  if (s.seat === player && s.actor >= 0) return s.actor;
  return COURT.find((who) => s.disk[who] === player) ?? personalOf(s, player);
}

function Acting(): ReactElement {
  const say = useText();
  const tell = useSay();
  const { s } = useGame<State>();
  const { player } = useLooking();
  const who = useActor();
  if (who === undefined) return <section className="sam-acting">{say('ui.status.none')}</section>;
  const id = characterName(who);
  const all = actionsOf(s, who, queenSlower(s));
  const acting = s.seat === player && s.actor === who;
  return (
    <section className="sam-acting">
      <Portrait who={id} size={80} owner={s.owner[who]} />
      <div>
        <h3>{say(`name.${id}`)}</h3>
        <small>
          {say('panel.stands', {
            title: { id: `ui.title.${id}` },
            place: { id: `name.${locationName(s.at[who] ?? 0)}` },
          })}
        </small>
        <span className="sam-left" {...whatIs('actions')}>
          <Pips left={acting ? s.actions : all} all={all} />
          {say('panel.actions', { n: acting ? s.actions : all })}
        </span>
        <Goods who={who} id={id} size={18} />
      </div>
      <Carried />
      {!acting && (
        <p {...whatIs('specials')}>
          {specialsOf(s, who)
            .map((special) => tell(specialText(special)))
            .join('. ')}
        </p>
      )}
    </section>
  );
}

/** Tokens on their way: tapped, they are put down. */
function Carried(): ReactElement | null {
  const say = useText();
  const { s } = useGame<State>();
  if (s.carried.every((n) => n === 0)) return null;
  return (
    <div className="sam-carried">
      {say('panel.carried')}
      {TOKENS.flatMap((token, i) =>
        (s.carried[i] ?? 0) === 0
          ? []
          : [
              <Tangible key={token} thing={`carried/${token}`} className="sam-load">
                <Token kind={token} size={26} />
                {s.carried[i]}
              </Tangible>,
            ],
      )}
    </div>
  );
}

/** Tiles for an answer that is no thing of the table, or else the actions of a turn. */
function Doing(): ReactElement {
  const kind = useTable(({ view, looking }) => view.pending.find(({ seat }) => seat === looking)?.kind ?? '');
  return asks.scene(kind) === 'tiles' ? <Tiles kind={kind} /> : <Actions />;
}

function Tiles({ kind }: { readonly kind: string }): ReactElement {
  const say = useSay();
  const text = useText();
  const keys = useTable(({ lit }) =>
    [...lit.keys()]
      .filter((thing) => thing.startsWith('option/'))
      .map((thing) => thing.slice('option/'.length))
      .join(' '),
  );
  const all = keys.split(' ').filter((key) => key !== '');
  return (
    <section className="sam-doing">
      <h3 className="sr">{text('panel.options')}</h3>
      <div className="sam-tiles" data-many={on(all.length > MANY)}>
        {all.map((key) => (
          <Tangible key={key} thing={`option/${key}`} className="sam-act">
            {SWAPS.has(kind) ? (
              <Swap goods={key.split('/')} />
            ) : kind === 'attack.army' ? (
              <Force parts={key.split('/')} />
            ) : (
              <>
                <Icon id={asks.iconOf(kind, key) ?? 'ui-target'} size={18} />
                <span>{say(optionName(kind, key))}</span>
              </>
            )}
          </Tangible>
        ))}
      </div>
    </section>
  );
}

/** More tiles than this stand closer together. */
const MANY = 10;
/** Good for Good: two pictures say it. */
const SWAPS = new Set(['market', 'trade', 'exchange']);

function Swap({ goods: [give = '', get = ''] }: { readonly goods: readonly string[] }): ReactElement {
  return (
    <span className="sam-swap">
      <Good good={give} size={17} />
      <Icon id="ui-arrow" size={12} />
      <Good good={get} size={17} />
    </span>
  );
}

/** So many Military, alone or with the Character. */
function Force({ parts: [n, way] }: { readonly parts: readonly string[] }): ReactElement {
  const who = useActor();
  return (
    <span className="sam-swap">
      {n}
      <Token kind="military" size={20} />
      {way === 'go' && who !== undefined && <Portrait who={characterName(who)} size={20} />}
    </span>
  );
}

const PLAIN = ['move', 'attack', 'barter/buy', 'barter/sell', 'pick-up', 'market', 'provision'] as const;

/** What the acting Character can do: its Special Actions, then what everybody can. */
function Actions(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const who = useActor();
  const specials = who === undefined ? [] : specialsOf(s, who).map(({ id }) => `special/${id}`);
  return (
    <section className="sam-doing">
      <div className="sam-acts">
        {[...specials, ...PLAIN].map((action) => {
          const [verb = '', what = ''] = action.split('/');
          return (
            <Action
              key={action}
              id={action}
              icon={actionIcon(verb, what)}
              text={say(verb === 'special' ? `panel.special.${what}` : `panel.act.${action}`)}
            />
          );
        })}
        <Amphora />
      </div>
    </section>
  );
}

/** The Amphora is there only for whoever has one. */
function Amphora(): ReactElement | null {
  const say = useText();
  const lit = useTable((table) => table.lit.has('action/amphora'));
  return lit ? <Action id="amphora" icon="tok-amphora" text={say('panel.act.amphora')} /> : null;
}

function Action({
  id,
  icon,
  text,
}: {
  readonly id: string;
  readonly icon: string;
  readonly text: string;
}): ReactElement {
  const open = useTable((table) => table.lit.has(`action/${id}`));
  return (
    <Tangible
      thing={`action/${id}`}
      className="sam-act"
      data-shut={on(!open)}
      data-special={on(id.startsWith('special'))}
    >
      <Icon id={icon} size={18} />
      <span>{text}</span>
    </Tangible>
  );
}

/** The hand of whoever is looked at. */
function Hand(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { player, mine } = useLooking();
  const cards = s.hand[player] ?? [];
  // SAM-8.05 What those hold who found nobody to Consult, as far as it can be played or put down now.
  const lit = useTable((table) => table.lit);
  const offered = [...lit.keys()].flatMap((thing) => (thing.startsWith('card/') ? [thing.slice('card/'.length)] : []));
  const lent = mine ? offered.filter((card) => !cards.includes(card)) : [];
  const limit = HANDS.limit[isSolo(s) ? 1 : 0];
  return (
    <section className="sam-hand">
      <header>
        <Icon id="ui-hand" size={18} />
        <h3>{say(mine ? 'panel.hand' : 'panel.hand.theirs')}</h3>
        <small {...whatIs('hand')}>{say('panel.hand.count', { n: cards.length, limit })}</small>
      </header>
      <div className="sam-cards">
        {[...cards, ...lent].map((card) => (
          <Card key={card} card={card} who={s.seat === player ? s.actor : -1} />
        ))}
      </div>
    </section>
  );
}
