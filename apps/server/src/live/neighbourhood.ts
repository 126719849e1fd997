import { isIPv6 } from 'node:net';

/** Whoever has one number of the sixth version has all that begin with the same so many parts of 16 bits. */
const PARTS = 4;

/**
 * Whom a number is counted for: itself, or for the sixth version all it shares a network with. Whoever has one of those has
 * 2^64 of them, and could be somebody else with every request.
 */
export function neighbourhood(address: string): string {
  const [number = ''] = address.split('%', 1);
  // Old numbers in the new form are what they were.
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(number)?.[1];
  if (old !== undefined) return old;
  if (!isIPv6(number)) return address;
  const [head = '', tail] = number.split('::', 2);
  const parts = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0);
    parts.push(...Array<string>(8 - parts.length - after).fill('0'), ...tail.split(':'));
  }
  const network = parts.slice(0, PARTS).map((part) => Number.parseInt(part === '' ? '0' : part, 16).toString(16));
  return `${network.join(':')}::`;
}
