import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useSession, useTell } from '../table/session/context.ts';
import { Leave, PhoneBar } from './Bar.tsx';
import './rail.css';
import type { Teaching } from './Teaching.ts';

interface RailProps {
  readonly teaching: Teaching;
}

/** Minutes of the chapters that are still to come, this one included. */
function minutesLeft({ chapters }: Teaching, from: number): number {
  return chapters.slice(from).reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The chapters, each a way to it; how long it will take; and the way out. */
export function Rail({ teaching }: RailProps): ReactElement {
  const tell = useTell();
  const { chapter: at, done } = useStore(teaching.place);
  return (
    <>
      <nav className="lesson-rail" aria-label={tell('learn.chapters')}>
        {teaching.chapters.map(({ id, minutes }, i) => {
          const name = tell(`lesson.${id}`);
          const isDone = done.has(id) && i !== at;
          const label = tell(isDone ? 'learn.chapter.done' : 'learn.chapter', { n: i + 1, name, minutes });
          return (
            <button
              key={id}
              type="button"
              title={label}
              aria-label={label}
              aria-current={i === at ? 'step' : undefined}
              data-done={isDone ? '' : undefined}
              onClick={() => teaching.goTo(i)}
            >
              {isDone ? <Icon id="act-confirm" size={17} /> : <span>{i + 1}</span>} {i === at && <b>{name}</b>}
            </button>
          );
        })}
        <em>{tell('learn.left', { n: minutesLeft(teaching, at) })}</em>
      </nav>
      <Leave texts="learn" />
    </>
  );
}

/** The bar of a phone: the way out, the chapter, and a line of segments that is filled as one goes on. */
export function PhoneRail({ teaching }: RailProps): ReactElement {
  const session = useSession();
  const tell = useTell();
  const { chapter: at, step, done } = useStore(teaching.place);
  const chapter = teaching.chapters[at];
  const all = teaching.chapters.length;
  return (
    <PhoneBar texts="learn" title={tell(`lesson.${chapter?.id ?? ''}`)} under={tell('learn.of', { n: at + 1, all })}>
      <span className="lesson-bar-left">{tell('learn.left', { n: minutesLeft(teaching, at) })}</span>
      <button
        type="button"
        className="iconbtn"
        aria-label={tell('table.menu')}
        onClick={() => session.openSheet('menu')}
      >
        <Icon id="ui-menu" size={22} />
      </button>
      <nav className="lesson-segments" aria-label={tell('learn.chapters')}>
        {teaching.chapters.map(({ id, minutes, steps }, i) => (
          <button
            key={id}
            type="button"
            aria-label={tell(done.has(id) && i !== at ? 'learn.chapter.done' : 'learn.chapter', {
              n: i + 1,
              name: tell(`lesson.${id}`),
              minutes,
            })}
            aria-current={i === at ? 'step' : undefined}
            data-done={done.has(id) ? '' : undefined}
            style={i === at ? ({ '--filled': `${(100 * step) / steps.length}%` } as object) : undefined}
            onClick={() => teaching.goTo(i)}
          />
        ))}
      </nav>
    </PhoneBar>
  );
}
