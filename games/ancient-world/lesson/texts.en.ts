import type { Catalogue } from '@edubba/words';

/** What the lesson says. What matters most in a text stands between two pairs of stars. */
export const lessonTexts: Catalogue = {
  'lesson.citizens': 'Citizens',
  'lesson.citizens.choose.title': 'A city among titans.',
  'lesson.citizens.choose.text':
    'Six rounds to gather **banners** of the five tribes, from cards you build and titans you defeat. A turn is one action, most often a citizen at work. Take **citizen 1**.',
  'lesson.citizens.labor.title': 'Send it to work.',
  'lesson.citizens.labor.text':
    'Any number of citizens may stand at a gate. **Labor** brings 2 coins, and whoever comes takes the ambrosia lying there. Choose **Labor**.',

  'lesson.build': 'Building',
  'lesson.build.citizen.title': 'Skill counts.',
  'lesson.build.citizen.text':
    'The other player’s citizen 1 already stands at Build. Where a **higher number** stands, you pay 1 coin; yours is higher, so you pay nothing. Take **citizen 2**.',
  'lesson.build.space.title': 'Go and build.',
  'lesson.build.space.text':
    'At **Build** you may buy one card: of the row, or one of the **goals**, which count at the end.',
  'lesson.build.card.title': 'Your first card.',
  'lesson.build.card.text':
    'A card costs coins, sometimes knowledge, and room: your capital holds four cards, two are there. Crypta Ship has a blue banner and work for a citizen. Build **Crypta Ship**.',

  'lesson.recruit': 'Armies',
  'lesson.recruit.citizen.title': 'A titan threatens you.',
  'lesson.recruit.citizen.text':
    'Dust Walker lies on your board. It takes 5 to defeat it, and your two armies are too weak. Take **citizen 3**.',
  'lesson.recruit.space.title': 'Call for soldiers.',
  'lesson.recruit.space.text': 'At **Recruit** you take one military card of the row. Most are free.',
  'lesson.recruit.card.title': 'Choose your soldiers.',
  'lesson.recruit.card.text': 'Sun Archers cost 1 coin and bring **6 arrows**. Recruit the **Sun Archers**.',
  'lesson.recruit.slot.title': 'Make room for them.',
  'lesson.recruit.slot.text':
    'You lead two armies. The new card covers an old one, which retires and leaves a **legacy** to whoever lies on it. Retire the **Militia**.',

  'lesson.attack': 'Attack',
  'lesson.attack.attack.title': 'Strike first.',
  'lesson.attack.attack.text': 'To attack is an action of its own and needs no citizen. Choose **Attack**.',
  'lesson.attack.target.title': 'Whom?',
  'lesson.attack.target.text':
    'You may attack the titan on top of any deck, or one that threatens anybody. An attack that would fail cannot be made. Choose **Dust Walker**, on your own board.',
  'lesson.attack.army.title': 'Pay your army.',
  'lesson.attack.army.text':
    'An army costs 1 coin, and 1 more for each coin on it from before: it gets dearer each time. Seven beat five: send the **Sun Archers**.',

  'lesson.income': 'Income',
  'lesson.income.pass.title': 'The titan is yours.',
  'lesson.income.pass.text':
    'Its banner and its room for a card are yours for good. The die for its banner came up blank: no damage. You have nothing left to do: **pass**.',
  'lesson.income.income.title': 'The end of a round.',
  'lesson.income.income.text':
    'Who is threatened feeds the titan with ambrosia or rolls dice. Then everybody has **income**, 5 coins from the capital, and takes the citizens back. Each must have food, or it misses a round.',

  'lesson.own': 'Your own cards',
  'lesson.own.citizen.title': 'Work at home.',
  'lesson.own.citizen.text': 'Round 2. Your own cards can have work for a citizen, too. Take **citizen 1**.',
  'lesson.own.card.title': 'Skill does not matter here.',
  'lesson.own.card.text': 'Each card works once a round, for you alone. **Crypta Ship** brings 2 coins and explores.',
  'lesson.own.way.title': 'Explore.',
  'lesson.own.way.text':
    'You put a card aside for later: the best of five from the deck, a goal, or one of the **row**, which nobody can take from you then. Choose the **row**.',
  'lesson.own.store.title': 'Put it aside.',
  'lesson.own.store.text':
    'Storing is free and needs no room. Arena of Kesh would bring a red banner, income and a sword. Store **Arena of Kesh**.',

  'lesson.stored': 'Stored cards',
  'lesson.stored.build.title': 'Build what is stored.',
  'lesson.stored.build.text':
    'To build a stored card is an action without a citizen. It costs what it says, here 6 of your 8 coins, and takes room. Choose **Build stored**.',

  'lesson.ambrosia': 'Ambrosia',
  'lesson.ambrosia.citizen.title': 'Food of the gods.',
  'lesson.ambrosia.citizen.text':
    'Where nobody worked, ambrosia gathers. Two pieces lie at Rebuild, and you have two. Take **citizen 2**.',
  'lesson.ambrosia.rebuild.title': 'Fetch it.',
  'lesson.ambrosia.rebuild.text':
    '**Rebuild** repairs two damaged cards, brings 1 coin, and lets you begin the next round.',
  'lesson.ambrosia.perform.title': 'Do it.',
  'lesson.ambrosia.perform.text':
    'Nothing of yours is damaged yet, but coin and turn order are worth it. **Perform** the action.',
  'lesson.ambrosia.reuse.title': 'Once more!',
  'lesson.ambrosia.reuse.text':
    'With ambrosia you feed titans and citizens, repair, or buy coins and swords. For **4** a placed citizen works again elsewhere. Choose **use a citizen again**.',

  'lesson.districts': 'Districts',
  'lesson.districts.expand.title': 'Where to?',
  'lesson.districts.expand.text': 'The same citizen moves on at once. At **Expand** your city grows by a district.',
  'lesson.districts.pay.title': 'Three coins.',
  'lesson.districts.pay.text': 'Expanding costs 3 coins or 1 knowledge. You have just **3 coins**: pay them.',
  'lesson.districts.keep.title': 'Keep one of three.',
  'lesson.districts.keep.text':
    'A district needs no room and makes some. Scholars’ Ward adds room for a card and 1 knowledge each round. Keep **Scholars’ Ward**.',

  'lesson.damage': 'Damage',
  'lesson.damage.attack.title': 'A greater titan.',
  'lesson.damage.attack.text':
    'Round 3. Last round the other player took the titan that threatened **you**: they may do that. Now a bigger one is there. **Attack**.',
  'lesson.damage.target.title': 'All you have.',
  'lesson.damage.target.text':
    'Night Colossus has a defence of 10. Two armies, their legacies and the sword of your Arena together are enough. Choose **Night Colossus**.',
  'lesson.damage.card.title': 'Two banners, two dice.',
  'lesson.damage.card.text':
    'One die shows a titan: a card of yours is **damaged** and does nothing until it is repaired. Choose **Crypta Ship**; food and income stay whole.',

  'lesson.repair': 'Banners',
  'lesson.repair.citizen.title': 'Mend it.',
  'lesson.repair.citizen.text': 'A damaged card costs 1 point at the end. You know who helps. Take **citizen 1**.',
  'lesson.repair.space.title': 'Rebuild again.',
  'lesson.repair.space.text': 'This time there is something to repair. Choose **Rebuild**.',
  'lesson.repair.perform.title': 'Good as new.',
  'lesson.repair.perform.text': '**Perform** it.',
  'lesson.repair.banners.title': 'What counts.',
  'lesson.repair.banners.text':
    'At the end each colour scores by how many banners you have of it: 2, 4, 7, 11, 16, and **22 points for six**. Two purple ones and two blue ones are a start.',
  'lesson.repair.end.title': 'Before you play.',
  'lesson.repair.end.text':
    'A starving citizen costs 4 points, a damaged card 1. Cards may add points of their own. In round 3 **Grow** opens: more citizens, more work, more mouths.',
};
