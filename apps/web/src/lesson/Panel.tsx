import { stepText } from '@edubba/gamekit';
import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { PLAYABLE } from '../app/games.ts';
import { firstPlan } from '../home/plan.ts';
import { useOpening } from '../home/useOpening.ts';
import { useSettings } from '../settings/settings.ts';
import { RuleChip } from '../table/RuleChip.tsx';
import { useFrame, useSession, useTell } from '../table/session/context.ts';
import { Card } from './Card.tsx';
import type { LessonPlace, Teaching } from './Teaching.ts';
import { Onward, Words } from './Words.tsx';

interface PanelProps {
  readonly teaching: Teaching;
}

/** Where the reader is: what others do in between is watched first. */
function useShown(teaching: Teaching): LessonPlace {
  const place = useStore(teaching.place);
  const waiting = useFrame(({ behind, busy }) => behind > 0 || busy);
  const [shown, setShown] = useState(place);
  useEffect(() => {
    if (!waiting) setShown(place);
  }, [place, waiting]);
  return shown;
}

/** What is pointed out stays marked while it is spoken of. */
function useLight(teaching: Teaching, shown: LessonPlace): void {
  const session = useSession();
  const standing = useFrame((frame) => frame.standing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new position is drawn without marks.
  useEffect(() => {
    session.mark(teaching.light, false);
  }, [session, teaching, shown, standing]);
}

/** Says what to do, beside what it speaks of; nothing of it is in the way of playing. */
export function Panel({ teaching }: PanelProps): ReactElement {
  const tell = useTell();
  const shown = useShown(teaching);
  useLight(teaching, shown);
  const { chapter: at, step } = shown;
  const chapter = teaching.chapters[at];
  const head = (
    <>
      {chapter?.steps[step] !== undefined && (
        <span>{tell('learn.step', { n: step + 1, all: chapter.steps.length })}</span>
      )}
      <span className="lesson-pips" aria-hidden="true">
        {chapter?.steps.map(({ id }, i) => (
          <i key={id} data-at={i < step ? 'done' : i === step ? 'now' : undefined} />
        ))}
      </span>
    </>
  );
  return (
    <Card texts="learn" head={head} says={`${at} ${step}`} lies="beside">
      <Said teaching={teaching} shown={shown} key={`${at} ${step}`} />
    </Card>
  );
}

function Said({ teaching, shown: { chapter: at, step } }: PanelProps & { readonly shown: LessonPlace }): ReactElement {
  const chapter = teaching.chapters[at];
  const now = chapter?.steps[step];
  if (chapter === undefined) return <></>;
  if (now !== undefined)
    return (
      <Words title={stepText(chapter, now, 'title')} text={stepText(chapter, now, 'text')}>
        <Steps teaching={teaching} reads={now.wait === undefined} rule={now.rule} />
      </Words>
    );
  return teaching.chapters[at + 1] === undefined ? <End teaching={teaching} /> : <Done teaching={teaching} at={at} />;
}

function Steps({
  teaching,
  reads,
  rule,
}: PanelProps & { readonly reads: boolean; readonly rule: string | undefined }): ReactElement {
  const tell = useTell();
  return (
    <>
      {teaching.canGoBack && (
        <button type="button" onClick={() => teaching.back()}>
          <Icon id="ui-left" size={16} />
          {tell('learn.back')}
        </button>
      )}
      <button type="button" onClick={() => teaching.next()}>
        {tell('learn.skip')}
      </button>
      <i />
      {rule !== undefined && !reads && <RuleChip rule={rule} />}
      {reads && <Onward label={tell('learn.go-on')} onClick={() => teaching.goOn()} />}
    </>
  );
}

function Done({ teaching, at }: PanelProps & { readonly at: number }): ReactElement {
  const tell = useTell();
  const nameOf = (chapter: number): string => tell(`lesson.${teaching.chapters[chapter]?.id ?? ''}`);
  const left = teaching.chapters.length - at - 1;
  return (
    <Words title="learn.done" text="learn.done.text" params={{ name: nameOf(at), n: left }}>
      <button type="button" onClick={() => teaching.goTo(at)}>
        <Icon id="act-restart" size={16} />
        {tell('learn.again')}
      </button>
      <i />
      <Onward label={tell('learn.next', { name: nameOf(at + 1) })} onClick={() => teaching.next()} />
    </Words>
  );
}

/** After the last chapter: a first game, of as many as the lesson had. */
function End({ teaching }: PanelProps): ReactElement {
  const tell = useTell();
  const name = useSettings((settings) => settings.name);
  const { busy, failed, open } = useOpening();
  const { game, seats } = teaching.taught.lesson;
  const shelf = PLAYABLE.find(({ id }) => id === game);
  const play = async (): Promise<void> => {
    if (shelf === undefined) return;
    // Where a game has bots of several strengths, the first is for whoever has just learned it.
    const bot = (await shelf.play?.())?.bots[0] ?? 'random';
    open(firstPlan(shelf, seats, bot, name));
  };
  return (
    <Words title="learn.end" text="learn.end.text" params={{ game: tell(`game.${game}`) }}>
      {failed !== undefined && <span role="alert">{tell(failed)}</span>}
      <Link href="/">{tell('web.back-home')}</Link>
      <Link href={`/quiz/${game}`}>{tell('learn.quiz')}</Link>
      <i />
      <Onward label={tell(busy ? 'learn.opening' : 'learn.first-game')} onClick={() => void play()} />
    </Words>
  );
}
