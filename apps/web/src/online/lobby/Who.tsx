import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect } from 'react';
import { Link } from 'wouter';
import { loadMe, rememberedName, useMe } from '../account/me.ts';
import { useOnlineWords } from '../words.ts';
import './who.css';

/** Who I am at this house, in the bar; leads to everything that is mine. Asks the house, if it is not known yet. */
export function Who(): ReactElement {
  const say = useOnlineWords();
  const me = useMe((store) => store.me);
  // Whoever cannot be asked just now is still remembered.
  useEffect(() => void loadMe().catch(() => undefined), []);
  const name = me?.name ?? (me === undefined ? rememberedName() : null);
  return (
    <Link href={name === null ? '/sign-in' : '/me'} className="who">
      <Icon id="unit-citizen" size={18} />
      <b>{name ?? say('online.sign-in')}</b>
      {me?.kind === 'guest' && <span>{say('online.keep')}</span>}
    </Link>
  );
}
