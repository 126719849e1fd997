import type { Roll } from '@edubba/fair';
import { drawnMessage } from '@edubba/gamekit';
import type { Key } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { Choice } from '../../settings/Choice.tsx';
import { type GameWordsNow, useGameWords } from '../lobby/useGameWords.ts';
import { useOnlineWords } from '../words.ts';

const MANY = 100;

/** Every roll, as it was drawn and as it is made again; each leads to its place in the game. */
export function Rolls({
  game,
  rolls,
  place,
}: {
  readonly game: string;
  readonly rolls: readonly Roll[];
  /** The address of the replay, before the step. */
  readonly place: string;
}): ReactElement | null {
  const say = useOnlineWords();
  const wrong = rolls.filter(({ drawn, recomputed }) => drawn !== recomputed);
  const [show, setShow] = useState<'all' | 'wrong'>(wrong.length > 0 ? 'wrong' : 'all');
  const [more, setMore] = useState(false);
  const words = useGameWords(game);
  if (rolls.length === 0) return null;
  const listed = show === 'wrong' ? wrong : rolls;
  return (
    <section className="verify-rolls">
      <header>
        <h2>{say('verify.rolls')}</h2>
        {wrong.length > 0 && (
          <Choice
            label={say('verify.rolls.show')}
            value={show}
            among={[
              { value: 'wrong', label: say('verify.rolls.wrong', { n: wrong.length }) },
              { value: 'all', label: say('verify.rolls.all', { n: rolls.length }) },
            ]}
            onChange={setShow}
          />
        )}
      </header>
      <ol>
        {(more ? listed : listed.slice(0, MANY)).map((roll) => (
          <RollRow key={roll.at} roll={roll} number={rolls.indexOf(roll) + 1} place={place} words={words} />
        ))}
      </ol>
      {!more && listed.length > MANY && (
        <button type="button" className="btn" onClick={() => setMore(true)}>
          {say('verify.rolls.more', { n: listed.length - MANY })}
        </button>
      )}
    </section>
  );
}

function RollRow({
  roll,
  number,
  place,
  words,
}: {
  readonly roll: Roll;
  readonly number: number;
  readonly place: string;
  readonly words: GameWordsNow | undefined;
}): ReactElement {
  const say = useOnlineWords();
  const { at, kind, drawn, recomputed, outcomes } = roll;
  const right = drawn === recomputed;
  const what = words?.words.has(`chance.${kind}`) === true ? words.words.say({ id: `chance.${kind}` }) : kind;
  return (
    <li data-right={right}>
      <Icon id={right ? 'act-confirm' : 'ui-close'} size={16} />
      <span>
        {say(right ? 'verify.roll.right' : 'verify.roll.wrong', {
          number,
          what,
          drawn: called(words, kind, drawn),
          recomputed: called(words, kind, recomputed),
        })}
        <small>{say('verify.roll.among', { n: outcomes.length, at })}</small>
      </span>
      <Link href={`${place}/${at}`} aria-label={say('verify.roll.watch', { number })}>
        {say('online.watch')}
      </Link>
    </li>
  );
}

/** What came of chance, in the game's words as soon as they are there. A damaged record may bring anything. */
function called(known: GameWordsNow | undefined, kind: string, key: Key): string {
  if (known === undefined) return key;
  try {
    return known.words.say(drawnMessage(known.ui.words, kind, key));
  } catch {
    return key;
  }
}
