import type { NamedBot } from '@edubba/lab';
import { readBot, thinkerOf } from '@edubba/lab';
import { Icon } from '@edubba/ui';
import type { ReactElement, ReactNode } from 'react';
import { SHELF } from '../app/games.ts';
import type { Say } from '../app/words.tsx';
import type { AnyModule } from './modules.ts';
import type { Lab } from './useLab.ts';

/** The first's win share is known well enough within so many of 100. */
const WITHIN = [2, 1, 0.5] as const;

/** Answers that are played on copies for each that is given. */
const BUDGETS = [100, 500, 2000, 10_000] as const;

const GAMES = [400, 2000, 10_000, 40_000, 100_000] as const;

/** What is played, and the numbers that B turns. */
export function Setup({ lab, say }: { readonly lab: Lab; readonly say: Say }): ReactElement {
  const { module, wish } = lab;
  return (
    <aside className="panel lab-setup" aria-label={say('lab.setup')}>
      <Field id="lab-game" label={say('lab.game')}>
        <select id="lab-game" value={wish?.game ?? ''} onChange={(event) => lab.choose(event.target.value)}>
          {SHELF.map(({ id }) => (
            <option key={id} value={id}>
              {say(`home.game.${id}`)}
            </option>
          ))}
        </select>
      </Field>
      {module !== undefined && wish !== undefined && <Table lab={lab} module={module} say={say} />}
      <Sides lab={lab} say={say} />
      {module !== undefined && <Numbers lab={lab} module={module} say={say} />}
    </aside>
  );
}

/** What A and B are: one as published, the other with what is turned; and which is which can be changed about. */
function Sides({ lab, say }: { readonly lab: Lab; readonly say: Say }): ReactElement {
  const changed = Object.keys(lab.tuned).length;
  const sides = lab.swapped ? (['b', 'a'] as const) : (['a', 'b'] as const);
  return (
    <div className="lab-sides">
      {sides.map((what, i) => (
        <p key={what} data-on={what === 'b' && changed > 0 ? '' : undefined}>
          <b className={`lab-side ${i === 0 ? 'a' : 'b'}`}>{'AB'.charAt(i)}</b>
          <span>
            {say(`lab.${what}`)}
            <small>{say(`lab.${what}.sub`, { n: changed })}</small>
          </span>
        </p>
      ))}
      <button
        type="button"
        className="btn quiet sm lab-swap"
        aria-label={say('lab.swap')}
        title={say('lab.swap')}
        disabled={changed === 0}
        onClick={() => lab.swap()}
      >
        ⇄
      </button>
    </div>
  );
}

function Field({
  id,
  label,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <p className="lab-field">
      <label htmlFor={id}>{label}</label>
      {children}
    </p>
  );
}

/** The levels of a game, or else all its bots; and what an opened experiment names. */
function offered({ bots, levels }: AnyModule, named: string | undefined): readonly string[] {
  return Object.keys(bots).filter(
    (bot) => levels === undefined || levels.includes(bot) || bot === 'random' || bot === named,
  );
}

function Table({
  lab,
  module,
  say,
}: {
  readonly lab: Lab;
  readonly module: AnyModule;
  readonly say: Say;
}): ReactElement | null {
  const { wish } = lab;
  if (wish === undefined) return null;
  const { min, max } = module.game.players;
  const chosen = readBot(wish.bots[0] ?? '');
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <div className="lab-fields">
      <Field id="lab-seats" label={say('lab.seats')}>
        <select
          id="lab-seats"
          value={wish.seats}
          onChange={(event) => lab.change({ seats: Number(event.target.value) })}
        >
          {counts.map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </Field>
      <Field id="lab-bots" label={say('lab.bots')}>
        <select id="lab-bots" value={chosen.name} onChange={(event) => lab.change({ bots: [event.target.value] })}>
          {offered(module, chosen.name).map((bot) => (
            <option key={bot} value={bot}>
              {say(`bot.${bot}`)}
            </option>
          ))}
        </select>
      </Field>
      <Budget lab={lab} module={module} bot={chosen} say={say} />
      <Field id="lab-games" label={say('lab.games')}>
        <select
          id="lab-games"
          value={wish.games}
          onChange={(event) => lab.change({ games: Number(event.target.value) })}
        >
          {[...new Set([...GAMES, wish.games])].map((n) => (
            <option key={n} value={n}>
              {say('lab.games.n', { n })}
            </option>
          ))}
        </select>
      </Field>
      <Field id="lab-stop" label={say('lab.stop')}>
        <select
          id="lab-stop"
          value={wish.stop === undefined ? '' : String(100 * wish.stop.within)}
          onChange={(event) => lab.stopWithin(event.target.value === '' ? undefined : Number(event.target.value) / 100)}
        >
          <option value="">{say('lab.stop.never')}</option>
          {[...new Set([...WITHIN, ...(wish.stop === undefined ? [] : [100 * wish.stop.within])])].map((n) => (
            <option key={n} value={n}>
              {say('lab.stop.within', { n })}
            </option>
          ))}
        </select>
      </Field>
      <Field id="lab-seed" label={say('lab.seed')}>
        <input
          id="lab-seed"
          value={wish.seed}
          maxLength={60}
          spellCheck={false}
          onChange={(event) => {
            const { value } = event.target;
            if (value !== '') lab.change({ seed: value });
          }}
        />
      </Field>
      <Switches lab={lab} module={module} say={say} />
    </div>
  );
}

/** How far a bot looks ahead, where it does: in answers that it plays on copies. */
function Budget({
  lab,
  module,
  bot: { name, budget },
  say,
}: {
  readonly lab: Lab;
  readonly module: AnyModule;
  readonly bot: NamedBot;
  readonly say: Say;
}): ReactElement | null {
  const thinker = thinkerOf(module, name);
  if (thinker === undefined) return null;
  const all = [...new Set([...BUDGETS, thinker.budget, ...(budget === undefined ? [] : [budget])])];
  return (
    <Field id="lab-budget" label={say('lab.budget')}>
      <select
        id="lab-budget"
        value={budget ?? thinker.budget}
        onChange={({ target: { value } }) =>
          lab.change({ bots: [Number(value) === thinker.budget ? name : `${name}:${value}`] })
        }
      >
        {all
          .toSorted((a, b) => a - b)
          .map((n) => (
            <option key={n} value={n}>
              {say(n === thinker.budget ? 'lab.budget.usual' : 'lab.budget.n', { n })}
            </option>
          ))}
      </select>
    </Field>
  );
}

/** The options of the table, the same for A and B. */
function Switches({
  lab,
  module,
  say,
}: {
  readonly lab: Lab;
  readonly module: AnyModule;
  readonly say: Say;
}): ReactElement | null {
  const { wish } = lab;
  const all = Object.entries(module.game.options);
  if (wish === undefined || all.length === 0) return null;
  const changed = Object.keys(wish.options).length;
  return (
    <details className="lab-switched">
      <summary>{say('lab.switches', { changed, all: all.length })}</summary>
      {all.map(([name, { values }]) => (
        <Field key={name} id={`lab-option-${name}`} label={say(`option.${name}`)}>
          <select
            id={`lab-option-${name}`}
            value={wish.options[name] ?? values[0]}
            onChange={({ target: { value } }) => {
              const { [name]: _, ...rest } = wish.options;
              lab.change({ options: value === values[0] ? rest : { ...rest, [name]: value } });
            }}
          >
            {values.map((value) => (
              <option key={value} value={value}>
                {say(`option.${name}.${value}`)}
              </option>
            ))}
          </select>
        </Field>
      ))}
    </details>
  );
}

/** The sliders, those that are turned first. */
function Numbers({
  lab,
  module,
  say,
}: {
  readonly lab: Lab;
  readonly module: AnyModule;
  readonly say: Say;
}): ReactElement {
  const { tuned } = lab;
  const all = Object.entries(module.game.tunables);
  if (all.length === 0) return <p className="lab-none">{say('lab.numbers.none')}</p>;
  return (
    <section aria-label={say('lab.numbers')}>
      <header className="lab-numbers">
        <h2>{say('lab.numbers')}</h2>
        <small>{say('lab.numbers.n', { changed: Object.keys(tuned).length, all: all.length })}</small>
      </header>
      {all.map(([name, { value, min, max, source, rule }]) => {
        const now = tuned[name] ?? value;
        const unit = say(`tunable.${name}.unit`);
        const at = (n: number): string => `${(100 * (n - min)) / (max - min)}%`;
        const turn = (n: number): void => {
          const { [name]: _, ...rest } = tuned;
          lab.turn(n === value ? rest : { ...rest, [name]: n });
        };
        return (
          <div className="lab-number" key={name} data-turned={now === value ? undefined : ''}>
            <p>
              <b>{say(`tunable.${name}`)}</b>
              <span>
                {now !== value && <small>{value} → </small>}
                <strong>{now}</strong> {unit}
              </span>
            </p>
            <div className="lab-slider">
              <i
                className="lab-way"
                style={{ insetInlineStart: at(Math.min(now, value)), inlineSize: at(min + Math.abs(now - value)) }}
              />
              <i className="lab-ring" style={{ insetInlineStart: at(value) }} />
              <input
                type="range"
                min={min}
                max={max}
                step={1}
                value={now}
                aria-label={say(`tunable.${name}`)}
                aria-valuetext={say('lab.slider', { name: say(`tunable.${name}`), value: now, published: value })}
                onChange={(event) => turn(Number(event.target.value))}
              />
            </div>
            <p className="lab-range">
              <span>{min}</span>
              <span data-source={source}>
                {say(`lab.source.${source}`)} {rule ?? ''}
              </span>
              <span>{max}</span>
            </p>
          </div>
        );
      })}
      <button
        type="button"
        className="btn quiet sm"
        disabled={Object.keys(tuned).length === 0}
        onClick={() => lab.turn({})}
      >
        <Icon id="ui-step-back" /> {say('lab.back-to-published')}
      </button>
    </section>
  );
}
