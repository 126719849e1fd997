import type { Message, Seat, View } from '@edubba/kernel';
import type { Fact } from '@edubba/ui';
import { asks } from '../../asking/index.ts';
import { ACTIONS } from '../../content/actions.ts';
import { combatCard, ROWS } from '../../content/combat-cards.ts';
import { COLOURS, DICE, ICONS } from '../../content/dice.ts';
import { eventCard, type EventOption, type Gain } from '../../content/events.ts';
import { type Amounts, GOODS } from '../../content/goods.ts';
import { quest } from '../../content/quests.ts';
import { KINDS, UNITS } from '../../content/units.ts';
import { fighterKind, pool } from '../../rules/queries/battle.ts';
import { meets } from '../../rules/queries/quests.ts';
import type { State } from '../../rules/state.ts';
import { goodsMessage, item } from '../../text/names.ts';
import { GOOD_ICONS, KIND_ICONS, ROW_ICONS } from '../icons.ts';
import { fact, listed, say, who, wordIn } from '../words.ts';
import type { Told } from './told.ts';

export function explainDie({ s }: View<State>, name: string, seat: Seat): Told {
  if (name === 'piece') {
    const on = s.piece[seat] ?? -1;
    const text = on < 0 ? say('ui.piece.free') : say('ui.piece.on', { action: say(`action.${ACTIONS[on] ?? ''}`) });
    return { title: say('ui.piece'), more: text, facts: [fact('mes-piece', text)], rules: ['MES-6.02'] };
  }
  const die = Number(name);
  const colour = s.dieColour[seat]?.[die] ?? 0;
  const icon = s.dieIcon[seat]?.[die] ?? -1;
  const on = s.dieOn[seat]?.[die] ?? -1;
  const faces = [...new Set(DICE[colour]?.faces ?? [])].map((face) => say(`icon.${face}`));
  const title =
    icon < 0
      ? say('ui.die.blank', { colour: say(`colour.${COLOURS[colour] ?? ''}`) })
      : say('ui.die', { colour: say(`colour.${COLOURS[colour] ?? ''}`), icon: say(`icon.${ICONS[icon] ?? ''}`) });
  return {
    title,
    more: on < 0 ? undefined : say('ui.die.on', { action: say(`action.${ACTIONS[on] ?? ''}`) }),
    facts: [
      fact('mes-star', say('ui.die.faces', { faces: listed(faces) })),
      fact(
        on < 0 ? 'act-info' : 'act-confirm',
        on < 0 ? say('ui.die.free') : say('ui.die.on', { action: say(`action.${ACTIONS[on] ?? ''}`) }),
      ),
    ],
    rules: ['MES-7.10'],
  };
}

export function explainGood({ s }: View<State>, name: string, seat: Seat): Told | undefined {
  const good = GOODS.findIndex((one) => one === name);
  if (good < 0) return undefined;
  const n = s.goods[seat]?.[good] ?? 0;
  return {
    title: say(`good.${name}`, { n }),
    facts: [
      fact(GOOD_ICONS[good] ?? '', say(`ui.good.${name}`)),
      fact('tok-supplies', say('ui.good.supply', { n: s.supply[good] ?? 0 })),
    ],
    rules: ['MES-36.02'],
  };
}

export function explainQuest({ s }: View<State>, name: string, seat: Seat): Told {
  if (name.startsWith('?')) {
    return { title: say('back.quest'), facts: [fact('ui-lock', say('ui.quest.hidden'))], rules: ['MES-29.02'] };
  }
  const met = meets(s, seat, name);
  return {
    title: item(name),
    more: say(met ? 'ui.quest.met' : 'ui.quest.open'),
    facts: [
      fact(met ? 'act-confirm' : 'ui-target', say(met ? 'ui.quest.met' : 'ui.quest.open'), met ? 'good' : undefined),
      fact('tok-supplies', say('ui.quest.goods', { goods: goodsMessage(quest(name).goods) })),
      fact('res-vp', say('ui.quest.vp')),
    ],
    rules: ['MES-29.01', 'MES-29.03'],
  };
}

const GAIN_ICONS: { readonly [what: string]: string } = {
  any: 'tok-supplies',
  ship: 'unit-ship',
  ram: 'unit-ram',
  quest: 'ui-star',
  population: 'mes-people',
  settlement: 'bld-settlement',
  walls: 'bld-wall',
};

/** What one gain of an Event is. */
export function gainFacts(gain: Gain): Fact[] {
  if (gain.do === 'goods') return goodsFacts(gain.amounts);
  if (gain.do === 'unit')
    return [fact(KIND_ICONS[gain.kind], say('ui.gain.unit', { kind: say(`kind.${KINDS[gain.kind]}`) }))];
  if (gain.do === 'discover')
    return [fact('act-research', say('ui.gain.discover', { action: say(`action.${ACTIONS[gain.type] ?? ''}`) }))];
  return [fact(GAIN_ICONS[gain.do] ?? 'act-event', say(`ui.gain.${gain.do}`, 'n' in gain ? { n: gain.n } : undefined))];
}

function goodsFacts(amounts: Amounts): Fact[] {
  return amounts.flatMap((n, good) =>
    n > 0 ? [fact(GOOD_ICONS[good] ?? '', say(`good.${GOODS[good] ?? ''}`, { n }))] : [],
  );
}

/** What an option of an Event brings, and when. */
export function optionFacts({ type, gains, final, pay, vp, award }: EventOption): Fact[] {
  const facts: Fact[] = [];
  if (pay.some((n) => n > 0)) facts.push(fact('act-trade', say('ui.option.pay', { goods: goodsMessage(pay) }), 'warn'));
  const now = gains.flatMap(gainFacts);
  if (type === 'six-round') {
    for (const { icon, text } of now) facts.push(fact(icon ?? '', say('ui.option.each', { what: text })));
    for (const { icon, text } of final.flatMap(gainFacts))
      facts.push(fact(icon ?? '', say('ui.option.final', { what: text })));
  } else facts.push(...now);
  if (vp > 0) facts.push(fact('res-vp', say('ui.option.vp', { vp })));
  facts.push(fact('act-event', say(type === 'six-round' ? 'ui.option.award-late' : 'ui.option.award', { award })));
  return facts;
}

/** The Event that is being decided, and where. */
export function openEvent({ pending }: View<State>): { readonly event: string; readonly area: string } | undefined {
  const asked = pending.find(({ kind }) => asks.scene(kind) === 'event');
  const event = wordIn(asked?.about, 'event');
  return event === '' ? undefined : { event, area: wordIn(asked?.about, 'area') };
}

export function explainOption(view: View<State>, name: string): Told | undefined {
  const open = openEvent(view);
  if (open === undefined)
    return { title: say('ui.option'), facts: [fact('act-event', say('ui.option.none'))], rules: ['MES-27.04'] };
  const option = eventCard(open.event).options[name === '2' ? 1 : 0];
  const facts = optionFacts(option);
  return {
    title: say(`choice.${open.event}.${name}`),
    more: listed([say(`ui.option.type.${option.type}`), ...facts.map(({ text }) => text)]),
    facts: [fact('ui-clock', say(`ui.option.type.${option.type}`)), ...facts],
    rules: [option.type === 'instant' ? 'MES-27.06' : option.type === 'vp' ? 'MES-27.07' : 'MES-27.09'],
  };
}

/** Printed Knucklebones, those put there, and slots still empty, by row. */
function rowFacts(card: string, put: readonly number[]): Fact[] {
  const { printed, slots } = combatCard(card);
  return ROWS.map((name, i) =>
    fact(
      ROW_ICONS[i] ?? '',
      say('ui.card.row', {
        section: say(`section.${name}`),
        n: (printed[i] ?? 0) + (put[i] ?? 0),
        free: (slots[i] ?? 0) - (put[i] ?? 0),
      }),
    ),
  );
}

export function explainFighter({ s }: View<State>, card: string, _: Seat, place: string): Told | undefined {
  const fighter = s.battle?.fighters.find((one) => one.card === card);
  if (s.battle === null || fighter === undefined)
    return { title: item(card), facts: [fact('act-attack', say('ui.card.none'))], rules: ['MES-21.01'] };
  const kind = fighterKind(s, fighter);
  const over = listed((UNITS[kind]?.over ?? []).map((one) => say(`kind.${one}`)));
  const rows = rowFacts(card, fighter.put);
  const title: Message = say('ui.card', {
    kind: say(`kind.${KINDS[kind]}`),
    seat: who(s, s.battle.sides[fighter.side] ?? 0),
  });
  return {
    title: place === '' ? title : say('ui.named', { title, more: say(`section.${place}`) }),
    more: place === '' ? listed(rows.map(({ text }) => text)) : rows[ROWS.indexOf(place as 'strength')]?.text,
    facts: [...rows, fact('mes-tactics', say('ui.card.over', { over }))],
    rules: ['MES-21.17', 'MES-21.22'],
  };
}

export function explainSection({ s }: View<State>, name: string): Told {
  const at = ROWS.indexOf(name as 'strength');
  const winner = s.battle?.winners[at] ?? -1;
  const more =
    s.battle === null || winner < 0
      ? say('ui.bid.open')
      : say('ui.bid.won', { seat: who(s, s.battle.sides[winner] ?? 0) });
  return {
    title: say(`section.${name}`),
    more,
    facts: [
      fact(ROW_ICONS[at] ?? 'act-attack', say(`ui.bid.${name}`)),
      fact('act-info', more),
      ...(s.battle === null
        ? []
        : [fact('res-knucklebone', say('ui.bid.pools', { first: pool(s, 0), second: pool(s, 1) }))]),
    ],
    rules: ['MES-21.07'],
  };
}
