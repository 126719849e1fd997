import type { Key } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { type ReactElement, useEffect } from 'react';
import { consequencesOf, useFrame, useSession } from '../session/context.ts';
import { isEnd, labelOf, openKeys } from '../session/options.ts';

/** So many answers are shown, with so many of their consequences each. */
const ANSWERS = 3;
const FACTS = 2;

/** Some of many, the first and the last among them. */
export function spread(keys: readonly Key[], n: number): readonly Key[] {
  if (keys.length <= n) return keys;
  return Array.from({ length: n }, (_, i) => keys[Math.round((i * (keys.length - 1)) / (n - 1))] as Key);
}

/** What some of the answers would cost and bring now, in the numbers of the position. */
export function Now({ words }: { readonly words: Words }): ReactElement | null {
  const session = useSession();
  const standing = useFrame((frame) => frame.standing);
  const previews = useFrame((frame) => frame.previews);
  // To end is no example of what one may do.
  const open = standing === undefined ? [] : openKeys(standing).filter((key) => !isEnd(session.ui, standing, key));
  const keys = spread(open, ANSWERS);
  const list = keys.join('\n');
  useEffect(() => {
    if (list !== '') session.foresee(list.split('\n'));
  }, [session, list]);
  if (standing === undefined) return null;
  const lines = keys.flatMap((key) => {
    const preview = previews.get(key);
    const facts = preview === undefined || preview === null ? [] : consequencesOf(session, standing, preview);
    return facts.length === 0 ? [] : [{ key, facts: facts.slice(0, FACTS) }];
  });
  if (lines.length === 0) return null;
  return (
    <div className="first-now">
      <h4>{words.say({ id: 'first.now' })}</h4>
      <ul>
        {lines.map(({ key, facts }) => (
          <li key={key}>
            <b>{session.say(labelOf(session.ui, standing, key))}</b>{' '}
            {facts.map(({ text }) => session.say(text)).join(' ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
