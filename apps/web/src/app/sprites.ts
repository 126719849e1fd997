import icons from '@edubba/ui/icons.svg?url';
import pieces from '@edubba/ui/pieces.svg?url';

const loading = new Map<string, Promise<void>>();

/** Puts a sprite into the page once: `<use href="#res-camel">` finds it then, and it takes on the page's colours. */
function put(url: string): Promise<void> {
  const known = loading.get(url);
  if (known !== undefined) return known;
  const done = fetch(url)
    .then((response) => {
      if (!response.ok) throw new TypeError(`${url}: ${response.status}`);
      return response.text();
    })
    .then((text) => {
      const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      svg.setAttribute('aria-hidden', 'true');
      // What is drawn nowhere needs no style; `<use>` finds it all the same.
      svg.style.display = 'none';
      document.body.prepend(document.adoptNode(svg));
    });
  loading.set(url, done);
  // A connection that failed once is tried again when somebody asks next.
  done.catch(() => loading.delete(url));
  return done;
}

export const loadIcons = (): Promise<void> => put(icons);
export const loadPieces = (): Promise<void> => put(pieces);
