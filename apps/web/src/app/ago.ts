const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "4 minutes ago", in the reader's language. */
export function ago(then: number, locale: string): string {
  const seconds = Math.max(0, (Date.now() - then) / 1000);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ['second', seconds + 1];
  return format.format(-Math.floor(seconds / length), unit);
}
