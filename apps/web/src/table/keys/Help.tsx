import type { ReactElement } from 'react';
import { Dialog } from '../layout/Dialog.tsx';
import { useSession, useTell } from '../session/context.ts';
import './Help.css';

/** Keys as they are printed, with the text that says what they do. */
const KEYS: readonly (readonly [string, string])[] = [
  ['← ↑ → ↓', 'arrows'],
  ['Shift ←', 'any'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['1 … 9', 'digits'],
  ['U', 'undo'],
  ['Shift U', 'restart'],
  ['Y', 'redo'],
  ['O', 'options'],
  ['S', 'words'],
  ['C', 'prompt'],
  ['B', 'board'],
  ['M', 'own'],
  ['P', 'players'],
  ['L', 'log'],
  ['R', 'recap'],
  ['G E5', 'goto'],
  ['?', 'explain'],
  ['+ − 0', 'zoom'],
  ['/', 'rules'],
  [', .', 'replay'],
  ['N', 'next'],
  ['T', 'theme'],
];

/** The keys of the table. */
export function Help(): ReactElement {
  const session = useSession();
  const tell = useTell();
  return (
    <Dialog title={tell('table.keys')} onClose={() => session.openSheet(undefined)}>
      <dl className="help-keys">
        {KEYS.map(([key, does]) => (
          <div key={does}>
            <dt>
              {key.split(' ').map((part) => (
                <kbd key={part} className="kbd">
                  {part}
                </kbd>
              ))}
            </dt>
            <dd>{tell(`table.key.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
