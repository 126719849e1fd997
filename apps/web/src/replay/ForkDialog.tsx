import { Icon, Seal, useColour, useSeatName, useTable } from '@edubba/ui';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { type ReplayDoor, type Sitter, whyOf } from '../worker/api.ts';
import { Dialog } from './parts/Dialog.tsx';
import { useSaid } from './replay-table.ts';
import './fork-dialog.css';

interface ForkDialogProps {
  readonly door: ReplayDoor;
  readonly seats: readonly Sitter[];
  readonly step: number;
  readonly moment: string;
  readonly onClose: () => void;
}

/** Who plays on from a position: you or a bot at every seat. Opens a table of its own. */
export function ForkDialog({ door, seats, step, moment, onClose }: ForkDialogProps): ReactElement {
  const say = useSaid();
  const [, navigate] = useLocation();
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => proposed(seats));
  const [state, setState] = useState<'asking' | 'opening' | { readonly wrong: string }>('asking');
  const start = (): void => {
    setState('opening');
    door
      .fork(step, sitters)
      .then((id) => navigate(`/table/${id}`))
      .catch((error: unknown) => setState({ wrong: say(whyOf(error)) }));
  };
  const people = sitters.filter(({ who }) => who === 'person').length;
  return (
    <Dialog icon="ui-play" title={say('replay.fork.title')} onClose={onClose}>
      <p>{say('replay.fork.about', { n: step, moment })}</p>
      <ul className="fork-seats">
        {sitters.map((sitter, seat) => (
          <SeatChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
            key={seat}
            seat={seat}
            sitter={sitter}
            onChoose={(chosen) => setSitters(sitters.map((old, other) => (other === seat ? chosen : old)))}
          />
        ))}
      </ul>
      <p className="fork-sum">
        {people === 0 ? say('replay.fork.nobody') : people > 1 ? say('replay.fork.curtain') : ''}
      </p>
      {typeof state === 'object' && (
        <p className="rdialog-wrong" role="alert">
          {state.wrong}
        </p>
      )}
      <div className="rdialog-acts">
        <button type="button" className="btn" onClick={onClose}>
          {say('replay.cancel')}
        </button>
        <button type="button" className="btn primary" disabled={state === 'opening' || people === 0} onClick={start}>
          <Icon id="ui-play" size={16} /> {say('replay.fork.start')}
        </button>
      </div>
    </Dialog>
  );
}

/** As it was played; where only bots played, the first seat is yours. */
function proposed(seats: readonly Sitter[]): readonly Sitter[] {
  if (seats.some(({ who }) => who === 'person')) return seats;
  return seats.map((sitter, seat) => (seat === 0 ? { who: 'person', name: '' } : sitter));
}

interface SeatChoiceProps {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly onChoose: (sitter: Sitter) => void;
}

function SeatChoice({ seat, sitter, onChoose }: SeatChoiceProps): ReactElement {
  const say = useSaid();
  const name = useSeatName();
  const colour = useColour();
  const texts = useTable((table) => table.ui.words.texts.en);
  const value = sitter.who === 'person' ? '' : sitter.bot;
  const known = Object.keys(texts)
    .filter((id) => /^bot\.[^.]+$/.test(id))
    .map((id) => id.slice('bot.'.length));
  // The rules of thumb are called Scribe where there are levels; by their old name only old tables know them.
  const bots = known.filter((bot) => bot !== 'thumbs' || bot === value || !known.includes('scribe'));
  const person: Sitter = sitter.who === 'person' ? sitter : { who: 'person', name: '' };
  return (
    <li className="fork-seat">
      <Seal colour={colour(seat)} />
      <label className="fork-label">
        <span>{name(seat)}</span>
        <select
          className="fork-select"
          value={value}
          onChange={(event) => onChoose(event.target.value === '' ? person : { who: 'bot', bot: event.target.value })}
        >
          <option value="">{say('replay.fork.you')}</option>
          {[...new Set([...bots, 'random'])].map((bot) => (
            <option key={bot} value={bot}>
              {say('replay.fork.bot', { bot: say(`bot.${bot}`) })}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}
