import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { rememberedName, useMe } from '../account/me.ts';
import { useOnlineWords } from '../words.ts';
import './who.css';

/** Who I am at this house, in the bar; leads to everything that is mine. */
export function Who(): ReactElement | null {
  const say = useOnlineWords();
  const me = useMe((store) => store.me);
  const name = me?.name ?? (me === undefined ? rememberedName() : null);
  return (
    <Link href={name === null ? '/sign-in' : '/me'} className="who">
      <Icon id="unit-citizen" size={18} />
      <b>{name ?? say('online.sign-in')}</b>
      {me?.kind === 'guest' && <span>{say('online.keep')}</span>}
    </Link>
  );
}
