import type { Message, Seat, View } from '@edubba/kernel';
import { partsOf, type Thing } from '@edubba/ui';
import type { State } from '../../rules/state.ts';
import { reader, say, who } from '../../text/words.ts';
import {
  nameCard,
  nameCharacter,
  nameCity,
  nameDeck,
  nameGod,
  nameHome,
  nameMission,
  nameNamed,
  nameQuest,
  nameRole,
} from './cards.ts';
import { nameFight, nameOffer } from './fight.ts';
import { nameMonster, nameSailing, nameSpace } from './map.ts';
import { nameBuilding, nameCrown, nameGood, namePlayer, nameRound, nameSupply, nameToken, nameUnit } from './mat.ts';

type Namer = (view: View<State>, name: string, seat: Seat, place: string) => Message | undefined;

const NAMERS: { readonly [kind: string]: Namer } = {
  space: nameSpace,
  monster: ({ s }, name) => nameMonster(s, name),
  sailing: (view, name) => nameSailing(view, Number(name)),
  card: (_, name) => nameCard(name),
  mercy: (_, name) => (name.startsWith('?') ? nameCard(name) : nameNamed(name)),
  event: (_, name) => (name.startsWith('?') ? nameCard(name) : nameNamed(name)),
  quest: nameQuest,
  mission: (view, name) => nameMission(view, Number(name)),
  role: nameRole,
  god: nameGod,
  home: nameHome,
  character: nameCharacter,
  city: nameCity,
  deck: ({ s }, name) => nameDeck(s, name),
  token: ({ s }, name, seat) => nameToken(s, name, seat),
  good: ({ s }, name, seat) => nameGood(s, name, seat),
  building: ({ s }, name, seat) => nameBuilding(s, name, seat),
  supply: ({ s }, name, seat) => nameSupply(s, name, seat),
  unit: (_, name) => nameUnit(name),
  player: (view, name) => namePlayer(view, Number(name)),
  crown: nameCrown,
  track: ({ s }) => nameRound(s),
  fight: (view, name) => nameFight(view, name),
  offer: (_, name, __, place) => nameOffer(name, place),
};

/** What a screen reader calls a thing: what it is, what stands there, what it holds. */
export function nameOf(view: View<State>, thing: Thing): Message {
  const { kind, name, place, owner } = partsOf(thing);
  const own = NAMERS[kind]?.(view, name, owner ?? reader(view), place) ?? say('ui.thing', { thing });
  return owner === undefined || owner === view.seat ? own : say('ui.of-player', { seat: who(owner), name: own });
}
