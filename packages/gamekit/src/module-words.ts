import type { BaseState } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { createWords, kernelTexts, PSEUDO, pseudo } from '@edubba/words';
import { kitTexts } from './kit-texts.ts';
import type { GameModule } from './module.ts';

/** The words of a game in a language: the kernel's, the kit's, and the game's own over them. `en-XA` is the pseudo-language. */
export function createModuleWords<S extends BaseState>(module: GameModule<S>, locale = 'en'): Words {
  if (!/^en(?:-|$)/.test(locale))
    throw new RangeError(`${module.game.id} has no texts in ${locale}; it has: en, ${PSEUDO}`);
  const catalogues = [kernelTexts.en, kitTexts.en, module.texts.en];
  return createWords(locale, ...(locale === PSEUDO ? catalogues.map(pseudo) : catalogues));
}
