const MINUTE = 60_000;

/** How many guests may come from one address: a whole class may sit behind it. */
export const GUEST_LIMIT = { max: 60, timeWindow: MINUTE };
/** How often one address may try to sign in. */
export const SIGN_IN_LIMIT = { max: 30, timeWindow: MINUTE };
/** Each of these may send a letter to somebody who did not ask for it. */
export const MAIL_LIMIT = { max: 5, timeWindow: 10 * MINUTE };
/** Each of these asks every room for everything. */
export const EXPORT_LIMIT = { max: 5, timeWindow: MINUTE };
