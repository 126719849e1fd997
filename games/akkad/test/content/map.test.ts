import { checkContent } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { AKKAD, CROSSINGS, SPACES, spaceOf } from '../../content/map.ts';
import { HOME_CITIES } from '../../content/home-cities.ts';
import { crossing, IDS, IS_CITY, LAND, MONSTER_AT, NEIGHBOURS, riverBetween, RIVERS } from '../../rules/geography.ts';

/** C2 as the specification prints it: `~` a river, `=` a river with a crossing point. */
const ADJACENCY = `
  HAL: ~D1 T01 T04
  T04: ~D1 HAL ~TAD =URK
  URK: =T04 T05 T06 TAD
  T05: D2 =NIN T06 URK
  NIN: ~D2 EKA =T05
  T01: ~D1 HAL MAR ~T02
  D1: ~HAL SHE ~T01 T02 ~T04 TAD
  TAD: D1 NAG SHE ~T04 T06 URK
  T06: D2 GAS NAG T05 TAD URK
  D2: ~EKA GAS ~NIN T05 T06 T07
  EKA: ASS ~D2 NIN ~T07
  MAR: HIT T01 =T02 T03
  T02: D1 ~HIT KIS =MAR SHE ~T01
  SHE: D1 KIS NAG T02 T19 TAD
  NAG: GAS SHE T06 T19 T20 TAD
  GAS: D2 ESH NAG T06 T07 T20
  T07: =ASS D2 ~EKA ESH GAS ~T08
  ASS: EKA =T07 T08 T09
  T03: D6 HIT MAR RAP
  HIT: ~KIS MAR RAP SIP ~T02 T03
  KIS: D7 ~HIT SHE ~SIP T02 T19
  T19: AGD D7 KIS NAG SHE T20
  T20: AGD D8 ESH GAS NAG T19
  ESH: D8 GAS T07 ~T08 T20 =TUT
  T08: ASS DER ~ESH ~T07 T09 TUT
  T09: ASS D3 DER T08
  D6: RAP T03 T16
  RAP: D6 HIT SIP T03 T16 T17
  SIP: ~D7 HIT ~KIS =MRD RAP T17
  D7: AGD KIS MRD ~SIP T19 T22
  AGD: D7 D8 T19 T20 T21 T22
  D8: ADA AGD ESH T20 T21 ~TUT
  TUT: ~ADA AWA ~D8 DER =ESH T08
  DER: AWA D3 T08 T09 T11 TUT
  D3: DER T09 T11
  T16: D6 RAP T17 URU
  T17: ~MRD RAP SIP T16 ~T18 URU
  MRD: D7 SHU =SIP ~T17 T18 T22
  T22: AGD D7 MRD NIP SHU T21
  T21: ADA AGD D8 NIP T22 UMM
  ADA: ~AWA D8 T10 T21 ~TUT UMM
  AWA: ~ADA DER SUS ~T10 T11 TUT
  T11: AWA D3 DER SUS
  URU: LAR T16 T17 =T18
  T18: D5 ~LAR MRD SHU ~T17 =URU
  SHU: D5 MRD NIP T15 T18 T22
  NIP: LAG SHU T15 T21 T22 UMM
  UMM: ADA D4 LAG NIP T10 T21
  T10: ADA ~AWA D4 =SUS ~T12 UMM
  SUS: AWA =T10 T11 T12
  LAR: ~D5 ERI ~T18 URU
  D5: ~ERI ~LAR SHU T14 T15 T18
  T15: D5 GIR LAG NIP SHU T14
  LAG: D4 GIR NIP ~T13 T15 UMM
  D4: LAG ~PAS T10 ~T12 ~T13 UMM
  T12: ~D4 PAS SUS ~T10
  ERI: ~D5 LAR =T14
  T14: D5 =ERI GIR T15
  GIR: LAG =T13 T14 T15
  T13: ~D4 =GIR ~LAG PAS
  PAS: ~D4 T12 T13`;

const homes = HOME_CITIES.map(({ space }) => spaceOf(space));

/** Land moves without a Port from a space to every other. */
function walks(from: number): number[] {
  const steps = SPACES.map(() => -1);
  steps[from] = 0;
  const queue = [from];
  for (const space of queue)
    for (const next of LAND[space] ?? []) {
      if (steps[next] !== -1) continue;
      steps[next] = (steps[space] ?? 0) + 1;
      queue.push(next);
    }
  return steps;
}

test('C2 neighbours, rivers and crossing points are those of the specification', () => {
  const spelled = SPACES.map(({ id }, space) => {
    const around = (NEIGHBOURS[space] ?? []).map((next) => {
      const mark = !riverBetween(space, next) ? '' : crossing(space, next) ? '=' : '~';
      return { id: IDS[next] ?? '', mark };
    });
    around.sort((a, b) => (a.id < b.id ? -1 : 1));
    return `${id}: ${around.map((one) => one.mark + one.id).join(' ')}`;
  });
  expect(spelled).toEqual(
    ADJACENCY.trim()
      .split('\n')
      .map((line) => line.trim()),
  );
  expect(CROSSINGS).toHaveLength(10);
});

test('C2 61 spaces with the counts of kinds and yields', () => {
  const wrong = checkContent(SPACES, {
    unique: 'id',
    count: 61,
    tally: {
      kind: { akkad: 1, home: 6, special: 11, city: 13, danger: 8, territory: 22 },
      yields: { grain: 12, sheep: 12, silver: 16, lapis: 6, staple: 6, any: 1, none: 8 },
    },
  });
  expect(wrong).toEqual([]);
  expect([1, 2].map((river) => RIVERS.filter((mask) => mask === river).length)).toEqual([20, 20]);
});

test('AKK-1.27 every home city has the same start: distance to Akkad, one black city, three territories', () => {
  expect(walks(AKKAD).every((steps) => steps >= 0)).toBe(true);
  for (const home of homes) {
    const around = (NEIGHBOURS[home] ?? []).map((next) => SPACES[next]);
    expect(around.map((space) => space?.kind ?? '').toSorted()).toEqual([
      'city',
      'territory',
      'territory',
      'territory',
    ]);
    const city = around.find((space) => space?.kind === 'city');
    expect([city?.yields, RIVERS[spaceOf(city?.id ?? '')] === 0]).toEqual(['silver', false]);
    const staples = around.flatMap((space) => (space?.kind === 'territory' ? [space.yields] : [])).toSorted();
    expect([['grain', 'grain', 'sheep'].join(), ['grain', 'sheep', 'sheep'].join()]).toContain(staples.join());
    const steps = walks(home);
    expect([steps[AKKAD], RIVERS[home] === 0]).toEqual([4, false]);
    expect(homes.filter((other) => steps[other] === 4)).toHaveLength(2);
    const near = SPACES.flatMap((_, space) => ((steps[space] ?? 9) <= 2 ? [space] : []));
    expect(near.filter((space) => IS_CITY[space])).toHaveLength(7);
    expect(near.filter((space) => (MONSTER_AT[space] ?? -1) >= 0)).toHaveLength(2);
    const special = near.filter((space) => SPACES[space]?.kind === 'special');
    expect(special.some((space) => SPACES[space]?.yields === 'lapis')).toBe(true);
    expect(special).toHaveLength(['MAR', 'URU'].includes(IDS[home] ?? '') ? 2 : 3);
  }
});

test('C2 no space is next to two homes, and the half turn about Akkad keeps the map but for two pairs', () => {
  SPACES.forEach((_, space) =>
    expect((NEIGHBOURS[space] ?? []).filter((next) => homes.includes(next)).length).toBeLessThan(2),
  );
  const turned = new Map(SPACES.map((space) => [`${-space.q},${-space.r}`, space]));
  const swap: { readonly [good: string]: string } = { grain: 'sheep', sheep: 'grain' };
  const odd = SPACES.filter((space) => {
    const other = turned.get(`${space.q},${space.r}`);
    const monster = (id: string | undefined): boolean => (MONSTER_AT[spaceOf(id ?? '')] ?? -1) >= 0;
    return (
      other?.kind !== space.kind ||
      other.yields !== (swap[space.yields] ?? space.yields) ||
      monster(other.id) !== monster(space.id)
    );
  });
  expect(odd.map(({ id }) => id).toSorted()).toEqual(['D7', 'D8', 'DER', 'RAP']);
});
