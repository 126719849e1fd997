import type { Catalogue } from '@edubba/words';

/** What can be wrong with a request to environments, and what to do about it. */
export const steppingTexts: { readonly en: Catalogue } = {
  en: {
    'env.error.json': 'That line is no JSON object. Send one for each request, on a line of its own: {example}',
    'env.error.op': 'There is no request {op}; there are: {known}. Write it so: {example}',
    'env.error.request': 'This {op} has members that are missing, unknown or of another type. Write it so: {example}',
    'env.error.env': 'There is no environment {env}. Ask which there are: {example}',
    'env.error.seat': 'There is no seat {seat}. Seats are numbered from 0 to {last}.',
    'env.error.action': 'There is no action {action}. Actions are numbered from 0 to {last}.',
    'env.error.no-actions': '{game} has no index of actions. Answer with a key, one of the options of: {example}',
    'env.error.over': 'The game in environment {env} is over. Begin another: {example}',
    'env.error.refused': 'Seat {seat} cannot answer {key}. {why} Ask what can be answered: {example}',
    'env.error.many': 'There are {most} environments, and no more can be made. Close some: {example}',
    'env.error.rules':
      'The rules failed in environment {env}, which stands at the beginning of another game now ({detail}). Begin one of your own: {example}',
  },
};
