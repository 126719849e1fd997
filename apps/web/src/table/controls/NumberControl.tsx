import { type ReactElement, useEffect } from 'react';
import { useFrame, useSession, useStanding, useTell } from '../session/context.ts';
import { labelOf } from '../session/options.ts';
import { Given } from './Given.tsx';
import { numberOf } from './shape.ts';
import { Stepper } from './Stepper.tsx';
import { useQuestion } from './useQuestion.ts';

/** How many? The number is selected as it is set; the primary button says and takes it. */
export function NumberControl(): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const picked = useFrame((frame) => frame.picked);
  const changing = useFrame((frame) => frame.changing);
  const { options, number, aside } = useQuestion();
  const given = typeof aside === 'string' && changing !== number ? aside : undefined;
  const numbered = options
    .flatMap((key) => {
      const n = numberOf(key);
      return n === undefined ? [] : [{ key, n }];
    })
    .sort((a, b) => a.n - b.n);
  const least = numbered[0];
  const most = numbered.at(-1);
  const now = numbered.find(({ key }) => key === picked) ?? least;
  const none = picked === undefined && given === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question starts at its least, and there is always a number to take.
  useEffect(() => {
    if (none) session.pick(least?.key);
  }, [session, number, none]);
  if (given !== undefined) return <Given answer={given} />;
  if (now === undefined || least === undefined || most === undefined) return <></>;
  const set = (wanted: number): void => {
    // Numbers with gaps go to the next one there is, in the way one was going.
    const up = wanted > now.n;
    const found = up ? numbered.find(({ n }) => n >= wanted) : numbered.findLast(({ n }) => n <= wanted);
    session.pick((found ?? (up ? most : least)).key);
  };
  const means = tell(labelOf(session.ui, standing, now.key));
  return (
    <div className="control-row">
      <Stepper name={tell('table.how-many')} value={now.n} least={least.n} most={most.n} means={means} onChange={set} />
      <span className="control-means">{means}</span>
      <small>{tell('table.range', { least: least.n, most: most.n })}</small>
    </div>
  );
}
