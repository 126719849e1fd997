import { useTable } from '@edubba/ui';
import { useEffect, useState } from 'react';
import { type Forecast, forecast } from '../forecast/index.ts';
import type { State } from '../rules/state.ts';

/** Foretold once for each position, after the table is drawn: panel and map say the same. */
const foretold = new WeakMap<object, Forecast | undefined>();

export function useForecast(): Forecast | undefined {
  const s = useTable<State, State>(({ view }) => view.s);
  const [told, setTold] = useState<Forecast | undefined>(() => foretold.get(s));
  useEffect(() => {
    if (foretold.has(s)) {
      setTold(foretold.get(s));
      return undefined;
    }
    const later = setTimeout(() => {
      if (!foretold.has(s)) foretold.set(s, forecast(s));
      setTold(foretold.get(s));
    }, 120);
    return () => clearTimeout(later);
  }, [s]);
  return told;
}
