import type { ItemId } from '@edubba/kernel';
import { Icon, Tangible, useSay, useText, useView } from '@edubba/ui';
import type { ReactElement } from 'react';
import { effectOf } from '../../asking/fighting.ts';
import { titanCard } from '../../content/decks.ts';
import type { State } from '../../rules/state.ts';
import { seatsOf } from '../../rules/state.ts';
import { named } from '../../text/words.ts';
import { Banners, Shield, Stars } from '../art/pieces.tsx';
import { Titan } from '../art/Titan.tsx';
import { starsOf, TitanCard, useMe } from '../panels/cards.tsx';
import { Cup } from '../panels/Cup.tsx';
import { OwnerLine } from '../panels/Owner.tsx';
import { Aftermath } from './Aftermath.tsx';
import type { Part } from './fight.ts';
import { sceneOf, STEPS, stepOf, titanFought } from './fight.ts';
import { Forces } from './Forces.tsx';
import { Suffered } from './Suffered.tsx';
import './fight.css';
import { what } from '../explaining/what.ts';

/** An attack, step by step: which titan, with what, what it brings, how it strikes back. */
export function Fight(): ReactElement {
  const view = useView<State>();
  const me = useMe();
  const kind = view.pending[0]?.kind ?? '';
  const scene = sceneOf(view);
  const item = titanFought(view, me);
  return (
    <div className="game-panel aw fight" data-kind={kind.split('.')[0]} data-step={stepOf(scene)}>
      <div className="fight-head">
        <Steps scene={scene} item={item} />
        <Cup />
      </div>
      {item === undefined ? <Targets /> : <Beast item={item} />}
      {item !== undefined && <Middle scene={scene} item={item} seat={me} />}
      {item !== undefined && <Aftermath scene={scene} item={item} seat={me} />}
    </div>
  );
}

function Steps({ scene, item }: { readonly scene: string; readonly item: ItemId | undefined }): ReactElement {
  const text = useText();
  const say = useSay();
  const confronted = scene === 'fight.strike';
  const now = STEPS.indexOf(stepOf(scene));
  return (
    <ol className="steps" {...what('steps')}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-at={i < now ? 'done' : i === now ? 'now' : 'later'}
          aria-current={i === now ? 'step' : undefined}
        >
          <span className="n">{i < now ? <Icon id="act-confirm" size={14} /> : i + 1}</span>
          <b>{text(`panel.step.${step}`)}</b>
          <small>
            {step === 'titan' && item !== undefined
              ? say(named(item))
              : text(`panel.step.${step}.${confronted ? 'strike' : 'note'}`)}
          </small>
        </li>
      ))}
    </ol>
  );
}

/** All titans within reach of anybody: on their decks, and those that threaten. */
function Targets(): ReactElement {
  const text = useText();
  const { s } = useView<State>();
  return (
    <div className="targets">
      {s.titanTop.map((top) =>
        top.map((item) => (
          <div key={item} className="threat-of">
            <span className="owner-line" {...what('deck-top')}>
              {text('panel.deck-top', { n: starsOf(item) })}
            </span>
            <TitanCard item={item} />
          </div>
        )),
      )}
      {seatsOf(s).map((seat) =>
        (s.threat[seat] ?? []).map((item) => (
          <div key={item} className="threat-of">
            <OwnerLine seat={seat} />
            <TitanCard item={item} />
          </div>
        )),
      )}
    </div>
  );
}

function Beast({ item }: { readonly item: ItemId }): ReactElement {
  const text = useText();
  const say = useSay();
  const { defence, arrows, banners } = titanCard(item);
  return (
    <Tangible thing={`titan/${item}`} className="beast">
      <Titan item={item} view="-14 -22 268 282" />
      <div className="shade" />
      <Stars n={starsOf(item)} />
      <Banners tribes={banners} size={46} />
      <Shield n={defence} size={88} />
      <div className="beast-words">
        <h2>{say(named(item))}</h2>
        <p>{text(arrows ? 'panel.counts.both' : 'panel.counts.swords')}</p>
        <p className="hurts">
          <Icon id="die-coin" size={22} />
          <span>{text('panel.each-coin', { effect: effectOf(item) })}</span>
        </p>
      </div>
    </Tangible>
  );
}

function Middle(part: Part): ReactElement {
  if (part.scene === 'fight.armies' || part.scene === 'fight.swords') return <Forces {...part} />;
  return <Suffered {...part} />;
}
