import type { ItemId } from '@edubba/kernel';
import { Icon, Tangible, useGame, useText } from '@edubba/ui';
import { type ReactElement, useId, useState } from 'react';
import type { State } from '../../rules/state.ts';
import { what } from '../explaining/what.ts';
import { LargeCard } from './cards/LargeCard.tsx';
import './piles.css';

/** The two decks with what is left in them, and a way to look at what has been discarded. */
export function Piles(): ReactElement {
  const { s } = useGame<State>();
  return (
    <div className="piles">
      <Deck name="food" n={s.foodDeck.length} />
      <Deck name="favour" n={s.favourDeck.length} />
      <Discards />
    </div>
  );
}

function Deck({ name, n }: { readonly name: 'food' | 'favour'; readonly n: number }): ReactElement {
  return (
    <Tangible thing={`deck/${name}`} className="piles-deck">
      <span className="piles-back" data-kind={name}>
        <Icon id={name === 'food' ? 'res-food' : 'ui-hand'} size={11} />
      </span>
      {n}
    </Tangible>
  );
}

function Discards(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const id = useId();
  // Late in a game it is half of all that is drawn at the table: not before somebody looks.
  const [open, setOpen] = useState(false);
  const n = s.foodDiscard.length + s.favourDiscard.length;
  return (
    <>
      <button
        type="button"
        className="piles-deck"
        popoverTarget={id}
        aria-label={say('panel.discards.open', { n })}
        data-own-click=""
        {...what('discards')}
        tabIndex={0}
      >
        <Icon id="ui-discard" size={16} />
        {n}
      </button>
      <div id={id} popover="auto" className="piles-pop" onBeforeToggle={({ newState }) => setOpen(newState === 'open')}>
        <header>
          <h3>{say('panel.discards')}</h3>
          <button type="button" className="btn sm" popoverTarget={id} popoverTargetAction="hide">
            {say('panel.close')}
          </button>
        </header>
        {open && <Pile word={say('panel.discards.food')} items={s.foodDiscard} />}
        {open && <Pile word={say('panel.discards.favour')} items={s.favourDiscard} />}
      </div>
    </>
  );
}

/** A pile of discards, the last one first. */
function Pile({ word, items }: { readonly word: string; readonly items: readonly ItemId[] }): ReactElement {
  const say = useText();
  return (
    <section>
      <h4>
        {word} <small>{items.length}</small>
      </h4>
      {items.length === 0 ? <p>{say('panel.discards.none')}</p> : null}
      <ul>
        {items.toReversed().map((item) => (
          <li key={item}>
            <LargeCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
