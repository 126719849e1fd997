import type { Message } from '@edubba/kernel';
import { Icon } from '@edubba/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useSaid } from './replay-table.ts';
import { type Tab, Tabs } from './Side.tsx';
import { useMedia } from './useMedia.ts';

/** What the page is made of, wherever it is put. */
export interface Parts {
  readonly card: ReactNode;
  readonly moves: ReactNode;
  readonly score: ReactNode;
  readonly panels: readonly {
    readonly id: string;
    readonly icon: string;
    readonly label: Message;
    readonly content: ReactNode;
  }[];
  readonly board: ReactNode;
  readonly controls: ReactNode;
  readonly fork: (() => void) | undefined;
  readonly link: (() => void) | undefined;
}

/** Side by side on a desk, one under the other on a phone. */
export function Layout({ parts }: { readonly parts: Parts }): ReactElement {
  const phone = useMedia('(max-width: 700px)');
  return phone ? <Phone parts={parts} /> : <Desk parts={parts} />;
}

function usePanels({ panels }: Parts): readonly Tab[] {
  const say = useSaid();
  return panels.map(({ id, icon, label, content }) => ({ id, icon, label: say(label), content }));
}

function Desk({ parts }: { readonly parts: Parts }): ReactElement {
  const say = useSaid();
  const [tab, setTab] = useState('score');
  const panels = usePanels(parts);
  const score: Tab = { id: 'score', icon: 'ui-chart', label: say('replay.score'), content: parts.score };
  return (
    <main className="rpage-desk">
      {parts.board}
      <div className="rpage-side">
        {parts.card}
        <Tabs tabs={[score, ...panels]} chosen={tab} onChoose={setTab} />
      </div>
      <div className="rpage-moves">
        {parts.moves}
        <Fork fork={parts.fork} />
      </div>
      {parts.controls}
    </main>
  );
}

function Phone({ parts }: { readonly parts: Parts }): ReactElement {
  const say = useSaid();
  const [tab, setTab] = useState('step');
  const panels = usePanels(parts);
  const step = (
    <>
      {parts.card}
      <Fork fork={parts.fork} />
    </>
  );
  const tabs: readonly Tab[] = [
    { id: 'step', icon: 'ui-star', label: say('replay.step.tab'), content: step },
    { id: 'moves', icon: 'act-log', label: say('replay.moves'), content: parts.moves },
    { id: 'score', icon: 'ui-chart', label: say('replay.score'), content: parts.score },
    ...panels,
  ];
  return (
    <main className="rpage-phone">
      {parts.board}
      <Tabs tabs={tabs} chosen={tab} onChoose={setTab} />
      {parts.controls}
    </main>
  );
}

function Fork({ fork }: { readonly fork: (() => void) | undefined }): ReactElement | null {
  const say = useSaid();
  if (fork === undefined) return null;
  return (
    <div className="rpage-fork">
      <button type="button" className="btn primary" onClick={fork}>
        <Icon id="ui-play" size={16} /> {say('replay.fork')}
      </button>
    </div>
  );
}
