import { type ReactElement, useState } from 'react';
import { useOnlineWords } from '../words.ts';

/** A secret that is shown this once: to be copied now. */
export function Once({ label, secret }: { readonly label: string; readonly secret: string }): ReactElement {
  const say = useOnlineWords();
  const [copied, setCopied] = useState(false);
  return (
    <div className="me-once" role="status">
      <b>{label}</b>
      <p>{say('me.once')}</p>
      <div className="me-line">
        <input className="field" readOnly aria-label={label} value={secret} onFocus={({ target }) => target.select()} />
        <button
          type="button"
          className="btn primary"
          onClick={() =>
            void navigator.clipboard?.writeText(secret).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          {say(copied ? 'room.copied' : 'room.copy')}
        </button>
      </div>
    </div>
  );
}
