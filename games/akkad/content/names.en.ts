type Texts = { readonly [id: string]: string };

/** Names of the spaces of the map. */
const spaces: Texts = {
  'space.HAL': 'Halub',
  'space.T04': 'Upper Habur',
  'space.URK': 'Urkesh',
  'space.T05': 'Northern Slopes',
  'space.NIN': 'Ninua',
  'space.T01': 'Habur Mouth',
  'space.D1': 'Thorn Gorge',
  'space.TAD': 'Tadum',
  'space.T06': 'Subartu Plain',
  'space.D2': 'Ebih Peaks',
  'space.EKA': 'Ekallatum',
  'space.MAR': 'Mari',
  'space.T02': 'Terqa Fields',
  'space.SHE': 'Shekhna',
  'space.NAG': 'Nagar',
  'space.GAS': 'Gasur',
  'space.T07': 'Tharthar Pastures',
  'space.ASS': 'Assur',
  'space.T03': 'Amorite Steppe',
  'space.HIT': 'Hit',
  'space.KIS': 'Kish',
  'space.T19': 'Sargon’s Road',
  'space.T20': 'Caravan Fields',
  'space.ESH': 'Eshnunna',
  'space.T08': 'Zab Fields',
  'space.T09': 'Arrapha Fields',
  'space.D6': 'Cedar Forest',
  'space.RAP': 'Rapiqum',
  'space.SIP': 'Sippar',
  'space.D7': 'Field of Ghosts',
  'space.AGD': 'Akkad',
  'space.D8': 'Salt Waste',
  'space.TUT': 'Tutub',
  'space.DER': 'Der',
  'space.D3': 'Eastern Mountain',
  'space.T16': 'Kullaba Steppe',
  'space.T17': 'Western Pastures',
  'space.MRD': 'Marad',
  'space.T22': 'Old Canal Ruins',
  'space.T21': 'Queen’s Orchard',
  'space.ADA': 'Adab',
  'space.AWA': 'Awan',
  'space.T11': 'Zagros Terraces',
  'space.URU': 'Uruk',
  'space.T18': 'Eanna Fields',
  'space.SHU': 'Shuruppak',
  'space.NIP': 'Nippur',
  'space.UMM': 'Umma',
  'space.T10': 'Tigris Meadows',
  'space.SUS': 'Susa',
  'space.LAR': 'Larsa',
  'space.D5': 'Serpent Marsh',
  'space.T15': 'Sirara Pastures',
  'space.LAG': 'Lagash',
  'space.D4': 'Reed Swamp',
  'space.T12': 'Susiana Pastures',
  'space.ERI': 'Eridu',
  'space.T14': 'Ningirsu Fields',
  'space.GIR': 'Girsu',
  'space.T13': 'Guabba Shore',
  'space.PAS': 'Pashime',
};

const named = (heading: string, names: Texts): Texts =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`${heading}.${id}`, name]));

type Described = { readonly [id: string]: readonly [name: string, effect: string] };

/** Name and effect of each thing of a kind, both in our own words. */
const described = (heading: string, things: Described): Texts =>
  Object.fromEntries(
    Object.entries(things).flatMap(([id, [name, effect]]) => [
      [`${heading}.${id}`, name],
      [`effect.${id}`, effect],
    ]),
  );

const homes: Described = {
  mari: ['Mari', 'Horde: each recruiting brings a spearman free; armies may be two larger.'],
  urkesh: ['Urkesh', 'Hurrian Bowmen: your archers roll 2 bones each in Volley.'],
  uruk: ['Uruk', 'Monster Slayers: 1 more bone against monsters; those you beat leave the board.'],
  susa: ['Susa', 'Lords of Lapis: a Collect that gives lapis gives 1 more.'],
  girsu: ['Girsu', 'House of Ningirsu: 1 more bone in every conversion attempt.'],
  assur: ['Assur', 'Caravan Colony: 1 silver at the start of each Trade of yours.'],
};

const missions: Texts = {
  'mission.mari': 'Defeat the champions of 3 other players.',
  'mission.urkesh': 'Control Akkad at the end of two action phases in a row.',
  'mission.uruk': 'Claim 3 monsters.',
  'mission.susa': 'Pay 18 lapis at once.',
  'mission.girsu': 'Have 5 ziggurats on the board.',
  'mission.assur':
    'Have all 4 buildings, all 6 upgrades and 2 ziggurats on the board (3 where everybody has two roles).',
};

const characters: Described = {
  'me-sag': ['Me-Sag', 'A special city is your Royal Residence, a second home city.'],
  'shar-kali-sharri': ['Shar-kali-sharri', 'Action: three other players give you 1 resource each.'],
  'yetib-mer': ['Yetib-Mer', 'When the third other player passes before you: 1 silver and 1 grain or sheep.'],
  'taram-akkad': ['Taram-Akkad', 'Two champions; each is gone for good when defeated.'],
  'ken-ussam': ['Ken-Ussam', 'Action: destroy a canal of anybody and take 2 grain.'],
  enheduanna: ['Enheduanna', 'Action: pay a Divine token for a Conversion without activating a city.'],
  'tuta-napshum': ['Tuta-napshum', 'Your ziggurats cost 2 grain and 2 sheep.'],
  'lugal-ushumgal': ['Lugal-ushumgal', 'Once a round a Collect gives 2 more of a staple it gave.'],
  epirmupi: ['Epirmupi', 'Your chariots cost 1 sheep, 1 grain and 2 silver.'],
  'lipit-ili': ['Lipit-ili', 'After you defeat rebels, one of them stays as your mercenary.'],
  'ilshu-rabi': ['Ilshu-rabi', 'Action: your spies take a random card of a player and see that hand.'],
  'ur-utu': ['Ur-Utu', 'Action: pay 2 silver for a command token of your choice.'],
};

const roles: Described = {
  priest: [
    'Priest',
    '1 Divine token, 1 priest, then a Conversion or a ziggurat. Others: Divine token for a priest or a ziggurat.',
  ],
  engineer: ['Engineer', '1 Admin token, 3 silver, up to 2 canals. Others: Admin token for up to 2 canals.'],
  merchant: ['Merchant', '1 Admin token, silver for cities on water, a Trade. Others: Admin token for a Trade.'],
  governor: ['Governor', '1 Admin token, a Collect from all around a city. Others: any token for a Collect.'],
  builder: [
    'Builder',
    '1 Admin token, a building or upgrade, another upgrade for 1 lapis. Others: activate a city to build.',
  ],
  vizier: [
    'Vizier',
    '1 Royal token, one token out of another pool, up to 3 tokens for lapis. Others: up to 3 tokens for lapis.',
  ],
  commander: [
    'Commander',
    '1 Royal token, an archer or 2 spearmen, one token off the board. Others: Royal token to recruit at home.',
  ],
  scribe: ['Scribe', '1 Royal token, 2 action cards, the Crown to anybody. Others: Royal token for 2 action cards.'],
};

const gods: Described = {
  an: ['An', 'Action: look at the next 2 events and put each on the top or the bottom.'],
  ishkur: ['Ishkur', 'Action: the Storm closes a space.'],
  enki: ['Enki', 'Action: 1 token of any type; then change the types of your pool at will.'],
  shamash: ['Shamash', 'All your movement is 1 longer, and no danger rolls.'],
  enlil: ['Enlil', 'Action: 1 upgrade of a building you have.'],
  ninhursag: ['Ninhursag', 'Each recruiting brings 1 more unit of a type you bought.'],
  ishtar: ['Ishtar', '1 more bone in each combat roll.'],
  suen: ['Suen', '1 more bone in each conversion attempt.'],
};

const cityCards: Described = {
  akkad: ['Akkad', '1 more command token in the prestige phase.'],
  marad: ['Marad', '1 more bone in the first roll when you defend.'],
  halub: ['Halub', '1 more silver whenever you Tax.'],
  eridu: ['Eridu', '1 more action card in the prestige phase.'],
  kish: ['Kish', 'One pair of spearmen costs no silver in each recruiting.'],
  nagar: ['Nagar', 'Your chariots cost 1 sheep and 1 grain less.'],
  ninua: ['Ninua', '1 more bone in your Volley.'],
  eshnunna: ['Eshnunna', 'Once in each Trade, 1 lapis for 1 silver.'],
  adab: ['Adab', 'Your canals cost 1 grain.'],
  nippur: ['Nippur', '1 more bone in your conversion attempts.'],
  der: ['Der', 'You hire 3 mercenaries for the price of 2.'],
  pashime: ['Pashime', '1 more grain or sheep in each Collect.'],
};

const quests: Described = {
  'control-5-cities': ['Control 5 Cities', 'Control at least 5 cities.'],
  'victory-in-battle': ['Victory in Battle', 'Defeat another player in combat.'],
  'humble-a-champion': ['Humble a Champion', 'Defeat the champion of another player.'],
  'slay-a-monster': ['Slay a Monster', 'Defeat a monster.'],
  'spread-the-faith': ['Spread the Faith', 'Take a space of another player by Conversion.'],
  'at-the-enemys-gate': ['At the Enemy’s Gate', 'Take control of another player’s home city.'],
  'breaker-of-walls': ['Breaker of Walls', 'Win combats as attacker on 2 cities in one action phase.'],
  'wide-dominion': ['Wide Dominion', 'Control at least 10 spaces.'],
  'lord-of-three-cities': ['Lord of Three Cities', 'Control at least 3 special cities.'],
  'both-banks': ['Both Banks', 'Control 4 cities on rivers, with both banks of one river.'],
  'houses-of-the-gods': ['Houses of the Gods', 'Have 2 ziggurats on the board.'],
  'waters-of-life': ['Waters of Life', 'Have canals on 4 spaces.'],
  'four-houses': ['Four Houses', 'Have all four buildings.'],
  'works-of-wonder': ['Works of Wonder', 'Have 3 upgrades.'],
  'royal-guard': ['Royal Guard', 'Have 4 own units on your home city.'],
  'tribute-to-the-king': ['Tribute to the King', 'Pay 3 lapis.'],
  'voyage-to-victory': ['Voyage to Victory', 'Land an expedition on a space that was not yours.'],
};

const events: Described = {
  'plentiful-harvest': ['Plentiful Harvest', 'Every Collect that gives grain gives 2 more.'],
  'fertile-sheepfold': ['Fertile Sheepfold', 'Every Collect that gives sheep gives 2 more.'],
  'royal-gift': ['Royal Gift', 'Everybody gains a command token and an action card.'],
  'tax-inflation': ['Tax Inflation', 'Every Tax gives 2 more silver; without a Palace 1 silver now.'],
  uprising: ['Uprising', 'Who has the most cities gets 2 rebels in one of them.'],
  'gutian-raid': ['Gutian Raid', 'Everybody gets a rebel on a space without a city.'],
  drought: ['Drought', 'Grain spaces give nothing without an own canal.'],
  'levy-for-the-king': ['Levy for the King', 'Everybody twice gives a unit or 2 silver.'],
  'tribute-demand': ['Tribute Demand', 'Everybody pays 3 resources.'],
  floods: ['Floods', 'No Boat Trips and no River Expeditions this round.'],
  'omen-of-war': ['Omen of War', 'Attacking players roll 1 more bone.'],
  'return-of-the-rebels': ['Return of the Rebels', 'Blue cities without units fall to a rebel.'],
};

const mercies: Described = {
  'gift-of-enlil': ['Gift of Enlil', 'In the prestige phase: 3 command tokens.'],
  'wisdom-of-enki': ['Wisdom of Enki', 'In the prestige phase: 3 action cards.'],
  'bounty-of-ninhursag': ['Bounty of Ninhursag', 'In the prestige phase: 4 grain and 4 sheep.'],
  'treasure-of-an': ['Treasure of An', 'In the prestige phase: 2 lapis and 1 silver.'],
  'host-of-ishtar': ['Host of Ishtar', 'In the prestige phase: a chariot or 2 archers at a city.'],
  'light-of-shamash': ['Light of Shamash', 'On your turn, no action: a building or an upgrade.'],
  'blessing-of-suen': ['Blessing of Suen', 'A conversion attempt succeeds without a roll.'],
};

const actionCards: Described = {
  miss: ['Miss!', 'Cancel 1 hit against your units.'],
  'battle-fury': ['Battle Fury', '2 more bones in your next combat roll.'],
  'war-drums': ['War Drums', '1 more bone in each of your rolls of this combat.'],
  'blinding-dust': ['Blinding Dust', 'The enemy’s next roll has 2 bones fewer.'],
  'shield-wall': ['Shield Wall', 'Cancel up to 2 hits of one roll.'],
  'rain-of-arrows': ['Rain of Arrows', 'Each of your archers rolls 1 more bone in Volley.'],
  'narrow-escape': ['Narrow Escape', 'Your champion is not captured.'],
  'broken-oath': ['Broken Oath', 'One enemy mercenary of this combat becomes yours.'],
  'voice-of-the-god': ['Voice of the God', '2 more bones in your conversion attempt.'],
  sabotage: ['Sabotage', 'Negate an action card just announced.'],
  'forced-march': ['Forced March', 'Your land moves of this action are 1 longer.'],
  'reed-boats': ['Reed Boats', 'Your land moves of this action cross rivers anywhere.'],
  'overflowing-stores': ['Overflowing Stores', '2 more of one good that your Collect gave.'],
  plague: ['Plague', 'Another player removes 2 units from a space.'],
  'challenge-of-anzu': ['Challenge of Anzu', 'Another player’s group must fight Anzu.'],
  'challenge-of-huwawa': ['Challenge of Huwawa', 'Another player’s group must fight Huwawa.'],
  'canal-removal': ['Canal Removal', 'Remove a canal of anybody.'],
  'akka-king-of-kish': ['Akka King of Kish', 'An archer and a spearman at your home city.'],
  'royal-decree': ['Royal Decree', 'A command token of your choice.'],
  caravan: ['Caravan', '2 silver, or 1 lapis.'],
  'bounty-of-the-fields': ['Bounty of the Fields', '5 grain and sheep in any mix.'],
  levy: ['Levy', '2 spearmen at a city.'],
  'temple-offering': ['Temple Offering', 'A priest at a city.'],
  'second-harvest': ['Second Harvest', 'Collect at a city without activating; activated spaces give too.'],
  'royal-collectors': ['Royal Collectors', 'Tax without activating; activated cities count too.'],
  'master-builder': ['Master Builder', 'An upgrade of a building you have.'],
  'thief-in-the-night': ['Thief in the Night', 'A random action card of another player.'],
  revolt: ['Revolt', '2 rebels on an empty city of another player.'],
  tribute: ['Tribute', 'A neighbour gives you 2 resources.'],
};

/** What everything is called, and what the cards do. */
export const names: Texts = {
  ...spaces,
  ...described('home', homes),
  ...missions,
  ...described('character', characters),
  ...described('role', roles),
  ...described('god', gods),
  ...Object.fromEntries(
    Object.entries(cityCards).flatMap(([id, [name, effect]]) => [
      [`city.${id}`, name],
      [`city-card.${id}`, effect],
    ]),
  ),
  ...described('item', quests),
  ...described('item', events),
  ...described('item', mercies),
  ...described('item', actionCards),
  ...named('unit', {
    spearman: 'spearman',
    archer: 'archer',
    priest: 'priest',
    chariot: 'chariot',
    'shield-bearer': 'shield bearer',
    champion: 'champion',
    mercenary: 'mercenary',
    beaten: 'beaten champion',
  }),
  ...named('good', {
    grain: '{n, plural, one {# grain} other {# grain}}',
    sheep: '{n, plural, one {# sheep} other {# sheep}}',
    silver: '{n, plural, one {# silver} other {# silver}}',
    lapis: '{n, plural, one {# lapis} other {# lapis}}',
    card: '{n, plural, one {# action card} other {# action cards}}',
  }),
  ...named('goods', {
    grain: 'grain',
    sheep: 'sheep',
    silver: 'silver',
    lapis: 'lapis',
    staples: 'grain or sheep',
    card: 'action card',
  }),
  ...named('token', { admin: 'Admin token', royal: 'Royal token', divine: 'Divine token' }),
  ...named('building', { storehouse: 'Storehouse', palace: 'Palace', temple: 'Temple', port: 'Port' }),
  ...named('upgrade', {
    sheepfold: 'Sheepfold',
    granary: 'Granary',
    'royal-roads': 'Royal Roads',
    'tax-reform': 'Tax Reform',
    zealotry: 'Zealotry',
    'advanced-docks': 'Advanced Docks',
  }),
  ...named('monster', {
    girtablilu: 'Girtablilu',
    asag: 'Asag',
    anzu: 'Anzu',
    bashmu: 'Bashmu',
    mushmahhu: 'Mushmahhu',
    huwawa: 'Huwawa',
    lamashtu: 'Lamashtu',
  }),
  ...named('back', {
    action: 'an action card',
    quest: 'a quest',
    event: 'an event',
    mercy: 'a Mercy card',
    card: 'a card',
  }),
};
