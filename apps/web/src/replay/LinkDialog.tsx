import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { type ReplayDoor, whyOf } from '../worker/api.ts';
import { Dialog } from './parts/Dialog.tsx';
import { useSaid } from './replay-table.ts';
import './link-dialog.css';

interface LinkDialogProps {
  readonly door: ReplayDoor;
  readonly step: number;
  readonly fingerprint: string;
  readonly onClose: () => void;
}

/** `3f09 a2c4 …`: sixteen digits are easier to compare in fours. */
const inFours = (fingerprint: string): string => fingerprint.match(/.{1,4}/g)?.join(' ') ?? fingerprint;

/** An address that holds the whole game and this step, with the fingerprint it must open to. */
export function LinkDialog({ door, step, fingerprint, onClose }: LinkDialogProps): ReactElement {
  const say = useSaid();
  const field = useRef<HTMLTextAreaElement>(null);
  const [address, setAddress] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    door
      .link(step)
      .then((text) => setAddress(`${location.origin}/replay/shared/${step}#${text}`))
      .catch((error: unknown) => setWrong(say(whyOf(error))));
  }, [door, step]);
  const copy = async (): Promise<void> => {
    if (address === undefined) return;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // The browser does not let us: the address is marked, so that it can be copied by hand.
      field.current?.select();
    }
  };
  return (
    <Dialog icon="ui-link" title={say('replay.link.title', { n: step })} onClose={onClose}>
      <p>{say('replay.link.about')}</p>
      <textarea
        ref={field}
        className="link-address"
        readOnly
        rows={3}
        spellCheck={false}
        aria-label={say('replay.link.address')}
        value={address ?? say('replay.link.making')}
        onFocus={(event) => event.target.select()}
      />
      <p className="link-print">
        <span>{say('replay.fingerprint')}</span>
        <code>{inFours(fingerprint)}</code>
      </p>
      {wrong !== undefined && (
        <p className="rdialog-wrong" role="alert">
          {wrong}
        </p>
      )}
      <div className="rdialog-acts">
        <span className="link-done" aria-live="polite">
          {copied ? say('replay.link.copied') : ''}
        </span>
        <button type="button" className="btn primary" disabled={address === undefined} onClick={() => void copy()}>
          <Icon id="ui-link" size={17} /> {say('replay.link.copy')}
        </button>
      </div>
    </Dialog>
  );
}
