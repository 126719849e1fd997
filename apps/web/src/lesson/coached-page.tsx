import type { BaseState, Game, Message } from '@edubba/kernel';
import type { GameUi } from '@edubba/ui';
import type { Catalogue } from '@edubba/words';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { SHELF, type Shelf } from '../app/games.ts';
import { loadIcons, loadPieces } from '../app/sprites.ts';
import { wordsWith } from '../app/words.tsx';
import { useSettings } from '../settings/settings.ts';
import type { OpenTable, Session } from '../table/session/Session.ts';
import { Opening } from '../table/states/States.tsx';
import { SeatedTable } from '../table/TablePage.tsx';
import { whyOf } from '../worker/api.ts';

/** A table that somebody is led around at, and how it is opened. */
export interface Coached {
  readonly session: Session;
  readonly open: OpenTable;
}

type Failed = { readonly why: Message };

/** A game's own part of such a table. */
export interface Parts {
  readonly shelf: Shelf;
  readonly rules: Game<BaseState>;
  readonly ui: GameUi<BaseState>;
}

/** Makes the table of a game; nothing where the game has no such thing. */
type Make = (
  shelf: Shelf,
  chapter: string | undefined,
) => ((parts: Parts, locale: string) => Promise<Coached>) | undefined;

async function prepare(
  make: Make,
  none: string,
  game: string,
  chapter: string | undefined,
  locale: string,
): Promise<Coached | Failed> {
  try {
    const shelf = SHELF.find(({ id }) => id === game);
    const made = shelf === undefined ? undefined : make(shelf, chapter);
    if (shelf?.play === undefined || shelf.ui === undefined || made === undefined) return { why: { id: none } };
    const [{ game: rules }, ui] = await Promise.all([shelf.play(), shelf.ui(), loadIcons(), loadPieces()]);
    return await made({ shelf, rules, ui }, locale);
  } catch (error) {
    return { why: whyOf(error) };
  }
}

/** A page with a table of a game at which somebody is led around. `none`: what is said where the game has no such thing. */
export function coachedPage(texts: Catalogue, none: string, make: Make): () => ReactElement {
  const useSaying = wordsWith(texts);
  return function CoachedPage() {
    const { game, chapter } = useParams<{ game: string; chapter?: string }>();
    const locale = useSettings((settings) => settings.locale);
    const [ready, setReady] = useState<Coached | Failed>();
    const say = useSaying();
    useEffect(() => {
      let left = false;
      setReady(undefined);
      void prepare(make, none, game, chapter, locale).then((made) => {
        if (!left) setReady(made);
      });
      return () => {
        left = true;
      };
    }, [game, chapter, locale]);
    if (ready === undefined) return <Opening />;
    if ('session' in ready) return <SeatedTable session={ready.session} reach={ready.open} />;
    return (
      <main className="plain-page" id="content">
        <h1>{say(ready.why)}</h1>
        <Link href="/" className="btn primary">
          {say('web.back-home')}
        </Link>
      </main>
    );
  };
}
