import type { RoleName } from '../../../content/roles.ts';

/** The icons of the items of a role's primary part, in their order. */
export const ROLE_PARTS: { readonly [role in RoleName]: readonly string[] } = {
  priest: ['tok-divine', 'unit-priest', 'act-pray'],
  engineer: ['tok-admin', 'res-silver', 'bld-canal'],
  merchant: ['tok-admin', 'res-silver', 'act-trade'],
  governor: ['tok-admin', 'act-gather'],
  builder: ['tok-admin', 'bld-palace', 'res-lapis'],
  vizier: ['tok-royal', 'tok-assassin', 'res-lapis'],
  commander: ['tok-royal', 'unit-archer', 'act-undo'],
  scribe: ['tok-royal', 'ui-hand', 'tok-crown'],
};
