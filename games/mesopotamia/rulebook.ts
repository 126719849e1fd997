/** Mesopotamia's rules as a person reads them: loaded only when somebody opens the rulebook. */
export { about } from './content/about.ts';
export { rulebook } from './content/rulebook.ts';
export { rulesEn } from './content/rules.en.ts';
