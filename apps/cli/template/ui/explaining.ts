import type { Message, View } from '@edubba/kernel';
import type { Explanation, Fact, Thing } from '@edubba/ui';
import { partsOf } from '@edubba/ui';
import type { State } from '../rules/state.ts';
import { cardOf, roundOf, ROUNDS } from '../rules/state.ts';
import { item } from '../text/names.ts';

// The things of the table:
//   field             the fields, where one harvests
//   card/granary#2    a card, in a hand or built
//   grain@1, built@1  what a city has
//   deck, round       the deck, the rounds

interface Said {
  readonly icon: string;
  readonly rule: string;
  readonly params?: Message['params'];
}

function saidOf({ s }: View<State>, thing: Thing): Said {
  const { kind, name, owner = 0 } = partsOf(thing);
  switch (kind) {
    case 'card': {
      const { cost, worth } = cardOf(name);
      return { icon: 'bld-storehouse', rule: 'FG-2.02', params: { card: item(name), cost, worth } };
    }
    case 'grain':
      return { icon: 'res-grain', rule: 'FG-3.01', params: { n: s.grain[owner] ?? 0 } };
    case 'built':
      return { icon: 'bld-storehouse', rule: 'FG-3.01', params: { n: s.built[owner]?.length ?? 0 } };
    case 'deck':
      return { icon: 'ui-deck', rule: 'FG-2.02', params: { n: s.deck.length } };
    case 'round':
      return { icon: 'ui-clock', rule: 'FG-3.01', params: { round: roundOf(s), rounds: ROUNDS } };
    default:
      return { icon: 'res-grain', rule: 'FG-2.01' };
  }
}

const message = (id: string, params: Message['params']): Message => (params === undefined ? { id } : { id, params });

/** What the table says of a thing that somebody points at. */
export function explain(view: View<State>, thing: Thing): Explanation {
  const { icon, rule, params } = saidOf(view, thing);
  const fact: Fact = { icon, text: message(`ui.explain.${partsOf(thing).kind}`, params) };
  return { title: nameOf(view, thing), facts: [fact], rules: [rule] };
}

/** What a screen reader calls it. */
export function nameOf(view: View<State>, thing: Thing): Message {
  return message(`ui.name.${partsOf(thing).kind}`, saidOf(view, thing).params);
}
