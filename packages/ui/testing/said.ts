import { kitTexts } from '@edubba/gamekit';
import type { Message } from '@edubba/kernel';
import type { Catalogue, Words } from '@edubba/words';
import { createWords, kernelTexts, PSEUDO, pseudo } from '@edubba/words';

/** Says messages as the page says them; what of one comes from no catalogue is a mistake. */
export function sayer(
  texts: Catalogue,
  /** What names itself and is in no catalogue. */
  ownNames?: RegExp,
): { readonly words: Words; readonly said: (message: Message | string) => string } {
  const catalogues = [kernelTexts.en, kitTexts.en, texts];
  const words = createWords('en', ...catalogues);
  const accented = createWords(PSEUDO, ...catalogues.map(pseudo));
  function said(message: Message | string): string {
    if (typeof message === 'string') throw new Error(`not from a catalogue: ${message}`);
    const foreign = accented.say(message);
    const unknown = ownNames === undefined ? foreign : foreign.replaceAll(ownNames, '');
    if (/[a-zA-Z]/.test(unknown)) throw new Error(`not from a catalogue: ${unknown} (${message.id})`);
    return words.say(message);
  }
  return { words, said };
}
