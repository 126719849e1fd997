import type { Catalogue } from '@edubba/words';

/** What the lesson says. What matters most in a text stands between two pairs of stars. */
export const lessonTexts: Catalogue = {
  'lesson.kingdom': 'Kingdom',
  'lesson.kingdom.column.title': 'You rule Assyria.',
  'lesson.kingdom.column.text':
    'Six rounds, two floods, and the **most points** win. First comes your capital. The column its piece is taken from makes the tile below better. Choose **Gold**.',
  'lesson.kingdom.space.title': 'Found your capital.',
  'lesson.kingdom.space.text':
    'Your first Ziggurat stands outside the rivers, with two spaces between it and any other. From here your people spread. Choose **D2**, near the river.',

  'lesson.bidding': 'Bidding',
  'lesson.bidding.row.title': 'Bid for a row.',
  'lesson.bidding.row.text':
    'Every round you win one row: **two foods and a favour**. Upper rows also play earlier. The highest space is free, the others cost 1 and 3 points. Claim **row 3**.',
  'lesson.bidding.outbid.title': 'Blue outbids you.',
  'lesson.bidding.outbid.text':
    'Blue paid 1 point for a lower space of your row, so your leader goes elsewhere. Fighting back would cost 3. Take **row 1** for free: then you play first.',

  'lesson.huts': 'Huts',
  'lesson.huts.river.title': 'Build on the river.',
  'lesson.huts.river.text':
    'You grow by **2 huts**, and both must be built, each beside a hut or Ziggurat of yours. Huts on a river bring camels. Choose **D3**.',
  'lesson.huts.between.title': 'Build between the rivers.',
  'lesson.huts.between.text':
    'Land between the rivers brings points: a hut there is worth **2 every round**, as long as it eats. Outside the rivers it is worth 1. Choose **D4**.',
  'lesson.huts.spare.title': 'One hut to spare.',
  'lesson.huts.spare.text':
    'You began with a hut of your own. It can be built now or kept for later; another one on the river means more camels. Choose **C3**.',

  'lesson.food': 'Food',
  'lesson.food.fish.title': 'Every hut eats.',
  'lesson.food.fish.text':
    'Each hut needs **1 food of the kind on its space**, every round. D3 lies on fish, and only there your **Fish** is of use. Spend it.',
  'lesson.food.wild.title': 'Wild is any food.',
  'lesson.food.wild.text': 'D4 wants meat and C3 wheat. You hold neither, but **Wild** stands for any food. Spend one.',
  'lesson.food.whom.title': 'Who eats?',
  'lesson.food.whom.text': 'You share out what a card shows. Feed **D4 or C3**; the other one eats next.',
  'lesson.food.last.title': 'One is still hungry.',
  'lesson.food.last.text':
    'A hut that does not eat is lost. You may not hold back a food card that could feed it. Spend your **last Wild**.',

  'lesson.income': 'Income',
  'lesson.income.end.title': 'All have eaten.',
  'lesson.income.end.text':
    'Each river hut now brings **2 camels**, and each river you live on 1 more: 5. Your Ziggurat brings 1 point, D4 brings 2. End feeding, and you get them.',
  'lesson.income.gained.title': 'Camels pay for everything.',
  'lesson.income.gained.text':
    'There they are: **5 camels and 3 points**. You can hold up to 10 camels. Go on and watch Purple and Blue take the same turn.',

  'lesson.raise': 'Ziggurats',
  'lesson.raise.raise.title': 'Build higher.',
  'lesson.raise.raise.text':
    'Now you act, as often as camels allow. A second level costs **4** and brings **1 point every round**. Its column’s tile gets better once more. Choose **Raise**.',

  'lesson.tribute': 'Tribute',
  'lesson.tribute.pay.title': 'Gain influence.',
  'lesson.tribute.pay.text':
    'A tribute costs camels and 1 gold or ship, and brings **influence**, which scores at the flood. With 1 camel you reach the lowest neighbour. Choose **Tribute**.',
  'lesson.tribute.bonus.title': 'A bonus on top.',
  'lesson.tribute.bonus.text':
    'Each civilisation offers something for a tribute. The Amorites trade 1 gold or 1 point for a step of offerings. You need not take it: **decline**.',
  'lesson.tribute.favour.title': 'Play a favour.',
  'lesson.tribute.favour.text':
    'Favour cards cost nothing to play. This one turns a **plough** face up, and a plough feeds any hut. Play **Ploughshare**.',

  'lesson.wells': 'Wells',
  'lesson.wells.first.title': 'Three huts, one well.',
  'lesson.wells.first.text':
    'Round 2. Where your huts stand on **all three spaces** around a well site, you may dig. Huts on D1, E2 and E1 would do. Build **D1**.',
  'lesson.wells.second.title': 'The second one.',
  'lesson.wells.second.text': 'A well stays for good, even when its huts are gone. Build **E2**.',
  'lesson.wells.third.title': 'Close the ring.',
  'lesson.wells.third.text': 'Build **E1**. Then your fish and wheat feed four of your six huts; watch them eat.',
  'lesson.wells.plough.title': 'Ploughs feed too.',
  'lesson.wells.plough.text':
    'D1 wants grapes, D4 wants meat, and you have neither. A plough feeds **any hut**, then lies face down. Use one on **D1**; the other feeds D4.',
  'lesson.wells.dig.title': 'Dig.',
  'lesson.wells.dig.text':
    'It brings **2 camels**, lets you hold 1 more, and scores at each flood. Nobody digs more than three. Choose the **site** between your huts.',

  'lesson.found': 'A new Ziggurat',
  'lesson.found.found.title': 'Found another Ziggurat.',
  'lesson.found.found.text':
    'It replaces a hut that is neither on a river nor at a well. The second one costs **6 camels**. Only D4 will do. Choose **Found**.',
  'lesson.found.column.title': 'From which column?',
  'lesson.found.column.text':
    'The tile below gets better at once, also for this turn. Take the piece from **Offerings**: 2 camels will then bring 2 steps.',

  'lesson.offerings': 'Offerings',
  'lesson.offerings.offer.title': 'Please the gods.',
  'lesson.offerings.offer.text':
    'At the flood each **well and each Ziggurat** of yours scores what your place on the Offerings track says. Spend your last camel: choose **Offerings**.',
  'lesson.offerings.libation.title': 'One step more.',
  'lesson.offerings.libation.text':
    'Each tile serves once a round, but favours are free. **Libation** brings another step. Had you no use for it, you could trade it for a camel.',

  'lesson.flood': 'The flood',
  'lesson.flood.envoy.title': 'The end of round 3.',
  'lesson.flood.envoy.text':
    'Soon influence scores: first place takes what the three growth markers show, 2 + 3 + 3. All of you stand on 1. Play **Royal Envoy**: 2 steps.',
  'lesson.flood.offer.title': 'Use your tile.',
  'lesson.flood.offer.text': 'You have 5 camels, and the gods are easy to please. Choose **Offerings** again.',
  'lesson.flood.size.title': 'Two steps.',
  'lesson.flood.size.text':
    'Take **2 steps for 2 camels**. On the way you reach a Roof first: it goes to a free Roof space, which pays you 1 gold.',
  'lesson.flood.end.title': 'Let the water come.',
  'lesson.flood.end.text':
    'The flood takes **all huts, farmers and ships on the rivers**. Camels and cards stay yours. End your turn.',
  'lesson.flood.after.title': 'Thirteen points.',
  'lesson.flood.after.text':
    '**8** for the most influence. Then offerings, on space 4: your well scores 1 and each of your two Ziggurats 2, that is **5**. Both tracks start again at 0.',
  'lesson.flood.last.title': 'What is left.',
  'lesson.flood.last.text':
    'Three more rounds and a second flood. Then everybody feeds and scores huts and Ziggurats once more, and the **most points** win.',
};
