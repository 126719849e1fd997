import type { LabResult } from '@edubba/lab';
import { answerMessage } from '@edubba/lab';
import { Icon } from '@edubba/ui';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import type { Say } from '../app/words.tsx';
import { Page } from '../home/Page.tsx';
import { EXPORTS, exported } from './exporting.ts';
import { GamesDialog } from './GamesDialog.tsx';
import { Groups } from './Groups.tsx';
import type { AnyModule } from './modules.ts';
import { Shares, Spreads } from './plots.tsx';
import { RunStrip } from './RunStrip.tsx';
import { toLink } from './runner.ts';
import { LookingContext, useLabWords } from './saying.ts';
import { Setup } from './Setup.tsx';
import { Sources } from './Sources.tsx';
import { Surprising } from './Surprising.tsx';
import { type Lab, useLab, wholeExperiment } from './useLab.ts';
import './lab.css';

/** The lab: turn a number, play thousands of games, see what it does and how sure that is. */
export default function LabPage(): ReactElement {
  const lab = useLab();
  const { module, result, tuned, problem, stale } = lab;
  const say = useLabWords(module);
  const changes = Object.entries(tuned)
    .filter(([name]) => module !== undefined && Object.hasOwn(module.game.tunables, name))
    .map(([name, n]) => `${say(`tunable.${name}`)} ${n}`);
  const title = changes.length === 0 ? say('lab.versus.none') : say('lab.versus', { changes: changes.join(', ') });
  const drawn = module !== undefined && result?.experiment.game === module.game.id ? result : undefined;
  return (
    <Page at="lab" title={say('lab.title')}>
      <div className="page-wrap lab">
        <Setup lab={lab} say={say} />
        <div className="lab-main">
          <header className="lab-head">
            <div>
              <h1>{title}</h1>
              <p className="lab-answer">
                {module !== undefined && drawn !== undefined && drawn.sums.games > 0
                  ? say(answerMessage(module, drawn))
                  : ''}
              </p>
            </div>
            <Tools lab={lab} module={module} result={drawn} say={say} title={title} />
          </header>
          {problem !== undefined && (
            <p className="lab-problem" role="alert">
              <Icon id="ui-warning" /> {say(problem.id, { why: problem.why })}
            </p>
          )}
          <RunStrip lab={lab} say={say} title={title} />
          {module !== undefined && drawn !== undefined && drawn.sums.games > 0 && (
            <div className="lab-plots" data-stale={stale ? '' : undefined}>
              <Plots module={module} result={drawn} say={say} />
            </div>
          )}
          {module !== undefined && (drawn?.sums.games ?? 0) === 0 && <Nothing lab={lab} module={module} say={say} />}
        </div>
      </div>
    </Page>
  );
}

/** So many questions are proposed to somebody who has none. */
const EXAMPLES = 3;

/** Before the first game: what will stand here. */
function Nothing({
  lab,
  module,
  say,
}: {
  readonly lab: Lab;
  readonly module: AnyModule;
  readonly say: Say;
}): ReactElement {
  const turnable = Object.keys(module.game.tunables).length > 0;
  const examples = Object.entries(module.game.tunables).slice(0, EXAMPLES);
  return (
    <section className="panel lab-nothing">
      <h2>{say('lab.nothing')}</h2>
      <ol>
        <li>{say(turnable ? 'lab.nothing.turn' : 'lab.nothing.fixed')}</li>
        <li>{say('lab.nothing.run')}</li>
        <li>{say('lab.nothing.read')}</li>
      </ol>
      {examples.length > 0 && (
        <div className="lab-examples" role="group" aria-label={say('lab.examples')}>
          <b>{say('lab.examples')}</b>
          {examples.map(([name, { value, min, max }]) => {
            const n = value < max ? value + 1 : Math.max(min, value - 1);
            return (
              <button key={name} type="button" className="btn" onClick={() => lab.turn({ [name]: n })}>
                {say('lab.example', { name: say(`tunable.${name}`), n, value })}
              </button>
            );
          })}
        </div>
      )}
    </section>
  );
}

function Plots({
  module,
  result,
  say,
}: {
  readonly module: AnyModule;
  readonly result: LabResult;
  readonly say: Say;
}): ReactElement {
  const [opened, setOpened] = useState<string>();
  const looking = useMemo(() => ({ module, say, open: setOpened }), [module, say]);
  return (
    <LookingContext value={looking}>
      <Surprising result={result} />
      <Shares result={result} />
      <Sources result={result} />
      <Groups result={result} />
      <Spreads result={result} />
      {opened !== undefined && (
        <GamesDialog key={opened} figure={opened} result={result} onClose={() => setOpened(undefined)} />
      )}
    </LookingContext>
  );
}

function Tools({
  lab,
  module,
  result,
  say,
  title,
}: {
  readonly lab: Lab;
  readonly module: AnyModule | undefined;
  readonly result: LabResult | undefined;
  readonly say: Say;
  readonly title: string;
}): ReactElement {
  const [copied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const share = async (): Promise<void> => {
    if (module === undefined || lab.wish === undefined) return;
    const experiment = result?.experiment ?? wholeExperiment(lab.wish, module, lab.tuned, title, lab.swapped);
    history.replaceState(null, '', `#e=${toLink(experiment)}`);
    await navigator.clipboard.writeText(location.href).catch(() => undefined);
    setCopied(true);
  };
  return (
    <div className="lab-tools">
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        {say('lab.open-file')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) void file.text().then((text) => lab.open(text));
        }}
      />
      <select
        className="btn"
        aria-label={say('lab.export')}
        value=""
        disabled={module === undefined || result === undefined}
        onChange={(event) => {
          const form = EXPORTS.find((one) => one === event.target.value);
          if (form !== undefined && module !== undefined && result !== undefined)
            void exported(form, module, result, say);
        }}
      >
        <option value="">{say('lab.export')}</option>
        {EXPORTS.map((form) => (
          <option key={form} value={form}>
            {say(`lab.export.${form}`)}
          </option>
        ))}
      </select>
      <button type="button" className="btn" onClick={() => void share()}>
        <Icon id="ui-link" /> {say('lab.share-link')}
      </button>
      <small role="status">{copied ? say('lab.copied') : ''}</small>
    </div>
  );
}
