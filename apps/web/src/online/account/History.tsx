import type { Me, TableInfo } from '@edubba/protocol';
import { type ReactElement, useCallback, useState } from 'react';
import { Link } from 'wouter';
import { people } from '../api.ts';
import { Failed } from '../lobby/Failed.tsx';
import { Card } from '../lobby/TableCard.tsx';
import { standOf, tableName } from '../lobby/titles.ts';
import { useOnlineWords } from '../words.ts';
import { Part } from './Part.tsx';
import { useLoaded } from './useLoaded.ts';

const FEW = 6;

/** What I have played to the end, each to be watched again and checked. */
export function History({ me }: { readonly me: Me }): ReactElement {
  const say = useOnlineWords();
  const { value, failed } = useLoaded(useCallback(() => people.person(me.id), [me.id]));
  const [all, setAll] = useState(false);
  const over = value?.tables ?? [];
  return (
    <Part name="history">
      <Failed why={failed} />
      {value !== undefined && over.length === 0 && <p className="me-note">{say('me.history.none')}</p>}
      <ul className="tables">
        {(all ? over : over.slice(0, FEW)).map((table) => (
          <Finished key={table.id} table={table} me={me.id} />
        ))}
      </ul>
      {!all && over.length > FEW && (
        <button type="button" className="btn quiet" onClick={() => setAll(true)}>
          {say('me.history.all', { n: over.length })}
        </button>
      )}
    </Part>
  );
}

function Finished({ table, me }: { readonly table: TableInfo; readonly me: string }): ReactElement {
  const say = useOnlineWords();
  const name = tableName(table, say);
  return (
    <Card table={table} title={standOf(table, me, say)}>
      <span className="me-deeds">
        <Link href={`/watch/${table.id}`} className="btn sm">
          {say('home.tables.replay')}
          <span className="sr"> {name}</span>
        </Link>
        <Link href={`/verify/${table.id}`} className="btn sm quiet">
          {say('me.history.verify')}
          <span className="sr"> {name}</span>
        </Link>
      </span>
    </Card>
  );
}
