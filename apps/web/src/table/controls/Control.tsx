import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import './Control.css';
import { NumberControl } from './NumberControl.tsx';
import { SecretControl } from './SecretControl.tsx';
import type { ControlName } from './shape.ts';

// Most games need few of them: each comes when it is first asked for.
const ManyControl = lazy(() => import('./ManyControl.tsx'));
const AllocateControl = lazy(() => import('./AllocateControl.tsx'));
const AllotControl = lazy(() => import('./AllotControl.tsx'));
const OrderControl = lazy(() => import('./OrderControl.tsx'));
const OfferControl = lazy(() => import('./OfferControl.tsx'));
const AnswerControl = lazy(() => import('./AnswerControl.tsx'));
const JointControl = lazy(() => import('./JointControl.tsx'));
const ReactionControl = lazy(() => import('./ReactionControl.tsx'));
const ConsentControl = lazy(() => import('./ConsentControl.tsx'));

const CONTROLS: { readonly [name in ControlName]: ComponentType } = {
  number: NumberControl,
  secret: SecretControl,
  many: ManyControl,
  allocate: AllocateControl,
  allot: AllotControl,
  order: OrderControl,
  offer: OfferControl,
  answer: AnswerControl,
  joint: JointControl,
  reaction: ReactionControl,
  consent: ConsentControl,
};

/** The control a question needs, inside the prompt. */
export function Control({ name }: { readonly name: ControlName }): ReactElement {
  const Shown = CONTROLS[name];
  return (
    <Suspense fallback={<div className="control" aria-busy="true" />}>
      <div className="control">
        <Shown />
      </div>
    </Suspense>
  );
}
