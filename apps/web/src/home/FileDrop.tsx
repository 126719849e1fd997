import { Icon } from '@edubba/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useWords } from '../app/words.tsx';

/** A button that opens a kept game from a file; a file dropped anywhere on the page does the same. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }): ReactElement {
  const say = useWords();
  const input = useRef<HTMLInputElement>(null);
  const over = useFileOver(onFile);
  return (
    <>
      <button type="button" className="home-link" onClick={() => input.current?.click()}>
        {say('home.file')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      {over && (
        <div className="home-drop" aria-hidden="true">
          <p>
            <Icon id="act-log" size={28} /> {say('home.file.drop')}
          </p>
        </div>
      )}
    </>
  );
}

/** Whether a file is held over the page; calls back when it is let go. */
function useFileOver(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const drop = useRef(onFile);
  drop.current = onFile;
  useEffect(() => {
    const stop = new AbortController();
    const held = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const listen = (type: 'dragover' | 'drop' | 'dragleave', then: (event: DragEvent) => void): void =>
      window.addEventListener(type, then, { signal: stop.signal });
    listen('dragover', (event) => {
      if (!held(event)) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      if (!held(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) drop.current(file);
    });
    return () => stop.abort();
  }, []);
  return over;
}
