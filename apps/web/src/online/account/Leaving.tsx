import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { download } from '../../app/download.ts';
import { useModal } from '../../app/useModal.ts';
import { people } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { useDeed } from '../lobby/useDeed.ts';
import { useOnlineWords } from '../words.ts';
import { useMe } from './me.ts';
import { Part, Row } from './Part.tsx';

/** Taking everything with me, and leaving for good. */
export function Leaving(): ReactElement {
  const say = useOnlineWords();
  const { busy, failed, act } = useDeed();
  const [asking, setAsking] = useState(false);
  return (
    <Part name="data">
      <Row title={say('me.export')} text={say('me.export.text')}>
        <button
          type="button"
          className="btn"
          aria-busy={busy}
          onClick={() =>
            void act(async () => download('edubba.json', JSON.stringify(await people.everything(), null, 2)))
          }
        >
          {say('me.export.get')}
        </button>
      </Row>
      <Failed why={failed} />
      <Row title={say('me.delete')} text={say('me.delete.text')}>
        <button type="button" className="btn danger" onClick={() => setAsking(true)}>
          {say('me.delete.ask')}
        </button>
      </Row>
      {asking && <Sure onClose={() => setAsking(false)} />}
    </Part>
  );
}

/** There is no way back from this: it asks for the name. */
function Sure({ onClose }: { readonly onClose: () => void }): ReactElement {
  const say = useOnlineWords();
  const [, go] = useLocation();
  const { me, set } = useMe();
  const [typed, setTyped] = useState('');
  const { busy, failed, act } = useDeed();
  const sure = typed.trim() === me?.name;
  return (
    <dialog {...useModal(onClose)} className="me-dialog" aria-label={say('me.delete')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!sure) return;
          void act(async () => {
            await people.remove();
            go('/');
            set(null);
          });
        }}
      >
        <h2>{say('me.delete.sure')}</h2>
        <p>{say('me.delete.what')}</p>
        <label>
          <span>{say('me.delete.type', { name: me?.name ?? '' })}</span>
          <input className="field" autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
        <Failed why={failed} />
        <div className="me-deeds">
          <button type="button" className="btn" onClick={onClose}>
            {say('me.delete.stay')}
          </button>
          <button type="submit" className="btn danger" disabled={!sure} aria-busy={busy}>
            {say('me.delete.do')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
