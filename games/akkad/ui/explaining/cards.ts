import type { ItemId, Message, RuleId, Seat, View } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import type { Explanation, Fact } from '@edubba/ui';
import { ACTION_CARDS } from '../../content/action-cards.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { EVENTS } from '../../content/events.ts';
import { GOD_NAMES, GODS } from '../../content/gods.ts';
import { HOME_CITIES } from '../../content/home-cities.ts';
import { MERCIES } from '../../content/mercies.ts';
import { QUESTS } from '../../content/quests.ts';
import { ROLE_NAMES, ROLES } from '../../content/roles.ts';
import { CITY_CARD_NAMES, SPECIAL_CITIES } from '../../content/special-cities.ts';
import { cardsHeld } from '../../rules/queries/players.ts';
import { missionProgress, questProgress } from '../../rules/queries/progress.ts';
import type { State } from '../../rules/state.ts';
import { NOBODY, seatsOf } from '../../rules/state.ts';
import { item } from '../../text/names.ts';
import { fact } from '../fact.ts';
import { ROLE_ICONS } from '../../asking/icons.ts';
import { listed, owned, place, say, who, You } from '../../text/words.ts';
import { spaceIn } from './map.ts';

const plain = (id: ItemId): string => id.replace(/#\d+$/, '');
const ours = (source: string | undefined): Fact[] =>
  source === 'reconstructed' ? [fact('act-info', say('ui.ours'))] : [];
const effect = (id: string): Message => say(`effect.${id}`);

/** An action card, or the back of one. */
export function nameCard(id: ItemId): Message {
  if (id.startsWith('?')) return say('ui.card.back', { card: item(id) });
  return say('ui.card', { card: item(id), effect: effect(plain(id)) });
}

export function explainCard(s: State, id: ItemId): Explanation {
  const card = ACTION_CARDS.find((one) => one.id === plain(id));
  if (card === undefined)
    return { title: item(id), facts: [fact('ui-hand', say('ui.card.hidden'))], rules: ['AKK-17.05'] };
  const out = [...s.actionDiscard, ...s.announced].filter((one) => plain(one) === card.id).length;
  return {
    title: item(id),
    facts: [
      fact('ui-hand', effect(card.id)),
      fact('ui-clock', say(`ui.moment-of.${card.moment}`)),
      fact('ui-deck', say('ui.card.copies', { n: card.copies, out })),
      ...ours(card.source),
    ],
    rules: [card.kind === 'combat' ? 'AKK-11.27' : card.kind === 'reaction' ? 'AKK-17.04' : 'AKK-17.03'],
  };
}

/** A Mercy card or an event: name and effect. */
export const nameNamed = (id: ItemId): Message => say('ui.card', { card: item(id), effect: effect(id) });

export function explainMercy(id: ItemId): Explanation | undefined {
  const card = MERCIES.find((one) => one.id === id);
  if (card === undefined) return undefined;
  return { title: item(id), facts: [fact('act-pray', effect(id)), ...ours(card.source)], rules: ['AKK-19.29'] };
}

export function explainEvent(s: State, id: ItemId): Explanation | undefined {
  const card = EVENTS.find((one) => one.id === id);
  if (card === undefined) return undefined;
  const now = s.eventNow[0] === id;
  return {
    title: item(id),
    facts: [
      fact('act-event', effect(id)),
      fact('ui-clock', say(`ui.event.${card.works}`, { now: now ? 1 : 0 })),
      ...ours(card.source),
    ],
    rules: ['AKK-5.02', 'AKK-5.03'],
  };
}

const scorers = (s: State, quest: number): Seat[] =>
  seatsOf(s).filter((seat) => ((s.scored[quest] ?? 0) & bit(seat)) !== 0);

/** Who has scored a quest, and how far the reader is. */
export function nameQuest({ s, seat: me }: View<State>, id: ItemId): Message | undefined {
  const quest = QUESTS.findIndex((one) => one.id === id);
  if (quest < 0) return undefined;
  const done = scorers(s, quest).map((seat) => (seat === me ? say('ui.you') : who(seat)));
  return say('ui.quest', {
    quest: item(id),
    effect: effect(id),
    done: done.length === 0 ? say('ui.quest.nobody') : say('ui.quest.done', { list: listed(done) }),
  });
}

export function explainQuest({ s }: View<State>, id: ItemId, me: Seat): Explanation | undefined {
  const quest = QUESTS.findIndex((one) => one.id === id);
  const card = QUESTS[quest];
  if (card === undefined) return undefined;
  const done = scorers(s, quest);
  return {
    title: item(id),
    facts: [
      fact('res-vp', say('ui.quest.asks', { effect: effect(id) })),
      fact('ui-clock', say(`ui.quest.${card.type}`)),
      ...(me < 0 ? [] : [progressFact(done.includes(me), questProgress(s, me, quest))]),
      ...(done.length === 0 ? [] : [fact('ui-people', say('ui.quest.done', { list: listed(done.map(who)) }))]),
      ...ours(card.source),
    ],
    rules: [card.type === 'A' ? 'AKK-18.02' : 'AKK-18.09', 'AKK-18.01'],
  };
}

function progressFact(done: boolean, { n, goal, met }: ReturnType<typeof questProgress>): Fact {
  if (done) return fact('act-confirm', say('ui.progress.scored'), 'good');
  return met ? fact('act-confirm', say('ui.progress.met'), 'good') : fact('ui-chart', say('ui.progress', { n, goal }));
}

export function nameMission({ s, seat: me }: View<State>, seat: Seat): Message {
  const home = s.home[seat] ?? '';
  const { n, goal } = missionProgress(s, seat);
  const done = s.missionScored[seat] === true;
  const asks = home === '' ? say('ui.mission.none') : say(`mission.${home}`);
  return say('ui.mission', { seat: You(seat, me), asks, n, goal, done: done ? 1 : 0 });
}

const MISSION_RULES: { readonly [home: string]: RuleId } = {
  mari: 'AKK-18.14',
  urkesh: 'AKK-18.16',
  uruk: 'AKK-18.15',
  susa: 'AKK-18.18',
  girsu: 'AKK-18.17',
  assur: 'AKK-18.17',
};

export function explainMission({ s }: View<State>, seat: Seat, me: Seat): Explanation {
  const home = s.home[seat] ?? '';
  return {
    title: owned('mission', seat, me),
    facts:
      home === ''
        ? [fact('ui-home', say('ui.mission.none'))]
        : [
            fact('res-vp', say('ui.mission.asks', { effect: say(`mission.${home}`) })),
            progressFact(s.missionScored[seat] === true, missionProgress(s, seat)),
          ],
    rules: [MISSION_RULES[home] ?? 'AKK-18.11', 'AKK-18.11'],
  };
}

/** Who has a card of the selection row. */
const holder = (seat: Seat, me: Seat): Message => (seat === NOBODY ? say('ui.held.nobody') : owned('held', seat, me));

export function nameRole({ s, seat: me }: View<State>, name: string): Message | undefined {
  const at = (ROLE_NAMES as readonly string[]).indexOf(name);
  if (at < 0) return undefined;
  const used = s.roleUsed[at] === true ? 1 : 0;
  return say('ui.role', {
    role: say(`role.${name}`),
    effect: effect(name),
    held: holder(s.roleOf[at] ?? NOBODY, me),
    used,
  });
}

export function explainRole({ s }: View<State>, name: string, me: Seat): Explanation | undefined {
  const at = (ROLE_NAMES as readonly string[]).indexOf(name);
  const card = ROLES[at];
  if (card === undefined) return undefined;
  const silver = s.roleSilver[at] ?? 0;
  return {
    title: say(`role.${name}`),
    facts: [
      fact(ROLE_ICONS[name] ?? 'tok-seal', effect(name)),
      fact('ui-people', holder(s.roleOf[at] ?? NOBODY, me)),
      ...(silver > 0 ? [fact('res-silver', say('ui.role.silver', { n: silver }), 'good')] : []),
      ...(s.roleUsed[at] === true ? [fact('act-confirm', say('ui.role.used'))] : []),
    ],
    rules: [card.rule, 'AKK-3.01'],
  };
}

export function nameGod({ s, seat: me }: View<State>, name: string): Message | undefined {
  const at = (GOD_NAMES as readonly string[]).indexOf(name);
  if (at < 0) return undefined;
  const used = s.godUsed[at] === true ? 1 : 0;
  return say('ui.role', {
    role: say(`god.${name}`),
    effect: effect(name),
    held: holder(s.godOf[at] ?? NOBODY, me),
    used,
  });
}

export function explainGod({ s }: View<State>, name: string, me: Seat): Explanation | undefined {
  const at = (GOD_NAMES as readonly string[]).indexOf(name);
  const card = GODS[at];
  if (card === undefined) return undefined;
  const n = s.godStaples[at] ?? 0;
  return {
    title: say(`god.${name}`),
    facts: [
      fact('act-pray', effect(name)),
      fact('ui-people', holder(s.godOf[at] ?? NOBODY, me)),
      ...(n > 0 ? [fact('res-grain', say('ui.god.staples', { n }), 'good')] : []),
      ...(s.godUsed[at] === true ? [fact('act-confirm', say('ui.role.used'))] : []),
    ],
    rules: [card.rule, 'AKK-4.01'],
  };
}

export function nameHome({ s, seat: me }: View<State>, name: string): Message | undefined {
  if (!HOME_CITIES.some(({ id }) => id === name)) return undefined;
  const seat = s.home.findIndex((id) => id === name);
  return say('ui.home', { home: say(`home.${name}`), effect: effect(name), held: holder(seat, me) });
}

export function explainHome({ s }: View<State>, name: string, me: Seat): Explanation | undefined {
  const city = HOME_CITIES.find(({ id }) => id === name);
  if (city === undefined) return undefined;
  const seat = s.home.findIndex((id) => id === name);
  const [grain, sheep, silver, lapis] = city.goods;
  return {
    title: say(`home.${name}`),
    facts: [
      fact('ui-home', effect(name)),
      fact('res-vp', say('ui.mission.asks', { effect: say(`mission.${name}`) })),
      fact('res-grain', say('ui.home.goods', { grain, sheep, silver, lapis })),
      ...(seat < 0 ? [] : [fact('ui-people', owned('held', seat, me))]),
    ],
    rules: ['AKK-1.02', 'AKK-1.07'],
  };
}

export function nameCharacter({ s, seat: me }: View<State>, name: string): Message | undefined {
  if (!CHARACTERS.some(({ id }) => id === name)) return undefined;
  const seat = s.character.findIndex((id) => id === name);
  return say('ui.home', { home: say(`character.${name}`), effect: effect(name), held: holder(seat, me) });
}

export function explainCharacter({ s }: View<State>, name: string, me: Seat): Explanation | undefined {
  const card = CHARACTERS.find(({ id }) => id === name);
  if (card === undefined) return undefined;
  const seat = s.character.findIndex((id) => id === name);
  return {
    title: say(`character.${name}`),
    facts: [
      fact('unit-champion', effect(name)),
      ...(seat < 0 ? [] : [fact('ui-people', owned('held', seat, me))]),
      ...(card.action && seat >= 0 && s.characterUsed[seat] === true ? [fact('act-confirm', say('ui.role.used'))] : []),
      ...ours(card.source),
    ],
    rules: ['AKK-1.03', ...(card.action ? ['AKK-17.01'] : [])],
  };
}

/** A special-city card. */
export function nameCity({ s, seat: me }: View<State>, name: string): Message | undefined {
  const at = (CITY_CARD_NAMES as readonly string[]).indexOf(name);
  if (at < 0) return undefined;
  const held = s.cityCard[at] ?? NOBODY;
  return say('ui.home', {
    home: say('ui.city', { city: say(`city.${name}`) }),
    effect: say(`city-card.${name}`),
    held: holder(held, me),
  });
}

export function explainCity({ s }: View<State>, name: string, me: Seat): Explanation | undefined {
  const at = (CITY_CARD_NAMES as readonly string[]).indexOf(name);
  const card = SPECIAL_CITIES[at];
  if (card === undefined) return undefined;
  const space = spaceIn(card.space) ?? 0;
  const controller = s.control[space] ?? NOBODY;
  return {
    title: say('ui.city', { city: say(`city.${name}`) }),
    facts: [
      fact('bld-gate', say(`city-card.${name}`)),
      fact('ui-people', holder(s.cityCard[at] ?? NOBODY, me)),
      ...(controller === NOBODY
        ? []
        : [fact('ui-target', say('ui.city.rules', { seat: who(controller), space: place(space) }))]),
      ...(me >= 0 && cardsHeld(s, me) >= 3 ? [fact('ui-warning', say('ui.city.full'), 'warn')] : []),
    ],
    rules: ['AKK-18.21', 'AKK-18.22'],
  };
}

const deckSize = (s: State, name: string): number => {
  if (name === 'action') return s.actionDeck.length;
  if (name === 'quest') return s.questDeck.length;
  if (name === 'event') return s.eventTop.length + s.eventDeck.length + s.eventBottom.length;
  return s.mercyDeck.length;
};

const DECK_RULES: { readonly [name: string]: RuleId } = {
  action: 'AKK-17.05',
  quest: 'AKK-19.05',
  event: 'AKK-5.02',
  mercy: 'AKK-19.27',
};

export const nameDeck = (s: State, name: string): Message => say(`ui.deck.${name}`, { n: deckSize(s, name) });

export function explainDeck(s: State, name: string): Explanation {
  return {
    title: say(`ui.deck.${name}`, { n: deckSize(s, name) }),
    facts: [
      fact('ui-deck', say(`ui.deck.${name}.why`)),
      ...(name === 'action' ? [fact('ui-discard', say('ui.deck.discard', { n: s.actionDiscard.length }))] : []),
    ],
    rules: [DECK_RULES[name] ?? 'AKK-17.05'],
  };
}
