import type { Key, Seat } from '@edubba/kernel';
import { useSeatName, useTable } from '@edubba/ui';
import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { Dialog } from '../layout/Dialog.tsx';
import { useRecap } from '../log/Log.tsx';
import { useSentences } from '../log/LogTurn.tsx';
import { summed } from '../log/turns.ts';
import { usePrompt } from '../prompt/usePrompt.ts';
import { useConsequences, useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { labelOf, openKeys } from '../session/options.ts';
import './TextTable.css';
import { byRank, matches } from './text-table.ts';

/**
 * The whole table in sentences, without the board: what is asked, what may be answered and what it would bring, what has
 * changed, how the scores stand, and everything that lies there by its name. Each option is a button, so that a game can
 * be played from here. What is typed leaves only the sentences with these words: “D3”, “fish”, “red”.
 */
export function TextTable(): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const field = useId();
  const [asked, setAsked] = useState('');
  const { say, why, mine } = usePrompt();
  const wanted = (text: string): boolean => matches(text, asked);
  const keys = openKeys(standing).filter((key) => wanted(tell(labelOf(session.ui, standing, key))));
  const changed = useChanges().filter(wanted);
  const scores = useScores().filter(wanted);
  const places = usePlaces();
  return (
    <Dialog title={tell('table.words')} onClose={() => session.openSheet(undefined)}>
      <div className="text-table">
        <label htmlFor={field}>{tell('table.words.find')}</label>
        <input
          id={field}
          type="search"
          data-autofocus=""
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
        <p aria-live="polite" className="text-table-ask">
          <b>{tell(say)}</b> {why !== undefined && tell(why)}
        </p>
        {mine && (
          <Part title={tell('table.words.options', { n: keys.length })}>
            {keys.map((key) => (
              <li key={key}>
                <Option option={key} />
              </li>
            ))}
          </Part>
        )}
        <Part title={tell('table.words.changed', { n: changed.length })}>
          {changed.map((text, i) => (
            <li key={i}>{text}</li>
          ))}
        </Part>
        <Part title={tell('table.words.scores')}>
          {scores.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Part>
        {places.map(({ area, names }) => (
          <Part key={area} title={area}>
            {names.filter(wanted).map((name, i) => (
              <li key={i}>{name}</li>
            ))}
          </Part>
        ))}
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section>
      <h3>{title}</h3>
      <ol>{children}</ol>
    </section>
  );
}

/** An option with what it would bring, as far as that is known. */
function Option({ option }: { readonly option: Key }): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const brings = useConsequences(option);
  useEffect(() => session.foresee([option]), [session, option]);
  return (
    <button type="button" className="btn quiet" onClick={() => session.commit(option)}>
      {tell(labelOf(session.ui, standing, option))}
      {brings.length > 0 && <small>{brings.map(({ text }) => tell(text)).join(' ')}</small>}
    </button>
  );
}

/** What others did since the reader's last turn, a sentence for each turn; what was done to the reader first. */
function useChanges(): readonly string[] {
  const said = useSentences();
  return useRecap().map(({ deeds }) =>
    summed(deeds.map(said))
      .text.map(({ text }) => text)
      .join(''),
  );
}

/** The players from the first to the last, with the distance to the one before. */
function useScores(): readonly string[] {
  const session = useSession();
  const tell = useTell();
  const name = useSeatName();
  const view = useTable((table) => table.view);
  const scores = session.ui.scores(view);
  const ranked: readonly Seat[] = byRank(scores);
  return ranked.map((seat, i) => {
    const points = scores[seat] ?? 0;
    const ahead = ranked[i - 1];
    const behind = ahead === undefined ? 0 : (scores[ahead] ?? 0) - points;
    return tell('table.words.score', { place: i + 1, name: name(seat), points, behind });
  });
}

/** Everything that is drawn, by the part of the table it lies in: the same names as on the board. */
function usePlaces(): readonly { readonly area: string; readonly names: readonly string[] }[] {
  const standing = useFrame((frame) => frame.standing);
  const [places, setPlaces] = useState<readonly { readonly area: string; readonly names: readonly string[] }[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again from what is drawn with every position.
  useEffect(() => {
    const areas = [...document.querySelectorAll('[data-area][aria-label]')];
    setPlaces(
      areas.map((area) => ({
        area: area.getAttribute('aria-label') ?? '',
        names: [
          ...new Set([...area.querySelectorAll('[data-thing]')].map((one) => one.getAttribute('aria-label') ?? '')),
        ],
      })),
    );
  }, [standing]);
  return places;
}
