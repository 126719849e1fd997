import type { Decided } from '../rules/decisions.ts';

/** What is said with each question. */
interface Asked {
  /** At the text table. */
  readonly ask: string;
  /** In the prompt bar: what to do in at most nine words, then why or how. */
  readonly say: string;
  readonly why?: string;
}

/** Every decision in words. */
export const askingEn: { readonly [kind in keyof Decided]: Asked } = {
  'start.board': {
    ask: '{seat}: which player board do you take?',
    say: 'Choose your player board.',
    why: 'Each city-state can do something the others cannot, and begins with its own titan at the gates.',
  },
  'titan.choose': {
    ask: '{seat}: which titan threatens you?',
    say: 'Choose the titan that threatens you.',
    why: 'It strikes at the end of the round unless it is fed or defeated. The next player chooses from the rest.',
  },
  'turn.action': {
    ask: '{seat}: place a citizen, attack, build a stored card or pass',
    say: 'Your turn: place a citizen, or act without one.',
    why: '{n, plural, =0 {No citizen is ready} one {One citizen is ready} other {# citizens are ready}}{stored, plural, =0 {} one {, one card is stored} other {, # cards are stored}}. Attacking and building a stored card need no citizen.',
  },
  'place.where': {
    ask: '{seat}: where does citizen {skill} go?',
    say: 'Place citizen {skill}: choose an action.',
    why: 'A gate where a higher skill stands costs a coin; ambrosia can raise the skill instead.{cards, plural, =0 {} other { Your own cards with an action cost nothing.}}',
  },
  'action.perform': {
    ask: '{seat}: perform {action}?',
    say: 'Perform {action}?',
  },
  'labor.scribe': {
    ask: '{seat}: pay 1 coin for 1 knowledge?',
    say: 'Pay 1 coin for 1 knowledge?',
    why: 'Your Scribe Guild offers it once with every Labor.',
  },
  'build.card': {
    ask: '{seat}: which card do you build?',
    say: 'Choose a card to build.',
    why: 'You have {coins, plural, one {# coin} other {# coins}} and {knowledge} knowledge. Each card needs a free plot; goals count at the end of the game.',
  },
  'stored.card': {
    ask: '{seat}: which stored card do you build?',
    say: 'Choose the stored card to build.',
    why: 'You have {coins, plural, one {# coin} other {# coins}} and {knowledge} knowledge. It costs what it always costs, but no citizen.',
  },
  'citizen.trade': {
    ask: '{seat}: which citizen do you trade upward?',
    say: 'Trade one citizen upward?',
    why: 'It is replaced, where it stands, by your lowest unused citizen of a higher skill.',
  },
  'expand.pay': {
    ask: '{seat}: how do you pay for Expand?',
    say: 'How do you pay for Expand?',
    why: 'You look at three districts and may keep one. Two of them are hidden: undo ends there.',
  },
  'expand.keep': {
    ask: '{seat}: which district do you keep?',
    say: 'Keep one district, or none.',
    why: 'Only you see the second and third. Those you leave go under the deck.',
  },
  'repair.several': {
    ask: '{seat}: which card do you repair? {left, plural, one {One more} other {# more}}',
    say: 'Choose a card to repair.',
    why: '{left, plural, one {One more card} other {# more cards}} may be repaired.',
  },
  'repair.card': {
    ask: '{seat}: which card is repaired?',
    say: 'Choose the card that is repaired.',
    why: 'It works again at once.',
  },
  'recruit.card': {
    ask: '{seat}: which military card do you recruit?',
    say: 'Choose a military card to recruit.',
    why: 'You have {coins, plural, one {# coin} other {# coins}}. The clay tab is its legacy: it counts once the card is retired under another.',
  },
  'recruit.slot': {
    ask: '{seat}: where does {item} go?',
    say: 'Where does {item} go?',
    why: 'In an open slot it wakes the legacies there. Over an army it retires that army to its legacy.',
  },
  'explore.way': {
    ask: '{seat}: where do you look for a card to store?',
    say: 'Where do you look for a card to store?',
    why: 'Draw {n} cards unseen by others and store one, or store one of the row or a goal. Drawing ends undo.',
  },
  'explore.keep': {
    ask: '{seat}: which card do you store?',
    say: 'Choose the card you store.',
    why: 'Only you see these. The others are discarded face up.',
  },
  'explore.card': {
    ask: '{seat}: which card do you store?',
    say: 'Choose the card you store.',
    why: 'It is yours to build later, without a citizen. Others see only its back.',
  },
  'holy-site.army': {
    ask: '{seat}: which army loses all its coins?',
    say: 'Choose the army freed of its coins.',
    why: 'All coins on it go to the supply; an army used this round stays used.',
  },
  'outpost.army': {
    ask: '{seat}: which army loses a coin?',
    say: 'Choose the army that loses a coin.',
    why: 'Your Distant Outpost takes a coin off it: using it costs less.',
  },
  'attack.target': {
    ask: '{seat}: which titan do you attack?',
    say: 'Choose the titan you attack.',
    why: 'Your armies reach {most} without ambrosia. Whoever attacks always wins, and then suffers its dice.',
  },
  'attack.armies': {
    ask: '{seat}: which armies attack {item}?',
    say: 'With which armies do you attack {item}?',
    why: 'It takes {defence}. What your cards and Draft add is free; the cheapest way stands first.',
  },
  'attack.swords': {
    ask: '{seat}: how many swords do you buy against {item}?',
    say: 'How many swords do you buy?',
    why: 'Each costs 2 ambrosia and counts in this attack only. More than needed is lost.',
  },
  'dice.reroll': {
    ask: '{seat}: which die do you roll anew?',
    say: 'Roll one die anew?',
    why: 'A titan damages a card, a coin does what {item} threatens. {left, plural, one {One die} other {# dice}} may be rolled anew.',
  },
  'damage.card': {
    ask: '{seat}: which card does {item} damage?',
    say: 'Choose a card that {item} damages.',
    why: 'It gives nothing until it is repaired, and costs 1 point at the end if it is not.',
  },
  'army.give-up': {
    ask: '{seat}: which army do you give up?',
    say: 'Choose the army you give up.',
    why: 'You have {more, plural, one {one army} other {# armies}} more than your limit.',
  },
  'damage.starve': {
    ask: '{seat}: which ready citizen starves?',
    say: 'Choose the ready citizen who starves.',
    why: 'It sits out until the next round.',
  },
  'damage.burden': {
    ask: '{seat}: which army gets a coin?',
    say: 'Choose the army that gets a coin.',
    why: 'Using it will cost one coin more.',
  },
  'damage.military': {
    ask: '{seat}: which military card do you discard?',
    say: 'Choose the military card you discard.',
    why: 'Retired cards under it stay, and work again under a new one.',
  },
  'damage.district': {
    ask: '{seat}: which district do you lose?',
    say: 'Choose the district you lose.',
    why: 'Its plots go with it; cards already built stay.',
  },
  'reuse.citizen': {
    ask: '{seat}: which citizen do you use again?',
    say: 'Choose the citizen to use again.',
    why: 'For 4 ambrosia it goes from its gate to another one.',
  },
  'ambrosia.coin': {
    ask: '{seat}: coins for ambrosia?',
    say: 'Turn ambrosia into coins?',
    why: 'Two ambrosia are one coin.',
  },
  'ambrosia.repair': {
    ask: '{seat}: repairs for ambrosia?',
    say: 'Repair with ambrosia?',
    why: 'Two ambrosia repair one card.',
  },
  'dramatists.store': {
    ask: '{seat}: you passed first; which card do you store?',
    say: 'You passed first: store a card?',
    why: 'One of the row, or the unseen top card of the deck. It costs nothing now.',
  },
  'titan.confront': {
    ask: '{seat}: feed {item} for {cost} ambrosia, or roll?',
    say: 'Feed {item}, or let it strike?',
    why: 'Feeding costs {cost} of your {ambrosia} ambrosia and nothing happens. Else {dice, plural, one {one die is} other {# dice are}} rolled; each coin: {effect}.',
  },
  'hunger.cover': {
    ask: '{seat}: {short, plural, one {one citizen lacks} other {# citizens lack}} food; what do you buy?',
    say: '{short, plural, one {One citizen} other {# citizens}} will starve: buy food?',
    why: 'Food for {food}. One food costs 2 ambrosia, and so does the repair of a card that feeds. You have {ambrosia}.',
  },
  'hunger.starve': {
    ask: '{seat}: {short, plural, one {one citizen starves} other {# citizens starve}}; which?',
    say: 'Choose {short, plural, one {one citizen} other {# citizens}} who {short, plural, one {starves} other {starve}}.',
    why: 'Food for {food} only. Whoever starves sits out the next round; at the end of the game it costs 4 points.',
  },
  'last.spend': {
    ask: '{seat}: last chance to spend ambrosia',
    say: 'Last chance to spend ambrosia.',
    why: 'You have {ambrosia}. Two of them are a coin or a repair; a damaged card costs 1 point.',
  },
  'turn.end': {
    ask: '{seat}: use a citizen again, or end the turn?',
    say: 'Use a citizen again, or end the turn?',
    why: 'For 4 ambrosia a citizen goes from its gate to another one and acts once more.',
  },
  'income.repair': {
    ask: '{seat}: repair before income is collected?',
    say: 'Repair before income is collected?',
    why: 'A damaged card pays nothing now. A repair costs 2 of your {ambrosia} ambrosia.',
  },
};
