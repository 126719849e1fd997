import { CARD_PARTS, type CardPart, cardText, cardTexts, type FirstCards } from '@edubba/gamekit';
import type { DecisionKind } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import type { Words } from '@edubba/words';
import { type ReactElement, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { SHELF } from '../../app/games.ts';
import { makeWords } from '../../app/words.tsx';
import { useKeyCap } from '../../settings/useKeyCap.ts';
import { useSettings } from '../../settings/settings.ts';
import { GoalWords } from '../players/Goal.tsx';
import { spotOf } from '../pointing/notes.ts';
import { overlap } from '../pointing/place.ts';
import { RuleChip } from '../RuleChip.tsx';
import { usePrompt } from '../prompt/usePrompt.ts';
import { useSession } from '../session/context.ts';
import type { Spot } from '../session/frame.ts';
import './first.css';
import { knowGame } from './met.ts';
import { Now } from './Now.tsx';
import { type Laid, roomFor } from './room.ts';
import { firstTexts } from './texts.en.ts';

const ICONS: { readonly [part in CardPart]: string } = {
  decides: 'ui-target',
  costs: 'ui-minus',
  brings: 'ui-plus',
  looks: 'ui-eye',
};

interface Loaded {
  readonly cards: FirstCards;
  readonly words: Words;
}

/** The game's cards, once they have come; nothing if they cannot be had. */
function useCards(): Loaded | undefined {
  const { ui } = useSession();
  const locale = useSettings((settings) => settings.locale);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      const cards = await SHELF.find(({ id }) => id === ui.id)?.cards?.();
      if (!left && cards !== undefined)
        setLoaded({ cards, words: makeWords(locale, ui.words.texts.en, firstTexts, cardTexts(cards)) });
    };
    // Without a connection the game goes on without its cards.
    load().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [ui, locale]);
  return loaded;
}

/** What the decision is about, for whoever meets it for the first time or asks again. */
export default function FirstCard({ kind }: { readonly kind: DecisionKind }): ReactElement | null {
  const loaded = useCards();
  if (loaded?.cards[kind] === undefined) return null;
  return <Card key={kind} kind={kind} {...loaded} />;
}

/** How often it is looked whether what can be chosen has moved: a map that is panned tells nobody. */
const LOOK = 150;

/** What it never lies on. What fills the table for a while is full of what one looks at: a card that lies open keeps off it too. */
const KEPT = '#prompt, .table-top, .table-tabs, .players-strip';
const STAGE = '.at-stage, .at-over';
const SOFT = ':is(.table-panel, .tab-panel) :is([data-thing], h2, h3), .goal, .players, .desktop-log';

/** Where it hides nothing that can be chosen, as long as there is such a place. */
function useRoom(folded: boolean): { box: RefObject<HTMLElement | null>; laid: Laid | undefined } {
  const box = useRef<HTMLElement>(null);
  const [laid, setLaid] = useState<Laid>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size depends on the fold.
  useLayoutEffect(() => {
    const spots = (selector: string): Spot[] =>
      [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0).map(spotOf);
    const lay = (): void => {
      const element = box.current;
      if (element === null) return;
      const [width, height] = [element.offsetWidth, element.offsetHeight];
      const targets = spots('[data-thing][data-lit]');
      const kept = spots(folded ? KEPT : `${KEPT}, ${STAGE}`);
      const isFree = ({ left, top }: Laid): boolean => {
        const spot = { left, top, right: left + width, bottom: top + height };
        const inside = spot.right <= innerWidth && spot.bottom <= innerHeight;
        return inside && [...targets, ...kept].every((one) => overlap(spot, one) === 0);
      };
      // It stays where it is while it can: only what it would hide drives it away.
      setLaid((now) => {
        if (now !== undefined && isFree(now)) return now.free ? now : { ...now, free: true };
        const next = roomFor(
          { width, height },
          { width: innerWidth, height: innerHeight },
          { targets, kept, soft: spots(SOFT) },
        );
        return next.left === now?.left && next.top === now.top && next.free === now.free ? now : next;
      });
    };
    lay();
    const timer = setInterval(lay, LOOK);
    return () => clearInterval(timer);
  }, [folded]);
  return { box, laid };
}

function Card({ kind, cards, words }: { readonly kind: DecisionKind } & Loaded): ReactElement {
  const session = useSession();
  const title = useId();
  /** Nothing, as long as the reader has not said whether it lies open. */
  const [wish, setWish] = useState<'open' | 'folded'>();
  const [narrow, setNarrow] = useState(false);
  const folded = wish === undefined ? narrow : wish === 'folded';
  const { box, laid } = useRoom(folded);
  const { rule } = usePrompt();
  const key = useKeyCap('card');
  const card = cards[kind];
  const game = session.ui.id;
  const say = (id: string, params?: { readonly [name: string]: string }): string =>
    words.say(params === undefined ? { id } : { id, params });
  const close = (): void => session.set({ card: undefined });
  // It comes by itself, so it may not lie on what one wants to press: without room it is folded.
  useLayoutEffect(() => {
    if (laid?.free === false) setNarrow(true);
  }, [laid]);
  return (
    <aside
      ref={box}
      className="first-card"
      aria-labelledby={title}
      data-folded={folded ? '' : undefined}
      style={laid === undefined ? { visibility: 'hidden' } : { left: laid.left, top: laid.top }}
    >
      <header>
        <Icon id="ui-bulb" size={24} />
        <span>
          <h3 id={title}>{say(cardText(kind, 'title'))}</h3>
          {!folded && <small>{say('first.new')}</small>}
        </span>
        <button
          type="button"
          className="btn sm"
          aria-expanded={!folded}
          onClick={() => setWish(folded ? 'open' : 'folded')}
        >
          <Icon id={folded ? 'ui-down' : 'ui-up'} size={16} />
          {say(folded ? 'first.unfold' : 'first.fold')}
        </button>
        <button
          type="button"
          className="iconbtn"
          aria-label={say('first.close')}
          title={`${say('first.close')} (${key})`}
          onClick={close}
        >
          <Icon id="ui-close" size={18} />
        </button>
      </header>
      {!folded && (
        <>
          <dl aria-live="polite">
            {CARD_PARTS.map((part) => (
              <div key={part}>
                <Icon id={ICONS[part]} size={20} />
                <dt>{say(`first.${part}`)}</dt>
                <dd>{card?.[part] === undefined ? say('first.costs.nothing') : say(cardText(kind, part))}</dd>
              </div>
            ))}
          </dl>
          <Now words={words} />
          <footer>
            <GoalWords />
            {rule !== undefined && <RuleChip rule={rule} />}
            {card?.chapter !== undefined && <Link href={`/learn/${game}/${card.chapter}`}>{say('first.chapter')}</Link>}
            <button
              type="button"
              className="first-known"
              onClick={() => {
                knowGame(game);
                close();
              }}
            >
              {say('first.known', { game: say(`game.${game}`) })}
            </button>
          </footer>
        </>
      )}
    </aside>
  );
}
