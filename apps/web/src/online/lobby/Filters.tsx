import type { ReactElement } from 'react';
import { Choice } from '../../settings/Choice.tsx';
import type { Wanted } from '../api.ts';
import { useOnlineWords } from '../words.ts';
import { PLAYABLE } from '../../app/games.ts';
import { gameName } from './titles.ts';

const ANY = 'any';

/** What is looked for among the open tables; free seats are counted here, the rest the house finds. */
export interface Sought extends Wanted {
  /** At least so many free seats. */
  readonly free?: number;
}

/** Which open tables are shown. */
export function Filters({
  wanted,
  onChange,
}: {
  readonly wanted: Sought;
  readonly onChange: (wanted: Sought) => void;
}): ReactElement {
  const say = useOnlineWords();
  const any = { value: ANY, label: say('lobby.filter.any') };
  const change = (key: keyof Sought, value: string | number): void => {
    const { [key]: _, ...others } = wanted;
    onChange(value === ANY ? others : { ...others, [key]: value });
  };
  return (
    <div className="lobby-filters">
      <Choice
        label={say('lobby.filter.game')}
        value={wanted.game ?? ANY}
        among={[any, ...PLAYABLE.map(({ id }) => ({ value: id, label: gameName(id, say) }))]}
        onChange={(game) => change('game', game)}
      />
      <Choice
        label={say('lobby.filter.pace')}
        value={wanted.pace ?? ANY}
        among={[
          { value: ANY, label: say('lobby.filter.any-pace') },
          { value: 'live', label: say('lobby.filter.live') },
          { value: 'slow', label: say('lobby.filter.slow') },
        ]}
        onChange={(pace) => change('pace', pace)}
      />
      <Choice
        label={say('lobby.filter.seats')}
        value={String(wanted.free ?? ANY)}
        among={[
          { value: ANY, label: say('lobby.filter.any-seats') },
          ...[2, 3].map((n) => ({ value: String(n), label: say('lobby.filter.n-seats', { n }) })),
        ]}
        onChange={(seats) => change('free', seats === ANY ? seats : Number(seats))}
      />
    </div>
  );
}
