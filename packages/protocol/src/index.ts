/** What travels between a table and those who sit at it. Knows nothing of any game. */
export { BadMessage, LONGEST_SENT, readReceived, readSent, write } from './codec.ts';
export { Received, Sent } from './messages.ts';
