import type { Catalogue } from '@edubba/words';

/** What the lesson says. What matters most in a text stands between two pairs of stars. */
export const lessonTexts: Catalogue = {
  'lesson.council': 'The council',
  'lesson.council.advisor.title': 'Advise the Queen.',
  'lesson.council.advisor.text':
    'You win or lose **together**: meet the Challenge’s aims at the end of a Month, before the Months run out. Each of you has an Advisor of your own. Take **Wardiya**.',

  'lesson.event': 'Event',
  'lesson.event.where.title': 'Each Month brings an Event.',
  'lesson.event.where.text':
    'This one costs a Military token and stirs up unrest. What would cost Assyria tokens you may send to **another Area with a Gate**. Keep it at home: decide for **Assyria**.',

  'lesson.consult': 'Consult',
  'lesson.consult.whom.title': 'Whom do you consult?',
  'lesson.consult.whom.text':
    'Kalhu was strong enough: the unrest was stopped. Now each player consults **one Character** for this Month: the Queen, a public Advisor, or one’s own. Choose **Wardiya**.',
  'lesson.consult.first.title': 'Who begins?',
  'lesson.consult.first.text': 'You agree on that every Month; then it goes round. Let **Blue** begin: that is you.',

  'lesson.move': 'Moving',
  'lesson.move.move.title': 'Three actions.',
  'lesson.move.move.text':
    'The Challenge wants a **Gate in Phrygia**. Gordium has Military and a Diviner, but Phrygia lacks Supplies and Medicine. Assyria has both. Choose **Move**.',
  'lesson.move.supplies.title': 'Carry something.',
  'lesson.move.supplies.text': 'Whoever moves may carry tokens along. Take **Supplies**.',
  'lesson.move.medicine.title': 'And the other.',
  'lesson.move.medicine.text': 'There is room for one more. Take **Medicine**.',
  'lesson.move.road.title': 'The Queen’s Road.',
  'lesson.move.road.text':
    'A step leads to a neighbour, or along the road to **any place on it**, unless Enemies, plague or unrest block the way. Ride to **Gordium**.',

  'lesson.barter': 'Goods',
  'lesson.barter.buy.title': 'Two Goods for a Supply.',
  'lesson.barter.buy.text':
    'What you carried is Phrygia’s now. Wardiya has 3 Textiles, and **Barter** turns two Goods into one Supply where you are. One in reserve is good: **buy**.',
  'lesson.barter.end.title': 'Let Gold act.',
  'lesson.barter.end.text':
    'You need not use every action. **End** your turn. Gold raises Military with Besime and brings it to Gordium.',

  'lesson.gates': 'Gates',
  'lesson.gates.share.title': 'Phrygia has its Gate!',
  'lesson.gates.share.text':
    'Military, a Diviner, Supplies and Medicine were there when the Month ended, and a new Advisor came with it. Month 2 brings Copper. You need some: give one to **Wardiya**.',

  'lesson.enemies': 'Enemies',
  'lesson.enemies.tie.title': 'Enemies march.',
  'lesson.enemies.tie.text':
    'They attack where your Defense is **lower than their number**, else they step towards Kalhu. Gordium holds. Two ways are as short: send them to **Kition**.',
  'lesson.enemies.moved.title': 'Look at the map.',
  'lesson.enemies.moved.text':
    'Some entered Susa, and the Challenge put one into Opis: both lie on the road you must keep free. Where Enemies enter a **Capital**, its Area loses Supplies, Medicine and Gate.',

  'lesson.taxes': 'Taxes',
  'lesson.taxes.iron.title': 'Three Gates, six Goods.',
  'lesson.taxes.iron.text':
    'Each Area with a Gate pays **2 of its Goods**, six at most, and you hand them out as you like. Give **Iron to Besime**.',
  'lesson.taxes.lapis.title': 'What will you need?',
  'lesson.taxes.lapis.text': 'A card in your hand costs Lapis Lazuli. Give **one to Wardiya**; the rest is shared out.',

  'lesson.cards': 'Cards',
  'lesson.cards.consult.title': 'Wardiya again.',
  'lesson.cards.consult.text': 'Each Character can be consulted by one player a Month. Choose **Wardiya** once more.',
  'lesson.cards.first.title': 'You begin.',
  'lesson.cards.first.text': 'Decide for **Blue**.',
  'lesson.cards.play.title': 'Play a card.',
  'lesson.cards.play.text':
    'A card costs an action and what is printed on it, and works **where your Character stands**. In its own Area it would bring more. Play **Canal Dredging**.',

  'lesson.attack': 'Attack',
  'lesson.attack.attack.title': 'One Enemy in Elmali.',
  'lesson.attack.attack.text': 'It stands next to Gordium, where you have 3 Military. Choose **Attack**.',
  'lesson.attack.army.title': 'One for one.',
  'lesson.attack.army.text':
    'Each Military token removes an Enemy and itself. Send **1**, and let Wardiya stay: Gordium must not be left bare.',

  'lesson.bag': 'The bag',
  'lesson.bag.risk.title': 'Strength at a price.',
  'lesson.bag.risk.text':
    'Some cards also put a **red marker into the bag**. Ecstatic Prophecy brings 2 Diviners, and an Assassination marker waits to be drawn. Play it.',
  'lesson.bag.red.title': 'What waits there.',
  'lesson.bag.red.text':
    'Events and the Challenge make you draw. Red: Raid, Unrest, Plague, Assassination. Green ones help. Few tokens of a kind on the map mean **more red markers** at the end of a Month.',
  'lesson.bag.lose.title': 'Keep the balance.',
  'lesson.bag.lose.text':
    'At a Month’s end you lose without any one of the **four kinds of tokens**, without Assyria’s Gate, or with three Assassination markers on the Queen. Meet the aims first, and you win.',
};
