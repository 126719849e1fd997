import type { Message, Seat, View } from '@edubba/kernel';
import { type Explanation, partsOf, type Thing } from '@edubba/ui';
import type { State } from '../../rules/state.ts';
import { reader, say, who } from '../words.ts';
import { explainDie, explainFighter, explainGood, explainOption, explainQuest, explainSection } from './cards.ts';
import { explainArea, explainRiver } from './map.ts';
import { explainEmpire, explainGarden, explainPlayer, explainRole, explainRound, explainSolo } from './shared.ts';
import { explainAction, explainSupply } from './technology.ts';
import type { Told } from './told.ts';
import { explainTrack, explainTrade } from './tracks.ts';

type Explain = (view: View<State>, name: string, seat: Seat, place: string) => Told | undefined;

const EXPLAIN: { readonly [kind: string]: Explain } = {
  area: explainArea,
  river: explainRiver,
  action: explainAction,
  die: explainDie,
  piece: (view, _, seat) => explainDie(view, 'piece', seat),
  good: explainGood,
  supply: explainSupply,
  quest: explainQuest,
  garden: explainGarden,
  trade: explainTrade,
  track: explainTrack,
  option: explainOption,
  fighter: explainFighter,
  slot: explainFighter,
  bid: explainSection,
  role: explainRole,
  empire: explainEmpire,
  strategy: explainSolo,
  wave: explainSolo,
  player: explainPlayer,
  round: explainRound,
};

function tell(view: View<State>, thing: Thing): Told {
  const { kind, name, place, owner } = partsOf(thing);
  return (
    EXPLAIN[kind]?.(view, name, owner ?? reader(view), place) ?? {
      title: say('ui.thing', { thing }),
      facts: [],
      rules: ['MES-5.05'],
    }
  );
}

/** What the table says of a thing on hover, focus or long press. */
export function explain(view: View<State>, thing: Thing): Explanation {
  const { title, facts, rules } = tell(view, thing);
  return { title, facts, rules };
}

/** What a screen reader calls a thing. */
export function nameOf(view: View<State>, thing: Thing): Message {
  const { title, more } = tell(view, thing);
  const { owner } = partsOf(thing);
  const name = more === undefined ? title : say('ui.named', { title, more });
  return owner === undefined || owner === view.seat ? name : say('ui.of-player', { seat: who(view.s, owner), name });
}
