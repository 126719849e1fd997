import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Loading } from './Plain.tsx';

type Loaded<P> = { readonly page: ComponentType<P> } | { readonly error: unknown };

/** A page whose code is loaded when it is first shown, or before. */
type LaterPage<P> = ComponentType<P> & { readonly load: () => Promise<void> };

/**
 * A page whose code is loaded when it is first shown. React's own `lazy` would hold back for a third of a second what
 * has come right after the sign that it is coming.
 */
export function later<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): LaterPage<P> {
  let known: Loaded<P> | undefined;
  const loadPage = async (): Promise<void> => {
    known ??= { page: (await load()).default };
  };
  function Later(props: P): ReactElement {
    const [loaded, setLoaded] = useState(known);
    useEffect(() => {
      let left = false;
      const take = (came: Loaded<P> | undefined): void => {
        if (!left) setLoaded(came);
      };
      loadPage().then(
        () => take(known),
        (error: unknown) => take({ error }),
      );
      return () => {
        left = true;
      };
    }, []);
    if (loaded === undefined) return <Loading />;
    if ('error' in loaded) throw loaded.error;
    return <loaded.page {...props} />;
  }
  return Object.assign(Later, { load: loadPage });
}
