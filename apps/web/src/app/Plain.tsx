import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWords } from './words.tsx';
import './Plain.css';

/** Shown while a page's code arrives; silent at first, so that nothing flashes. */
export function Loading(): ReactElement {
  const say = useWords();
  return (
    <main className="plain-page" aria-busy="true">
      <p className="plain-late">
        <Icon id="brand-wedge" className="plain-turn" /> {say('web.loading')}
      </p>
    </main>
  );
}

/** Shown for an address that leads nowhere. */
export function NotFound(): ReactElement {
  const say = useWords();
  return (
    <main className="plain-page">
      <p className="plain-signs cunei" aria-hidden="true">
        𒂍𒁾𒁀𒀀
      </p>
      <h1>{say('web.not-found')}</h1>
      <Link href="/" className="btn primary">
        {say('web.back-home')}
      </Link>
    </main>
  );
}
