/** What a game hands to the programs that offer it. */
export type { ContentItem, ContentTables, Source } from './content.ts';
export { byId, contentProblems } from './content.ts';
export { defineModule, moduleProblems, questionKinds } from './define.ts';
export { kitTexts } from './kit-texts.ts';
export type { SeatNames } from './messages.ts';
export {
  eventMessage,
  itemMessage,
  listMessage,
  optionMessage,
  outcomeMessage,
  promptMessage,
  reasonMessage,
  refusalMessage,
  seatMessage,
  seatNames,
} from './messages.ts';
export type { GameModule, RuleEntry } from './module.ts';
export { createModuleWords } from './module-words.ts';
