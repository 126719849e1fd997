import type { Catalogue } from '@edubba/words';

/** What the lesson says. What matters most in a text stands between two pairs of stars. */
export const lessonTexts: Catalogue = {
  'lesson.empire': 'Your Empire',
  'lesson.empire.empire.title': 'Raise an Empire.',
  'lesson.empire.empire.text':
    'Explore, grow, learn and fight until the **Hanging Gardens** are built in five parts; then the most points win. Empires differ a little. Lead the **Babylonians**, who grow cheaply.',
  'lesson.empire.start.title': 'Where do you begin?',
  'lesson.empire.start.text':
    'Your Starting area is safe: nobody may enter it. There your first Spearman waits, and there your Ziggurat will stand. Choose **Ur**.',

  'lesson.quests': 'Quests',
  'lesson.quests.return.title': 'Secret Quests.',
  'lesson.quests.return.text':
    'You keep three of four. Each is worth **2 points** if at the end you have what it asks for. Give back the one with **Calendar and Animal Husbandry**: it lies far off.',

  'lesson.explore': 'Exploring',
  'lesson.explore.action.title': 'One action is free.',
  'lesson.explore.action.text':
    'There are six kinds. Each turn your **Action Selection piece** gives you one of them, whichever you like. Choose **Explore**.',
  'lesson.explore.unit.title': 'Who goes?',
  'lesson.explore.unit.text': 'A Spearman walks one area, a Horseman two. You have one Unit: choose the **Spearman**.',
  'lesson.explore.step.title': 'Into the unknown.',
  'lesson.explore.step.text': 'Where a land Unit ends its move, a face-down **Event** is revealed. Go to **Lagash**.',
  'lesson.explore.event.title': 'Take it or use it.',
  'lesson.explore.event.text':
    'An Event offers two ways, and either moves you up the **Event track**. Fence the seam: 1 Stone now, and its token is worth points to whoever holds the area at the end.',

  'lesson.build': 'Building',
  'lesson.build.action.title': 'Round 2: build.',
  'lesson.build.action.text':
    'What you may build grows with what you know. For now it is Walls and your Ziggurat. Choose **Build**.',
  'lesson.build.ziggurat.title': 'The first level.',
  'lesson.build.ziggurat.text':
    'A level costs Stone and Clay, and it may not be higher than your place on the Population track. Build the **Ziggurat**.',
  'lesson.build.die.title': 'A gift of the gods.',
  'lesson.build.die.text':
    'Each level brings a **Dingir die**. It is rolled before each of your turns and gives you more actions. Take the **white** one.',

  'lesson.dice': 'Dice',
  'lesson.dice.action.title': 'Your die shows water.',
  'lesson.dice.action.text':
    'A die activates an action whose card shows the same icon. A card of the first level needs one die, later ones two. **Explore with the die**.',
  'lesson.dice.unit.title': 'On you go.',
  'lesson.dice.unit.text': 'Choose the **Spearman** in Lagash.',
  'lesson.dice.step.title': 'Along the river.',
  'lesson.dice.step.text': 'Rivers are no hindrance on land. Go to **Larsa**.',
  'lesson.dice.event.title': 'Wild Horses!',
  'lesson.dice.event.text': 'A Horseman for nothing, long before you could train one. **Tame them**.',

  'lesson.warfare': 'Warfare',
  'lesson.warfare.action.title': 'And another action.',
  'lesson.warfare.action.text':
    'Your piece is still free. But **no kind twice in a turn**: not Explore. Choose **Warfare**.',
  'lesson.warfare.create.title': 'A new Spearman.',
  'lesson.warfare.create.text': 'A Unit costs 1 Wood and appears at home or in a Settlement. Create a **Spearman**.',
  'lesson.warfare.bones.title': 'Knucklebones.',
  'lesson.warfare.bones.text':
    'Warfare has two parts, and you may do both. **Take Knucklebones**: with them you bid in combat.',

  'lesson.gather': 'Gathering',
  'lesson.gather.action.title': 'Goods for everything.',
  'lesson.gather.action.text':
    'Round 4. Your Horseman has found more. Your die shows what Gather needs. Choose **Gather and Trade with the die**.',
  'lesson.gather.home.title': 'From home.',
  'lesson.gather.home.text': 'Home gives one good of your choice. You want to grow: take **Food at home**.',
  'lesson.gather.unit.title': 'From the land.',
  'lesson.gather.unit.text': 'Each Unit, Settlement and Ship gives what its area shows. Gather **Food in Larsa**.',
  'lesson.gather.trade.title': 'Then trade.',
  'lesson.gather.trade.text':
    'Once per action. Your **Amphora** on a token makes it yours: others who use it pay you. Trade **1 Stone for Wood and Clay**.',

  'lesson.research': 'Research',
  'lesson.research.action.title': 'Learn.',
  'lesson.research.action.text': 'Round 6. Every kind of action has four levels of Technology. Choose **Research**.',
  'lesson.research.convert.title': 'Write it down.',
  'lesson.research.convert.text':
    'Clay becomes Tablets, and Tablets pay for Discoveries. Turn **2 Clay into a Tablet**.',
  'lesson.research.discover.title': 'Make a Discovery.',
  'lesson.research.discover.text':
    'One Tablet, one level higher. Wood Working lets you build Ships and rams, and **Architecture**, at the top, the Gardens. Discover **Wood Working**.',

  'lesson.grow': 'Growing',
  'lesson.grow.grow.title': 'More people.',
  'lesson.grow.grow.text':
    'Food moves you up the **Population track**. Whoever is higher plays earlier, may build a higher Ziggurat, and scores at the end. Choose **Grow**.',

  'lesson.settle': 'The Gardens',
  'lesson.settle.action.title': 'Some rounds later.',
  'lesson.settle.action.text': 'You have discovered Urbanization. Choose **Build**.',
  'lesson.settle.settlement.title': 'Settle down.',
  'lesson.settle.settlement.text':
    'A Settlement needs a land Unit of yours in the area. It gathers, holds the area, and is worth **1 point**. Found one in **Dilbat**.',
  'lesson.settle.combat.title': 'When Units meet.',
  'lesson.settle.combat.text':
    'After all turns, Units of two Empires in one area fight. Both bid Knucklebones in secret on Strength, Tactics and Mobility; in each, what one bids **more than the other** strengthens their Combat cards.',
  'lesson.settle.end.title': 'The last part.',
  'lesson.settle.end.text':
    'With the fifth part of the Gardens the round is finished, and the game ends. **Both tracks score 9, 6 and 3**; Gardens, Trade, Quests, Settlements and areas add to it.',
};
