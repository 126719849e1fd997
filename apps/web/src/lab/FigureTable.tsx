import type { Comparison, FigureId, LabResult } from '@edubba/lab';
import { estimate, figureMessage, toldEstimate, unitMessage } from '@edubba/lab';
import { type ReactElement, useState } from 'react';
import { useLooking } from './saying.ts';

/** The figures behind a plot, to be read instead of looked at: every one with its interval, A beside B. */
export function FigureTable({
  of,
  figures,
  result,
}: {
  /** The plot's name. */
  readonly of: string;
  readonly figures: readonly FigureId[];
  readonly result: LabResult;
}): ReactElement {
  const { say } = useLooking();
  const [open, setOpen] = useState(false);
  return (
    <div className="lab-tabled">
      <button
        type="button"
        className="btn quiet sm"
        aria-expanded={open}
        aria-label={say('lab.table.of', { what: of })}
        onClick={() => setOpen(!open)}
      >
        {say('lab.table')}
      </button>
      {open && <Rows of={of} figures={figures} result={result} />}
    </div>
  );
}

function Rows({
  of,
  figures,
  result,
}: {
  readonly of: string;
  readonly figures: readonly FigureId[];
  readonly result: LabResult;
}): ReactElement {
  const { say } = useLooking();
  const paired = result.sums.sides.length > 1;
  const heads = paired ? ['A', 'B', say('lab.table.difference')] : [say('lab.table.value')];
  return (
    // What scrolls must be reached by keys too.
    <div className="lab-table" tabIndex={0} role="group" aria-label={of}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('lab.table.figure')}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures
            .flatMap((figure) => estimate(result, figure) ?? [])
            .map((row) => (
              <Row key={row.figure} row={row} />
            ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { figure, scale, sides, difference } }: { readonly row: Comparison }): ReactElement {
  const { say, module } = useLooking();
  return (
    <tr>
      <th scope="row">
        {say(figureMessage(module, figure))} <small>{say(unitMessage(scale))}</small>
      </th>
      {sides.map((side, i) => (
        <td key={i === 0 ? 'a' : 'b'}>{say('lab.value', { ...toldEstimate(scale, side) })}</td>
      ))}
      {sides.length > 1 && (
        <td>{difference === undefined ? '' : say('lab.value', { ...toldEstimate(scale, difference, true) })}</td>
      )}
    </tr>
  );
}
