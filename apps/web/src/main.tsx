import '@edubba/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { openAhead } from './app/ahead.ts';
import { library } from './app/library.ts';
import { loadIcons } from './app/sprites.ts';

void loadIcons();
// A kept game is asked for: the worker that has it starts while the page is still being put together.
if (/^\/(table|replay|end)\//.test(location.pathname)) library();
// So does what draws it.
const table = /^\/table\/([^/]+)$/.exec(location.pathname)?.[1];
if (table !== undefined) openAhead(table);
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
