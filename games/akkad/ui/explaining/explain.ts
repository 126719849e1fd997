import type { Seat, View } from '@edubba/kernel';
import { type Explanation, partsOf, type Thing, type ThingParts } from '@edubba/ui';
import type { State } from '../../rules/state.ts';
import { reader } from '../../text/words.ts';
import {
  explainCard,
  explainCharacter,
  explainCity,
  explainDeck,
  explainEvent,
  explainGod,
  explainHome,
  explainMercy,
  explainMission,
  explainQuest,
  explainRole,
} from './cards.ts';
import { explainFight, explainOffer } from './fight.ts';
import { explainMonster, explainSailing, explainSpace } from './map.ts';
import {
  explainBuilding,
  explainCrown,
  explainGood,
  explainPlayer,
  explainRound,
  explainSupply,
  explainToken,
  explainUnit,
} from './mat.ts';
import { nameOf } from './names.ts';

/** Explains a thing. `seat`: whose it is, where it is somebody's. */
type Explain = (view: View<State>, parts: ThingParts, me: Seat, seat: Seat) => Explanation | undefined;

const EXPLAIN: { readonly [kind: string]: Explain } = {
  space: (view, { name }, me) => explainSpace(view, name, me),
  monster: ({ s }, { name }, me) => explainMonster(s, name, me),
  sailing: (view, { name }) => explainSailing(view, Number(name)),
  card: ({ s }, { name }) => explainCard(s, name),
  mercy: ({ s }, { name }) => explainMercy(name) ?? explainCard(s, name),
  event: ({ s }, { name }) => explainEvent(s, name) ?? explainCard(s, name),
  quest: (view, { name }, me) => explainQuest(view, name, me),
  mission: (view, { name }, me) => explainMission(view, Number(name), me),
  role: (view, { name }, me) => explainRole(view, name, me),
  god: (view, { name }, me) => explainGod(view, name, me),
  home: (view, { name }, me) => explainHome(view, name, me),
  character: (view, { name }, me) => explainCharacter(view, name, me),
  city: (view, { name }, me) => explainCity(view, name, me),
  deck: ({ s }, { name }) => explainDeck(s, name),
  token: ({ s }, { name }, _, seat) => explainToken(s, name, seat),
  good: ({ s }, { name }, _, seat) => explainGood(s, name, seat),
  building: ({ s }, { name }, _, seat) => explainBuilding(s, name, seat),
  supply: ({ s }, { name }, _, seat) => explainSupply(s, name, seat),
  unit: ({ s }, { name }, _, seat) => explainUnit(s, name, seat),
  player: (view, { name }, me) => explainPlayer(view, Number(name), me),
  crown: (view) => explainCrown(view),
  track: ({ s }) => explainRound(s),
  fight: (view, { name }, me) => explainFight(view, name, me),
  offer: (_, { name, place }) => explainOffer(name, place),
};

/** What the table says of a thing on hover, focus or long press. */
export function explain(view: View<State>, thing: Thing, me: Seat): Explanation {
  const parts = partsOf(thing);
  const seat = parts.owner ?? (me >= 0 ? me : reader(view));
  return EXPLAIN[parts.kind]?.(view, parts, me, seat) ?? { title: nameOf(view, thing), facts: [], rules: ['AKK-6.01'] };
}
