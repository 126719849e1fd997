import type { ReactElement } from 'react';
import { Route, Switch } from 'wouter';
import { useAppearance } from '../settings/useAppearance.ts';
import { TablePage } from './ahead.ts';
import { later } from './later.tsx';
import { Updates } from './Updates.tsx';

const Home = later(() => import('../home/Home.tsx'));
const NewTable = later(() => import('../home/NewTable.tsx'));
const About = later(() => import('../home/About.tsx'));
const LessonPage = later(() => import('../lesson/LessonPage.tsx'));
const QuizPage = later(() => import('../quiz/QuizPage.tsx'));
const PuzzlePage = later(() => import('../puzzle/PuzzlePage.tsx'));
const OnlineTable = later(() => import('../online/OnlineTable.tsx'));
const ReplayPage = later(() => import('../replay/ReplayPage.tsx'));
const EndPage = later(() => import('../replay/EndPage.tsx'));
const ReviewPage = later(() => import('../review/ReviewPage.tsx'));
const RulesPage = later(() => import('../rules/RulesPage.tsx'));
const LabPage = later(() => import('../lab/LabPage.tsx'));
const HousePages = later(() => import('../online/Pages.tsx'));
const SettingsPage = later(() => import('../settings/SettingsPage.tsx'));

/** Which page is shown at which address. */
export function App(): ReactElement {
  useAppearance();
  return (
    <>
      <Updates />
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/about" component={About} />
        <Route path="/settings" component={SettingsPage} />
        <Route path="/new/:game" component={NewTable} />
        <Route path="/table/:id" component={TablePage} />
        <Route path="/learn/:game/:chapter?" component={LessonPage} />
        <Route path="/quiz/:game" component={QuizPage} />
        <Route path="/puzzle/:game?/:chapter?" component={PuzzlePage} />
        <Route path="/at/:id" component={OnlineTable} />
        <Route path="/end/:id" component={EndPage} />
        {/* A kept game by its id, or `shared` with the whole game after the #. */}
        <Route path="/replay/:id/:step?" component={ReplayPage} />
        <Route path="/review/:id/:seat?" component={ReviewPage} />
        <Route path="/rules/:game/:rule?" component={RulesPage} />
        <Route path="/lab" component={LabPage} />
        {/* The pages that need a house, or nothing at all. */}
        <Route component={HousePages} />
      </Switch>
    </>
  );
}
