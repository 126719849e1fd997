import type { Key, Machine, Random, Seat, StoredEvent } from '@edubba/kernel';
import { CHANCE, draw } from '@edubba/kernel';
import { idOf, whatOf } from '../../forecast/threats.ts';
import type { State } from '../../rules/index.ts';

/** What one says who does nothing: no help, no use, no step; the first way where there must be one. */
const NOTHING = ['end', 'done', 'no', 'stay', 'discard', 'nobody'];

function idle(machine: Machine<State>, seat: Seat): Key {
  const options = machine.options(seat);
  const bare = (key: Key): string => key.slice(key.indexOf(':') + 1);
  return options.find((key) => NOTHING.includes(bare(key))) ?? (options[0] as Key);
}

const COMING: { readonly [stage: string]: string } = {
  actions: 'check',
  check: 'check',
  end: 'end',
  spread: 'spread',
  event: 'event',
  enemies: 'enemies',
  effect: 'effect',
};

/** What comes about when nobody acts. */
interface Happened {
  /** Everything that is foretold. */
  readonly happened: Set<string>;
  readonly event: string;
  /** The Enemies' steps in their stage, and whether chance had a hand in anything. */
  readonly steps: readonly string[];
  readonly drawn: boolean;
}

/** From here to the end of the next Month's effect. */
export function whatHappens(from: Machine<State>, random: Random): Happened {
  const machine = from.clone();
  const events: StoredEvent[] = [];
  machine.listen(events);
  const { month } = machine.pos.s;
  const happened = new Set<string>();
  const steps: string[] = [];
  let [stage, event, drawn] = ['actions', '', false];
  const hear = (): void => {
    for (const told of events.splice(0)) {
      if (told.type.startsWith('stage.')) stage = told.type.slice('stage.'.length);
      const is = COMING[stage] === undefined ? undefined : whatOf(told);
      // What lies by the roadside when a turn ends is nobody's danger.
      if (is !== undefined && !(stage === 'actions' && told.rule === 'SAM-10.18'))
        happened.add(`${COMING[stage]}/${idOf(is)}`);
      if (told.type === 'event.flipped') event = told.item ?? '';
      if (told.type === 'marker.drawn') drawn = true;
      if (told.type === 'enemies.moved' && stage === 'enemies')
        steps.push(`${String(told.data?.['from'])} ${String(told.data?.['place'])}`);
    }
  };
  const past = ({ stage: now, month: at }: State): boolean => at > month && (now === 'cards' || now === 'consult');
  while (!machine.over && !past(machine.pos.s)) {
    const [seat = CHANCE] = machine.asked();
    machine.answer(
      seat,
      seat === CHANCE ? draw(machine.options(CHANCE), machine.weights(), random) : idle(machine, seat),
    );
    hear();
  }
  return { happened, event, steps, drawn };
}
