import type { Channel } from '@edubba/protocol';
import { Icon } from '@edubba/ui';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { useHouseTell, useLive, useLiveTable } from './live.ts';

/** The same as the protocol's, which would bring its checker along. */
const LONGEST = 500;
/** From here on it is said how much room is left. */
const NEAR = 80;
/** A few words for those who do not know what to say, before and after the game. */
const BEFORE = ['hello', 'moment'] as const;
const AFTER = ['nice', 'thanks'] as const;

/** Where one writes. Enter sends, Shift and Enter begins a line. `offer`: with something to begin with. */
export function TalkField({ channel, offer }: { readonly channel: Channel; readonly offer: boolean }): ReactElement {
  const live = useLiveTable();
  const tell = useHouseTell();
  const over = useLive(({ info }) => info.status === 'over');
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const say = (what: string): void => {
    const said = what.trim();
    if (said === '') return;
    void live.say(channel, said);
    setText('');
    field.current?.focus();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say(text);
  };
  const left = LONGEST - text.length;
  return (
    <form
      className="talk-form"
      onSubmit={(event) => {
        event.preventDefault();
        say(text);
      }}
    >
      {offer && (
        <div className="talk-phrases">
          {(over ? AFTER : BEFORE).map((phrase) => (
            <button key={phrase} type="button" className="chip" onClick={() => say(tell(`at.phrase.${phrase}`))}>
              {tell(`at.phrase.${phrase}`)}
            </button>
          ))}
        </div>
      )}
      <textarea
        ref={field}
        rows={1}
        value={text}
        maxLength={LONGEST}
        aria-label={tell('at.talk.write')}
        placeholder={tell('at.talk.write')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={key}
      />
      <button
        type="submit"
        className="btn primary talk-send"
        aria-label={tell('at.talk.send')}
        disabled={text.trim() === ''}
      >
        <Icon id="ui-arrow" size={18} />
      </button>
      {left < NEAR && (
        <small className="talk-left" role="status">
          {tell('at.talk.left', { n: left })}
        </small>
      )}
    </form>
  );
}
