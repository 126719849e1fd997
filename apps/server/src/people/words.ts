import type { Catalogue, Words } from '@edubba/words';
import { createWords } from '@edubba/words';
import type { Mail } from './mailer.ts';

/** The words of the letters this room writes. */
export const peopleTexts: { readonly en: Catalogue } = {
  en: {
    'people.mail.subject': 'Your link to sign in to Edubba',
    'people.mail.sign-in': 'With this link you sign in to Edubba:',
    'people.mail.keep':
      'With this link {name} at Edubba gets this address. Open it in the browser in which {name} asked for it:',
    'people.mail.keep-unnamed':
      'With this link the guest at Edubba who asked for it gets this address. Open it in the browser in which you asked for it:',
    'people.mail.rules':
      'It works once, within {minutes, plural, one {# minute} other {# minutes}}. If it was not you who asked for it, leave it alone: nothing happens.',
  },
};

const words: Words = createWords('en', peopleTexts.en);

/** Whoever asks chooses the name, and somebody else may get the letter: nothing that could be an address goes in. */
const HARMLESS = /^[\p{L}\p{M}\p{N} '_-]+$/u;

/** The letter with a sign-in link; `asker` is who will have the address, if somebody with a name here asked. */
export function signInMail(to: string, link: string, minutes: number, asker: string | undefined): Mail {
  const first =
    asker === undefined
      ? { id: 'people.mail.sign-in' }
      : HARMLESS.test(asker)
        ? { id: 'people.mail.keep', params: { name: asker } }
        : { id: 'people.mail.keep-unnamed' };
  const rules = words.say({ id: 'people.mail.rules', params: { minutes } });
  return {
    to,
    subject: words.say({ id: 'people.mail.subject' }),
    text: `${words.say(first)}\n\n${link}\n\n${rules}\n`,
  };
}
