type Texts = { readonly [id: string]: string };

const plural = (one: string, other: string): string => `{n, plural, one {# ${one}} other {# ${other}}}`;

/** One piece of each kind, as it stands in a sentence; and so many of it. */
const articles: Texts = {
  'a.spearman': 'a spearman',
  'a.archer': 'an archer',
  'a.priest': 'a priest',
  'a.chariot': 'a chariot',
  'a.shield-bearer': 'a shield bearer',
  'a.champion': 'the champion',
  'a.mercenary': 'a mercenary',
  'a.beaten': 'the beaten champion',
  'a.admin': 'an Admin token',
  'a.royal': 'a Royal token',
  'a.divine': 'a Divine token',
  'count.spearman': plural('spearman', 'spearmen'),
  'count.archer': plural('archer', 'archers'),
  'count.priest': plural('priest', 'priests'),
  'count.chariot': plural('chariot', 'chariots'),
  'count.shield-bearer': plural('shield bearer', 'shield bearers'),
  'count.champion': plural('champion', 'champions'),
  'count.mercenary': plural('mercenary', 'mercenaries'),
  'count.beaten': plural('beaten champion', 'beaten champions'),
  'count.rebel': plural('rebel', 'rebels'),
  'count.hurt': '{units} ({n} injured)',
  'a.hurt': '{what}, injured',
  // Both in any case: beside a number that is set one sees what it counts.
  'a.mix': '{grain} grain and {sheep} sheep',
};

/** Options that many questions share. */
const shared: Texts = {
  'do.play': 'Play {x}',
  'do.offer.give+': 'Give 1 {x} more',
  'do.offer.give-': 'Give 1 {x} less',
  'do.offer.get+': 'Ask for 1 {x} more',
  'do.offer.get-': 'Ask for 1 {x} less',
  'do.offer.send': 'Make this offer',
  'do.offer.withdraw': 'Withdraw',
  'do.offer.accept': 'Accept',
  'do.offer.counter': 'Make another offer',
  'do.offer.decline': 'Decline',
};

/** Names of pieces, and what options are called whatever the question. */
export const labels: Texts = { ...articles, ...shared };
