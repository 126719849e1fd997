import { type ReactElement, useEffect } from 'react';
import { loadPieces } from '../app/sprites.ts';
import { useWords } from '../app/words.tsx';
import { LitScene, ReplayScene, WhyScene } from './scenes.tsx';
import './HowItWorks.css';

/** How it works, in three pictures. */
export default function HowItWorks(): ReactElement {
  const say = useWords();
  useEffect(() => void loadPieces(), []);
  return (
    <ol className="how">
      <li>
        <LitScene />
        <h3>{say('home.how.lit')}</h3>
        <p>{say('home.how.lit.text')}</p>
      </li>
      <li>
        <div className="how-why">
          <WhyScene />
          <div className="tip" aria-hidden="true">
            <h4>{say('home.how.tip')}</h4>
            {say('home.how.tip.text')}
            <p>
              <span className="chip rule">ASY-9.06</span>
            </p>
          </div>
        </div>
        <h3>{say('home.how.why')}</h3>
        <p>{say('home.how.why.text')}</p>
      </li>
      <li>
        <ReplayScene />
        <h3>{say('home.how.replay')}</h3>
        <p>{say('home.how.replay.text')}</p>
      </li>
    </ol>
  );
}
