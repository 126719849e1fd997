import type { ReactElement } from 'react';
import { Buildings } from './own/Buildings.tsx';
import { Hand } from './own/Hand.tsx';
import { Holdings } from './own/Holdings.tsx';
import { MatHead } from './own/MatHead.tsx';
import { Persons } from './own/Persons.tsx';
import { Stores } from './own/Stores.tsx';
import './own.css';
import './own/hand.css';
import './own/narrow.css';

/** The mat of whoever is looked at: goods, command tokens, buildings, who one is and serves, what one holds, the hand. */
export function Own(): ReactElement {
  return (
    <div className="game-panel akk mat">
      <div className="mat-in">
        <div className="mat-stores">
          <MatHead />
          <Stores />
        </div>
        <div className="mat-court">
          <Buildings />
          <Persons />
          <Holdings />
        </div>
        <Hand />
      </div>
    </div>
  );
}
