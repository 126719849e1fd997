import type { State } from './state.ts';

const each = <T>(rows: readonly T[][]): T[][] => {
  const out: T[][] = [];
  for (let i = 0; i < rows.length; i++) out.push((rows[i] as T[]).slice());
  return out;
};

/** A copy of everything, written out: searches make thousands a second. */
export function copy(s: State): State {
  return {
    table: s.table,
    round: s.round,
    phase: s.phase,
    active: s.active,
    first: s.first,
    hand: s.hand,
    starter: s.starter,
    firstPass: s.firstPass,
    spaces: each(s.spaces),
    spaceAmbrosia: s.spaceAmbrosia.slice(),
    board: s.board.slice(),
    coins: s.coins.slice(),
    knowledge: s.knowledge.slice(),
    ambrosia: s.ambrosia.slice(),
    citizens: each(s.citizens),
    draft: s.draft.slice(),
    passed: s.passed.slice(),
    damaged: s.damaged.slice(),
    used: s.used.slice(),
    slot: s.slot.slice(),
    retired: s.retired.slice(),
    coinsOn: s.coinsOn.slice(),
    spent: s.spent.slice(),
    dice: s.dice.slice(),
    ledger: each(s.ledger),
    vp: s.vp.slice(),
    districtTop: s.districtTop.slice(),
    districtDeck: s.districtDeck.slice(),
    districtBottom: s.districtBottom.slice(),
    titanTop: each(s.titanTop),
    titanDeck: each(s.titanDeck),
    laidOut: s.laidOut.slice(),
    empireRow: s.empireRow.slice(),
    deckA: s.deckA.slice(),
    discardA: s.discardA.slice(),
    deckB: s.deckB.slice(),
    discardB: s.discardB.slice(),
    pileC: s.pileC.slice(),
    militaryRow: s.militaryRow.slice(),
    militaryDeck: s.militaryDeck.slice(),
    militaryDiscard: s.militaryDiscard.slice(),
    removed: s.removed.slice(),
    removedDeck: s.removedDeck.slice(),
    tableau: each(s.tableau),
    districts: each(s.districts),
    titans: each(s.titans),
    threat: each(s.threat),
    army: each(s.army),
    stored: each(s.stored),
    seen: each(s.seen),
  };
}
