import { useEffect, useState } from 'react';
import { SHELF } from '../app/games.ts';
import { makeWords } from '../app/words.tsx';
import { useSettings } from '../settings/settings.ts';
import { type Book, makeBook } from './book.ts';

const made = new Map<string, Promise<Book>>();

/** A game's rulebook in a language, made once. */
function loadBook(game: string, locale: string): Promise<Book> | undefined {
  const load = SHELF.find(({ id }) => id === game)?.rulebook;
  if (load === undefined) return undefined;
  const key = `${game} ${locale}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const book = load().then(({ rulebook, rulesEn, about }) => {
    const words = makeWords(locale, rulesEn);
    return makeBook(rulebook, (id) => words.say({ id }), about);
  });
  made.set(key, book);
  return book;
}

/** A game's rulebook; nothing until it has come, `null` where there is none. */
export function useBook(game: string): Book | null | undefined {
  const locale = useSettings((settings) => settings.locale);
  const [book, setBook] = useState<Book | null>();
  useEffect(() => {
    let wanted = true;
    setBook(undefined);
    void Promise.resolve(loadBook(game, locale) ?? null).then((loaded) => wanted && setBook(loaded));
    return () => {
      wanted = false;
    };
  }, [game, locale]);
  return book;
}
