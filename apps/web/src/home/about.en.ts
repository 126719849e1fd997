import type { Catalogue } from '@edubba/words';

/** What the page about Edubba says: credits, sources, licences. */
export const aboutTexts: Catalogue = {
  'about.title': 'About Edubba',
  'about.lead': 'Board games of ancient Mesopotamia in the browser, with their rules kept and explained.',

  'about.what': 'What it is',
  'about.what.name':
    'Edubba means “tablet house”: the school where scribes learned to write in clay. Here five modern board games set in that land are brought to a table in the browser, one after the other.',
  'about.what.text':
    'The table knows every rule, shows what you may do, says why something is not possible and cites the rule by its number. You play against bots, against the printed solo opponent, or with others, at one device or each at their own. Moves can be taken back; every game can be replayed and played on from any position.',

  'about.notice': 'An unofficial implementation',
  'about.notice.text':
    'Edubba is not affiliated with, authorised or endorsed by the designers and publishers named here. The names of the games belong to their owners. All wording, drawings and code are our own; no text or picture was taken from the printed games.',

  'about.credits': 'The games and those who made them',
  'about.credits.assyria': 'Assyria, second edition',
  'about.credits.assyria.by':
    'Designed by Emanuele Ornella, Shem Phillips and S J Macdonald. Published by Garphill Games.',
  'about.credits.akkad': 'Akkad',
  'about.credits.akkad.by': 'Created by Nicholas Kraus. Published by Storm Spear Games.',
  'about.credits.ancient-world': 'The Ancient World, second edition',
  'about.credits.ancient-world.by': 'Designed by Ryan Laukat. Published by Red Raven Games.',
  'about.credits.sammu-ramat': 'Sammu-ramat',
  'about.credits.sammu-ramat.by': 'Designed by Besime Uyanik. Published by Ion Game Design.',
  'about.credits.mesopotamia': 'Mesopotamia',
  'about.credits.mesopotamia.by': 'The rulebook we have names neither its designer nor its publisher.',

  'about.sources': 'Where the content of Assyria comes from',
  'about.sources.text':
    'We had the text of the rulebook and not its pictures. So every rule and every card says where it comes from:',
  'about.sources.printed': 'printed',
  'about.sources.printed.text': '{n, number} rules stand in the rulebook; here they are in our own words.',
  'about.sources.inferred.text':
    '{n, number} rules follow from the rulebook although a picture or a sentence is missing.',
  'about.sources.ruling.text':
    '{n, number} rulings decide what the rulebook leaves open. Each says what was unclear, how the app reads it and why.',
  'about.sources.reconstructed.text': 'Designed by us, because it was to be seen only on the printed pieces:',
  'about.ours.map': 'which food grows on which space of the map, and where wells can be dug',
  'about.ours.food': 'how many of the 40 food cards show what',
  'about.ours.favours': 'names, number and timing of the 30 favour cards; their effects are printed',
  'about.ours.tracks':
    'where the marks of the influence and offerings tracks lie, the limit of camels, and the values of the expansion markers',
  'about.ours.roofs': 'what a roof costs at eight of the ten civilisations',
  'about.ours.schemes': '19 of the 20 scheme cards of the solo opponent; one is shown in the rulebook',
  'about.ours.seat': 'the colour of the fourth player',
  'about.sources.read': 'Read the rules of Assyria',

  'about.kept': 'Where your games are kept',
  'about.kept.where':
    'In the database of this browser, on this device. They survive closing the window and work without a network. If you clear the browser’s data for this site, they are gone.',
  'about.kept.file': 'Each game can be saved as a file and opened again, here or in another browser.',
  'about.kept.sent':
    'That needs no account, and nothing of it is sent anywhere. Tables where people sit at several devices are kept by the house that this page comes from, under the names they gave; an account is needed by nobody.',

  'about.licences': 'Licences',
  'about.licences.own': 'The code of Edubba is free under the MIT licence.',
  'about.licences.fonts': 'Typefaces: {fonts}, under the SIL Open Font License 1.1.',
  'about.licences.ofl': 'Read it',
  'about.licences.libraries': 'The client is built with:',
};
