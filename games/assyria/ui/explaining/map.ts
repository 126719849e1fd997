import type { ItemId, RuleId, Seat, View } from '@edubba/kernel';
import type { Explanation, Fact } from '@edubba/ui';
import { foodCard } from '../../content/food-cards.ts';
import type { Space } from '../../content/map.ts';
import { SPACES } from '../../content/map.ts';
import { OFFERINGS } from '../../content/tracks.ts';
import { WELL_SITES } from '../../content/wells.ts';
import { IDS, isBetween, isRiver, layout } from '../../rules/geography.ts';
import { isFree } from '../../rules/queries/adjacency.ts';
import { adjoinsWell } from '../../rules/queries/costs.ts';
import { anyFeeds } from '../../rules/queries/feeding.ts';
import { shipZones } from '../../rules/queries/ship-zones.ts';
import type { State } from '../../rules/state.ts';
import { item, site } from '../../text/names.ts';
import { fact } from '../fact.ts';
import { FOOD_ICONS } from '../../asking/icons.ts';
import { isFeeding } from '../../asking/index.ts';
import { height, standing } from './names.ts';
import { spaceNamed } from '../thing.ts';
import { foodAt, ground, listed, owned, say, sentence } from '../../text/words.ts';

/** A space: its land and food, what stands there and whose, what that is worth, what joins it to others. */
export function explainSpace(view: View<State>, name: string, me: Seat): Explanation | undefined {
  const { s } = view;
  const space = spaceNamed(name);
  if (space < 0) return undefined;
  const title = say('ui.space.title', { space: name, ground: ground(space) });
  if (layout(s).inPlay[space] !== true)
    return { title, facts: [fact('tok-blocked', say('ui.space.out'))], rules: ['ASY-3.05'] };
  const ziggurat = (s.ziggurat[space] ?? -1) >= 0;
  const facts = [
    ...(ziggurat ? zigguratFacts(view, space) : hutFacts(view, space, me)),
    ...joinedFacts(s, space),
    ...(!ziggurat && isRiver[space] !== true && adjoinsWell(s, space) ? [fact('bld-well', say('ui.space.well'))] : []),
  ];
  return { title, facts, rules: spaceRules(s, space) };
}

/** The icon of a Ziggurat as high as this one. */
function zigguratIcon(levels: number, roof: number): string {
  return `bld-zig${Math.min(4, Math.max(1, levels + roof))}`;
}

function zigguratFacts(view: View<State>, space: Space): Fact[] {
  const { s } = view;
  const { levels, roof } = height(s, space);
  const seat = s.ziggurat[space] ?? 0;
  const flood = OFFERINGS.ziggurat[s.offerings[seat] ?? 0] ?? 0;
  return [
    { ...fact(zigguratIcon(levels, roof), sentence(standing(s, space, view))), stands: true },
    fact('res-vp', say('ui.space.zig-worth', { n: levels + roof })),
    ...(flood > 0 ? [fact('res-offering', say('ui.space.zig-flood', { n: flood }))] : []),
  ];
}

function hutFacts(view: View<State>, space: Space, me: Seat): Fact[] {
  const { s } = view;
  const hut = s.hut[space] ?? -1;
  const food = SPACES[space]?.food ?? 'wheat';
  return [
    ...(hut >= 0 ? [hutFact(view, space, hut)] : []),
    s.farmer[space] === true
      ? fact('res-farmer', say('ui.space.any'))
      : fact(FOOD_ICONS[food], say('ui.space.wants', { food: foodAt(space) })),
    worth(space),
    ...feeders(s, space, hut, me),
  ];
}

/** Whose Hut; in the Feed step of its owner also whether it has eaten. */
function hutFact(view: View<State>, space: Space, hut: Seat): Fact {
  const eats = isFeeding(view, hut);
  const fed = view.s.fed.includes(space);
  const tone = eats ? (fed ? 'good' : 'warn') : undefined;
  return { ...fact('bld-hut', sentence(standing(view.s, space, view)), tone), stands: true };
}

/** What a Hut here brings in its owner's Expansion turn (ASY-14, ASY-15). */
export function worth(space: Space): Fact {
  if (isRiver[space] === true) return fact('res-camel', say('ui.space.river-worth'));
  return fact('res-vp', say('ui.space.land-worth', { n: isBetween[space] === true ? 2 : 1 }));
}

/** Which of the reader's cards would feed a Hut here. */
function feeders(s: State, space: Space, hut: Seat, me: Seat): Fact[] {
  return me < 0 || (hut >= 0 ? hut !== me : !isFree(s, space)) ? [] : fedBy(s, space, me);
}

/** Which of their cards feed a Hut there, in the same words wherever that is said: what is said twice is shown once. */
export function fedBy(s: State, space: Space, me: Seat): Fact[] {
  const cards = (s.food[me] ?? []).filter((card) => feedsAt(s, card, space));
  return cards.length === 0
    ? []
    : [fact('act-confirm', say('ui.space.fed-by', { cards: listed(cards.slice(0, 2).map(item)) }), 'good')];
}

/** Has this card an icon that feeds a Hut there? */
function feedsAt(s: State, card: ItemId, space: Space): boolean {
  return anyFeeds(s, foodCard(card).icons, [space]);
}

/** Ships that make far spaces neighbours. */
function joinedFacts(s: State, space: Space): Fact[] {
  if (s.ship[space] === true) return [fact('unit-ship', say('ui.space.ship'))];
  const zone = shipZones(s).find((spaces) => spaces.includes(space));
  if (zone === undefined) return [];
  const ships = zone.filter((at) => s.ship[at] === true).map((at) => IDS[at] ?? '');
  return [fact('unit-ship', say('ui.space.joined', { n: ships.length, ships: listed(ships.slice(0, 3)) }))];
}

function spaceRules(s: State, space: Space): RuleId[] {
  const joined = s.ship[space] === true ? ['ASY-10.05'] : [];
  if ((s.ziggurat[space] ?? -1) >= 0) return ['ASY-15.01', 'ASY-19.01', ...joined];
  const land = isRiver[space] === true ? 'ASY-14.01' : isBetween[space] === true ? 'ASY-15.03' : 'ASY-15.02';
  return ['ASY-9.08', s.farmer[space] === true ? 'ASY-11.10' : 'ASY-11.02', land, ...joined];
}

/** A Well site: between which spaces it lies, whose Well stands there, what a Well is worth. */
export function explainWell(s: State, name: string, me: Seat): Explanation | undefined {
  const at = WELL_SITES.findIndex(({ id }) => id === name);
  const well = WELL_SITES[at];
  if (well === undefined) return undefined;
  const around = listed(well.spaces.map((space) => IDS[space] ?? ''));
  const title = say('ui.well.title', { site: site(name) });
  if (!layout(s).sites.includes(at))
    return { title, facts: [fact('tok-blocked', say('ui.space.out'))], rules: ['ASY-3.05'] };
  const owner = s.well[at] ?? -1;
  if (owner >= 0) {
    const worthNow = OFFERINGS.well[s.offerings[owner] ?? 0] ?? 0;
    return {
      title,
      facts: [
        fact('bld-well', sentence(owned(s, 'well', owner, me, { site: site(name) }))),
        fact('res-offering', say('ui.well.flood', { n: worthNow })),
        fact('tok-blocked', say('ui.well.no-ziggurat', { spaces: around })),
      ],
      rules: ['ASY-13.10', 'ASY-13.12'],
    };
  }
  const own = me < 0 ? 0 : well.spaces.filter((space) => s.hut[space] === me).length;
  return {
    title,
    facts: [
      fact('bld-hut', say('ui.well.needs', { spaces: around }), own === 3 ? 'good' : undefined),
      ...(me < 0 ? [] : [fact('ui-target', say('ui.well.own', { own }))]),
      fact('res-camel', say('ui.well.brings')),
    ],
    rules: ['ASY-13.03', 'ASY-13.07', 'ASY-13.08'],
  };
}
