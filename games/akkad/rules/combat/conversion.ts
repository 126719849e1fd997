import { R } from '../rules.ts';

/** AKK-11.31 to AKK-11.44 Conversion in combat, first round only. Not there yet: nobody converts. */
export const combatConversion = R.proc<null>('combat.conversion')({
  possible: (g) => g.end(),
});
