import { Icon } from '@edubba/ui';
import ofl from '@edubba/ui/OFL.txt?url';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { SHELF } from '../app/games.ts';
import { wordsWith } from '../app/words.tsx';
import type { Rule } from '../rules/book.ts';
import { Mark } from '../rules/RuleRow.tsx';
import { rulesTexts } from '../rules/texts.en.ts';
import { useBook } from '../rules/useBook.ts';
import { aboutTexts } from './about.en.ts';
import { ART } from './art.ts';
import { Page } from './Page.tsx';
import './About.css';

/** What the client is built with. Names and licences as their packages give them. */
const LIBRARIES: readonly (readonly [name: string, licence: string])[] = [
  ['React', 'MIT'],
  ['zustand', 'MIT'],
  ['wouter', 'Unlicense'],
  ['Comlink', 'Apache-2.0'],
  ['idb', 'ISC'],
  ['Workbox', 'MIT'],
];
const FONTS = ['Source Sans 3', 'Eczar', 'Noto Sans Cuneiform'];

/** Its words come with the page: nobody else needs them. */
const useAboutWords = wordsWith(aboutTexts, rulesTexts);

/** Who made what, and where things come from. */
export default function About(): ReactElement {
  const say = useAboutWords();
  return (
    <Page at="about" title={say('about.title')}>
      <div className="page-wrap about">
        <header className="page-head">
          <h1>{say('about.title')}</h1>
          <p>{say('about.lead')}</p>
        </header>
        <Part title={say('about.what')}>
          <p>{say('about.what.name')}</p>
          <p>{say('about.what.text')}</p>
        </Part>
        <Part title={say('about.notice')} className="about-notice">
          <p>{say('about.notice.text')}</p>
        </Part>
        <Part title={say('about.credits')}>
          <ul className="about-games">
            {SHELF.filter(({ id }) => `about.credits.${id}` in aboutTexts).map(({ id }) => (
              <li key={id}>
                <img src={ART[id]} alt="" width="96" height="62" />
                <div>
                  <h3>{say(`about.credits.${id}`)}</h3>
                  <p>{say(`about.credits.${id}.by`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </Part>
        <Sources />
        <Part title={say('about.kept')}>
          <p>{say('about.kept.where')}</p>
          <p>{say('about.kept.file')}</p>
          <p>{say('about.kept.sent')}</p>
        </Part>
        <Part title={say('about.licences')}>
          <p>{say('about.licences.own')}</p>
          <p>
            {say('about.licences.fonts', { fonts: FONTS.join(', ') })} <a href={ofl}>{say('about.licences.ofl')}</a>
          </p>
          <p>{say('about.licences.libraries')}</p>
          <ul className="about-libraries">
            {LIBRARIES.map(([name, licence]) => (
              <li key={name}>
                {name} <small>{licence}</small>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </Page>
  );
}

function Part({
  title,
  className = '',
  children,
}: {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className={`panel about-part ${className}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const OURS = ['map', 'food', 'favours', 'tracks', 'roofs', 'schemes', 'seat'];

/** What is printed, inferred and reconstructed in Assyria, counted from its rulebook. */
function Sources(): ReactElement {
  const say = useAboutWords();
  const book = useBook('assyria');
  const count = (which: (rule: Rule) => boolean): number => book?.rules.filter(which).length ?? 0;
  const from = (source: Rule['source']): number => count((rule) => rule.kind === 'rule' && rule.source === source);
  return (
    <Part title={say('about.sources')}>
      <p>{say('about.sources.text')}</p>
      {book && (
        <ul className="about-sources">
          <li>
            <span className="rule-mark about-printed">
              <Icon id="act-rule" size={14} /> {say('about.sources.printed')}
            </span>
            {say('about.sources.printed.text', { n: from('rulebook') })}
          </li>
          <li>
            <Mark mark="inferred">{say('rules.mark.inferred')}</Mark>
            {say('about.sources.inferred.text', { n: from('inferred') })}
          </li>
          <li>
            <Mark mark="ruling">{say('rules.mark.ruling')}</Mark>
            {say('about.sources.ruling.text', { n: count(({ kind }) => kind === 'ruling') })}
          </li>
          <li>
            <Mark mark="reconstructed">{say('rules.mark.reconstructed')}</Mark>
            {say('about.sources.reconstructed.text')}
            <ul>
              {OURS.map((what) => (
                <li key={what}>{say(`about.ours.${what}`)}</li>
              ))}
            </ul>
          </li>
        </ul>
      )}
      <p>
        <Link href="/rules/assyria">{say('about.sources.read')}</Link>
      </p>
    </Part>
  );
}
