import type { Decided } from '../rules/decisions.ts';

/** What is said with each question. */
interface Asked {
  /** At the text table. */
  readonly ask: string;
  /** In the prompt bar: what to do in at most nine words, then why or how. */
  readonly say: string;
  readonly why?: string;
  /** The button that ends or declines it. */
  readonly end?: string;
}

/** Every decision in words. */
export const askingEn: { readonly [kind in keyof Decided]: Asked } = {
  'bid.place': {
    ask: '{seat}: place your Leader on a bid space',
    say: 'Place your leader on a card row.',
    why: 'You get the row’s cards, and upper rows go first. {free, plural, =0 {Every row has a leader: pay more to push one out.} one {# row has no leader yet.} other {# rows have no leader yet.}}',
  },
  'bid.spare': {
    ask: '{seat}: use Silver Tongue, or lose 3 VP?',
    say: 'Use Silver Tongue to keep 3 VP?',
    why: 'The card is discarded; without it the space costs 3 VP.',
  },
  'start.column': {
    ask: '{seat}: from which column does your first Ziggurat come?',
    say: 'Choose the column of your first ziggurat.',
    why: 'The large piece leaves it, and the action tile below gets better for the whole game.',
  },
  'start.space': {
    ask: '{seat}: where does your first Ziggurat stand?',
    say: 'Place your first ziggurat.',
    why: 'Your huts spread from here. On land outside the rivers, at least three steps from every other ziggurat.',
  },
  'build.next': {
    ask: '{seat}: build Huts and place Ships',
    say: 'Build hut {now} of {all}.',
    why: 'Choose {n, plural, one {the only free space} other {one of # free spaces}} beside your huts or ziggurats.',
    end: 'End building',
  },
  'move.from': {
    ask: '{seat}: which Hut moves?',
    say: 'Move one of your huts.',
    why: 'It goes to a free space next to it; ships reach farther.',
  },
  'move.to': {
    ask: '{seat}: where does the Hut from {from} go?',
    say: 'Choose where the hut from {from} goes.',
    why: 'A free space next to {from}, or joined to it by ships.',
  },
  'feed.next': {
    ask: '{seat}: feed your Huts',
    say: 'Feed your huts: {fed} of {huts} fed.',
    why: 'Hungry: {list}. Huts that are not fed are lost.',
    end: 'End feeding',
  },
  'feed.icon': {
    ask: '{seat}: which Hut does {card} feed first?',
    say: 'Choose the hut that {card} feeds first.',
    why: '{n, plural, one {Its one icon feeds one hut.} other {Each of its # icons feeds one hut; the others come next.}}',
  },
  'feed.modify': {
    ask: '{seat}: with which Food card do you use {favour}?',
    say: 'Choose the food card for {favour}.',
  },
  'feed.both': {
    ask: '{seat}: use the other card on it too?',
    say: 'Use the other food favour as well?',
    why: 'Barter and Bumper Harvest may change the same food card.',
    end: 'Only the first card',
  },
  'feed.barter': {
    ask: '{seat}: what does {card} become?',
    say: 'Choose what {card} becomes.',
    why: 'All its icons become this one food.',
  },
  'well.dig': {
    ask: '{seat}: dig a Well?',
    say: 'Dig a well?',
    why: '{n, plural, one {# site has} other {# sites have}} your huts all around. A well brings 2 camels, raises the limit by 1 and scores at the floods.',
    end: 'Dig no more',
  },
  'action.choose': {
    ask: '{seat}: choose an action',
    say: 'Take an action, or end your turn.',
    why: '{camels, plural, =0 {No camels} one {# camel} other {# camels}} to spend; {camels, plural, =0 {some actions cost none} other {what you keep stays for the next round}}. {n, plural, one {One kind of action is possible.} other {# kinds of action are possible.}}',
    end: 'End your turn',
  },
  'found.space': {
    ask: '{seat}: where do you found a Ziggurat?',
    say: 'Choose the hut that makes room.',
    why: 'The ziggurat costs {cost, plural, one {# camel} other {# camels}}. The hut goes back to the main supply.',
  },
  'found.column': {
    ask: '{seat}: from which column do you take the large piece?',
    say: 'Choose the column of the large piece.',
    why: 'The action tile below it gets better for the rest of the game.',
  },
  'ziggurat.discount': {
    ask: '{seat}: how many Brickmakers do you use? The piece costs {cost, plural, one {# Camel} other {# Camels}}',
    say: 'Choose how many Brickmakers you use.',
    why: 'The piece costs {cost, plural, one {# camel} other {# camels}}; each card takes 2 off.',
  },
  'raise.space': {
    ask: '{seat}: which Ziggurat do you raise?',
    say: 'Choose the ziggurat to raise.',
    why: 'A second level costs {second, plural, one {# camel} other {# camels}}, a third {third, plural, one {# camel} other {# camels}}.',
  },
  'raise.column': {
    ask: '{seat}: from which column do you take the piece for {space}?',
    say: 'Choose the piece that {space} gets.',
    why: '{level, plural, =2 {A medium piece makes the tile below its column better.} other {A small piece brings at once what its column shows.}}',
  },
  'roof.area': {
    ask: '{seat}: from which Tribute area do you take the Roof?',
    say: 'Choose the roof you take.',
    why: 'The board beside it names the price and what it brings.',
  },
  'roof.space': {
    ask: '{seat}: which Ziggurat gets the Roof?',
    say: 'Choose the ziggurat that gets the roof.',
    why: 'It needs three levels and has no roof yet.',
  },
  'offerings.size': {
    ask: '{seat}: how many offerings do you make?',
    say: 'How many offerings?',
    why: 'One camel a step. You stand on {at} of 10: higher up, wells and ziggurats score more at the floods.',
  },
  'roof.place': {
    ask: '{seat}: on which Tribute area do you put the Roof you reached?',
    say: 'Put the roof on a tribute area.',
    why: 'You reached it on the offerings track, and gain what the covered space shows.',
  },
  'purchase.what': {
    ask: '{seat}: what do you buy?',
    say: 'Take a hut, or a ship and a farmer?',
    why: 'Either costs {cost, plural, one {# camel} other {# camels}}. A ship joins spaces across the water, a farmer lets a hut eat anything.',
  },
  'card.take': {
    ask: '{seat}: take a card from the main board',
    say: 'Take a card from the main board.',
    why: '{n, plural, one {# card lies} other {# cards lie}} there face up.',
  },
  'gold.size': {
    ask: '{seat}: how much Gold do you get?',
    say: 'How much gold?',
    why: 'Gold pays tributes. You have {camels, plural, one {# camel} other {# camels}} and {gold} gold.',
  },
  'tribute.place': {
    ask: '{seat}: to whom do you pay Tribute, and with what?',
    say: 'Pay a tribute: choose area and token.',
    why: 'Camels and a gold or a ship bring influence and a bonus. You have {gold} gold and {ships, plural, one {# ship} other {# ships}}.',
  },
  'tribute.discount': {
    ask: '{seat}: how many Caravan Guides do you use? The Tribute costs {cost, plural, one {# Camel} other {# Camels}}',
    say: 'Choose how many Caravan Guides you use.',
    why: 'The tribute costs {cost, plural, one {# camel} other {# camels}}; each card takes 2 off. The influence stays the same.',
  },
  'bonus.resolve': {
    ask: '{seat}: take the Bonus of the {civilisation}? {bonus}',
    say: 'Take the bonus of the {civilisation}?',
    end: 'Leave it',
  },
  'bonus.pay': {
    ask: '{seat}: how do you pay the {civilisation}?',
    say: 'Choose how to pay the {civilisation}.',
  },
  'bonus.destroy': {
    ask: '{seat}: which Hut do you give up to the {civilisation}?',
    say: 'Choose the hut you give up.',
  },
  'favour.keep': {
    ask: '{seat}: which Favour card do you keep?',
    say: 'Keep one of {n} drawn favour cards.',
    why: 'What you do not keep is discarded.',
  },
  'tile.refresh': {
    ask: '{seat}: which Action tile do you turn back?',
    say: 'Choose the used tile to turn back.',
    why: 'Its action may be taken once more, at its normal cost.',
  },
  'bonus.which': {
    ask: '{seat}: whose Bonus do you take?',
    say: 'Choose whose bonus you take.',
    why: 'No tribute is paid; a price the bonus names is.',
  },
  'pact.space': {
    ask: '{seat}: where do you build beside an opposing Ziggurat?',
    say: 'Build a hut beside another player’s ziggurat.',
    why: '{n, plural, one {# space is} other {# spaces are}} possible. No hut of yours need be near.',
  },
  'solo.keep': {
    ask: '{seat}: which Food card do you keep?',
    say: 'Keep one of {n} food cards.',
    why: 'The others are discarded.',
  },
  'solo.space': {
    ask: '{seat}: where does the opponent’s first Ziggurat stand?',
    say: 'Place the opponent’s first ziggurat.',
    why: 'On land outside the rivers, beside exactly three river spaces.',
  },
};
