/** What travels between a house and those who sit at its tables. Knows nothing of any game. */
export { BadMessage, LONGEST_SENT, readReceived, readSent, write } from './codec.ts';
export { Received, Sent } from './messages.ts';
export {
  DropPush,
  MadeWebhook,
  NewPush,
  NewWebhook,
  Notice,
  NoticeSettings,
  Notices,
  PushKey,
  TakeVacation,
  Vacation,
  Webhook,
  WebhookTest,
} from './notices.ts';
export { cleaned, Id, isSeen, name, Outcome, prose, word } from './parts.ts';
export {
  AskMail,
  BeGuest,
  ConfirmMail,
  MadeProgram,
  Me,
  NewPasskey,
  NewProgram,
  Person,
  Profile,
  Program,
  Rename,
  Session,
  SignedIn,
  UsePasskey,
} from './people.ts';
export {
  AddChance,
  Failure,
  Join,
  AfterRecord,
  NewTable,
  NextTable,
  Pace,
  Proof,
  QuickStart,
  SeatInfo,
  Status,
  TableInfo,
  WantedSeat,
} from './tables.ts';
export { Channel, Line, Lines, Mutes, NOTES_LONGEST, Notes, ReportLine, TALK_LONGEST } from './talk.ts';
