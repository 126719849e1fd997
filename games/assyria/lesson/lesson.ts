import type { Lesson } from '@edubba/gamekit';
import { answers } from '@edubba/gamekit';

/** From the first Ziggurat to the Flood after round 3; whoever learns is Red. */
export const lesson: Lesson = {
  game: 'assyria',
  seats: 3,
  seed: 'lesson',
  me: 0,
  chance: {
    'start.leader': ['seat/0', 'seat/1', 'seat/2'],
    'civilisation.reveal': ['CV02', 'CV08', 'CV01'],
    'growth.marker': ['EM-G1', 'EM-G2', 'EM-G3'],
    // Round 1: Wild and Fish lie in the first row. Round 2: Fish and Wheat in the last. Round 3: Fish and Grapes there.
    'draw.food': answers(`
      FD-meat3-1 FD-wheat2-2 FD-w1-1 FD-meatw-1
      FD-fishw-1 FD-meat2-2 FD-wheat3-2 FD-w1-3     FD-grapes3-2 FD-fish2-2 FD-fish1-1 FD-wheat2-1
      FD-dates1-1 FD-w1-2 FD-grapes2-1 FD-fish3-1   FD-meat1-2 FD-fish1-2 FD-dates2-1 FD-wheat3-1
      FD-dates1-2 FD-wheat1-2 FD-meat2-1 FD-fish3-2 FD-wheat1-1 FD-grapesw-1 FD-w2-1 FD-grapes3-1`),
    'draw.favour': answers(`
      FV16-2 FV19-1 FV04-2 FV09-2
      FV10-1 FV15-1 FV08-1 FV05-1
      FV10-2 FV03-2 FV06-2 FV06-1`),
  },
  chapters: [
    {
      id: 'kingdom',
      minutes: 1,
      before: answers('row1/high row2/high row3/high'),
      steps: [
        { id: 'column', rule: 'ASY-5.05', wait: { kind: 'start.column', keys: ['gold'] } },
        {
          id: 'space',
          rule: 'ASY-5.07',
          wait: { kind: 'start.space', keys: ['D2'] },
          then: answers('offerings H2 purchase H8'),
        },
      ],
    },
    {
      id: 'bidding',
      minutes: 1,
      steps: [
        {
          id: 'row',
          rule: 'ASY-4.03',
          wait: { kind: 'bid.place', keys: ['row3/high'] },
          then: answers('row3/middle'),
        },
        {
          id: 'outbid',
          rule: 'ASY-4.09',
          wait: { kind: 'bid.place', keys: ['row1/high'] },
          then: answers('row2/high'),
        },
      ],
    },
    {
      id: 'huts',
      minutes: 1,
      steps: [
        { id: 'river', rule: 'ASY-9.08', wait: { kind: 'build.next', keys: ['hut/D3'] } },
        { id: 'between', rule: 'ASY-15.03', wait: { kind: 'build.next', keys: ['hut/D4'] } },
        { id: 'spare', rule: 'ASY-9.05', wait: { kind: 'build.next', keys: ['hut/C3'] } },
      ],
    },
    {
      id: 'food',
      minutes: 1,
      steps: [
        { id: 'fish', rule: 'ASY-11.02', wait: { kind: 'feed.next', keys: ['card/FD-fish1-1'] } },
        { id: 'wild', rule: 'ASY-11.03', wait: { kind: 'feed.next', keys: ['card/FD-w1-1', 'card/FD-w1-3'] } },
        { id: 'whom', wait: { kind: 'feed.icon', keys: ['wild/D4', 'wild/C3'] } },
        { id: 'last', rule: 'ASY-12.01', wait: { kind: 'feed.next', keys: ['card/FD-w1-3', 'card/FD-w1-1'] } },
      ],
    },
    {
      id: 'income',
      minutes: 1,
      steps: [
        { id: 'end', rule: 'ASY-14.02', wait: { kind: 'feed.next', keys: ['end'] } },
        {
          id: 'gained',
          rule: 'ASY-15.01',
          light: ['track/camels', 'player/0'],
          then: answers(`
            hut/H7 hut/G7 hut/F6 end card/FD-fishw-1 wild/F6 card/FD-meatw-1 meat/G7 icon/wild/H7
            favour/FV04-2 hut/H3 hut/G4 hut/G5 hut/I4 card/FD-wheat2-2 wheat/G5 icon/wheat/I4 plough/H3`),
        },
      ],
    },
    {
      id: 'raise',
      minutes: 1,
      steps: [{ id: 'raise', rule: 'ASY-19.05', wait: { kind: 'action.choose', keys: ['raise'] } }],
    },
    {
      id: 'tribute',
      minutes: 1,
      steps: [
        { id: 'pay', rule: 'ASY-24.07', wait: { kind: 'action.choose', keys: ['tribute'] } },
        { id: 'bonus', rule: 'ASY-24.08', wait: { kind: 'bonus.resolve', keys: ['no'] } },
        { id: 'favour', rule: 'ASY-6.04', wait: { kind: 'action.choose', keys: ['favour/FV16-2'] } },
      ],
    },
    {
      id: 'wells',
      minutes: 2,
      before: answers(`
        camel/FV19-1 raise card FD-wheat3-2 tribute no raise tribute no
        row4/high row1/high row3/high
        hut/I7 hut/I6 hut/G6 card/FD-meat1-2 card/FD-fish2-2 fish/I6 icon/fish/G6 card/FD-dates1-1 card/FD-wheat3-2
        wheat/H7 icon/wheat/F6
        hut/F3 hut/I3 hut/F4 card/FD-dates2-1 dates/F3 icon/dates/I3 card/FD-wheat2-1 wheat/G5 icon/wheat/I4 grapes/F4`),
      steps: [
        {
          id: 'first',
          rule: 'ASY-13.03',
          light: ['well/WL05', 'space/E2', 'space/E1'],
          wait: { kind: 'build.next', keys: ['hut/D1'] },
        },
        { id: 'second', wait: { kind: 'build.next', keys: ['hut/E2'] } },
        {
          id: 'third',
          wait: { kind: 'build.next', keys: ['hut/E1'] },
          then: answers('card/FD-fish3-1 fish/D3 icon/fish/E1 card/FD-wheat3-1 wheat/C3 icon/wheat/E2'),
        },
        {
          id: 'plough',
          rule: 'ASY-11.06',
          wait: { kind: 'feed.next', keys: ['plough/D1'] },
          then: answers('plough/D4'),
        },
        { id: 'dig', rule: 'ASY-13.08', wait: { kind: 'well.dig', keys: ['WL05'] } },
      ],
    },
    {
      id: 'found',
      minutes: 1,
      before: answers('found I6 cards/1 card found offerings camel/FV08-1 found F4 card card FD-w1-2'),
      steps: [
        { id: 'found', rule: 'ASY-18.06', wait: { kind: 'action.choose', keys: ['found'] } },
        { id: 'column', rule: 'ASY-18.11', wait: { kind: 'found.column', keys: ['offerings'] } },
      ],
    },
    {
      id: 'offerings',
      minutes: 1,
      steps: [
        { id: 'offer', rule: 'ASY-20.03', wait: { kind: 'action.choose', keys: ['offerings'] } },
        { id: 'libation', rule: 'ASY-29.16', wait: { kind: 'action.choose', keys: ['favour/FV05-1'] } },
      ],
    },
    {
      id: 'flood',
      minutes: 2,
      before: answers(`
        row1/high row2/high row4/high
        hut/G8 hut/F5 hut/G9 plough/F6 card/FD-dates1-2 dates/I7
        hut/E3 hut/E4 hut/F2 card/FD-w1-2 wild/I3 card/FD-grapesw-1 grapes/H3 icon/wild/F3 card/FD-wheat1-2 wheat/E4 end
        hut/B3 hut/C5 hut/B5 card/FD-grapes3-1 grapes/B3 icon/grapes/C5 icon/grapes/D1 fish/E1 icon/fish/B5
        raise G6 card cards/1 card FD-w2-1 raise I6 raise end
        purchase ship-and-farmer raise F4 camel/FV03-2 card FD-meat2-1 offerings steps/2 ship/C3 end`),
      steps: [
        { id: 'envoy', rule: 'ASY-29.06', wait: { kind: 'action.choose', keys: ['favour/FV06-1'] } },
        { id: 'offer', rule: 'ASY-20.03', wait: { kind: 'action.choose', keys: ['offerings'] } },
        { id: 'size', wait: { kind: 'offerings.size', keys: ['steps/2'] } },
        { id: 'end', rule: 'ASY-29.02', wait: { kind: 'action.choose', keys: ['end'] } },
        { id: 'after', rule: 'ASY-29.16', light: ['player/0'] },
        { id: 'last', rule: 'ASY-30.07' },
      ],
    },
  ],
  met: { kingdom: '1', bidding: '8', huts: '7', raise: '16', tribute: '26 27' },
  left: {
    kingdom: '2 3 32 37',
    bidding: '33',
    huts: '10 21 25 34',
    food: '22',
    income: '31',
    raise: '35',
    tribute: '23',
    wells: '17',
    flood: '28 36',
  },
};
