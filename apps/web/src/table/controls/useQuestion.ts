import type { Asked } from '@edubba/kernel';
import { useStanding } from '../session/context.ts';

/** The question put to the reader; a control is only drawn while there is one. */
export function useQuestion(): Asked {
  const { question } = useStanding();
  if (question === null) throw new Error('a control without a question');
  return question;
}
