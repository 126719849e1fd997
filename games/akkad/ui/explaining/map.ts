import type { Message, Seat, View } from '@edubba/kernel';
import { bit } from '@edubba/kernel';
import type { Explanation, Fact } from '@edubba/ui';
import { asks } from '../../asking/index.ts';
import { BUILDING_NAMES } from '../../content/buildings.ts';
import { TOKENS } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { SPACES, spaceOf } from '../../content/map.ts';
import type { MonsterName } from '../../content/monsters.ts';
import { MONSTER_NAMES } from '../../content/monsters.ts';
import { CITY_CARD_NAMES } from '../../content/special-cities.ts';
import { CARD_AT, IDS, IS_DANGER, MONSTER_AT, MONSTER_SPACE } from '../../rules/geography.ts';
import type { Mode } from '../../rules/decisions.ts';
import { mode } from '../../rules/decisions.ts';
import { activationModes } from '../../rules/queries/activation.ts';
import { homeOwner } from '../../rules/queries/map.ts';
import { isWater } from '../../rules/queries/water.ts';
import type { State } from '../../rules/state.ts';
import { ALIVE, CLAIMED, NOBODY, NOWHERE, seatsOf } from '../../rules/state.ts';
import { fact } from '../fact.ts';
import { GOOD_ICONS } from '../../asking/icons.ts';
import { joined, listed, owned, place, say, who, You } from '../../text/words.ts';
import { armiesAt, unitsInWords } from './armies.ts';

/** The number of a space by name; nothing for what is none. */
export function spaceNamed(name: string): Space | undefined {
  const at = IDS.indexOf(name);
  return at < 0 ? undefined : at;
}

const yields = (space: Space): string => SPACES[space]?.yields ?? 'none';

/** Whose it is. */
function controlOf(s: State, space: Space, me: Seat): Message {
  if (IS_DANGER[space] === true) return say('ui.control.never');
  const seat = s.control[space] ?? NOBODY;
  return seat === NOBODY ? say('ui.control.nobody') : owned('control', seat, me);
}

const ownersOf = (mask: number, s: State): Seat[] => seatsOf(s).filter((seat) => (mask & bit(seat)) !== 0);

/** Tokens, Storm, canals, ziggurat: each in a sentence. */
function marksOn(s: State, space: Space, me: Seat): Fact[] {
  const ziggurat = s.ziggurat[space] ?? NOBODY;
  return [
    ...(s.storm === space ? [fact('emb-storm', say('ui.mark.storm'), 'warn')] : []),
    ...ownersOf(s.activated[space] ?? 0, s).map((seat) => {
      const token = TOKENS[(s.tokens[seat]?.[space] ?? 1) - 1] ?? 'admin';
      return fact(`tok-${token}`, say('ui.mark.token', { seat: You(seat, me), token: say(`a.${token}`) }), 'warn');
    }),
    ...(ziggurat === NOBODY ? [] : [fact('bld-zig2', owned('mark.ziggurat', ziggurat, me))]),
    ...ownersOf(s.canals[space] ?? 0, s).map((seat) => fact('bld-canal', owned('mark.canal', seat, me))),
  ];
}

/** The monster of a space, if it is still in the game. */
function monsterOn(s: State, space: Space): Message | undefined {
  const at = MONSTER_AT[space] ?? -1;
  const state = at < 0 ? CLAIMED : (s.monsters[at] ?? CLAIMED);
  if (state === CLAIMED) return undefined;
  return say(state === ALIVE ? 'ui.monster.alive' : 'ui.monster.turned', {
    monster: say(`monster.${MONSTER_NAMES[at] ?? 'anzu'}`),
  });
}

/** Rebels and armies. */
function standing(s: State, space: Space, me: Seat): Fact[] {
  const rebels = s.rebels[space] ?? 0;
  return [
    ...armiesAt(s, space).map(({ seat, list, bones }) =>
      fact('unit-spearman', say('ui.army', { seat: You(seat, me), list, bones })),
    ),
    ...(rebels > 0 ? [fact('unit-rebel', say('ui.rebels', { n: rebels }))] : []),
  ];
}

/** `Girsu, home city, gives grain or sheep. Yours. You: 2 spearmen.` */
export function nameSpace({ s, seat: me }: View<State>, name: string): Message | undefined {
  const space = spaceNamed(name);
  if (space === undefined) return undefined;
  const head = say('ui.space', { space: place(space), sort: sortOf(space), yields: say(`ui.yields.${yields(space)}`) });
  const monster = monsterOn(s, space);
  const parts = [
    head,
    controlOf(s, space, me),
    ...standing(s, space, me).map(({ text }) => text),
    ...(monster === undefined ? [] : [monster]),
    ...marksOn(s, space, me).map(({ text }) => text),
  ];
  return say('ui.sentences', { text: joined(parts) });
}

const sortOf = (space: Space): Message => say(`ui.sort.${SPACES[space]?.kind ?? 'territory'}`);

/** What lies behind the name: home of whom, the card of a special city. */
function cityFacts(s: State, space: Space, me: Seat): Fact[] {
  const home = homeOwner(s, space);
  const card = CARD_AT[space] ?? -1;
  const city = CITY_CARD_NAMES[card];
  return [
    ...(home === NOBODY ? [] : [fact('ui-home', owned('home', home, me))]),
    ...(city === undefined ? [] : [fact('bld-gate', say('ui.space.card', { effect: say(`city-card.${city}`) }))]),
  ];
}

/** What the reader could do there now, while an activation is chosen. */
function possibilities(view: View<State>, space: Space, me: Seat): Fact[] {
  const { s, pending } = view;
  const asked = pending.some(({ seat, kind }) => seat === me && asks.scene(kind) === 'activation');
  const modes = asked ? activationModes(s, me, space).flatMap((key) => modeName(mode.read(key))) : [];
  return modes.length === 0 ? [] : [fact('ui-bulb', say('ui.space.could', { list: listed(modes.slice(0, 3)) }))];
}

/** A march and a building at once are said as both. */
function modeName(of: Mode | undefined): Message[] {
  if (of === undefined) return [];
  if (typeof of === 'string') return [say(`ui.could.${of}`)];
  return of.verb === 'both' ? [] : [say('ui.could.building', { x: say(`building.${BUILDING_NAMES[of.what] ?? ''}`) })];
}

const GROUND_RULES: { readonly [kind: string]: string } = {
  akkad: 'AKK-18.19',
  home: 'AKK-12.23',
  special: 'AKK-18.21',
  city: 'AKK-12.05',
  danger: 'AKK-10.01',
  territory: 'AKK-12.04',
};

const MOST = 6;

/** What the table says of a space. */
export function explainSpace(view: View<State>, name: string, me: Seat): Explanation | undefined {
  const { s } = view;
  const space = spaceNamed(name);
  if (space === undefined) return undefined;
  const monster = monsterOn(s, space);
  const water = me >= 0 && isWater(s, me, space);
  const facts = [
    fact(GOOD_ICONS[yields(space)] ?? 'act-gather', say(`ui.gives.${yields(space)}`, { water: water ? 1 : 0 })),
    fact('ui-target', controlOf(s, space, me)),
    ...standing(s, space, me),
    ...(monster === undefined ? [] : [fact('unit-monster', monster)]),
    ...marksOn(s, space, me),
    ...possibilities(view, space, me),
    ...cityFacts(s, space, me),
  ];
  const kind = SPACES[space]?.kind ?? 'territory';
  const title = say('ui.space.title', { space: place(space), sort: sortOf(space) });
  return { title, facts: facts.slice(0, MOST), rules: [GROUND_RULES[kind] ?? 'AKK-12.04', 'AKK-7.06'] };
}

const monsterNumber = (name: string): number => MONSTER_NAMES.indexOf(name as MonsterName);

export function nameMonster(s: State, name: string): Message | undefined {
  const at = monsterNumber(name);
  if (at < 0) return undefined;
  const state = s.monsters[at] ?? ALIVE;
  const id = state === ALIVE ? 'alive' : state === CLAIMED ? 'claimed' : 'turned';
  return say('ui.monster', {
    state: say(`ui.monster.${id}`, { monster: say(`monster.${name}`) }),
    space: place(MONSTER_SPACE[at] ?? 0),
  });
}

/** A monster: its strength, its reward, and whether the reader may fight it. */
export function explainMonster(s: State, name: string, me: Seat): Explanation | undefined {
  const at = monsterNumber(name);
  if (at < 0) return undefined;
  const slain = me >= 0 && ((s.slain[me] ?? 0) & (1 << at)) !== 0;
  const state = s.monsters[at] ?? ALIVE;
  return {
    title: say('ui.monster.title', { monster: say(`monster.${name}`), space: place(MONSTER_SPACE[at] ?? 0) }),
    facts: [
      fact('res-knucklebone', say('ui.monster.strength')),
      fact('res-lapis', say('ui.monster.reward')),
      ...(state === ALIVE ? [] : [fact('unit-monster', say('ui.monster.beaten'), 'warn')]),
      ...(slain ? [fact('tok-blocked', say('ui.monster.slain'), 'warn')] : []),
    ],
    rules: ['AKK-10.13', 'AKK-10.16'],
  };
}

const crew = (s: State, seat: Seat): Message | string => unitsInWords(s.fleet[seat] ?? [], s.fleetHurt[seat] ?? []);

export function nameSailing({ s, seat: me }: View<State>, seat: Seat): Message {
  const to = s.voyage[seat] ?? NOWHERE;
  if (to === NOWHERE) return say('ui.sailing.none', { seat: You(seat, me) });
  return say('ui.sailing', { seat: You(seat, me), space: place(to), list: crew(s, seat) });
}

/** An expedition under way. */
export function explainSailing({ s }: View<State>, seat: Seat): Explanation {
  const to = s.voyage[seat] ?? NOWHERE;
  return {
    title: say('ui.sailing.title', { seat: who(seat) }),
    facts:
      to === NOWHERE
        ? [fact('unit-ship', say('ui.sailing.nobody'))]
        : [
            fact('unit-ship', say('ui.sailing.to', { space: place(to) })),
            fact('unit-spearman', say('ui.sailing.crew', { list: crew(s, seat) })),
            fact('ui-clock', say('ui.sailing.lands')),
          ],
    rules: ['AKK-9.26', 'AKK-9.14'],
  };
}

/** The space a question is about, by name. */
export const spaceIn = (name: string): Space | undefined => (IDS.includes(name) ? spaceOf(name) : undefined);
