import { Icon, useSeatName } from '@edubba/ui';
import type { ReactElement } from 'react';
import { sayWhyNotYet } from '../pointing/why.ts';
import { useStaged } from '../layout/panels.ts';
import { useSession, useStanding, useTell } from '../session/context.ts';
import { goodMessage, sideMessage } from './goods.ts';
import { type Amounts, amounts, members } from './shape.ts';
import { useQuestion } from './useQuestion.ts';

type Way = 'give' | 'get';

/** An offer is put together good by good, reads back as a sentence, and is sent. */
export default function OfferControl(): ReactElement {
  const session = useSession();
  const standing = useStanding();
  const tell = useTell();
  const nameOf = useSeatName();
  const { about, aside, options } = useQuestion();
  const { with: other = -1, left = 0 } = amounts(about);
  const draft = { give: amounts(members(aside)['give']), get: amounts(members(aside)['get']) };
  const refused = standing.refused.includes('send');
  const sentence = tell('table.offer.reads', {
    give: sideMessage(session, draft.give),
    get: sideMessage(session, draft.get),
    other: nameOf(other),
  });
  const drawn = useStaged();
  return (
    <>
      {!drawn && (
        <div className="control-trays">
          <Tray way="give" title={tell('table.offer.give')} draft={draft.give} options={options} />
          <Icon id="act-trade" size={26} />
          <Tray way="get" title={tell('table.offer.get')} draft={draft.get} options={options} />
        </div>
      )}
      <div className="control-row">
        <b className="control-means">{sentence}</b>
        <small>{tell('table.offer.left', { n: left })}</small>
        {options.includes('withdraw') && (
          <button type="button" className="btn" onClick={() => session.commit('withdraw')}>
            {tell('choice.withdraw')}
          </button>
        )}
        <button
          type="button"
          className={refused ? 'btn off' : 'btn primary'}
          data-primary=""
          aria-disabled={refused ? 'true' : undefined}
          onClick={(event) => {
            if (refused) void sayWhyNotYet(session, event.currentTarget, tell('choice.send'), 'send');
            else session.commit('send');
          }}
        >
          {tell('choice.send')}
        </button>
      </div>
    </>
  );
}

function Tray({
  way,
  title,
  draft,
  options,
}: {
  readonly way: Way;
  readonly title: string;
  readonly draft: Amounts;
  readonly options: readonly string[];
}): ReactElement {
  const session = useSession();
  const tell = useTell();
  const named = options
    .filter((key) => key.startsWith(`${way}+`) || key.startsWith(`${way}-`))
    .map((key) => key.slice(way.length + 1));
  const goods = [...new Set([...named, ...Object.keys(draft)])].sort();
  const change = (sign: '+' | '-', good: string): void => {
    const key = `${way}${sign}${good}`;
    if (options.includes(key)) void session.answer(key);
  };
  return (
    <fieldset className="control-tray">
      <legend>{title}</legend>
      {goods.length === 0 && <small>{tell('goods.none')}</small>}
      {goods.map((good) => {
        const name = tell(goodMessage(session, good, draft[good] ?? 0));
        return (
          <div key={good} className="control-good">
            <span>{name}</span>
            <div className="stepper">
              <button
                type="button"
                aria-label={tell('table.less', { name })}
                aria-disabled={!options.includes(`${way}-${good}`)}
                onClick={() => change('-', good)}
              >
                <Icon id="ui-minus" size={16} />
              </button>
              <span>{draft[good] ?? 0}</span>
              <button
                type="button"
                aria-label={tell('table.more-of', { name })}
                aria-disabled={!options.includes(`${way}+${good}`)}
                onClick={() => change('+', good)}
              >
                <Icon id="ui-plus" size={16} />
              </button>
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
