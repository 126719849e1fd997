import { type PanZoomHandle, TableContext, type TableStore } from '@edubba/ui';
import { lazy, type ReactElement, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useDrawing } from '../app/useDrawing.ts';
import { useKeys } from './keys/useKeys.ts';
import { useNextFocus } from './keys/useNextFocus.ts';
import { Desktop } from './layout/Desktop.tsx';
import { Phone } from './layout/Phone.tsx';
import { Tabbed } from './layout/Tabbed.tsx';
import { useArrangement } from './layout/useSize.ts';
import { useAskedAreas } from './layout/useAskedAreas.ts';
import { useFilled } from './layout/useFilled.ts';
import { useFirstCard } from './first/useFirstCard.ts';
import { Live } from './Live.tsx';
import { Flights } from './motion/Flights.ts';
import { ChoiceMenu } from './pointing/ChoiceMenu.tsx';
import { Marker } from './pointing/marker.ts';
import { Tip } from './pointing/Tip.tsx';
import { buttonRefusal, elementOf, spotOf } from './pointing/notes.ts';
import { usePointing } from './pointing/usePointing.ts';
import { Confirm } from './prompt/Confirm.tsx';
import { useUndrawn } from './prompt/useUndrawn.ts';
import { useFrame, useSession } from './session/context.ts';
import { Ghosts } from './suggesting/parts.tsx';
import { Elsewhere, Lost, Opening, Toast } from './states/States.tsx';
import './TableScreen.css';
import { useTitle } from './useTitle.ts';

// What is rarely opened comes when it is.
const Curtain = lazy(async () => ({ default: (await import('./states/Curtain.tsx')).Curtain }));
const OptionList = lazy(async () => ({ default: (await import('./prompt/OptionList.tsx')).OptionList }));
const Help = lazy(async () => ({ default: (await import('./keys/Help.tsx')).Help }));
const TextTable = lazy(async () => ({ default: (await import('./keys/TextTable.tsx')).TextTable }));
const MenuSheet = lazy(async () => ({ default: (await import('./layout/MenuSheet.tsx')).MenuSheet }));
const EndMoment = lazy(async () => ({ default: (await import('./states/EndMoment.tsx')).EndMoment }));
const Recap = lazy(async () => ({ default: (await import('./log/Recap.tsx')).Recap }));
const FirstCard = lazy(() => import('./first/FirstCard.tsx'));
const RuleSheet = lazy(() => import('../rules/RuleSheet.tsx'));
const SettingsDialog = lazy(() => import('../settings/SettingsDialog.tsx'));

/** A table, whatever stands between the person and it. */
export function TableScreen(): ReactElement {
  const session = useSession();
  const place = useFrame((frame) => frame.place);
  const table = useFrame((frame) => frame.table);
  useTitle();
  if (place.at === 'curtain') {
    return (
      <Suspense fallback={<Opening />}>
        <Curtain seat={place.seat} />
      </Suspense>
    );
  }
  if (place.at === 'elsewhere') return <Elsewhere />;
  if (place.at === 'lost') return <Lost id={session.id} game={session.ui.id} why={place.why} />;
  if (place.at === 'loading' || table === undefined) return <Opening />;
  return <OpenTable table={table} />;
}

function OpenTable({ table }: { readonly table: TableStore }): ReactElement {
  const session = useSession();
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<PanZoomHandle>(null);
  const arrangement = useArrangement();
  const filled = useFilled(arrangement);
  const [, go] = useLocation();
  usePointing(session, root, board);
  useKeys(session, board, go);
  useNextFocus(root);
  useUndrawn();
  useAskedAreas(root, filled);
  useMoves(session, root);
  useFirstCard();
  useDrawing(session.ui.id);
  return (
    <TableContext value={table}>
      <div className="table-root" ref={root} data-arrangement={arrangement} data-filling={filled ? undefined : ''}>
        {arrangement === 'phone' || arrangement === 'landscape' ? (
          <Phone board={board} landscape={arrangement === 'landscape'} />
        ) : arrangement === 'tabs' || arrangement === 'low' ? (
          <Tabbed board={board} beside={arrangement === 'low'} />
        ) : (
          <Desktop board={board} />
        )}
        <Tip />
        <ChoiceMenu />
        <Ghosts />
        <Over />
        {session.coach !== undefined && <session.coach.Panel />}
        <Live />
      </div>
    </TableContext>
  );
}

/** What lies over the table. */
function Over(): ReactElement {
  const session = useSession();
  const sheet = useFrame((frame) => frame.sheet);
  const rule = useFrame((frame) => frame.rule);
  const card = useFrame((frame) => frame.card);
  const ended = useJustEnded();
  return (
    <>
      <Confirm />
      <Toast />
      <Suspense fallback={null}>
        {card !== undefined && <FirstCard kind={card} />}
        {sheet === 'options' && <OptionList />}
        {sheet === 'help' && <Help />}
        {sheet === 'words' && <TextTable />}
        {sheet === 'menu' && <MenuSheet />}
        {sheet === 'recap' && <Recap />}
        {sheet === 'settings' && <SettingsDialog onClose={() => session.openSheet(undefined)} />}
        {rule !== undefined && (
          <RuleSheet game={session.ui.id} rule={rule} onClose={() => session.openRule(undefined)} />
        )}
        {sheet === 'rules' && <RuleSheet game={session.ui.id} onClose={() => session.openSheet(undefined)} />}
        {ended && <EndMoment />}
      </Suspense>
    </>
  );
}

/**
 * The game has ended before the reader's eyes. Whoever opens a finished game is not led away, nor are people who sit in
 * different places: they may want to talk first.
 */
function useJustEnded(): boolean {
  const { around, coach } = useSession();
  const over = useFrame(({ standing, behind }) => behind === 0 && (standing?.outcome ?? null) !== null);
  const running = useRef(false);
  if (!over) running.current = true;
  return over && running.current && around === undefined && coach === undefined;
}

/** Moves are shown as moves, and an answer that was refused says so where it was pointed at. */
function useMoves(session: ReturnType<typeof useSession>, root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const box = root.current;
    if (box === null) return;
    const flights = new Flights(session, box);
    session.mover = flights;
    session.marker = new Marker(box);
    const skip = (): void => flights.finish();
    const off = new AbortController();
    box.addEventListener('pointerdown', skip, { signal: off.signal });
    window.addEventListener('keydown', skip, { signal: off.signal });
    session.onRefused = (refusal) => {
      const thing = session.thing(refusal.target);
      const element = (thing === undefined ? null : elementOf(box, thing)) ?? box.querySelector('#prompt');
      const title = session.say({ id: 'table.not-done' });
      if (element !== null) session.set({ note: buttonRefusal(session, spotOf(element), title, refusal) });
    };
    return () => {
      off.abort();
      session.mover = undefined;
      session.marker = undefined;
    };
  }, [session, root]);
}
