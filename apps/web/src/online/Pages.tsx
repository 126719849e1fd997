import type { ReactElement } from 'react';
import { Route, Switch } from 'wouter';
import { later } from '../app/later.tsx';
import { NotFound } from '../app/Plain.tsx';

const Lobby = later(() => import('./lobby/Lobby.tsx'));
const NewOnline = later(() => import('./lobby/NewOnline.tsx'));
const Account = later(() => import('./account/Account.tsx'));
const SignIn = later(() => import('./account/SignIn.tsx'));
const OnlineReplay = later(() => import('./account/OnlineReplay.tsx'));
const OnlineEnd = later(() => import('./OnlineEnd.tsx'));
const Verify = later(() => import('./verify/Verify.tsx'));

/** The pages that need a house: with people elsewhere. Nobody who plays on this device alone loads their names. */
export default function Pages(): ReactElement {
  return (
    <Switch>
      <Route path="/online" component={Lobby} />
      <Route path="/online/new/:game?" component={NewOnline} />
      <Route path="/me" component={Account} />
      <Route path="/sign-in" component={SignIn} />
      <Route path="/watch/:id/:step?" component={OnlineReplay} />
      <Route path="/points/:id" component={OnlineEnd} />
      <Route path="/verify/:id" component={Verify} />
      <Route component={NotFound} />
    </Switch>
  );
}
