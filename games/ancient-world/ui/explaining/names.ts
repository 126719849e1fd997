import type { Message, Seat, View } from '@edubba/kernel';
import { partsOf, type Thing } from '@edubba/ui';
import { COLOURS } from '../../content/cards.ts';
import { BOARDS } from '../../content/city-states.ts';
import { SPACES } from '../../content/board.ts';
import { empireNo } from '../../content/decks.ts';
import { FACES } from '../../content/dice.ts';
import { slotsIn } from '../../rules/decisions.ts';
import { activeIn, cardsIn, isSpent, slotsOf } from '../../rules/queries/army.ts';
import { capacityOf, citizensOf, foodOf, incomeOf, isOpenTo } from '../../rules/queries/city.ts';
import { bannersOf, bannerVp } from '../../rules/queries/scores.ts';
import type { State } from '../../rules/state.ts';
import { NOBODY, seatsOf, skillOf, SUPPLY } from '../../rules/state.ts';
import { described, joined } from '../../text/facts.ts';
import { named, reader, say, who } from '../../text/words.ts';
import { doingAt } from '../citizen.ts';

type Namer = (view: View<State>, name: string, seat: Seat) => Message | undefined;

const gate: Namer = ({ s, seat: me }, name) => {
  const space = SPACES.findIndex((one) => one === name);
  if (space < 0) return undefined;
  const there = s.spaces[space] ?? [];
  return say('ui.name.gate', {
    space: say(`space.${name}`),
    open: isOpenTo(s, Math.max(0, me), space) ? 1 : 0,
    cups: s.spaceAmbrosia[space] ?? 0,
    n: there.length,
    highest: Math.max(0, ...there.map(skillOf)),
  });
};

/** Where an empire card is. */
const card: Namer = ({ s }, item) => {
  if (item.startsWith('?')) return named(item);
  const owner = seatsOf(s).find((seat) => s.tableau[seat]?.includes(item) === true);
  const text = described(item);
  if (owner !== undefined)
    return say(
      s.damaged[empireNo(item)] === true
        ? 'ui.name.damaged'
        : s.used[empireNo(item)] === true
          ? 'ui.name.used'
          : 'ui.name.card',
      { card: text },
    );
  if (seatsOf(s).some((seat) => s.stored[seat]?.includes(item) === true)) return say('ui.name.stored', { card: text });
  return say('ui.name.card', { card: text });
};

const army: Namer = ({ s }, item) => {
  if (item.startsWith('?')) return named(item);
  const owner = seatsOf(s).find((seat) => s.army[seat]?.includes(item) === true);
  if (owner === undefined) return say('ui.name.card', { card: described(item) });
  return say(isSpent(s, item) ? 'ui.name.used' : 'ui.name.card', { card: described(item) });
};

const titan: Namer = ({ s, seat: me }, item) => {
  if (item.startsWith('?')) return named(item);
  const threatened = seatsOf(s).find((seat) => s.threat[seat]?.includes(item) === true);
  if (threatened === undefined) return say('ui.name.card', { card: described(item) });
  if (threatened === me) return say('ui.name.threat.mine', { card: described(item) });
  return say('ui.name.threat', { card: described(item), seat: who(threatened) });
};

const citizen: Namer = ({ s }, name, seat) => {
  const where = s.citizens[seat]?.[Number(name) - 1] ?? SUPPLY;
  return say(`ui.name.citizen.${doingAt(where)}`, {
    skill: Number(name),
    space: where >= 0 && where < SPACES.length ? say(`space.${SPACES[where] ?? ''}`) : '',
  });
};

const NAMERS: { readonly [kind: string]: Namer } = {
  gate,
  card,
  army,
  titan,
  citizen,
  district: (_, item) => (item.startsWith('?') ? named(item) : say('ui.name.card', { card: described(item) })),
  good: ({ s }, name, seat) =>
    name === 'coins' || name === 'knowledge' || name === 'ambrosia'
      ? say(`ui.name.good.${name}`, { n: s[name][seat] ?? 0 })
      : undefined,
  sum: ({ s }, name, seat) =>
    say(`ui.sum.${name}`, {
      income: incomeOf(s, seat),
      cards: s.tableau[seat]?.length ?? 0,
      capacity: capacityOf(s, seat),
      food: foodOf(s, seat),
      mouths: citizensOf(s, seat),
      swords: s.draft[seat] ?? 0,
    }),
  banner: ({ s }, name, seat) => {
    const n = bannersOf(s, seat)[COLOURS.findIndex((one) => one === name)] ?? 0;
    return say('ui.banner', { n, colour: say(`colour.${name}`), vp: bannerVp(n) });
  },
  slot: ({ s }, name, seat) => {
    const cards = cardsIn(s, seat, Number(name)).map(named);
    return cards.length === 0
      ? say('ui.name.slot.free', { n: Number(name) + 1 })
      : say('ui.name.slot', { n: Number(name) + 1, cards: joined(cards) });
  },
  force: ({ s }, name, seat) =>
    say('ui.force', {
      names: joined(
        slotsOf(slotsIn(name))
          .flatMap((at) => activeIn(s, seat, at) ?? [])
          .map(named),
      ),
    }),
  board: ({ s }, name) => {
    const owner = s.board.indexOf(BOARDS.findIndex((one) => one === name));
    return owner === NOBODY
      ? say(`board.${name}`)
      : say('ui.name.board.taken', { board: say(`board.${name}`), seat: who(owner) });
  },
  die: ({ s }, name) => say('ui.name.die', { face: say(`face.${FACES[s.dice[Number(name)] ?? 2] ?? 'blank'}`) }),
  player: (_, name) => who(Number(name)),
  track: ({ s }) => say('ui.round', { n: s.round }),
};

/** Things that lie in a city of their own: said with whose it is. */
const OWNED = new Set(['citizen', 'good', 'sum', 'banner', 'slot']);

/** What a screen reader calls a thing. */
export function nameOf(view: View<State>, thing: Thing): Message {
  const { kind, name, owner } = partsOf(thing);
  const own = NAMERS[kind]?.(view, name, owner ?? reader(view)) ?? say('ui.thing', { thing });
  if (owner === undefined || owner === view.seat || !OWNED.has(kind)) return own;
  return say('ui.of-player', { seat: who(owner), name: own });
}
