import { lazy, type ReactElement, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Home } from '../home/Home.tsx';
import { useAppearance } from '../settings/useAppearance.ts';
import { Loading, NotFound } from './Plain.tsx';
import { Updates } from './Updates.tsx';

const NewTable = lazy(() => import('../home/NewTable.tsx'));
const About = lazy(() => import('../home/About.tsx'));
const TablePage = lazy(() => import('../table/TablePage.tsx'));
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx'));
const EndPage = lazy(() => import('../replay/EndPage.tsx'));
const RulesPage = lazy(() => import('../rules/RulesPage.tsx'));
const SettingsPage = lazy(() => import('../settings/SettingsPage.tsx'));

/** Which page is shown at which address. */
export function App(): ReactElement {
  useAppearance();
  return (
    <Suspense fallback={<Loading />}>
      <Updates />
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/about" component={About} />
        <Route path="/settings" component={SettingsPage} />
        <Route path="/new/:game" component={NewTable} />
        <Route path="/table/:id" component={TablePage} />
        <Route path="/end/:id" component={EndPage} />
        {/* A kept game by its id, or `shared` with the whole game after the #. */}
        <Route path="/replay/:id/:step?" component={ReplayPage} />
        <Route path="/rules/:game/:rule?" component={RulesPage} />
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
}
