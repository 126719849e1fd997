import '@edubba/ui/styles.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Switch } from 'wouter';
import { loadIcons } from '../src/app/sprites.ts';
import { Home } from '../src/home/Home.tsx';
import { useAppearance } from '../src/settings/useAppearance.ts';
import { Loading, NotFound } from '../src/app/Plain.tsx';
const glob = import.meta.glob([
  '../src/home/{NewTable,About}.tsx',
  '../src/rules/{RulesPage,RuleSheet}.tsx',
  '../src/settings/SettingsPage.tsx',
  '../src/settings/SettingsDialog.tsx',
]);
const page = (p: string) => lazy((glob[p] ?? (() => Promise.resolve({ default: () => null }))) as any) as any;
const N = page('../src/home/NewTable.tsx'),
  A = page('../src/home/About.tsx'),
  R = page('../src/rules/RulesPage.tsx'),
  S = page('../src/settings/SettingsPage.tsx'),
  RS = page('../src/rules/RuleSheet.tsx'),
  SD = page('../src/settings/SettingsDialog.tsx');
const wanted = new URLSearchParams(location.search).get('at');
if (wanted) history.replaceState(null, '', wanted);
function App() {
  useAppearance();
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/about" component={A} />
        <Route path="/settings" component={S} />
        <Route path="/new/:game" component={N} />
        <Route path="/sheet/:rule">
          {(p: any) => <RS game="assyria" rule={p.rule} onClose={() => console.log('closed')} />}
        </Route>
        <Route path="/dialog">
          <SD onClose={() => console.log('closed')} />
        </Route>
        <Route path="/rules/:game/:rule?" component={R} />
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
}
void loadIcons();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
