import type { Key } from '@edubba/kernel';
import { controlOf, type ControlName } from '../controls/shape.ts';
import { useFrame, useSession, useStanding } from '../session/context.ts';
import { isEnd, openKeys, thingOfKey } from '../session/options.ts';

/** What the prompt offers: buttons, the way to end, what is selected, and the control for everything else. */
export interface Choices {
  readonly mine: boolean;
  /** Options that are no things of the board. */
  readonly buttons: readonly Key[];
  readonly lit: number;
  readonly end: Key | undefined;
  /** How one would end, which is not possible yet. */
  readonly endRefused: Key | undefined;
  readonly picked: Key | undefined;
  readonly control: ControlName | undefined;
}

const FEW = 4;

/** Sorts the open options into what the prompt shows. */
export function useChoices(): Choices {
  const session = useSession();
  const standing = useStanding();
  const picked = useFrame((frame) => frame.picked);
  const changing = useFrame((frame) => frame.changing);
  const undrawn = useFrame((frame) => frame.undrawn);
  const { ui } = session;
  const { question, refused, view } = standing;
  const control = question === null ? undefined : controlOf(ui, standing, question);
  const buttons: Key[] = [];
  let end: Key | undefined;
  let lit = 0;
  const ends = (key: Key): boolean => isEnd(ui, standing, key) || (control === 'many' && key === 'done');
  for (const key of openKeys(standing)) {
    if (ends(key)) end ??= key;
    else if (undrawn.has(key) || thingOfKey(ui, view, question?.kind ?? '', key) === undefined) buttons.push(key);
    else lit++;
  }
  if (question !== null && control === 'secret') {
    const closed = typeof question.aside === 'string' && changing !== question.number;
    // A choice that is in is covered; a long list of choices is the control's.
    const shown = closed || buttons.length > FEW ? buttons.filter((key) => key.startsWith('~')) : [...buttons];
    buttons.splice(0, buttons.length, ...shown);
    if (closed) end = undefined;
  }
  const endRefused = end === undefined && question !== null ? refused.find(ends) : undefined;
  return { mine: question !== null, buttons, lit, end, endRefused, picked, control };
}
