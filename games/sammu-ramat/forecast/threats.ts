import type { GameEvent } from '@edubba/kernel';
import type { CharacterName } from '../content/characters.ts';
import type { AreaName } from '../content/map.ts';
import type { GoodName, MarkerName, TokenName } from '../content/things.ts';
import { isGreen, MARKERS } from '../content/things.ts';
import type { Ending } from '../rules/state.ts';
import type { What } from './types.ts';

/** What an event of the rules means to the table; nothing where it is no danger. */
export function whatOf({ type, data = {} }: GameEvent): What | undefined {
  const { place = '', who = '', area = '', n = 0, gone = 0, marker = '' } = data;
  switch (type) {
    case 'enemies.attack':
      return { what: Number(n) > Number(gone) ? 'overrun' : 'attack', place: String(place) };
    case 'enemies.moved':
    case 'enemies.placed':
      return { what: 'advance', place: String(place) };
    case 'marker.placed':
      return { what: marker === 'unrest' ? 'unrest' : 'plague', place: String(place) };
    case 'raid.begins':
      return { what: 'raid', area: area as AreaName };
    case 'queen.attempt':
      return { what: 'attempt' };
    case 'character.killed':
      return { what: 'killed', who: who as CharacterName };
    case 'character.aside':
      return { what: 'aside', who: who as CharacterName };
    case 'character.flees':
      return { what: 'flight', who: who as CharacterName };
    case 'gate.lost':
      return { what: 'gate', area: area as AreaName };
    case 'tokens.returned':
      return { what: 'tokens', token: data['token'] as TokenName, place: String(place) };
    case 'goods.paid':
      return { what: 'goods', who: who as CharacterName, good: data['good'] as GoodName };
    case 'marker.bagged':
      return isGreen(MARKERS.indexOf(marker as MarkerName))
        ? undefined
        : { what: 'bagged', marker: marker as MarkerName };
    case 'baileet.converts':
      return { what: 'convert', place: String(place) };
    default:
      return type.startsWith('challenge.') && type !== 'challenge.won'
        ? { what: 'over', ending: type.slice('challenge.'.length) as Exclude<Ending, ''> }
        : undefined;
  }
}

/** The words of a threat in its id: `overrun/kalhu`. */
export function idOf(is: What): string {
  return Object.values(is).join('/');
}

/** How bad it is, from 1 to 9. */
export function weightOf(is: What): number {
  switch (is.what) {
    case 'over':
      return 9;
    case 'killed':
      return is.who === 'sammu-ramat' ? 9 : 7;
    case 'gate':
      return is.area === 'assyria' ? 9 : 6;
    case 'attempt':
      return 7;
    case 'overrun':
      return is.place === 'kalhu' ? 9 : 6;
    case 'convert':
    case 'aside':
    case 'raid':
      return 5;
    case 'unrest':
    case 'plague':
    case 'attack':
      return 4;
    case 'flight':
    case 'tokens':
      return 3;
    case 'advance':
      return 2;
    default:
      return 1;
  }
}
