/** The rules of First Game as a person reads them. */
export { rulebook } from './content/rulebook.ts';
export { rulesEn } from './content/rules.en.ts';
