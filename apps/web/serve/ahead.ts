import type { Plugin, Rolldown } from 'vite';

/** What draws the pages one comes to first, by the name under which first.js looks for it. */
const PAGES: { readonly [name: string]: RegExp } = {
  home: /\/src\/home\/Home\.tsx$/,
  table: /\/src\/table\/TablePage\.tsx$/,
};

/** What draws the table of a game. */
const DRAWING = /\/games\/([^/]+)\/ui\/index\.ts$/;

/** The worker of src/worker/main.ts, which is built by itself. */
const WORKER = /^assets\/main-[\w-]+\.js$/;

/** The page or game that a chunk draws, if it draws one. A page may share its chunk with what it is made of. */
function nameOf({ facadeModuleId, moduleIds }: Rolldown.OutputChunk): string | undefined {
  return (
    Object.keys(PAGES).find((name) => moduleIds.some((id) => PAGES[name]?.test(id))) ??
    DRAWING.exec(facadeModuleId ?? '')?.[1]
  );
}

/** A chunk with everything it cannot do without, but for what the page loads anyway. */
function filesOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, known: Set<string>): readonly string[] {
  if (known.has(chunk.fileName)) return [];
  known.add(chunk.fileName);
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])].filter((file) => !known.has(file));
  for (const style of styles) known.add(style);
  const more = chunk.imports.flatMap((file) => {
    const next = bundle[file];
    return next?.type === 'chunk' ? filesOf(bundle, next, known) : [];
  });
  return [chunk.fileName, ...styles, ...more];
}

/** Writes into the page which files draw what, so that the browser asks for them together with the page's own. */
export function ahead(): Plugin {
  return {
    name: 'edubba:ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const known = new Set<string>();
        for (const chunk of chunks) if (chunk.isEntry) filesOf(bundle, chunk, known);
        const lists = chunks.flatMap((chunk) => {
          const name = nameOf(chunk);
          if (name === undefined) return [];
          const files = filesOf(bundle, chunk, new Set(known));
          return [` data-${name}="${files.map((file) => `/${file}`).join(' ')}"`];
        });
        const worker = Object.keys(bundle).find((file) => WORKER.test(file));
        if (worker !== undefined) lists.push(` data-worker="/${worker}"`);
        return html.replace('src="/first.js"', (tag) => tag + lists.join(''));
      },
    },
  };
}
