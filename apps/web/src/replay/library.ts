import { createContext } from 'react';
import { library } from '../app/library.ts';
import type { Library } from '../worker/api.ts';

/** What replay and end of game need of the library. */
type ReplayLibrary = Pick<Library, 'replay' | 'create' | 'games'>;

/** Where games come from: the worker, unless a page without one brings its own. */
export const LibraryContext = createContext<() => ReplayLibrary>(library);
