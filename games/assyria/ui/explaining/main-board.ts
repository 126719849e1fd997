import type { ItemId, Seat } from '@edubba/kernel';
import type { Explanation, Fact } from '@edubba/ui';
import { CIVILISATIONS } from '../../content/civilisations.ts';
import type { CivilisationBoard } from '../../content/civilisations.ts';
import { INFLUENCE, markerValue, OFFERINGS, TRIBUTE } from '../../content/tracks.ts';
import { camelLimit } from '../../rules/queries/costs.ts';
import { numberOf } from '../../rules/queries/numbers.ts';
import { influenceScores, offeringsVp, riverCamels } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { isOpponent } from '../../rules/state.ts';
import { fact } from '../fact.ts';
import { influenceOrder, nameIn, nextMark, offeringsOrder, turnOrder } from './names.ts';
import { areaNamed } from '../thing.ts';
import { boardAt, bonusRule, listed, roofRule, say } from '../../text/words.ts';

/** A Tribute area with the board beside it, or one of its places. */
export function explainArea(s: State, name: string, place: string): Explanation | undefined {
  const area = areaNamed(name);
  if (area === undefined) return undefined;
  const where = say(`ui.area.${name}`);
  const gold = s.areaGold[area] ?? 0;
  const ship = s.areaShip[area] === true;
  const roof = s.areaRoof[area] === true ? 1 : 0;
  if (place === 'gold')
    return {
      title: say('ui.area.gold.title', { area: where }),
      facts: [fact('res-gold', say('ui.area.filled', { n: gold, all: numberOf(s, 'gold-places') })), price(area)],
      rules: ['ASY-24.03', 'ASY-24.04'],
    };
  if (place === 'ship')
    return {
      title: say('ui.area.ship.title', { area: where }),
      facts: [fact('unit-ship', say('ui.area.filled', { n: Number(ship), all: 1 })), price(area)],
      rules: ['ASY-24.03', 'ASY-24.04'],
    };
  const board = boardAt(s, area);
  if (place === 'roof')
    return {
      title: say('ui.area.roof.title', { area: where }),
      facts: [
        fact('bld-roof', say('ui.area.roof-there', { there: roof })),
        fact(REWARD_ICONS[area] ?? 'res-gold', say('ui.area.reward', { reward: say(`reward.${name}`) })),
        ...(board === undefined ? [] : [roofFact(board)]),
      ],
      rules: ['ASY-20.09', 'ASY-19.14', roofRule(board?.name)],
    };
  const room = { gold: numberOf(s, 'gold-places') - gold, ships: ship ? 0 : 1 };
  return {
    title:
      board === undefined
        ? say('ui.area.title.nobody', { area: where })
        : say('ui.area.title', { area: where, civilisation: say(`civilisation.${board.name}`) }),
    facts: [
      price(area),
      fact('ui-target', say('ui.area.room', room)),
      ...(board === undefined ? [] : boardFacts(board)),
      fact('bld-roof', say('ui.area.roof-there', { there: roof })),
    ],
    rules: ['ASY-24.02', bonusRule(board?.name), roofRule(board?.name)],
  };
}

/** What lies under the Roof of each area. */
const REWARD_ICONS: readonly string[] = ['res-farmer', 'unit-ship', 'res-gold'];

function price(area: number): Fact {
  return fact('res-influence', say('ui.area.price', { n: TRIBUTE.camels[area] ?? 0 }));
}

function roofFact({ name, roofCost }: CivilisationBoard): Fact {
  return fact('bld-roof', say('ui.board.roof', { cost: roofCost, effect: say(`roof.${name}`) }));
}

function boardFacts(board: CivilisationBoard): Fact[] {
  return [fact('tok-royal', say('ui.board.bonus', { bonus: say(`bonus.${board.name}`) })), roofFact(board)];
}

/** A Civilisation board: its Bonus, and what its Roof costs and brings. */
export function explainCivilisation(name: ItemId): Explanation | undefined {
  const board = CIVILISATIONS.find(({ id }) => id === name);
  if (board === undefined) return undefined;
  return {
    title: say(`civilisation.${board.name}`),
    facts: [
      ...boardFacts(board),
      ...(board.roofCostSource === 'rulebook' ? [] : [fact('act-info', say('ui.source.roof'))]),
    ],
    rules: [bonusRule(board.name), roofRule(board.name)],
  };
}

/** A track: who stands where, in words, and what it will bring. */
export function explainTrack(s: State, name: string, me: Seat, seat: Seat): Explanation | undefined {
  if (name === 'influence') return explainInfluence(s, me);
  if (name === 'offerings') return explainOfferings(s, me);
  if (name === 'camels') return explainCamels(s, seat);
  if (name === 'order')
    return {
      title: say('ui.order.title'),
      facts: [fact('unit-leader', say('ui.track.order', { order: turnOrder(s, me) }))],
      rules: ['ASY-4.01', 'ASY-16.02', 'ASY-30.07'],
    };
  return name === 'markers' ? explainMarkers(s) : undefined;
}

function explainInfluence(s: State, me: Seat): Explanation {
  const scores = influenceScores(s).filter(({ vp }) => vp > 0);
  const tokens = INFLUENCE.tokens.filter((_, i) => s.tokensOn[i] === true).map(String);
  const flood = scores.map(({ seat, vp }) => say('ui.track.gains', { seat: nameIn(s, seat, me), vp }));
  return {
    title: say('ui.influence.title'),
    facts: [
      fact('res-influence', say('ui.track.stand', { order: influenceOrder(s, me) })),
      ...(flood.length === 0 ? [] : [fact('tok-flood', say('ui.influence.flood', { list: listed(flood) }))]),
      fact('res-vp', nextMark(s, me)),
      ...(tokens.length === 0 ? [] : [fact('res-food', say('ui.influence.tokens', { list: listed(tokens) }))]),
      fact('act-info', say('ui.source.influence')),
    ],
    rules: [s.players === 2 ? 'ASY-29.10' : 'ASY-29.06', 'ASY-24.13', 'ASY-24.12'],
  };
}

function explainOfferings(s: State, me: Seat): Explanation {
  const roofs = OFFERINGS.roofs.filter((_, i) => s.roofsOn[i] === true).map(String);
  const at = s.offerings[me] ?? 0;
  const mine = me < 0 ? [] : [fact('tok-flood', say('ui.offerings.flood', { ...worthAt(at), vp: offeringsVp(s, me) }))];
  return {
    title: say('ui.offerings.title'),
    facts: [
      fact('res-offering', say('ui.track.stand', { order: offeringsOrder(s, me) })),
      ...mine,
      ...(roofs.length === 0 ? [] : [fact('bld-roof', say('ui.offerings.roofs', { list: listed(roofs) }))]),
      fact('act-info', say('ui.source.offerings')),
    ],
    rules: ['ASY-29.16', 'ASY-20.07'],
  };
}

/** What each Well and each Ziggurat scores from this space. */
function worthAt(at: number): { readonly well: number; readonly ziggurat: number } {
  return { well: OFFERINGS.well[at] ?? 0, ziggurat: OFFERINGS.ziggurat[at] ?? 0 };
}

function explainCamels(s: State, seat: Seat): Explanation {
  if (isOpponent(s, seat))
    return { title: say('ui.camels.title'), facts: [fact('res-gold', say('ui.camels.none'))], rules: ['ASY-32.03'] };
  const wells = s.wells[seat] ?? 0;
  return {
    title: say('ui.camels.title'),
    facts: [
      fact('res-camel', say('ui.track.camels', { n: s.camels[seat] ?? 0, limit: camelLimit(s, seat) })),
      fact('bld-well', say('ui.camels.limit', { limit: camelLimit(s, seat), base: numberOf(s, 'camel-limit'), wells })),
      fact('bld-river', say('ui.camels.rivers', { n: riverCamels(s, seat) })),
      fact('act-info', say('ui.source.camels')),
    ],
    rules: ['ASY-14.03', 'ASY-13.07', 'ASY-14.01'],
  };
}

/** The Expansion markers of this half of the game: Growth, and the values of the Flood. */
export function explainMarkers(s: State): Explanation {
  const values = s.markers.map((marker) => String(markerValue(marker)));
  return {
    title: say('ui.markers.title', { round: s.round }),
    facts: [
      ...(values.length === 0 ? [] : [fact('act-grow', say('ui.markers.shown', { list: listed(values) }))]),
      fact('bld-hut', say('ui.markers.growth')),
      fact('tok-flood', say('ui.markers.flood')),
      fact('act-info', say('ui.source.markers')),
    ],
    rules: ['ASY-7.01', 'ASY-1.03', 'ASY-29.05'],
  };
}
