/** What travels between a house and those who sit at its tables. Knows nothing of any game. */
export { BadMessage, LONGEST_SENT, readReceived, readSent, write } from './codec.ts';
export { Received, Sent } from './messages.ts';
export { contribution, Id, name, Outcome } from './parts.ts';
export { BeGuest, Me, Person } from './people.ts';
export {
  Failure,
  Join,
  NewTable,
  Pace,
  Proof,
  QuickStart,
  SeatInfo,
  Status,
  TableInfo,
  WantedSeat,
} from './tables.ts';
export { Channel, Line, TALK_LONGEST } from './talk.ts';
