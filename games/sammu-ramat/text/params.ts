import type { GameEvent, Message } from '@edubba/kernel';
import { optionName } from '../asking/index.ts';
import { named } from './naming.ts';
import { counted } from './names.ts';

/** Words for what an event carries as plain names. */
export function eventParams({ type, data = {} }: Omit<GameEvent, 'only'>): Message['params'] {
  const { special, kind, key, decided } = data;
  // What the table proposes or decides is called as the option is.
  if (type.startsWith('joint.')) {
    const said = (one: unknown): Message => optionName(String(kind), String(one));
    return { key: said(key), ...(decided === undefined ? {} : { decided: said(decided) }) };
  }
  const { token, n } = data;
  const tokens = typeof token === 'string' && token !== '' ? { token: counted(token, n) } : {};
  return {
    ...named(data),
    ...tokens,
    ...(typeof special === 'string' ? { special: { id: `special.${special}` } } : {}),
  };
}
