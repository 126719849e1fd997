import type { DecisionKind, Key, Message, Seat, View } from '@edubba/kernel';
import { characterName, locationName } from '../../rules/names.ts';
import { COURT, personalOf } from '../../rules/queries/characters.ts';
import type { State } from '../../rules/state.ts';
import { item, name } from '../../text/names.ts';
import { say } from '../words.ts';
import { aboutOf } from '../things.ts';

const ENDS = new Set(['end', 'done', 'stop', 'pass', 'nobody', 'stay', 'no']);

/** Ends or declines the question. A plain no beside a plain yes is a button like it. */
export function isEnd(kind: DecisionKind, key: Key): boolean {
  return ENDS.has(key) && !(key === 'no' && YES_NO.has(kind));
}
const YES_NO = new Set(['challenge.early', 'guard', 'wheel', 'consent']);

/** Dear or final: an attack, a decree, the choice of an Advisor, a purchase. */
const WEIGHTY = new Set(['attack.army', 'advisor.choose', 'prize', 'challenge', 'amphora']);
export const isWeighty = (kind: DecisionKind): boolean => WEIGHTY.has(kind);

/** Ending a turn with actions left. */
export function unusual({ s }: View<State>, kind: DecisionKind, key: Key): Message | undefined {
  if (kind !== 'turn.act' || key !== 'end' || s.actions === 0 || s.actor < 0) return undefined;
  return say('ui.unusual.end', { who: name(characterName(s.actor)), actions: s.actions });
}

const PLACED = new Set([
  'setup.token',
  'enemies.tie',
  'spread.short',
  'displaced',
  'army.from',
  'strike',
  'mission',
  'baileet.step',
]);
const DISCARDS = new Set(['event.discard', 'hand.limit', 'special.discard']);

/** A choice in two or three words. */
export function verb(_: View<State>, kind: DecisionKind, key: Key): Message | undefined {
  if (key === 'end') return say('ui.verb.end');
  if (key === 'stop') return say('ui.verb.stop');
  if (isEnd(kind, key) || key === 'yes' || key === 'no') return undefined;
  const [first = '', second = ''] = key.split('/');
  if (kind === 'consult' || kind === 'solo.next') return say('ui.verb.consult', { who: name(key) });
  if (kind === 'advisor.choose') return say('ui.verb.advisor', { who: name(key) });
  if (PLACED.has(kind)) return say('ui.verb.place', { place: name(key) });
  if (kind === 'attack.target') return key === 'oracle' ? undefined : say('ui.verb.attack', { place: name(key) });
  if (kind === 'event.step') return say('ui.verb.step', { place: name(key) });
  if ((kind === 'move' || kind === 'army') && (first === 'step' || first === 'road'))
    return say(`ui.verb.${first}`, { place: name(second) });
  if (kind === 'turn.act' && first === 'card') return say('ui.verb.play', { card: item(second) });
  if (DISCARDS.has(kind)) return say('ui.verb.discard', { card: item(key) });
  return undefined;
}

/** What a player is at: deciding, whom they consult, or who advises them. */
export function status(view: View<State>, seat: Seat): Message | undefined {
  const { s, pending, over } = view;
  if (over) return undefined;
  const asked = pending.find((one) => one.seat === seat);
  if (asked !== undefined && 'wants' in aboutOf(view, asked.kind) && s.lead === seat) return say('ui.status.table');
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
