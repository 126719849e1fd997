import { expect, test } from 'vitest';
import { armyNo, empireNo } from '../content/decks.ts';
import type { State } from '../rules/index.ts';
import { ancientWorld } from '../rules/index.ts';
import { standing, SUPPLY } from '../rules/state.ts';
import { ancientTable } from './support.ts';

/** A table with something in every place where cards can lie. */
function fresh(): State {
  const s = ancientWorld.copy(
    ancientTable({
      players: ['red', 'blue', 'green'],
      at: { turn: 'blue' },
      has: {
        blue: {
          citizens: { 1: 'labor', 2: 'EA32', 3: 'ready' },
          cards: ['EA32'],
          armies: [{ active: 'M01', retired: ['M02'] }],
        },
        green: { threat: 'T101' },
      },
    }).board,
  );
  const move = (from: string[], to: string[] | undefined): void => void to?.push(from.pop() ?? '');
  move(s.deckA, s.discardA);
  move(s.deckB, s.discardB);
  move(s.deckB, s.removedDeck);
  move(s.deckB, s.stored[0]);
  move(s.deckB, s.seen[0]);
  move(s.militaryDeck, s.militaryDiscard);
  move(s.militaryDeck, s.militaryRow);
  move(s.deckA, s.empireRow);
  move(s.titanDeck[0] ?? [], s.titanTop[0]);
  move(s.districtDeck, s.districtTop);
  move(s.titanDeck[2] ?? [], s.laidOut);
  move(s.titanDeck[2] ?? [], s.titans[0]);
  move(s.districtDeck, s.districtBottom);
  move(s.districtDeck, s.districts[0]);
  return s;
}

/** Each law by its name, with ways to break it: what is done, and what the law says of it. */
const BROKEN: { readonly [law: string]: readonly (readonly [break_: (s: State) => void, said: RegExp])[] } = {
  'every card is in one place': [
    [(s) => s.deckA.pop(), /EA/],
    [(s) => (s.pileC[0] = 'EC02'), /EC01/],
    // The first of all cards twice missing is no less wrong than any other.
    [(s) => (s.districtDeck = s.districtDeck.map((item) => (item === 'D01' ? 'D02' : item))), /D01/],
    [(s) => s.removed.push('T101'), /./],
  ],
  'nothing below zero (AW-1.11)': [
    [(s) => (s.coins[1] = -1), /player 1/],
    [(s) => (s.ambrosia[2] = -1), /player 2/],
    [(s) => (s.knowledge[0] = -1), /player 0/],
    [(s) => (s.draft[1] = -1), /player 1/],
    [(s) => (s.spaceAmbrosia[3] = -1), /on the table/],
    [(s) => (s.coinsOn[0] = -1), /on the table/],
  ],
  'citizens on the spaces are those the players have there': [
    [(s) => s.spaces[1]?.push(standing(1, 3)), /build/],
    [(s) => s.spaces[0]?.pop(), /player 1: citizen 1/],
  ],
  'three to five citizens (AW-A.38), those on cards each on its own': [
    [(s) => ((s.citizens[1] as number[])[2] = SUPPLY), /player 1: 2 citizens/],
    [(s) => ((s.citizens[1] as number[])[2] = 16 + empireNo('EA32')), /two citizens/],
    [(s) => ((s.citizens[2] as number[])[2] = 16 + empireNo('EA32')), /player 2: a citizen on a foreign card/],
  ],
  'no citizen under a cover (AW-5.16, AW-16.05)': [[(s) => s.spaces[8]?.push(standing(1, 3)), /grow/]],
  'one active card in a slot, and no more than the army limit (AW-6.36)': [
    [(s) => (s.retired[armyNo('M02')] = false), /two active in a slot/],
    [
      (s) => {
        s.army[1]?.push('M03', 'M04');
        s.slot[armyNo('M03')] = 1;
        s.slot[armyNo('M04')] = 2;
      },
      /3 armies/,
    ],
  ],
  'what no player has is unmarked': [
    [(s) => (s.damaged[0] = true), /EA01/],
    [(s) => (s.used[1] = true), /EA02/],
    [(s) => (s.coinsOn[5] = 1), /M06/],
    [(s) => (s.retired[6] = true), /M07/],
    [(s) => (s.spent[7] = true), /M08/],
  ],
  'at most one threatening titan each (AW-3.20)': [[(s) => s.threat[2]?.push('T102'), /player 2: two titans/]],
  'retired cards have no coins (AW-6.41)': [
    [(s) => (s.coinsOn[armyNo('M02')] = 1), /M02/],
    [(s) => (s.spent[armyNo('M02')] = true), /M02/],
  ],
  'the score sheet adds up': [
    [(s) => (s.vp[1] = 3), /player 1: 0 on the sheet/],
    [(s) => s.ledger[2]?.pop(), /player 2/],
  ],
};

test('every law holds on a sound table and says what is wrong on another', () => {
  expect(Object.keys(BROKEN).toSorted()).toEqual(ancientWorld.laws.map(({ name }) => name).toSorted());
  for (const { name, broken } of ancientWorld.laws) {
    expect([name, broken(fresh())]).toEqual([name, undefined]);
    for (const [spoil, said] of BROKEN[name] ?? []) {
      const s = fresh();
      spoil(s);
      expect(broken(s) ?? `nothing is said by: ${name}`).toMatch(said);
    }
  }
});

test('a limit that has just dropped is no broken law while dice are dealt with', () => {
  const s = fresh();
  s.army[1]?.push('M03', 'M04');
  s.slot[armyNo('M03')] = 1;
  s.slot[armyNo('M04')] = 2;
  s.dice = [0];
  expect(ancientWorld.laws.find(({ name }) => name.startsWith('one active'))?.broken(s)).toBe(undefined);
});
