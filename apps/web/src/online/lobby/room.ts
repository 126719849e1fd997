import type { TableInfo } from '@edubba/protocol';

/** What every part of the waiting room is given. */
export interface RoomProps {
  readonly info: TableInfo;
  /** My seat; nothing for whoever has only opened the link. */
  readonly me: number | null;
  /** Something was done: the table is to be looked at anew. */
  readonly reload: () => void;
}

/** Did I open this table? */
export function isHost({ info, me }: Pick<RoomProps, 'info' | 'me'>): boolean {
  return me !== null && info.seats[me]?.person === info.by;
}
