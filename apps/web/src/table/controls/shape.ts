import type { ControlName } from '@edubba/gamekit';
import type { Asked, BaseState, Json, Key } from '@edubba/kernel';
import type { GameUi } from '@edubba/ui';
import type { Standing } from '../../worker/api.ts';
import { thingOfKey } from '../session/options.ts';

export type { ControlName } from '@edubba/gamekit';

type Members = { readonly [name: string]: Json | undefined };

/** The members of what a question is about; none where it is a plain value. */
export function members(value: Json): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

/** How many of each kind. */
export type Amounts = { readonly [kind: string]: number };

/** Whole numbers by name, as far as it holds any. */
export function amounts(value: Json | undefined): Amounts {
  const all = Object.entries(members(value ?? null));
  return Object.fromEntries(all.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

const NUMBERED = /^(.*\/)?(\d+)$/;

/** The number an option stands for: `steps/2`, `n/2`, `2`. */
export function numberOf(key: Key): number | undefined {
  const found = NUMBERED.exec(key)?.[2];
  return found === undefined ? undefined : Number(found);
}

/** So few numbers are buttons. */
const FEW = 3;

/** Until somebody has proposed something, what the table decides is chosen like anything else. */
const isProposed = (about: Json): boolean => {
  const { wants } = members(about);
  return Array.isArray(wants) && wants.some((want) => want !== null);
};

/** Has whoever is asked chosen in secret already? It can be changed until the last one has. */
const isChosen = ({ optional, aside, options }: Asked): boolean =>
  optional && typeof aside === 'string' && options.includes(aside);

/**
 * Which control a question needs, as its sheet says; `undefined`: things and buttons. So few numbers are buttons, and one thing has
 * no order.
 */
export function controlOf(ui: GameUi<BaseState>, standing: Standing, question: Asked): ControlName | undefined {
  const { kind, about, options } = question;
  if (question.allotment !== undefined) return 'allot';
  // What has been chosen in secret lies covered, however it was chosen.
  if (isChosen(question)) return 'secret';
  if (ui.control === undefined) return guessed(ui, standing, question);
  const control = ui.control(kind, about);
  if (control === 'number') return options.filter((key) => !ui.isEnd(kind, key)).length > FEW ? control : undefined;
  if (control === 'joint') return isProposed(about) ? control : undefined;
  return control === 'order' && options.length < 2 ? undefined : control;
}

function areNumbers(keys: readonly Key[]): boolean {
  const before = new Set(keys.map((key) => NUMBERED.exec(key)?.[1] ?? (numberOf(key) === undefined ? '?' : '')));
  return keys.length > FEW && before.size === 1 && keys.every((key) => numberOf(key) !== undefined);
}

/** For games without sheets: the shape of what the kernel's helpers ask tells. */
function guessed(ui: GameUi<BaseState>, { view }: Standing, question: Asked): ControlName | undefined {
  const { kind, options, aside } = question;
  const about = members(question.about);
  if (Array.isArray(aside) && ['min', 'max', 'chosen'].every((name) => typeof about[name] === 'number')) return 'many';
  if (typeof about['need'] === 'string' && 'due' in about) return 'allocate';
  if (options.includes('withdraw') && 'give' in members(aside)) return 'offer';
  if (options.includes('decline') && 'offer' in about) return 'answer';
  if (isProposed(question.about)) return 'joint';
  if (options.includes('pass') && 'window' in about) return 'reaction';
  if (kind.endsWith('.order')) return options.length > 1 ? 'order' : undefined;
  const plain = options.filter((key) => !ui.isEnd(kind, key));
  const placed = plain.some((key) => thingOfKey(ui, view, kind, key) !== undefined);
  return !placed && areNumbers(plain) ? 'number' : undefined;
}
