import type { Key, Message } from '@edubba/kernel';
import { area, item, section } from '../text/names.ts';
import { parts, plain } from './parts.ts';

// What options are called that occur in several questions.

export const inArea = (key: Key): Message => area(key);
export const onSection = (key: Key): Message => (key === 'stop' ? plain('do.stop') : section(key));
export const colour = (key: Key): Message => plain(`colour.${key}`);
export const does = (key: Key): Message => plain(`do.${key}`);
export const action = (name: string): Message => ({ id: `action.${name}` });
export const card = (key: Key): Message => (key === 'done' || key === 'next-row' ? plain(`do.${key}`) : item(key));

/** `white-reed`. */
export function die(name: string): Message {
  const [tone = '', face = ''] = name.split('-');
  return { id: 'do.die', params: { colour: { id: `colour.${tone}` }, icon: { id: `icon.${face}` } } };
}

/** `archer+1`: a Unit with a Battering Ram. */
export function unit(label: string): Message {
  const [kind = '', rams] = label.split('+');
  if (rams === undefined) return { id: `kind.${kind}` };
  return { id: 'unit.rams', params: { kind: { id: `kind.${kind}` }, n: Number(rams) } };
}

export function attach(key: Key): Message {
  const [, n, label] = parts(key);
  return { id: 'do.attach', params: { n: Number(n === '' ? 1 : n), unit: unit(label) } };
}

/** The main button: what is done with an area; a key of several parts says it itself. */
export const doing =
  (verb: string) =>
  (key: Key): Message | undefined => {
    if (key === 'stop') return plain('ui.verb.stop');
    return key.includes('/') ? undefined : { id: `ui.verb.${verb}`, params: { area: area(key) } };
  };

/** The main button where only stopping has words of its own. */
export const stopping = (key: Key): Message | undefined => (key === 'stop' ? plain('ui.verb.stop') : undefined);
