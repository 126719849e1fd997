import type { Message } from '@edubba/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import { Failed } from '../lobby/Failed.tsx';
import { useDeed } from '../lobby/useDeed.ts';
import { useOnlineWords } from '../words.ts';
import { SwitchRow } from './Part.tsx';
import { type PushState, pushState, startPush, stopPush } from './push.ts';

/** Being told by this browser, also while no page is open. */
export function PushRow({
  on,
  others,
  onChange,
  onSubscribed,
}: {
  /** Whether browsers are told at all. */
  readonly on: boolean;
  /** How many browsers are told. */
  readonly others: number;
  readonly onChange: (on: boolean) => void;
  readonly onSubscribed: () => void;
}): ReactElement {
  const say = useOnlineWords();
  const [state, setState] = useState<PushState>();
  const { failed, act } = useDeed();
  useEffect(() => {
    pushState().then(setState, () => setState('unknown-here'));
  }, []);
  const turn = (wanted: boolean): void =>
    void act(async () => {
      setState(await (wanted ? startPush() : stopPush()));
      if (wanted && !on) onChange(true);
      else onSubscribed();
    });
  const text: Message =
    state === 'blocked' || state === 'unknown-here'
      ? { id: `me.push.${state}` }
      : { id: 'me.push.text', params: { n: Math.max(0, others - (state === 'on' ? 1 : 0)) } };
  return (
    <>
      <SwitchRow
        title={say('me.push')}
        text={say(text)}
        checked={on && state === 'on'}
        disabled={state !== 'on' && state !== 'off'}
        onChange={turn}
      />
      <Failed why={failed} />
    </>
  );
}
