import type { Message } from '@edubba/kernel';
import type { ComponentType, ReactElement } from 'react';
import { Icon } from '../Icon.tsx';
import { useText } from './parts.tsx';

interface RichProps {
  readonly id: string;
  readonly params?: Message['params'];
  readonly size?: number;
}

interface WordedProps {
  readonly name: string;
  readonly size?: number;
  /** What must not be parted from it. */
  readonly before?: string | undefined;
}

// A sentence is said with marks where its icons belong, so that every language puts them where it wants.
const MARK = '\u0001';

/** Where the word begins that a no-break space ties to the icon after it: browsers would break the line there all the same. */
function tied(text: string): number {
  return text.endsWith('\u00a0') ? text.lastIndexOf(' ') + 1 : text.length;
}

/**
 * Sentences with icons in them: `a river {hut} for 1 {influence}`. A game names the icons its catalogue may use, and has
 * a text `panel.icon.<name>` for each: readers who listen hear the words.
 */
export function iconsInText(icons: { readonly [name: string]: string }): {
  readonly Rich: (props: RichProps) => readonly ReactElement[];
  readonly Worded: ComponentType<WordedProps>;
} {
  const marks = Object.fromEntries(Object.keys(icons).map((name) => [name, `${MARK}${name}${MARK}`]));

  function Rich({ id, params, size = 15 }: RichProps): readonly ReactElement[] {
    const text = useText();
    const parts = text(id, { ...marks, ...params }).split(MARK);
    return parts.map((part, i) =>
      i % 2 === 0 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence, which never move
        <span key={i}>{i + 1 < parts.length ? part.slice(0, tied(part)) : part}</span>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Worded key={i} name={part} size={size} before={parts[i - 1]?.slice(tied(parts[i - 1] ?? ''))} />
      ),
    );
  }

  function Worded({ name, size = 15, before }: WordedProps): ReactElement {
    const text = useText();
    return (
      <span className="worded">
        {before}
        <Icon id={icons[name] ?? name} size={size} className={`glyph in-${name}`} />
        <span className="sr">{text(`panel.icon.${name}`)}</span>
      </span>
    );
  }

  return { Rich, Worded };
}
