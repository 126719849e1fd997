import type { Message, Seat, View } from '@edubba/kernel';
import type { Fact } from '@edubba/ui';
import { ACTIONS, BUILD, EXPLORE, GATHER, GROW, RESEARCH } from '../../content/actions.ts';
import { ICONS } from '../../content/dice.ts';
import { iconsOf, TOP_LEVEL } from '../../content/technologies.ts';
import { PIECES, UNITS } from '../../content/units.ts';
import { waysToPay } from '../../rules/queries/dice.ts';
import {
  ramsOnBoard,
  settlementsOf,
  shipsOnBoard,
  unitLimit,
  unitsOfKind,
  unitsOnBoard,
  wallsOf,
} from '../../rules/queries/pieces.ts';
import { cardOf } from '../../rules/queries/technologies.ts';
import type { State } from '../../rules/state.ts';
import { ACTION_ICONS } from '../icons.ts';
import { fact, listed, say } from '../words.ts';
import type { Told } from './told.ts';

/** What an action does at a level. */
export function effectOf(s: State, seat: Seat, type: number, level: number): Message {
  const { first, second } = cardOf(s, seat, type, level);
  const name = ACTIONS[type] ?? '';
  if (type === EXPLORE || type === BUILD) return say(`ui.does.${name}.${type === BUILD ? level : 0}`, { first });
  if (type === RESEARCH || type === GATHER || type === GROW) return say(`ui.does.${name}`, { first, second });
  return say('ui.does.warfare', { first, second, kind: say(`kind.${UNITS[level - 1]?.kind ?? ''}`) });
}

/** Why the action can be done now or not: done already, by dice, by the piece. */
function reach(s: State, seat: Seat, type: number, level: number): Fact {
  if (((s.performed >> type) & 1) === 1 && s.active === seat) return fact('act-confirm', say('ui.action.done'));
  const icons = listed(iconsOf(type, level).map((icon) => say(`icon.${ICONS[icon] ?? ''}`)));
  if (waysToPay(s, seat, type, level).length > 0) return fact('mes-star', say('ui.action.dice', { icons }), 'good');
  return s.piece[seat] === -1
    ? fact('mes-piece', say('ui.action.piece', { icons }))
    : fact('ui-lock', say('ui.action.not', { icons }), 'warn');
}

export function explainAction({ s }: View<State>, name: string, seat: Seat): Told | undefined {
  const type = ACTIONS.findIndex((one) => one === name);
  const empire = s.empire[seat] ?? -1;
  if (type < 0) return undefined;
  const title = say(`action.${name}`);
  if (empire < 0 || s.phase === 'start')
    return { title, facts: [fact(ACTION_ICONS[type] ?? '', say('ui.action.none'))], rules: ['MES-6.01'] };
  const level = s.tech[seat]?.[type] ?? 1;
  const next = level < TOP_LEVEL ? level + 1 : undefined;
  const facts = [
    fact(ACTION_ICONS[type] ?? '', effectOf(s, seat, type, level)),
    ...(seat === s.automaton ? [] : [reach(s, seat, type, level)]),
    ...(next === undefined
      ? [fact('act-research', say('ui.action.top'))]
      : [
          fact(
            'act-research',
            say('ui.action.next', {
              technology: say(`technology.${name}.${next}`),
              effect: effectOf(s, seat, type, next),
            }),
          ),
        ]),
  ];
  return {
    title: say('ui.action', { action: title, technology: say(`technology.${name}.${level}`), level }),
    more: listed(facts.slice(0, 2).map(({ text }) => text)),
    facts,
    rules: ['MES-7.10', 'MES-6.02'],
  };
}

const SUPPLY: { readonly [name: string]: (s: State, seat: Seat) => readonly [out: number, all: number] } = {
  ship: (s, seat) => [shipsOnBoard(s, seat), PIECES.ships],
  ram: (s, seat) => [ramsOnBoard(s, seat), PIECES.rams],
  walls: (s, seat) => [wallsOf(s, seat), PIECES.walls],
  settlement: (s, seat) => [settlementsOf(s, seat), PIECES.settlements],
};

/** How many of a piece are on the board, and how many there are. */
export function supplyOf(s: State, seat: Seat, name: string): readonly [out: number, all: number] {
  const kind = UNITS.findIndex((row) => row.kind === name);
  if (kind >= 0) return [unitsOfKind(s, seat, kind), UNITS[kind]?.perEmpire ?? 0];
  return SUPPLY[name]?.(s, seat) ?? [0, 0];
}

export function explainSupply({ s }: View<State>, name: string, seat: Seat): Told {
  const [out, all] = supplyOf(s, seat, name);
  const more = say('ui.supply.left', { left: all - out, all });
  return {
    title: say(`ui.piece.${name}`),
    more,
    facts: [
      fact('tok-supplies', more),
      fact('mes-people', say('ui.supply.limit', { n: unitsOnBoard(s, seat), limit: unitLimit(s, seat) })),
    ],
    rules: ['MES-36.01', 'MES-28.13'],
  };
}
