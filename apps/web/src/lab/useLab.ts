import type { Experiment, LabResult } from '@edubba/lab';
import {
  BadExperiment,
  Collector,
  readExperiment,
  readResult,
  resultText,
  settingsOf,
  swapped,
  swappedResult,
} from '@edubba/lab';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SHELF } from '../app/games.ts';
import type { AnyModule } from './modules.ts';
import { MODULES } from './modules.ts';
import { fromLink, keep, kept, Runner } from './runner.ts';

/** Plots are drawn again, and what there is is kept, at most so often: in milliseconds. */
const DRAW = 400;
const KEEP = 2000;

const GAMES = 2000;

/** What somebody turns before it runs. */
export function newExperiment(game: string, module: AnyModule): Experiment {
  const { min, max } = module.game.players;
  const seed = Math.trunc(performance.timeOrigin + performance.now()).toString(36);
  return readExperiment({
    format: 'edubba-experiment',
    version: 1,
    game,
    seats: Math.min(max, Math.max(min, 2)),
    bots: ['random'],
    seed,
    games: GAMES,
    sides: [{ name: 'A' }],
  });
}

/** What is run is whole: it says what it is called, which rules it means, and has a B only where B is something else. */
export function wholeExperiment(
  wish: Experiment,
  module: AnyModule,
  tuned: { readonly [name: string]: number },
  title: string,
  isSwapped = false,
): Experiment {
  const [a] = wish.sides;
  if (a === undefined) throw new Error('an experiment has a side');
  const plain = { ...a, name: 'A', tuned: {} };
  const sides = Object.keys(tuned).length === 0 ? [plain] : [plain, { ...plain, name: 'B', tuned: { ...tuned } }];
  const whole = { ...wish, title: title.slice(0, 120), rules: module.game.version, sides };
  return isSwapped && sides.length > 1 ? swapped(whole) : whole;
}

/** What is turned, and whether that is A: the other side is as published. */
function turnedIn(experiment: Experiment | undefined): Pick<Lab, 'tuned' | 'swapped'> {
  const [a, b] = experiment?.sides ?? [];
  const first = Object.keys(a?.tuned ?? {}).length > 0 && b !== undefined && Object.keys(b.tuned).length === 0;
  return { tuned: (first ? a : b)?.tuned ?? {}, swapped: first };
}

export interface Lab {
  readonly module: AnyModule | undefined;
  readonly wish: Experiment | undefined;
  /** Numbers that differ from what is published: of B, or of A where the two are swapped. */
  readonly tuned: { readonly [name: string]: number };
  readonly swapped: boolean;
  readonly result: LabResult | undefined;
  readonly state: 'ready' | 'running' | 'paused' | 'over';
  readonly speed: number;
  readonly cores: number;
  /** Something was turned since: what is drawn is of before. */
  readonly stale: boolean;
  readonly problem: { readonly id: string; readonly why: string } | undefined;
  choose(game: string): void;
  change(changes: Partial<Experiment>): void;
  /** Stops when the win share of whoever begins is known within so much; or plays all. */
  stopWithin(within: number | undefined): void;
  turn(tuned: { readonly [name: string]: number }): void;
  /** A is called B, and B A; what was played is told the other way round and goes on so. */
  swap(): void;
  /** An experiment, or a result, from a file. */
  open(text: string): void;
  run(title: string): void;
  pause(): void;
  goOn(): void;
  cancel(): void;
}

/** What was left on the last visit, or came with the address. */
function found(): { readonly experiment?: Experiment; readonly result?: LabResult; readonly problem?: string } {
  try {
    const linked = fromLink(location.hash);
    if (linked !== undefined) return { experiment: readExperiment(linked) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  try {
    const text = kept();
    const result = text === undefined ? undefined : readResult(text);
    return result === undefined ? {} : { result, experiment: result.experiment };
  } catch {
    // Kept by another version of this page: begin anew.
    return {};
  }
}

/** What a file holds: a result with its experiment, or an experiment alone. */
function readFile(text: string): { readonly experiment: Experiment; readonly result?: LabResult } {
  if (!text.includes('"edubba-lab-result"')) return { experiment: readExperiment(text) };
  const result = readResult(text);
  return { experiment: result.experiment, result };
}

/** Why this build does not play what a link asks for, if it does not. */
function refusal(experiment: Experiment, module: AnyModule): Lab['problem'] {
  try {
    if (experiment.game === module.game.id) settingsOf(module, experiment);
    return undefined;
  } catch (error) {
    return { id: 'lab.bad-link', why: error instanceof Error ? error.message : String(error) };
  }
}

/** The lab's state: what is wished for, what runs, what came of it. */
export function useLab(): Lab {
  const [begin] = useState(found);
  const [game, setGame] = useState(() => {
    const { experiment } = begin;
    return experiment !== undefined && Object.hasOwn(MODULES, experiment.game)
      ? experiment.game
      : (SHELF[0]?.id ?? 'assyria');
  });
  const [module, setModule] = useState<AnyModule>();
  const [wish, setWish] = useState<Experiment | undefined>(begin.experiment);
  const [{ tuned, swapped: isSwapped }, setTurned] = useState(() => turnedIn(begin.experiment));
  const [result, setResult] = useState<LabResult | undefined>(begin.result);
  const [state, setState] = useState<Lab['state']>(
    begin.result === undefined ? 'ready' : begin.result.ended === 'open' ? 'paused' : 'over',
  );
  const [speed, setSpeed] = useState(0);
  const [stale, setStale] = useState(false);
  const [problem, setProblem] = useState<Lab['problem']>(
    begin.problem === undefined ? undefined : { id: 'lab.bad-link', why: begin.problem },
  );
  const runner = useRef<Runner | undefined>(undefined);
  const drawn = useRef({ draw: 0, keep: 0 });
  const linked = begin.result === undefined ? begin.experiment : undefined;

  useEffect(() => {
    let left = false;
    setModule(undefined);
    void MODULES[game]?.().then((loaded) => {
      if (left) return;
      setModule(loaded);
      if (linked !== undefined) setProblem(refusal(linked, loaded));
      setWish((known) => (known?.game === game ? known : newExperiment(game, loaded)));
    });
    return () => {
      left = true;
    };
  }, [game, linked]);
  useEffect(() => () => runner.current?.rest(), []);

  const show = useCallback((last: boolean) => {
    const now = performance.now();
    const { current } = runner;
    if (current === undefined || (!last && now - drawn.current.draw < DRAW)) return;
    drawn.current.draw = now;
    const { result: latest } = current.collector;
    setResult(latest);
    setSpeed(current.speed);
    if (!last && now - drawn.current.keep < KEEP) return;
    drawn.current.keep = now;
    keep(resultText(latest));
  }, []);

  const begins = useCallback(
    (experiment: Experiment, loaded: AnyModule, earlier?: LabResult) => {
      runner.current?.rest();
      try {
        settingsOf(loaded, experiment);
        const collector = Collector.of(loaded, experiment, earlier);
        const started = new Runner(
          collector,
          () => {
            show(collector.over);
            if (collector.over) setState('over');
          },
          (why) => {
            setProblem({ id: 'lab.failed', why });
            setState('paused');
          },
        );
        runner.current = started;
        setProblem(undefined);
        setStale(false);
        setState('running');
        started.start();
      } catch (error) {
        if (!(error instanceof BadExperiment)) throw error;
        setProblem({ id: 'lab.failed', why: error.message });
      }
    },
    [show],
  );

  return useMemo<Lab>(() => {
    const rest = (): void => {
      runner.current?.rest();
      show(true);
    };
    const touched = (): void => {
      if (runner.current?.running === true) {
        rest();
        setState('paused');
      }
      setStale(result !== undefined);
    };
    return {
      module,
      wish,
      tuned,
      swapped: isSwapped,
      result,
      state,
      speed,
      cores: runner.current?.cores ?? navigator.hardwareConcurrency,
      stale,
      problem,
      choose: (other) => {
        rest();
        runner.current = undefined;
        setResult(undefined);
        setTurned({ tuned: {}, swapped: false });
        setStale(false);
        setState('ready');
        setGame(other);
      },
      change: (changes) => {
        touched();
        setWish((known) => (known === undefined ? known : { ...known, ...changes }));
      },
      stopWithin: (within) => {
        touched();
        setWish((known) => {
          if (known === undefined) return known;
          const { stop: _, ...all } = known;
          return within === undefined ? all : { ...all, stop: { figure: 'share/0', within } };
        });
      },
      turn: (turned) => {
        touched();
        setTurned({ tuned: turned, swapped: isSwapped });
      },
      swap: () => {
        const running = runner.current?.running === true;
        if (running) rest();
        // By what has come in to the last batch.
        const latest = runner.current?.collector.result ?? result;
        runner.current = undefined;
        if (running) setState('paused');
        setTurned({ tuned, swapped: !isSwapped });
        if (latest === undefined || latest.experiment.sides.length < 2) return;
        const other = swappedResult(latest);
        setResult(other);
        keep(resultText(other));
      },
      open: (text) => {
        try {
          const opened = readFile(text);
          const { experiment } = opened;
          if (!Object.hasOwn(MODULES, experiment.game))
            throw new BadExperiment(`there is no game ${experiment.game} here`);
          rest();
          runner.current = undefined;
          setGame(experiment.game);
          setWish(experiment);
          setTurned(turnedIn(experiment));
          setResult(opened.result);
          setStale(false);
          setProblem(undefined);
          setState(opened.result === undefined ? 'ready' : opened.result.ended === 'open' ? 'paused' : 'over');
        } catch (error) {
          setProblem({ id: 'lab.bad-file', why: error instanceof Error ? error.message : String(error) });
        }
      },
      run: (title) => {
        if (module !== undefined && wish !== undefined) {
          setResult(undefined);
          begins(wholeExperiment(wish, module, tuned, title, isSwapped), module);
        }
      },
      pause: () => {
        rest();
        setState('paused');
      },
      goOn: () => {
        if (module !== undefined && result !== undefined) begins(result.experiment, module, result);
      },
      cancel: () => {
        runner.current?.rest();
        runner.current = undefined;
        setResult(undefined);
        keep('');
        setStale(false);
        setState('ready');
      },
    };
  }, [module, wish, tuned, isSwapped, result, state, speed, stale, problem, show, begins]);
}
