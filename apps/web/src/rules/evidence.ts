import type { RuleId } from '@edubba/kernel';
import { useEffect, useState } from 'react';

/** What is known of a game's rules besides their words. */
export interface Evidence {
  /** So many games of bots were counted … */
  readonly games: number;
  /** … and in so many of them a rule was told of. */
  readonly applied: { readonly [rule: RuleId]: number };
  readonly tests: { readonly [rule: RuleId]: readonly (readonly [file: string, title: string])[] };
}

const asked = new Map<string, Promise<Evidence | undefined>>();

/** Fetched once; what could not be fetched is asked for again next time. */
function load(game: string): Promise<Evidence | undefined> {
  const known = asked.get(game);
  if (known !== undefined) return known;
  // It is not among what is kept for playing without a connection.
  if (!navigator.onLine) return Promise.resolve(undefined);
  const coming = fetch(`/evidence/${game}.json`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Evidence>) : undefined))
    .catch(() => undefined)
    .then((found) => {
      if (found === undefined) asked.delete(game);
      return found;
    });
  asked.set(game, coming);
  return coming;
}

/** The evidence of a game's rules; nothing until it has come, and where it cannot be had. */
export function useEvidence(game: string): Evidence | undefined {
  const [evidence, setEvidence] = useState<Evidence>();
  useEffect(() => {
    let left = false;
    void load(game).then((found) => left || setEvidence(found));
    return () => {
      left = true;
    };
  }, [game]);
  return evidence;
}
