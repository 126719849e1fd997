import { wrapped } from '@edubba/gamekit';
import type { Message, View } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { challengeOf } from '../rules/queries/challenge.ts';
import { BAILEET, CHARACTER_NAMES, QUEEN } from '../content/characters.ts';
import { AREA_NAMES, LOCATIONS } from '../content/map.ts';
import { GOODS, MARKERS, TECHNOLOGIES, TOKENS } from '../content/things.ts';
import { AREA_OF, DAMASCUS, LOCATIONS_IN, POOL_OF, SARDES } from '../rules/geography.ts';
import type { State } from '../rules/index.ts';
import { COURT, courtAt, goodOf, inPlay, isAt, technologies } from '../rules/queries/characters.ts';
import { defenseAt, onMap } from '../rules/queries/places.ts';
import { holds } from '../rules/queries/winning.ts';
import { cardText, eventText, monthEffectText, winText } from './cards.ts';
import { item, listed, name, seats } from './names.ts';

type Say = (message: Message) => string;

const counted = (id: string, n: number): Message[] =>
  n === 0 ? [] : [{ id: 'board.count', params: { n, what: name(id) } }];

/** Everything in one Location, in words. */
function place(s: State, at: number): Message | undefined {
  const people = courtAt(s, at).map((who) => name(CHARACTER_NAMES[who] ?? ''));
  const here: Message[] = [
    ...counted('military', s.military[at] ?? 0),
    ...counted('diviners', s.diviners[at] ?? 0),
    ...counted('enemy', s.enemies[at] ?? 0),
    ...(s.unrest[at] === true ? [name('unrest')] : []),
    ...(s.plague[at] === true ? [name('plague')] : []),
    ...counted('diplomacy', s.diplomacyAttack[at] ?? 0),
    ...counted('karu', s.karuAt[at] ?? 0),
    ...counted('health', s.healthAt[at] ?? 0),
    ...((s.techAt[at] ?? -1) < 0 ? [] : [name(TECHNOLOGIES[s.techAt[at] ?? 0] ?? '')]),
    ...people,
    ...(isAt(s, BAILEET, at) ? [name('baileet')] : []),
  ];
  if (AREA_OF[at] === -1)
    here.push(
      ...counted('supplies', s.supplies[POOL_OF[at] ?? 0] ?? 0),
      ...counted('medicine', s.medicine[POOL_OF[at] ?? 0] ?? 0),
    );
  if (here.length === 0) return undefined;
  const params = { place: name(LOCATIONS[at]?.id ?? ''), what: listed(here), defense: defenseAt(s, at) };
  return { id: (s.enemies[at] ?? 0) > 0 ? 'board.held' : 'board.place', params };
}

function areaLines(s: State, say: Say, area: number): string[] {
  const pool = [
    ...counted('supplies', s.supplies[area] ?? 0),
    ...counted('medicine', s.medicine[area] ?? 0),
    ...counted('karu', s.karuArea[area] ?? 0),
    ...counted('health', s.healthArea[area] ?? 0),
    ...counted('diplomacy', s.diplomacyRaid[area] ?? 0),
    ...counted('religion', s.religionCapital[area] ?? 0),
  ];
  const locations = (LOCATIONS_IN[area] ?? []).flatMap((at) => place(s, at) ?? []);
  const params = { area: name(AREA_NAMES[area] ?? ''), pool: listed(pool) };
  return [say({ id: s.gate[area] === true ? 'board.vassal' : 'board.area', params }), ...locations.map(say)];
}

/** Goods and Technologies of a Character, with whose it is and whose disk lies on it. */
function person(s: State, say: Say, who: number): string {
  const goods = GOODS.flatMap((good, i) => counted(good, goodOf(s, who, i)));
  const tech = TECHNOLOGIES.flatMap((what, i) => counted(what, technologies(s, who, i)));
  const marks =
    who === QUEEN ? [...counted('assassination', s.assassinations), ...counted('religion', s.religionQueen)] : [];
  const owner = s.owner[who] ?? -1;
  const disk = s.disk[who] ?? -1;
  const whose: Message =
    owner < 0 ? { id: 'board.public' } : { id: 'board.personal', params: { seat: seats[owner] ?? '' } };
  const said = say({
    id: 'board.person',
    params: { who: name(CHARACTER_NAMES[who] ?? ''), whose, what: listed([...goods, ...tech, ...marks]) },
  });
  return disk < 0 ? said : `${said} ${say({ id: 'board.disk', params: { seat: seats[disk] ?? '' } })}`;
}

function head(s: State, say: Say): string[] {
  if (s.challenge === '') return [say({ id: 'board.setup' })];
  const win = challengeOf(s).win.map((part) =>
    say({ id: holds(s, part) ? 'board.done' : 'board.open', params: { what: winText(part) } }),
  );
  const effect = monthEffectText(challengeOf(s), s.month + 1, s.chapter > 0);
  return [
    say({
      id: 'board.head',
      params: { challenge: name(s.challenge), month: s.month, months: s.months, stage: { id: `stage.${s.stage}` } },
    }),
    ...win,
    ...(s.event === '' ? [] : [say({ id: 'board.event', params: { card: item(s.event), text: eventText(s.event) } })]),
    ...(effect === undefined || s.month >= s.months ? [] : [say({ id: 'board.next', params: { what: effect } })]),
  ];
}

/** The whole table as text: the Challenge, the Empire board, the map, the Characters, the hands. */
export function board({ s }: View<State>, words: Words): string {
  const say: Say = (message) => words.say(message);
  const bag = MARKERS.flatMap((marker, i) => counted(marker, s.bag[i] ?? 0));
  const told = [
    ...head(s, say),
    say({ id: 'board.empire', params: Object.fromEntries(TOKENS.map((token, i) => [token, onMap(s, i)])) }),
    say({ id: 'board.bag', params: { bag: listed(bag) } }),
    ...AREA_NAMES.flatMap((_, area) => areaLines(s, say, area)),
    ...[DAMASCUS, SARDES].flatMap((at) => place(s, at) ?? []).map(say),
    ...COURT.filter((who) => inPlay(s, who)).map((who) => person(s, say, who)),
    ...s.hand.flatMap((cards, seat) =>
      cards.length === 0
        ? []
        : [say({ id: 'board.hand', params: { seat: seats[seat] ?? '', cards: listed(cards.map(card)) } })],
    ),
  ];
  return told.flatMap((line) => wrapped(line)).join('\n');
}

const card = (id: string): Message =>
  id.startsWith('?') ? item(id) : { id: 'do.named-card', params: { card: item(id), text: cardText(id) } };
