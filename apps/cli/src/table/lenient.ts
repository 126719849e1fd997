import type { Message } from '@edubba/kernel';
import type { Words } from '@edubba/words';

/** The same words, but a text that is missing or cannot be said is its id in brackets: nobody shall lose a game over it. */
export function lenient(words: Words): Words {
  const say = ({ id, params = {} }: Message): string => {
    // What goes into a text is said first: one missing name leaves the sentence around it as it is.
    const said = Object.entries(params).map(([name, param]) => [name, typeof param === 'object' ? say(param) : param]);
    try {
      return words.say({ id, params: Object.fromEntries(said) as NonNullable<Message['params']> });
    } catch {
      return `[${id}]`;
    }
  };
  return { ...words, say };
}
