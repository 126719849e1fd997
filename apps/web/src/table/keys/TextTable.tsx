import type { Key, Seat } from '@edubba/kernel';
import { useSeatName, useTable } from '@edubba/ui';
import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { Dialog } from '../layout/Dialog.tsx';
import { useSentences } from '../log/LogTurn.tsx';
import { useRecap } from '../log/useRecap.ts';
import { summed } from '../log/turns.ts';
import { usePrompt } from '../prompt/usePrompt.ts';
import { useConsequences, useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { isYou } from '../session/names.ts';
import { labelOf, openKeys } from '../session/options.ts';
import './TextTable.css';
import { type Asked, byRank, matches, readAsked, type TextPart } from './text-table.ts';

const PARTS: readonly TextPart[] = ['changed', 'options', 'scores'];

/** What was typed, read as a question where it is one. */
function useAsked(text: string): Asked {
  const tell = useTell();
  return readAsked(text, {
    options: tell('table.words.by.options'),
    changed: tell('table.words.by.changed'),
    scores: tell('table.words.by.scores'),
  });
}

/**
 * The whole table in sentences, without the board: what is asked, what may be answered and what it would bring, what has
 * changed, how the scores stand, and everything that lies there by its name. Each option is a button, so that a game can
 * be played from here. What is typed leaves only the sentences with these words (“D3”, “fish”, “red”), or the part a question is
 * about (“what changed”, “where can I build”, “compare scores”).
 */
export function TextTable(): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const field = useId();
  const [typed, setTyped] = useState('');
  const { part, words } = useAsked(typed);
  const { say, why, mine } = usePrompt();
  const wanted = (text: string): boolean => matches(text, words);
  const shows = (one: TextPart): boolean => part === undefined || part === one;
  const all = openKeys(standing);
  const named = all.filter((key) => wanted(tell(labelOf(session.ui, standing, key))));
  // “Where can I build”, when the question itself is where to build: every answer is one.
  const keys = named.length === 0 && part === 'options' && wanted(tell(say)) ? all : named;
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
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className="text-table-try">
          {tell('table.words.try')}
          {PARTS.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={part === one}
              onClick={() => setTyped(tell(`table.words.ask.${one}`))}
            >
              {tell(`table.words.ask.${one}`)}
            </button>
          ))}
        </p>
        <p aria-live="polite" className="text-table-ask">
          <b>{tell(say)}</b> {why !== undefined && tell(why)}
        </p>
        {part === 'options' && keys.length === 0 && <p role="status">{tell('table.words.none')}</p>}
        {mine && shows('options') && (
          <Part title={tell('table.words.options', { n: keys.length })}>
            {keys.map((key) => (
              <li key={key}>
                <Option option={key} />
              </li>
            ))}
          </Part>
        )}
        {shows('changed') && (
          <Part title={tell('table.words.changed', { n: changed.length })}>
            {changed.map((text, i) => (
              <li key={i}>{text}</li>
            ))}
          </Part>
        )}
        {shows('scores') && (
          <Part title={tell('table.words.scores')}>
            {scores.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Part>
        )}
        {part === undefined &&
          places.map(({ area, names }) => (
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

/** The players from the first to the last, with the distance to the first. */
function useScores(): readonly string[] {
  const session = useSession();
  const tell = useTell();
  const name = useSeatName();
  const view = useTable((table) => table.view);
  const scores = session.ui.scores(view);
  const ranked: readonly Seat[] = byRank(scores);
  return ranked.map((seat, i) => {
    const points = scores[seat] ?? 0;
    const behind = (scores[ranked[0] ?? seat] ?? 0) - points;
    const who = isYou(session.seats, seat) ? tell('table.you') : name(seat);
    return tell('table.words.score', { place: i + 1, name: who, points, behind });
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
          ...new Set(
            [...area.querySelectorAll('[data-thing]:not([data-told])')].map(
              (one) => one.getAttribute('aria-label') ?? '',
            ),
          ),
        ],
      })),
    );
  }, [standing]);
  return places;
}
