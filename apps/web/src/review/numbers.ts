/** `+3`, `−2`, `0`: a change in whole numbers, with a minus that is as wide as a plus. */
export function signed(value: number): string {
  const whole = Math.round(value);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

/** Half of the interval that holds the true number with 95 % certainty. */
export function within(error: number): number {
  return Math.ceil(1.96 * error);
}
