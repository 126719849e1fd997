import type { Message, RuleId, View } from '@edubba/kernel';
import { type Explanation, type Fact, partsOf, type Thing } from '@edubba/ui';
import { challengeOf } from '../../rules/queries/challenge.ts';
import { CHARACTER_NAMES } from '../../content/characters.ts';
import { AREAS } from '../../content/map.ts';
import { GOODS, MARKERS, TOKENS } from '../../content/things.ts';
import { ashurCard } from '../../content/ashur-cards.ts';
import { IS_MARKET, TO_KALHU } from '../../rules/geography.ts';
import { character, locationName } from '../../rules/names.ts';
import { goodOf, inPlay, specialsOf, technologies } from '../../rules/queries/characters.ts';
import { defenseAt, mayHaveGate, medicineIn, onMap } from '../../rules/queries/places.ts';
import { holds } from '../../rules/queries/winning.ts';
import type { State } from '../../rules/state.ts';
import { cardText, eventText, winText } from '../../text/cards.ts';
import { item, listed, name } from '../../text/names.ts';
import { TECHNOLOGIES } from '../../content/things.ts';
import { goodIcon, markerIcon, specialIcon, techIcon, tokenIcon } from '../../asking/icons.ts';
import { keptAtMost } from '../panels/limits.ts';
import { fact, say, specialText } from '../words.ts';
import { areaAt, hereOf, locationAt, nameOf, optionSaid, tokensAt } from './names.ts';

const told = (title: Message, facts: readonly Fact[], ...rules: RuleId[]): Explanation => ({ title, facts, rules });

function place({ s }: View<State>, id: string): Explanation {
  const at = locationAt(id);
  const enemies = s.enemies[at] ?? 0;
  const here = hereOf(s, at);
  const tech = s.techAt[at] ?? -1;
  return told(
    name(id),
    [
      ...(here.length === 0 ? [] : [fact('ui-eye', listed(here))]),
      fact('act-defend', say('ui.tell.defense', { n: defenseAt(s, at) })),
      ...(enemies === 0 ? [] : [fact('unit-enemy', say('ui.tell.held', { n: enemies }), 'warn')]),
      ...(tech < 0
        ? []
        : [
            fact(
              techIcon(TECHNOLOGIES[tech] ?? ''),
              say('ui.tell.technology', { what: name(TECHNOLOGIES[tech] ?? '') }),
            ),
          ]),
      ...(IS_MARKET[at] === true ? [fact('act-trade', say('ui.tell.market'))] : []),
      fact('sam-road', say('ui.tell.kalhu', { n: TO_KALHU[at] ?? 0 })),
    ],
    'SAM-2.16',
    'SAM-5.12',
  );
}

function area({ s }: View<State>, id: string): Explanation {
  const at = areaAt(id);
  const good = AREAS[at]?.good ?? 'gold';
  const gate: Fact =
    s.gate[at] === true
      ? fact('bld-gate', say('ui.tell.gate', { good: name(good) }), mayHaveGate(s, at) ? 'good' : 'warn')
      : fact('bld-gate', say('ui.tell.no-gate'));
  return told(
    name(id),
    [
      gate,
      ...(s.gate[at] === true && !mayHaveGate(s, at) ? [fact('ui-warning', say('ui.tell.gate-falls'), 'warn')] : []),
      fact('tok-supplies', say('ui.tell.supplies', { n: s.supplies[at] ?? 0 })),
      fact('tok-medicine', say('ui.tell.medicine', { n: medicineIn(s, at) })),
    ],
    'SAM-17.01',
    'SAM-7.05',
  );
}

function person({ s }: View<State>, id: string): Explanation {
  const who = character(id);
  if (!inPlay(s, who)) return told(name(id), [fact('ui-eye-off', say('ui.tell.out'))], 'SAM-27.02');
  const goods = GOODS.flatMap((good, i) => {
    const n = goodOf(s, who, i);
    return n === 0 ? [] : [say('ui.name.count', { n, what: name(good) })];
  });
  const tools = TECHNOLOGIES.filter((_, i) => technologies(s, who, i) > 0).map(name);
  return told(
    say('ui.tell.person', { who: name(id), title: say(`ui.title.${id}`) }),
    [
      fact('ui-pin', name(locationName(s.at[who] ?? 0))),
      ...specialsOf(s, who).map((special) => fact(specialIcon(special.id), specialText(special))),
      fact('res-coin', goods.length === 0 ? say('ui.tell.no-goods') : listed(goods)),
      ...(tools.length === 0 ? [] : [fact('sam-wheel', listed(tools))]),
    ],
    'SAM-8.01',
    'SAM-9.01',
  );
}

function tokens({ s }: View<State>, what: string, where: string): Explanation {
  return told(
    say('ui.name.token', { n: tokensAt(s, what, where), token: name(what), place: name(where) }),
    [fact(tokenIcon(what), say(`ui.tell.token.${what}`))],
    'SAM-2.11',
  );
}

function track({ s }: View<State>, what: string): Explanation {
  const token = TOKENS.indexOf(what as never);
  const n = onMap(s, token);
  const most = keptAtMost(s, token);
  return told(
    name(what),
    [
      fact(tokenIcon(what), say('ui.tell.track', { n, most })),
      ...(n <= 2 ? [fact('ui-warning', say('ui.tell.track.low', { marker: name(MARKERS[token] ?? '') }), 'warn')] : []),
      fact('ui-warning', say('ui.tell.track.none', { token: name(what) })),
    ],
    'SAM-15.01',
    'SAM-18.01',
  );
}

function event({ s }: View<State>, month: number): Explanation {
  const title = say('ui.tell.month', { month });
  const lies = s.eventRow[month - 1]?.[0];
  const known = month === s.month && s.event !== '' ? s.event : lies;
  if (known === undefined) return told(title, [fact('act-event', say('ui.tell.event.past'))], 'SAM-4.01');
  if (known.startsWith('?')) return told(title, [fact('ui-eye-off', say('ui.tell.event.down'))], 'SAM-1.25');
  return told(item(known), [fact('act-event', eventText(known))], 'SAM-4.01');
}

/** What the table says of a thing. */
export function explain(view: View<State>, thing: Thing): Explanation {
  const { s } = view;
  const { kind, name: first, place: second } = partsOf(thing);
  switch (kind) {
    case 'place':
      return place(view, first);
    case 'area':
      return area(view, first);
    case 'person':
      return person(view, first);
    case 'token':
      return tokens(view, first, second);
    case 'track':
      return track(view, first);
    case 'event':
      return event(view, Number(first));
    case 'route':
      return told(name(first), [fact('tok-karu', say('ui.tell.route'))], 'SAM-24.07');
    case 'carried':
      return told(nameOf(view, thing), [fact('act-move', say('ui.tell.carried'))], 'SAM-10.10');
    case 'good':
      return told(nameOf(view, thing), [fact(goodIcon(first), say('ui.tell.good'))], 'SAM-14.02');
    case 'card':
      if (first.startsWith('?')) return told(item(first), [fact('ui-deck', say('ui.tell.card.hidden'))], 'SAM-7.01');
      return told(item(first), [fact('ui-deck', cardText(first)), ...free(first)], 'SAM-12.01');
    case 'pile':
      return told(nameOf(view, thing), [fact('act-event', say('ui.tell.pile'))], 'SAM-1.26');
    case 'action':
      return told(
        nameOf(view, thing),
        [fact('act-info', say(`ui.tell.action.${first}`))],
        ACTION_RULES[first] ?? 'SAM-8.10',
      );
    case 'option':
      return told(optionSaid(view, thing.slice('option/'.length)), [], 'SAM-8.10');
    case 'marker':
      return told(name(first), [fact(markerIcon(first), say(`ui.tell.marker.${first}`))], 'SAM-19.01');
    case 'bag':
      return told(nameOf(view, thing), [fact('sam-bag', say('ui.tell.bag'))], 'SAM-19.06');
    case 'queen':
      return told(nameOf(view, thing), [fact('tok-assassin', say('ui.tell.queen'))], 'SAM-18.07');
    case 'gate':
      return told(nameOf(view, thing), [fact('bld-gate', say('ui.tell.assyria'))], 'SAM-18.06');
    case 'aim': {
      const win = s.challenge === '' ? undefined : challengeOf(s).win[Number(first)];
      if (win === undefined) return told(say('ui.panel.challenge'), [], 'SAM-32.05');
      const done = holds(s, win);
      return told(
        winText(win),
        [
          fact(
            done ? 'act-confirm' : 'ui-target',
            say(done ? 'ui.tell.aim.done' : 'ui.tell.aim'),
            done ? 'good' : undefined,
          ),
        ],
        'SAM-32.05',
      );
    }
    case 'player': {
      const seat = Number(first);
      const own = CHARACTER_NAMES.filter((_, who) => s.owner[who] === seat && inPlay(s, who)).map(name);
      return told(
        nameOf(view, thing),
        [fact('ui-people', own.length === 0 ? say('ui.status.none') : listed(own))],
        'SAM-1.19',
      );
    }
    default:
      return told(nameOf(view, thing), [], 'SAM-2.01');
  }
}

/** What a card costs nobody: it says so. */
function free(id: string): Fact[] {
  return ashurCard(id).cost.length === 0 ? [fact('act-confirm', say('ui.tell.card.free'), 'good')] : [];
}

const ACTION_RULES: { readonly [verb: string]: RuleId } = {
  special: 'SAM-9.01',
  move: 'SAM-10.01',
  attack: 'SAM-11.01',
  barter: 'SAM-13.01',
  'pick-up': 'SAM-13.05',
  amphora: 'SAM-26.12',
  market: 'SAM-14.05',
  provision: 'SAM-14.09',
};
