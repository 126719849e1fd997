import { wrapped } from '@edubba/gamekit';
import type { Message, Seat, View } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { ACTIONS } from '../content/actions.ts';
import { EMPIRE_NAMES } from '../content/empires.ts';
import { gardenToken } from '../content/gardens.ts';
import { GOODS } from '../content/goods.ts';
import { AREAS, ROW, SECTIONS } from '../content/map.ts';
import { tradeToken } from '../content/trade.ts';
import { EMPIRE_PIECES, KINDS, TRIBE_PIECES } from '../content/units.ts';
import { dieKey } from '../rules/queries/dice.ts';
import type { State } from '../rules/state.ts';
import { FACE_DOWN, NO_TOKEN, NOBODY, OFF, RUNNING, VP_TOKEN } from '../rules/state.ts';
import { area as areaName, automaton, goodsMessage, item, seats } from './names.ts';
import { numberOf } from '../rules/queries/numbers.ts';

type Say = (message: Message) => string;

const LETTERS = 'yrbgkp';
/** One letter a player; the one without a seat is `z`. */
const letter = (s: State, player: Seat): string => (player === s.automaton ? 'z' : LETTERS.charAt(player));

/** The whole table as text; the map comes last, next to the question that follows. */
export function board({ s }: View<State>, words: Words): string {
  const say: Say = (message) => words.say(message);
  const told = [
    head(s, say),
    ...s.empire.map((_, player) => player_(s, say, player)),
    ...(s.eventOrder.length > 0 ? [tracks(s, say)] : []),
    ...trade(s, say),
    ...events(s, say),
    ...(s.wave > 0 ? [say({ id: 'board.wave', params: { wave: s.wave } })] : []),
    ...(s.strategyRow.length > 0
      ? [say({ id: 'board.strategies', params: { cards: s.strategyRow.map((card) => say(item(card))).join(', ') } })]
      : []),
  ];
  return [
    ...told.flatMap((line) => wrapped(line)),
    '',
    ...map(s),
    ...pieces(s).flatMap((line) => wrapped(line)),
    ...wrapped(say({ id: 'board.legend' })),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

function head(s: State, say: Say): string {
  const [token] = s.garden;
  const garden =
    token === undefined || s.gardensBuilt >= numberOf(s, 'parts')
      ? ''
      : say({ id: 'board.garden', params: { item: item(token), cost: goodsMessage(gardenToken(token).cost) } });
  return say({
    id: 'board.head',
    params: { round: s.round, phase: { id: `board.phase.${s.phase}` }, built: s.gardensBuilt, garden },
  });
}

function player_(s: State, say: Say, player: Seat): string {
  const empire = s.empire[player] ?? -1;
  const dice = (s.dieColour[player] ?? []).flatMap((_, die) =>
    (s.dieIcon[player]?.[die] ?? -1) < 0 ? [] : [shown(s, say, player, die)],
  );
  return say({
    id: 'board.player',
    params: {
      letter: letter(s, player),
      seat: player === s.automaton ? automaton : (seats[player] ?? automaton),
      empire: { id: empire < 0 ? 'board.nobody-yet' : `empire.${EMPIRE_NAMES[empire]}` },
      goods: goodsMessage(s.goods[player] ?? []),
      event: s.eventAt[player] ?? 1,
      population: s.populationAt[player] ?? 1,
      level: s.level[player] ?? 0,
      technologies: ACTIONS.map((name, type) => say({ id: `technology.${name}.${s.tech[player]?.[type] ?? 1}` })).join(
        ', ',
      ),
      dice: dice.length === 0 ? '' : say({ id: 'board.dice', params: { dice: dice.join(', ') } }),
    },
  });
}

function shown(s: State, say: Say, player: Seat, die: number): string {
  const [colour = '', icon = ''] = dieKey(s, player, die).split('-');
  return say({ id: 'do.die', params: { colour: { id: `colour.${colour}` }, icon: { id: `icon.${icon}` } } });
}

function tracks(s: State, say: Say): string {
  const line = (order: readonly Seat[], at: readonly number[]): string =>
    order.map((player) => `${letter(s, player)}${at[player]}`).join(' ');
  return say({
    id: 'board.tracks',
    params: { event: line(s.eventOrder, s.eventAt), population: line(s.populationOrder, s.populationAt) },
  });
}

function trade(s: State, say: Say): string[] {
  return s.trade.flatMap(([token], slot) => {
    if (token === undefined) return [];
    const { pay, gain, vp } = tradeToken(token);
    const owner = s.amphora[slot] ?? NOBODY;
    return [
      say({
        id: 'board.trade',
        params: {
          slot: slot + 1,
          token: item(token),
          pay: goodsMessage(pay),
          gain: goodsMessage(gain),
          vp,
          owner: owner === NOBODY ? '' : say({ id: 'board.amphora', params: { letter: letter(s, owner) } }),
        },
      }),
    ];
  });
}

function events(s: State, say: Say): string[] {
  return s.token.flatMap((token, at) => {
    const where = { event: item(s.event[at] ?? ''), area: areaName(AREAS[at]?.id ?? '') };
    if (token === VP_TOKEN) return [say({ id: 'board.vp-token', params: where })];
    if (token !== RUNNING) return [];
    const holder = letter(s, s.holder[at] ?? NOBODY);
    return [say({ id: 'board.running', params: { ...where, letter: holder, die: s.die[at] ?? 0 } })];
  });
}

const TERRAIN: { readonly [terrain: string]: string } = { mountain: 'm', desert: 'd', plain: 'p', meadow: '-' };

/** `A2mW?`: id, terrain, resource, Event. */
function cell(s: State, at: number): string {
  const row = AREAS[at];
  if (row === undefined) return '';
  const ground = row.start > 0 ? String(row.start) : (TERRAIN[row.terrain] ?? ' ');
  const resource = row.resource === undefined ? ' ' : (GOODS[row.resource] ?? ' ').charAt(0).toUpperCase();
  const token = s.token[at] ?? NO_TOKEN;
  const mark =
    s.closed[at] === true
      ? 'x'
      : s.blocked[at] === true
        ? '#'
        : token === FACE_DOWN
          ? '?'
          : token === NO_TOKEN
            ? ' '
            : '*';
  return `${row.id}${ground}${resource}${mark}`;
}

/** Seven rows, each shifted by half an area. */
function map(s: State): string[] {
  return [0, 1, 2, 3, 4, 5, 6].map((row) => {
    const cells = AREAS.flatMap((_, at) => (ROW[at] === row ? [cell(s, at).padEnd(8)] : []));
    return ' '.repeat(4 * Math.abs(3 - row)) + cells.join('');
  });
}

/** What stands in each area that is not empty: `A2 ys2 yS`. */
function pieces(s: State): string[] {
  const lines = AREAS.flatMap((row, at) => {
    const here = s.unit.flatMap((units, side) => {
      const kinds = side === s.players ? TRIBE_PIECES : EMPIRE_PIECES;
      const counts = KINDS.map(
        (_, kind) => units.filter((where, piece) => where === at && kinds[piece] === kind).length,
      );
      const rams = (s.ram[side] ?? []).filter((where) => where === at).length;
      const text = [...counts, rams].flatMap((n, i) => (n > 0 ? [`${'sahci'.charAt(i)}${n}`] : [])).join('');
      return text === '' ? [] : [`${side === s.players ? 'T' : letter(s, side)}:${text}`];
    });
    const settler = s.settlement[at] ?? NOBODY;
    const wall = s.walls[at] ?? NOBODY;
    if (settler !== NOBODY) here.push(`${letter(s, settler)}:S`);
    if (wall !== NOBODY) here.push(`${letter(s, wall)}:W`);
    const home = s.home.indexOf(at);
    if (home >= 0) here.push(`${letter(s, home)}:Z${s.level[home] ?? 0}`);
    return here.length === 0 ? [] : [`${row.id} ${here.join(' ')}`];
  });
  const ships = s.ship.flatMap((list, player) =>
    list.flatMap((section) => (section === OFF ? [] : [`${letter(s, player)}:${sectionId(section)}`])),
  );
  return [[...lines, ...ships].join(' / ')];
}

function sectionId(section: number): string {
  return SECTIONS[section]?.id ?? '';
}
