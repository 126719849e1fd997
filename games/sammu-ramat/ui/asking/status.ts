import type { Message, Seat, View } from '@edubba/kernel';
import { characterName, locationName } from '../../rules/names.ts';
import { COURT, personalOf } from '../../rules/queries/characters.ts';
import type { State } from '../../rules/state.ts';
import { name } from '../../text/names.ts';
import { say } from '../words.ts';

/** The table decides it together: the question says who wants what. */
const isJoint = (about: unknown): boolean => typeof about === 'object' && about !== null && 'wants' in about;

/** What a player is at: deciding, whom they consult, or who advises them. */
export function status(view: View<State>, seat: Seat): Message | undefined {
  const { s, pending, over } = view;
  if (over) return undefined;
  const asked = pending.find((one) => one.seat === seat);
  if (asked !== undefined && isJoint(asked.about) && s.lead === seat) return say('ui.status.table');
  const consulted = COURT.filter((who) => s.disk[who] === seat);
  const [first] = consulted;
  if (first !== undefined) {
    const who = consulted.length > 1 && s.seat === seat && s.actor >= 0 ? s.actor : first;
    return say('ui.status.consults', { who: name(characterName(who)) });
  }
  if (asked !== undefined) return say('ui.status.deciding');
  if (s.passed[seat] === true) return say('ui.status.nobody');
  const advisor = personalOf(s, seat);
  if (advisor === undefined) return s.stage === 'setup' ? undefined : say('ui.status.none');
  return say('ui.status.advisor', {
    who: name(characterName(advisor)),
    place: name(locationName(s.at[advisor] ?? 0)),
  });
}
