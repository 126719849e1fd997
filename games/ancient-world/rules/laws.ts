import type { ItemId, Law, Seat } from '@edubba/kernel';
import { CITIZENS, SPACES, START_CITIZENS } from '../content/board.ts';
import { ARMY_IDS, armyNo, DISTRICT_IDS, EMPIRE_IDS, empireNo, TITAN_IDS } from '../content/decks.ts';
import { activeCards, armiesOver } from './queries/army.ts';
import { armyLimit, citizensOf, isCovered } from './queries/city.ts';
import { isMerlume } from './queries/options.ts';
import type { State } from './state.ts';
import { ON_CARD, ownerOf, seatsOf, skillOf, SOURCES, standing } from './state.ts';

/** Says the first wrong thing of a player. */
function byPlayer(s: State, wrong: (seat: Seat) => string | undefined): string | undefined {
  for (const seat of seatsOf(s)) {
    const found = wrong(seat);
    if (found !== undefined) return `player ${seat}: ${found}`;
  }
  return undefined;
}

const ALL: readonly ItemId[] = [...EMPIRE_IDS, ...ARMY_IDS, ...TITAN_IDS, ...DISTRICT_IDS].toSorted();

/** Every card, wherever it lies. */
const everywhere = (s: State): ItemId[] => [
  ...s.districtTop,
  ...s.districtDeck,
  ...s.districtBottom,
  ...s.titanTop.flat(),
  ...s.titanDeck.flat(),
  ...s.laidOut,
  ...s.empireRow,
  ...s.deckA,
  ...s.discardA,
  ...s.deckB,
  ...s.discardB,
  ...s.pileC,
  ...s.militaryRow,
  ...s.militaryDeck,
  ...s.militaryDiscard,
  ...s.removed,
  ...s.removedDeck,
  ...s.tableau.flat(),
  ...s.districts.flat(),
  ...s.titans.flat(),
  ...s.threat.flat(),
  ...s.army.flat(),
  ...s.stored.flat(),
  ...s.seen.flat(),
];

/** What is true at every moment of every game. */
export const laws: readonly Law<State>[] = [
  {
    name: 'every card is in one place',
    broken: (s) => {
      const all = everywhere(s).toSorted();
      const at = ALL.findIndex((item, i) => all[i] !== item);
      return at < 0 && all.length === ALL.length ? undefined : (ALL[at] ?? 'a card too many');
    },
  },
  {
    name: 'nothing below zero (AW-1.11)',
    broken: (s) =>
      byPlayer(s, (seat) =>
        [s.coins, s.knowledge, s.ambrosia, s.draft].some((stock) => (stock[seat] ?? -1) < 0)
          ? 'a stock below zero'
          : undefined,
      ) ?? ([...s.spaceAmbrosia, ...s.coinsOn].some((n) => n < 0) ? 'below zero on the table' : undefined),
  },
  {
    name: 'citizens on the spaces are those the players have there',
    broken: (s) => {
      for (const [space, there] of s.spaces.entries())
        for (const citizen of there)
          if (s.citizens[ownerOf(citizen)]?.[skillOf(citizen) - 1] !== space) return `${SPACES[space]}: ${citizen}`;
      return byPlayer(s, (seat) => {
        const all = s.citizens[seat] as number[];
        const lost = all.findIndex(
          (where, i) =>
            where >= 0 && where < SPACES.length && s.spaces[where]?.includes(standing(seat, i + 1)) !== true,
        );
        return lost < 0 ? undefined : `citizen ${lost + 1} is on no space`;
      });
    },
  },
  {
    name: 'three to five citizens (AW-A.38), those on cards each on its own',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const all = s.citizens[seat] as number[];
        const n = citizensOf(s, seat);
        if (n < START_CITIZENS || n > CITIZENS || all.length !== CITIZENS) return `${n} citizens`;
        const cards = all.filter((where) => where >= ON_CARD).map((where) => where - ON_CARD);
        if (new Set(cards).size !== cards.length) return 'two citizens on one card';
        const own = (s.tableau[seat] as ItemId[]).map(empireNo);
        return cards.every((card) => own.includes(card)) ? undefined : 'a citizen on a foreign card';
      }),
  },
  {
    name: 'no citizen under a cover (AW-5.16, AW-16.05)',
    broken: (s) => {
      const wrong = s.spaces.findIndex(
        (there, space) =>
          isCovered(s, space) && there.some((citizen) => !isMerlume(s, ownerOf(citizen)) || SPACES[space] !== 'grow'),
      );
      return wrong < 0 ? undefined : `${SPACES[wrong]}`;
    },
  },
  {
    name: 'one active card in a slot, and no more than the army limit (AW-6.36)',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const active = activeCards(s, seat);
        if (new Set(active.map((item) => s.slot[armyNo(item)])).size !== active.length) return 'two active in a slot';
        // A limit that has dropped is dealt with at once, and there the player is asked.
        const losing = s.dice.length > 0;
        if (losing) return undefined;
        return active.length > armyLimit(s, seat) || armiesOver(s, seat) > 0 ? `${active.length} armies` : undefined;
      }),
  },
  {
    name: 'what no player has is unmarked',
    broken: (s) => {
      const built = new Set(s.tableau.flat());
      const card = EMPIRE_IDS.find((item, no) => !built.has(item) && (s.damaged[no] === true || s.used[no] === true));
      if (card !== undefined) return card;
      const held = new Set(s.army.flat());
      return ARMY_IDS.find(
        (item, no) => !held.has(item) && (s.coinsOn[no] !== 0 || s.retired[no] === true || s.spent[no] === true),
      );
    },
  },
  {
    name: 'at most one threatening titan each (AW-3.20)',
    broken: (s) => byPlayer(s, (seat) => ((s.threat[seat] ?? []).length > 1 ? 'two titans' : undefined)),
  },
  {
    name: 'retired cards have no coins (AW-6.41)',
    broken: (s) => ARMY_IDS.find((_, no) => s.retired[no] === true && (s.coinsOn[no] !== 0 || s.spent[no] === true)),
  },
  {
    name: 'the score sheet adds up',
    broken: (s) =>
      byPlayer(s, (seat) => {
        const sheet = s.ledger[seat] ?? [];
        const total = sheet.reduce((sum, vp) => sum + vp, 0);
        return total === s.vp[seat] && sheet.length === SOURCES.length ? undefined : `${total} on the sheet`;
      }),
  },
];
