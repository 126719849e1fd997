import { Icon } from '@edubba/ui';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { PLAYABLE, type Shelf } from '../app/games.ts';
import { useWords } from '../app/words.tsx';
import { ART } from './art.ts';
import './GameCards.css';

/** The games. */
export function GameCards(): ReactElement {
  return (
    <div className="games">
      {PLAYABLE.map((shelf) => (
        <GameCard key={shelf.id} shelf={shelf} />
      ))}
    </div>
  );
}

function GameCard({ shelf }: { readonly shelf: Shelf }): ReactElement {
  const say = useWords();
  const { id, players, minutes, weight, signs, learn } = shelf;
  const name = say(`home.game.${id}`);
  return (
    <article className="game-card">
      <img src={ART[id]} alt="" width="360" height="232" />
      <div className="game-body">
        <div className="game-title">
          <h3>{name}</h3>
          <span className="cunei" aria-hidden="true">
            {signs}
          </span>
        </div>
        <p>{say(`home.game.${id}.text`)}</p>
        <ul className="game-facts">
          <li>
            <Icon id="ui-people" size={17} />
            <span aria-hidden="true">{say('home.game.players', { from: players[0], to: players[1] })}</span>
            <span className="sr">{say('home.game.players.said', { from: players[0], to: players[1] })}</span>
          </li>
          <li>
            <Icon id="ui-clock" size={16} />
            <span aria-hidden="true">{say('home.game.minutes', { n: minutes })}</span>
            <span className="sr">{say('home.game.minutes.said', { n: minutes })}</span>
          </li>
          <li className="game-weight" title={say('home.game.weight', { n: weight })}>
            <span className="sr">{say('home.game.weight', { n: weight })}</span>
            {[1, 2, 3, 4, 5].map((n) => (
              <svg key={n} width="11" height="14" viewBox="4 2 16 21" aria-hidden="true" data-on={n <= weight}>
                <use href="#brand-wedge" width="24" height="24" />
              </svg>
            ))}
          </li>
        </ul>
        <div className="game-act">
          <Link href={`/new/${id}`} className="btn tonal">
            <Icon id="ui-play" size={14} /> {say('home.game.play')}
            <span className="sr"> {name}</span>
          </Link>
          {learn !== undefined && (
            <Link href={`/learn/${id}`} className="btn game-learn">
              {say('home.game.learn', { n: learn.minutes })}
              <span className="sr"> {name}</span>
            </Link>
          )}
          <Link href={`/rules/${id}`} className="btn quiet">
            {say('home.nav.rules')}
            <span className="sr"> {name}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
