import type { Notice } from '@edubba/protocol';
import { createWords } from '@edubba/words';
import type { Mail } from '../people/mailer.ts';
import { notifyTexts } from './texts.en.ts';
import type { Wait, Waits } from './waits.ts';

const words = createWords('en', notifyTexts);
/** A push service takes about 4 KB. */
const LONGEST = 300;

/** One line, and not too long: titles come from people. */
function line(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const letters = Array.from(plain);
  return letters.length <= LONGEST ? plain : `${letters.slice(0, LONGEST - 1).join('')}…`;
}

/** What is said when a table waits for somebody. */
export function noticeOf(
  id: string,
  kind: Wait['kind'] | 'reminder',
  { table, game, title }: Waits,
  { text }: Wait,
  origin: string,
): Notice {
  return {
    id,
    kind,
    table,
    title: line(words.say({ id: `notify.${kind}`, params: { game } })),
    body: line(title === '' ? text : words.say({ id: 'notify.body', params: { table: title, text } })),
    url: `${origin}/at/${table}`,
  };
}

export function testNotice(id: string, origin: string): Notice {
  const [title, body] = [words.say({ id: 'notify.test' }), words.say({ id: 'notify.test.body' })];
  return { id, kind: 'test', table: null, title, body, url: origin };
}

const why = (origin: string): string => words.say({ id: 'notify.why', params: { link: `${origin}/settings` } });

export function letterOf(to: string, { title, body, url }: Notice, origin: string): Mail {
  return { to, subject: title, text: `${body}\n\n${url}\n\n-- \n${why(origin)}\n` };
}

/** One mail with everything: first the tables that wait, then what has ended or begun. */
export function digestOf(to: string, waiting: readonly Notice[], news: readonly Notice[], origin: string): Mail {
  const n = waiting.length;
  const subject = words.say(n > 0 ? { id: 'notify.digest', params: { n } } : { id: 'notify.digest.news' });
  const parts = [...waiting, ...news].map(({ title, body, url }) => `${title}\n${body}\n${url}\n`);
  return { to, subject, text: `${parts.join('\n')}\n-- \n${why(origin)}\n` };
}
