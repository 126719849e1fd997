/** All words a person reads: catalogues of texts by id, and how they are said in a language. */
export type { Catalogue } from './catalogue.ts';
export { placeholders } from './catalogue.ts';
export { kernelTexts } from './kernel-texts.ts';
export { PSEUDO, pseudo } from './pseudo.ts';
export type { Words } from './words.ts';
export { createWords } from './words.ts';
