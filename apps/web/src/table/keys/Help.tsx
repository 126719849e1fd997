import type { ReactElement } from 'react';
import { keyFor, printed, type TableKey } from '../../settings/keys.ts';
import { useSettings } from '../../settings/settings.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { useSession, useTell } from '../session/context.ts';
import './Help.css';

/** Keys as they are printed, or the names of those a person may change; with the text that says what they do. */
const KEYS: readonly (readonly [keys: string | readonly TableKey[], does: string])[] = [
  ['← ↑ → ↓', 'arrows'],
  ['Shift ←', 'any'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['1 … 9', 'digits'],
  [['undo'], 'undo'],
  [['restart'], 'restart'],
  [['redo'], 'redo'],
  [['options'], 'options'],
  [['words'], 'words'],
  [['prompt'], 'prompt'],
  [['board'], 'board'],
  [['own'], 'own'],
  [['players'], 'players'],
  [['log'], 'log'],
  [['recap'], 'recap'],
  ['G E5', 'goto'],
  [['explain'], 'explain'],
  [['card'], 'card'],
  [['zoomIn', 'zoomOut', 'fit'], 'zoom'],
  [['rules'], 'rules'],
  [['back', 'replay'], 'replay'],
  [['next'], 'next'],
  [['theme'], 'theme'],
];

/** The keys of the table. */
export function Help(): ReactElement {
  const session = useSession();
  const tell = useTell();
  const changes = useSettings((settings) => settings.keys);
  const caps = (keys: string | readonly TableKey[]): string =>
    typeof keys === 'string' ? keys : keys.map((name) => tell(printed(keyFor(name, changes)))).join(' ');
  return (
    <Dialog title={tell('table.keys')} onClose={() => session.openSheet(undefined)}>
      <dl className="help-keys">
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {caps(keys)
                .split(' ')
                .map((part) => (
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
