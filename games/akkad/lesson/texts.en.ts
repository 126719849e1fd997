import type { Catalogue } from '@edubba/words';

/** What the lesson says. What matters most in a text stands between two pairs of stars. */
export const lessonTexts: Catalogue = {
  'lesson.court': 'The court',
  'lesson.court.home.title': 'A courtier’s city.',
  'lesson.court.home.text':
    'You serve the king of Akkad and rule a city of your own. Whoever first has **9 points**, or most after nine rounds, wins. Each city has a gift and a Sacred Mission. Choose **Susa**.',
  'lesson.court.character.title': 'Who are you?',
  'lesson.court.character.text':
    'A character’s gift is yours for the whole game. Read what they say; then take **Lugal-ushumgal**.',

  'lesson.roles': 'Roles',
  'lesson.roles.first.title': 'Choose a role.',
  'lesson.roles.first.text':
    'Every round begins with roles, taken in turn from one display. What you take, nobody else has. Take the **Commander**, who brings troops.',
  'lesson.roles.second.title': 'And a second one.',
  'lesson.roles.second.text':
    'With three or four players everybody has **two roles** a round. On those that nobody takes, silver gathers. Take the **Engineer**.',

  'lesson.worship': 'Gods',
  'lesson.worship.god.title': 'Whom do you worship?',
  'lesson.worship.god.text':
    'A god helps you for one round; whoever chose a role first chooses a god last. Enki brings a command token, and those are what you act with. Choose **Enki**.',

  'lesson.play': 'Playing a role',
  'lesson.play.engineer.title': 'One action a turn.',
  'lesson.play.engineer.text':
    'You play a role, activate a space, or do something special; then the next player does. It goes round until all have passed. Play the **Engineer**.',
  'lesson.play.own.title': 'Dig canals.',
  'lesson.play.own.text':
    'The Engineer digs two: one on a space of yours, one anywhere. A canal makes a space yield to you even when it is closed. Put one on **Susa**.',
  'lesson.play.any.title': 'Anywhere at all.',
  'lesson.play.any.text':
    'For your boats, too, a canal is water. Put the second on **Tutub**, the city you will go to.',

  'lesson.follow': 'Following',
  'lesson.follow.follow.title': 'The Builder was played.',
  'lesson.follow.follow.text':
    'Whoever plays a role has its better part. **Everybody else may follow** and do the lesser part, usually for a command token. Follow: **activate a city and build**.',
  'lesson.follow.city.title': 'In which city?',
  'lesson.follow.city.text':
    'An activated space bears your token and is **closed for this round**. Susa you will need open. Activate **Awan**.',
  'lesson.follow.palace.title': 'A Palace.',
  'lesson.follow.palace.text':
    'You build it once and have it in all your cities. Each building listens to its own token: Storehouse and Port Admin, Palace **Royal**, Temple Divine. Build the **Palace**.',

  'lesson.collect': 'Collecting',
  'lesson.collect.follow.title': 'The Governor collects.',
  'lesson.collect.follow.text':
    'Any one token will do to follow here. You have a **Divine** one to spare: collect for it.',
  'lesson.collect.city.title': 'Where?',
  'lesson.collect.city.text':
    'A city collects from its space and its neighbours that you control, if they are not closed. Collect at **Awan**.',
  'lesson.collect.sheep.title': 'Grain or sheep?',
  'lesson.collect.sheep.text': 'A space that offers both lets you choose. Take **sheep**.',
  'lesson.collect.bonus.title': 'And one more.',
  'lesson.collect.bonus.text': 'You may take one good more here. Take **grain**: spearmen eat it.',

  'lesson.commander': 'Troops',
  'lesson.commander.play.title': 'Your second role.',
  'lesson.commander.play.text': 'All roles must be played before you may pass. Play the **Commander**.',
  'lesson.commander.troops.title': 'Free troops.',
  'lesson.commander.troops.text':
    'A spearman rolls one bone and falls to one hit; an archer rolls two. Two for one is good now: take **2 spearmen**.',
  'lesson.commander.recall.title': 'Open it again.',
  'lesson.commander.recall.text':
    'The Commander may take one of your tokens off the board, and its space is open again. Take the token off **Awan**.',

  'lesson.march': 'Marching',
  'lesson.march.activate.title': 'Conquer a city.',
  'lesson.march.activate.text': 'To move, you activate the space your units go **to**. Choose **Activate a space**.',
  'lesson.march.space.title': 'Tutub is near.',
  'lesson.march.space.text':
    'Units walk one space. Rivers are crossed only where there is a crossing, unless you have a Port. Activate **Tutub**.',
  'lesson.march.token.title': 'Which token?',
  'lesson.march.token.text': 'For a march any kind will do. Spend a **Royal** one; another is left for your Palace.',
  'lesson.march.units.title': 'Who goes along?',
  'lesson.march.units.text':
    'A space without enemies is **yours when you enter it**. With enemies there you would fight. Take a **spearman** along.',

  'lesson.palace': 'Buildings',
  'lesson.palace.activate.title': 'Work in a city.',
  'lesson.palace.activate.text':
    'Your champion went to Awan meanwhile. A space can be activated **once a round**, by anybody. Choose **Activate a space**.',
  'lesson.palace.susa.title': 'At home.',
  'lesson.palace.susa.text': 'Buildings work in every city that you already control. Activate **Susa**.',
  'lesson.palace.building.title': 'With the Palace.',
  'lesson.palace.building.text': 'You can use one building for each token. Use the **Palace**.',
  'lesson.palace.recruit.title': 'First, recruit.',
  'lesson.palace.recruit.text': 'A building does two things; you may do both. **Recruit** troops.',
  'lesson.palace.buy.title': 'Two spearmen.',
  'lesson.palace.buy.text':
    'They cost 1 grain and 1 silver. No more units may stand together than you control **cities**: that is your army size. Buy **spearmen**.',
  'lesson.palace.tax.title': 'Then, tax.',
  'lesson.palace.tax.text': 'Cities that are not closed pay silver. **Tax** them.',

  'lesson.god': 'Calling a god',
  'lesson.god.worship.title': 'Enki is waiting.',
  'lesson.god.worship.text': 'Some gods are called as an action, once a round. **Call on Enki**.',
  'lesson.god.token.title': 'A token of your choice.',
  'lesson.god.token.text': 'Tokens are turns: who has more acts longer. Take a **Royal** one.',
  'lesson.god.swap.title': 'Change the others?',
  'lesson.god.swap.text':
    'Enki alone lets you exchange the kinds of your tokens. You have what you need: **change no more**.',

  'lesson.prestige': 'Points',
  'lesson.prestige.royal.title': 'The round ends.',
  'lesson.prestige.royal.text':
    'All have passed. Tokens leave the board for your supply, and you gain new ones for the next round. Take a **Royal** one.',
  'lesson.prestige.divine.title': 'One more.',
  'lesson.prestige.divine.text': 'A **Divine** token lets you use a Temple or follow the Priest. Take it.',
  'lesson.prestige.combat.title': 'When armies meet.',
  'lesson.prestige.combat.text':
    'Both sides throw as many bones as their units are strong. Most units fall to **one hit**, chariots and shield bearers to two. Either may retreat. Champions never die: they come home.',
  'lesson.prestige.points.title': 'How to win.',
  'lesson.prestige.points.text':
    'Each open **quest** is worth 1 point to everybody who fulfils it, your **Sacred Mission** 4, the first capture of Akkad 1. Without your home city you score nothing: hold it.',
};
