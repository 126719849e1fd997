import type { Seat, View } from '@edubba/kernel';
import { type Explanation, partsOf, type Thing, type ThingParts } from '@edubba/ui';
import type { State } from '../../rules/state.ts';
import { explainCard, explainDeck, explainRow, explainBid } from './cards.ts';
import { explainArea, explainCivilisation, explainMarkers, explainTrack } from './main-board.ts';
import { explainSpace, explainWell } from './map.ts';
import { explainAction, explainColumn, explainPlayer, explainSupply, explainTile } from './player.ts';
import { nameOf } from './names.ts';
import { reader } from '../../text/words.ts';

/** Explains a thing. `seat`: whose it is, where it is somebody's. */
export type Explain = (view: View<State>, parts: ThingParts, me: Seat, seat: Seat) => Explanation | undefined;

const EXPLAIN: { readonly [kind: string]: Explain } = {
  space: (view, { name }, me) => explainSpace(view, name, me),
  well: (view, { name }, me) => explainWell(view.s, name, me),
  bid: (view, { name, place }, me) => explainBid(view.s, Number(name.slice('row'.length)), place, me),
  row: (view, { name }, me) => explainRow(view.s, Number(name), me),
  card: (view, { name }, me) => explainCard(view.s, name, me),
  deck: (view, { name }) => explainDeck(view.s, name),
  tile: (view, { name }, me, seat) => explainTile(view.s, name, me, seat),
  column: (view, { name }, me, seat) => explainColumn(view.s, name, me, seat),
  action: (view, { name }, me, seat) => explainAction(view.s, name, me, seat),
  area: (view, { name, place }) => explainArea(view.s, name, place),
  civilisation: (_, { name }) => explainCivilisation(name),
  track: (view, { name }, me, seat) => explainTrack(view.s, name, me, seat),
  markers: (view) => explainMarkers(view.s),
  supply: (view, { name }, me, seat) => explainSupply(view.s, name, me, seat),
  player: (view, { name }, me) => explainPlayer(view.s, Number(name), me),
};

/** What the table says of a thing on hover, focus or long press. */
export function explain(view: View<State>, thing: Thing, me: Seat): Explanation {
  const parts = partsOf(thing);
  const seat = parts.owner ?? (me >= 0 ? me : reader(view));
  return EXPLAIN[parts.kind]?.(view, parts, me, seat) ?? { title: nameOf(view, thing), facts: [], rules: ['ASY-1.01'] };
}
