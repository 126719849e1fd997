import type { Law, Seat } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import { ACTION_DECK } from '../content/action-cards.ts';
import { CITY_CARD_NAMES } from '../content/special-cities.ts';
import { BEATEN, CHAMPION, KINDS, MERCENARY, UNIT_TABLE, UNITS } from '../content/units.ts';
import { ALL_SPACES, CARD_SPACE, IS_CITY, IS_DANGER } from './geography.ts';
import { championsOf } from './queries/players.ts';
import type { State } from './state.ts';
import { NOBODY, NOWHERE, SOURCES } from './state.ts';
import { PIECES } from '../content/pieces.ts';
import { numberOf } from './queries/numbers.ts';

const sum = (numbers: readonly number[] | undefined): number => (numbers ?? []).reduce((total, n) => total + n, 0);

/** Says the first thing that is wrong with a player. */
function byPlayer(s: State, wrong: (seat: Seat) => string | undefined): string | undefined {
  for (let seat = 0; seat < s.table.seats; seat++) {
    const found = wrong(seat);
    if (found !== undefined) return `player ${seat}: ${found}`;
  }
  return undefined;
}

const onBoard = (s: State, seat: Seat, kind: number): number =>
  ALL_SPACES.reduce((n, space) => n + (s.units[seat]?.[space * KINDS + kind] ?? 0), 0) + (s.fleet[seat]?.[kind] ?? 0);

function champions(s: State, seat: Seat): number {
  const captive = (s.captor[seat] ?? NOBODY) === NOBODY ? 0 : 1;
  const exiled = (s.exiled[seat] ?? 0) === 0 ? 0 : 1;
  return (
    onBoard(s, seat, CHAMPION) + onBoard(s, seat, BEATEN) + captive + exiled + (s.away[seat] ?? 0) + (s.lost[seat] ?? 0)
  );
}

/** What is true at every moment of every game. */
export const laws: readonly Law<State>[] = [
  {
    name: 'every unit is on the board, at sea or in the supply',
    broken: (s) =>
      byPlayer(s, (seat) => {
        for (let kind = 0; kind < CHAMPION; kind++) {
          const n = onBoard(s, seat, kind) + (s.reserve[seat]?.[kind] ?? 0);
          if (n !== UNIT_TABLE[kind]?.figures) return `${n} × ${UNITS[kind] ?? ''}`;
        }
        return undefined;
      }),
  },
  {
    name: 'every champion is in one place',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const n = champions(s, seat);
        const wanted = championsOf(s, seat);
        // Between a ransom or a homecoming and the choice of the place a champion is in somebody's hand.
        return n === wanted || s.phase === 'setup' || (s.phase === 'prestige' && n === wanted - 1)
          ? undefined
          : `${n} champions, not ${wanted}`;
      }),
  },
  {
    name: 'figures and units agree, and no more are injured than there are',
    broken: (s) =>
      byPlayer(s, (seat) => {
        for (const space of ALL_SPACES) {
          const at = space * KINDS;
          const units = s.units[seat]?.slice(at, at + KINDS) ?? [];
          if (sum(units) !== s.figures[seat]?.[space]) return `${sum(units)} units on space ${space}`;
          if (
            units.some(
              (n, kind) => n < 0 || (s.hurt[seat]?.[at + kind] ?? 0) > n || (s.hurt[seat]?.[at + kind] ?? 0) < 0,
            )
          )
            return `injuries on space ${space}`;
          if ((s.hurt[seat]?.[at + MERCENARY] ?? 0) > 0) return `an injured mercenary on space ${space}`;
        }
        return undefined;
      }),
  },
  {
    name: 'eight command tokens of each type',
    broken: (s) =>
      byPlayer(s, (seat) => {
        for (let token = 0; token < 3; token++) {
          const placed = (s.tokens[seat] ?? []).filter((type) => type === token + 1).length;
          const n = placed + (s.pool[seat]?.[token] ?? 0) + (s.supply[seat]?.[token] ?? 0);
          if (n !== numberOf(s, 'tokens')) return `${n} tokens of type ${token}`;
        }
        return undefined;
      }),
  },
  {
    name: 'a space is activated by those whose tokens lie there; by one only, where activation is common',
    broken: (s) => {
      for (const space of ALL_SPACES) {
        let mask = 0;
        s.tokens.forEach((mine, seat) => {
          if ((mine[space] ?? 0) > 0) mask |= bit(seat);
        });
        if (mask !== s.activated[space]) return `space ${space}`;
        if (s.table.options['activation'] === 'common' && (mask & (mask - 1)) !== 0)
          return `two tokens on space ${space}`;
      }
      return undefined;
    },
  },
  {
    name: 'seven ziggurats, ten canals each',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const ziggurats = s.ziggurat.filter((owner) => owner === seat).length + (s.zigguratSupply[seat] ?? 0);
        const canals = s.canals.filter((mask) => (mask & bit(seat)) !== 0).length + (s.canalSupply[seat] ?? 0);
        return ziggurats === PIECES.ziggurats && canals === numberOf(s, 'canals')
          ? undefined
          : `${ziggurats} ziggurats, ${canals} canals`;
      }),
  },
  {
    name: 'ziggurats stand on cities of their owners, and nobody controls dangerous terrain or what rebels hold',
    broken: (s) => {
      for (const space of ALL_SPACES) {
        const owner = s.ziggurat[space] ?? NOBODY;
        if (owner !== NOBODY && IS_CITY[space] !== true) return `a ziggurat on space ${space}`;
        if (owner !== NOBODY && owner !== s.control[space]) return `a ziggurat in a foreign city ${space}`;
        if (s.control[space] === NOBODY) continue;
        if (IS_DANGER[space] === true) return `dangerous terrain ${space} is controlled`;
        // While they come rebels may stand where somebody has control still.
        if (s.phase === 'selection' && (s.rebels[space] ?? 0) > 0) return `rebels and control on space ${space}`;
      }
      return undefined;
    },
  },
  {
    name: 'nothing below zero',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const lists = [s.goods[seat], s.pool[seat], s.supply[seat], s.reserve[seat], s.fleet[seat]];
        return lists.some((list) => (list ?? []).some((n) => n < 0)) ? 'a stock below zero' : undefined;
      }),
  },
  {
    name: '75 action cards',
    broken: (s) => {
      const n = s.actionDeck.length + s.actionDiscard.length + s.announced.length + s.hand.flat().length;
      return n === ACTION_DECK.length ? undefined : `${n} action cards`;
    },
  },
  {
    name: 'at most three special-city cards, and only of cities one controls',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const held = CITY_CARD_NAMES.filter((_, card) => s.cityCard[card] === seat);
        if (held.length > numberOf(s, 'city-cards')) return 'too many cards';
        const foreign = held.find((name) => s.control[CARD_SPACE[CITY_CARD_NAMES.indexOf(name)] ?? NOWHERE] !== seat);
        return foreign === undefined ? undefined : `the card of ${foreign}`;
      }),
  },
  {
    name: 'hands keep to the limit between turns',
    broken: (s) =>
      byPlayer(s, (seat) =>
        s.phase === 'selection' && (s.hand[seat]?.length ?? 0) > numberOf(s, 'hand-limit')
          ? 'too many cards in hand'
          : undefined,
      ),
  },
  {
    name: 'the score sheet adds up, and 9 VP end the game',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const total = sum(s.ledger[seat]);
        if (total !== s.vp[seat] || s.ledger[seat]?.length !== SOURCES.length) return `${total} on the sheet`;
        return total >= numberOf(s, 'goal') && s.winner !== seat ? `${total} VP and no end` : undefined;
      }),
  },
  {
    name: 'units of two parties share a space only while they fight',
    broken: (s) => {
      for (const space of ALL_SPACES) {
        const parties =
          s.figures.filter((list) => (list[space] ?? 0) > 0).length + ((s.rebels[space] ?? 0) > 0 ? 1 : 0);
        if (parties > 1 && s.phase === 'selection') return `${parties} parties on space ${space}`;
      }
      return undefined;
    },
  },
];
