import type { ItemId, Message, RuleId, Seat, View } from '@edubba/kernel';
import { type Explanation, type Fact, partsOf, type Thing, type ThingParts } from '@edubba/ui';
import { placingSkill } from '../../asking/acting.ts';
import { effectOf } from '../../asking/fighting.ts';
import { AMBROSIA, SPACE_TABLE, SPACES } from '../../content/board.ts';
import { COLOURS } from '../../content/cards.ts';
import { BOARDS } from '../../content/city-states.ts';
import { armyNo, districtCard, empireCard, militaryCard, titanCard } from '../../content/decks.ts';
import { slotsIn } from '../../rules/decisions.ts';
import { activeIn, cardsIn, isSpent, slotsOf, useCost } from '../../rules/queries/army.ts';
import { attacks, cheapest, swordsNeeded, valueAgainst } from '../../rules/queries/attack.ts';
import { buildObjection } from '../../rules/queries/building.ts';
import { capacityOf, citizensOf, foodOf, incomeOf, isDamaged, isOpenTo } from '../../rules/queries/city.ts';
import { chargeFor } from '../../rules/queries/placing.ts';
import { bannersOf, bannerVp, worthOf } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { NOBODY, seatsOf, skillOf } from '../../rules/state.ts';
import { empireFacts, forceFacts, joined, standingFacts } from '../../text/facts.ts';
import { named, reader, say, who } from '../../text/words.ts';
import { fact } from '../fact.ts';
import { feedCost } from '../panels/feeding.ts';
import { worthOfCard } from '../panels/worth.ts';
import { nameOf } from './names.ts';

/** Explains a thing. `seat`: whose it is, where it is somebody's. */
type Explain = (view: View<State>, parts: ThingParts, seat: Seat, me: Seat) => Explanation | undefined;

const told = (title: Message, facts: readonly Fact[], ...rules: RuleId[]): Explanation => ({ title, facts, rules });

/** Rules of the nine actions, in the order of the spaces. */
const ACTION_RULES: readonly RuleId[] = [
  'AW-6.01',
  'AW-6.02',
  'AW-6.12',
  'AW-6.16',
  'AW-6.24',
  'AW-6.25',
  'AW-6.33',
  'AW-6.47',
  'AW-6.57',
];

const gate: Explain = (view, { name }, _, me) => {
  const { s } = view;
  const space = SPACES.findIndex((one) => one === name);
  if (space < 0) return undefined;
  const cups = s.spaceAmbrosia[space] ?? 0;
  const there = s.spaces[space] ?? [];
  const skill = placingSkill(view);
  const open = isOpenTo(s, Math.max(0, me), space);
  const charge = skill === undefined || me < 0 ? 0 : chargeFor(s, me, space, skill);
  return told(
    say(`space.${name}`),
    [
      fact('act-info', say(`ui.gate.${name}`)),
      ...(open ? [] : [fact('ui-lock', say('ui.gate.shut', { round: SPACE_TABLE[space]?.opens ?? 0 }), 'warn')]),
      ...(cups === 0 ? [] : [fact('res-ambrosia', say('ui.gate.cups', { n: cups }), 'good')]),
      ...(there.length === 0
        ? []
        : [fact('unit-citizen', say('ui.gate.there', { n: there.length, highest: Math.max(...there.map(skillOf)) }))]),
      ...(charge === 0 ? [] : [fact('res-coin', say('ui.gate.charge', { n: charge }), 'warn')]),
    ],
    ACTION_RULES[space] ?? 'AW-5.01',
    ...(charge === 0 ? [] : ['AW-5.03']),
  );
};

const back = (item: ItemId): Explanation => told(named(item), [fact('ui-eye-off', say('ui.hidden'))], 'AW-6.53');

const card: Explain = ({ s }, { name: item }, _, me) => {
  if (item.startsWith('?')) return back(item);
  const { coins, knowledge, banners } = empireCard(item);
  const owner = seatsOf(s).find((seat) => s.tableau[seat]?.includes(item) === true);
  const price =
    coins === 0
      ? []
      : [fact('res-coin', say(knowledge === 0 ? 'ui.card.cost' : 'ui.card.cost.both', { coins, knowledge }))];
  const tribes =
    banners.length === 0
      ? []
      : [fact('tok-military', say('ui.card.banners', { banners: joined(banners.map((one) => say(`colour.${one}`))) }))];
  const does = fact('act-info', say('ui.sentence', { text: empireFacts(item) }));
  if (owner !== undefined) {
    const damaged = isDamaged(s, item);
    return told(
      named(item),
      [
        does,
        ...tribes,
        ...(damaged ? [fact('act-destroy', say('ui.card.damaged', { n: AMBROSIA.repair }), 'warn')] : []),
      ],
      damaged ? 'AW-9.02' : 'AW-1.07',
    );
  }
  const why = me < 0 ? undefined : buildObjection(s, me, item);
  const worth = me < 0 ? 0 : worthOfCard(s, me, item);
  return told(
    named(item),
    [
      ...price,
      does,
      ...tribes,
      ...(me < 0 ? [] : [fact('res-vp', say('ui.card.worth', { n: worth }), worth > 0 ? 'good' : undefined)]),
      ...(why === undefined ? [] : [fact('ui-lock', why.why, 'warn')]),
    ],
    'AW-6.03',
  );
};

const army: Explain = ({ s }, { name: item }) => {
  if (item.startsWith('?')) return told(named(item), [fact('ui-eye-off', say('ui.hidden'))], 'AW-6.33');
  const { cost, front, legacy } = militaryCard(item);
  const owner = seatsOf(s).find((seat) => s.army[seat]?.includes(item) === true);
  const no = armyNo(item);
  const retired = s.retired[no] === true;
  const state =
    owner === undefined
      ? [fact('res-coin', say('ui.army.price', { n: cost }))]
      : retired
        ? [fact('aw-army', say('ui.army.retired'))]
        : isSpent(s, item)
          ? [fact('act-pass', say('ui.army.used', { n: s.coinsOn[no] ?? 0 }), 'warn')]
          : [fact('res-coin', say('ui.army.use', { on: s.coinsOn[no] ?? 0, cost: useCost(s, item) }))];
  return told(
    named(item),
    [
      fact('aw-sword', say('ui.sentence', { text: joined(forceFacts(front)) })),
      fact('aw-army', say('ui.army.legacy', { what: joined(forceFacts(legacy)) })),
      ...state,
    ],
    owner === undefined ? 'AW-6.34' : 'AW-8.07',
  );
};

const titan: Explain = ({ s }, { name: item }, _, me) => {
  if (item.startsWith('?')) return told(named(item), [fact('ui-eye-off', say('ui.hidden'))], 'AW-8.02');
  const row = titanCard(item);
  const defeated = seatsOf(s).some((seat) => s.titans[seat]?.includes(item) === true);
  const threatened = seatsOf(s).find((seat) => s.threat[seat]?.includes(item) === true);
  const best = me < 0 || defeated ? undefined : cheapest(s, me, row);
  return told(
    named(item),
    [
      fact('act-defend', say(row.arrows ? 'ui.titan.both' : 'ui.titan.swords', { n: row.defence })),
      fact(
        'act-gather',
        say('ui.titan.brings', {
          banners: joined(row.banners.map((one) => say(`colour.${one}`))),
          what: joined(standingFacts(row.symbols, row.capacity)),
        }),
      ),
      ...(defeated
        ? []
        : [fact('die-coin', say('ui.titan.hurts', { n: row.banners.length, effect: effectOf(item) }), 'warn')]),
      ...(best === undefined
        ? []
        : [
            fact(
              'act-attack',
              say('ui.titan.price', { coins: best.cost, cups: swordsNeeded(best, row) * AMBROSIA.sword }),
              'good',
            ),
          ]),
      ...(threatened === undefined ? [] : [fact('res-ambrosia', say('ui.titan.feed', { n: feedCost(s, item) }))]),
    ],
    defeated ? 'AW-8.19' : 'AW-8.15',
    ...(threatened === undefined ? [] : ['AW-13.01']),
  );
};

const district: Explain = (_, { name: item }) => {
  if (item.startsWith('?')) return back(item);
  const row = districtCard(item);
  return told(
    named(item),
    [fact('aw-plot', say('ui.sentence', { text: joined(standingFacts(row.symbols, row.capacity)) }))],
    'AW-6.19',
  );
};

const citizen: Explain = (view, { name }, seat) =>
  told(
    nameOf(view, `citizen/${name}@${seat}`),
    [
      fact('unit-citizen', say('ui.citizen.skill', { skill: Number(name) })),
      fact('res-coin', say('ui.citizen.charge')),
    ],
    'AW-5.03',
  );

const good: Explain = (view, { name }, seat) =>
  told(
    nameOf(view, `good/${name}@${seat}`),
    [
      fact(
        name === 'coins' ? 'res-coin' : name === 'knowledge' ? 'res-knowledge' : 'res-ambrosia',
        say(`ui.good.${name}`),
      ),
    ],
    name === 'ambrosia' ? 'AW-11.02' : name === 'knowledge' ? 'AW-6.24' : 'AW-6.03',
  );

const sum: Explain = ({ s }, { name }, seat) => {
  const params = {
    income: incomeOf(s, seat),
    cards: s.tableau[seat]?.length ?? 0,
    capacity: capacityOf(s, seat),
    food: foodOf(s, seat),
    mouths: citizensOf(s, seat),
    swords: s.draft[seat] ?? 0,
  };
  const rules: { readonly [sum: string]: RuleId } = {
    income: 'AW-12.05',
    plots: 'AW-6.06',
    food: 'AW-13.15',
    draft: 'AW-6.13',
  };
  return told(
    say(`ui.sum.${name}`, params),
    [fact('act-info', say(`ui.sum.${name}.what`, params))],
    rules[name] ?? 'AW-1.09',
  );
};

const banner: Explain = ({ s }, { name }, seat) => {
  const n = bannersOf(s, seat)[COLOURS.findIndex((one) => one === name)] ?? 0;
  return told(
    say('ui.banner', { n, colour: say(`colour.${name}`), vp: bannerVp(n) }),
    [
      fact('res-vp', say('ui.banner.next', { n: bannerVp(n + 1) - bannerVp(n) })),
      fact('act-info', say('ui.banner.table')),
    ],
    'AW-14.05',
  );
};

const slot: Explain = ({ s }, { name }, seat) => {
  const active = activeIn(s, seat, Number(name));
  const cards = cardsIn(s, seat, Number(name)).map(named);
  return told(
    say('ui.slot', { n: Number(name) + 1 }),
    [
      fact(
        'aw-army',
        cards.length === 0
          ? say('ui.slot.free')
          : say(active === undefined ? 'ui.slot.open' : 'ui.slot.holds', { cards: joined(cards) }),
      ),
    ],
    'AW-6.37',
  );
};

const force: Explain = (view, { name }, seat) => {
  const { s } = view;
  const slots = slotsIn(name);
  const set = attacks(s, seat).find((one) => one.slots === slots);
  const about = view.pending[0]?.about as { readonly item?: ItemId } | null;
  const item = /^S?T/.test(about?.item ?? '') ? about?.item : undefined;
  const names = joined(
    slotsOf(slots)
      .flatMap((at) => activeIn(s, seat, at) ?? [])
      .map(named),
  );
  if (set === undefined || item === undefined) return told(say('ui.force', { names }), [], 'AW-8.10');
  const row = titanCard(item);
  return told(
    say('ui.force', { names }),
    [
      fact('aw-sword', say('ui.force.value', { n: valueAgainst(set, row), defence: row.defence })),
      fact('res-coin', say('ui.force.price', { coins: set.cost, cups: swordsNeeded(set, row) * AMBROSIA.sword })),
    ],
    'AW-8.13',
  );
};

const board: Explain = ({ s }, { name }) => {
  const at = BOARDS.findIndex((one) => one === name);
  const owner = s.board.indexOf(at);
  return told(
    say(`board.${name}`),
    [
      fact('bld-palace', say(s.table.options['boards'] === 'plain' ? 'panel.board.plain' : `panel.power.${name}`)),
      ...(owner === NOBODY ? [] : [fact('ui-people', say('ui.board.taken', { seat: who(owner) }))]),
    ],
    s.table.options['boards'] === 'plain' ? 'AW-2.16' : 'AW-16.01',
  );
};

const player: Explain = ({ s }, { name }) => {
  const seat = Number(name);
  return told(
    who(seat),
    [
      fact('res-vp', say('ui.player.worth', { n: worthOf(s, seat) })),
      fact('unit-citizen', say('ui.player.citizens', { n: citizensOf(s, seat), stored: s.stored[seat]?.length ?? 0 })),
      ...(s.first === seat
        ? [fact('tok-firstplayer', say(s.hand ? 'ui.player.first.claimed' : 'ui.player.first'))]
        : []),
    ],
    'AW-14.10',
  );
};

const EXPLAIN: { readonly [kind: string]: Explain } = {
  gate,
  card,
  army,
  titan,
  district,
  citizen,
  good,
  sum,
  banner,
  slot,
  force,
  board,
  player,
  die: (view, { name }) => told(nameOf(view, `die/${name}`), [fact('die-titan', say('ui.die'))], 'AW-9.02', 'AW-9.06'),
  track: ({ s }) => told(say('ui.round', { n: s.round }), [fact('ui-clock', say('ui.round.what'))], 'AW-1.01'),
};

/** What the table says of a thing on hover, focus or long press. */
export function explain(view: View<State>, thing: Thing, me: Seat): Explanation {
  const parts = partsOf(thing);
  const seat = parts.owner ?? (me >= 0 ? me : reader(view));
  return EXPLAIN[parts.kind]?.(view, parts, seat, me) ?? { title: nameOf(view, thing), facts: [], rules: ['AW-4.02'] };
}
