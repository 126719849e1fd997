import {
  Change,
  Icon,
  on,
  Seal,
  Tangible,
  useColour,
  useGame,
  useLookedAt,
  useLooking,
  useSay,
  useText,
  useView,
} from '@edubba/ui';
import type { ReactElement } from 'react';
import { ACTIONS } from '../../content/actions.ts';
import { EMPIRE_NAMES } from '../../content/empires.ts';
import { GOODS } from '../../content/goods.ts';
import { AREAS } from '../../content/map.ts';
import { iconsOf } from '../../content/technologies.ts';
import { freeDice } from '../../rules/queries/dice.ts';
import { unitLimit, unitsOnBoard } from '../../rules/queries/pieces.ts';
import { meets, progress } from '../../rules/queries/quests.ts';
import { noLuck, type State } from '../../rules/state.ts';
import { item } from '../../text/names.ts';
import { GOOD_ICONS } from '../icons.ts';
import { listed } from '../words.ts';
import { Die } from './parts.tsx';
import { haves, TechCard } from './TechCard.tsx';
import './panels.css';
import './own.css';
import { what } from '../explaining/what.ts';

/** Goods, dice with the six Technologies, Quests. */
export function Own(): ReactElement {
  return (
    <div className="game-panel mes mes-own">
      <div className="mes-own-in">
        <Stores />
        <div className="mes-acts">
          <Tray />
          <div className="cards">
            {ACTIONS.map((name, type) => (
              <TechCard key={name} type={type} />
            ))}
          </div>
        </div>
        <Quests />
      </div>
    </div>
  );
}

function Stores(): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const named = useLookedAt();
  const colour = useColour()(player);
  const empire = EMPIRE_NAMES[s.empire[player] ?? -1];
  const home = AREAS[s.home[player] ?? -1];
  return (
    <div className="mes-stores">
      <div className="hd">
        <Seal colour={colour} size="l" />
        <div>
          <h2>{say(empire === undefined ? 'ui.empire.none' : `ui.empire.${empire}`)}</h2>
          {home !== undefined && (
            <small {...what('units')}>
              {say('panel.home', {
                area: { id: `area.${home.id}` },
                n: unitsOnBoard(s, player),
                limit: unitLimit(s, player),
              })}
            </small>
          )}
        </div>
      </div>
      <div className="goods">
        {GOODS.map((name, good) => (
          <Tangible key={name} thing={named(`good/${name}`)} className="gd">
            <Icon id={GOOD_ICONS[good] ?? ''} size={20} />
            {s.goods[player]?.[good] ?? 0}
            <small>{say(`panel.good.${name}`)}</small>
            <Change from={s.goods[player]?.[good]} to={next.goods[player]?.[good]} />
          </Tangible>
        ))}
      </div>
    </div>
  );
}

/** The piece and the dice that are free. */
function Tray(): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const named = useLookedAt();
  const colour = useColour()(player);
  const dice = s.dieColour[player] ?? [];
  const on_ = s.dieOn[player] ?? [];
  const free = s.piece[player] === -1 && s.active === player;
  // MES-31.01 dice that are set still show what they showed before
  const setting = useView<State>().pending.some(({ kind, seat }) => kind === 'dice.set' && seat === player);
  const now = s.active === player && s.phase === 'actions';
  const said = dice.length === 0 ? 'none' : setting ? 'set' : now ? '' : noLuck(s) ? 'later' : 'over';
  return (
    <div className="tray">
      <h3>{say('panel.dice')}</h3>
      {free && (
        <Tangible thing={named('piece')} className="tray-piece" data-used={on(next.piece[player] !== -1)}>
          <span className={`pc ${colour}`}>
            <Icon id="mes-piece" size={29} />
          </span>
        </Tangible>
      )}
      {dice.flatMap((die, i) =>
        (on_[i] ?? -1) >= 0
          ? []
          : [
              <Tangible
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
                key={i}
                thing={named(`die/${i}`)}
                className="tray-die"
                data-used={on((next.dieOn[player]?.[i] ?? -1) >= 0)}
              >
                <Die colour={die} icon={s.dieIcon[player]?.[i] ?? -1} size={34} />
              </Tangible>,
            ],
      )}
      <p {...what('reach')}>{said === '' ? <Reach player={player} /> : say(`panel.dice.${said}`)}</p>
    </div>
  );
}

/** Which actions the dice reach now, and whether they can be rolled again. */
function Reach({ player }: { readonly player: number }): ReactElement {
  const say = useText();
  const tell = useSay();
  const { s } = useGame<State>();
  const names = ACTIONS.flatMap((name, type) => {
    if (((s.performed >> type) & 1) === 1 || freeDice(s, player).length === 0) return [];
    const have = haves(s, player, iconsOf(type, s.tech[player]?.[type] ?? 1));
    return have.every(Boolean) ? [{ id: `panel.action.${name}` }] : [];
  });
  return (
    <>
      {names.length > 0 ? tell({ id: 'panel.reach', params: { actions: listed(names) } }) : say('panel.reach.none')}{' '}
      {!noLuck(s) && say('panel.rerolls', { n: 3 - s.rerolls })}
    </>
  );
}

/** How far a Quest is; what is there or not has no number. */
function Progress({ of: [n, all] }: { readonly of: readonly [n: number, all: number] }): ReactElement | null {
  const say = useText();
  return all < 2 ? null : <b>{say('panel.of', { n, all })}</b>;
}

function Quests(): ReactElement {
  const say = useText();
  const tell = useSay();
  const { s } = useGame<State>();
  const { player, mine } = useLooking();
  const named = useLookedAt();
  const quests = s.quests[player] ?? [];
  return (
    <div className="mes-quests">
      <div className="hd">
        <h2>{say('panel.quests')}</h2>
        <small>
          <Icon id="ui-lock" size={15} /> {say(mine ? 'panel.quests.secret' : 'panel.quests.hidden')}
        </small>
      </div>
      <div className="aims">
        {quests.map((quest, i) => {
          const met = !quest.startsWith('?') && s.phase !== 'start' && meets(s, player, quest);
          return (
            <Tangible
              key={quest.startsWith('?') ? `${quest}${i}` : quest}
              thing={quest.startsWith('?') ? `quest/${quest}@${player}` : named(`quest/${quest}`)}
              className="quest"
              data-met={on(met)}
            >
              {met && <Icon id="act-confirm" size={14} />} {tell(item(quest))}
              {!met && !quest.startsWith('?') && s.phase !== 'start' && <Progress of={progress(s, player, quest)} />}
            </Tangible>
          );
        })}
      </div>
    </div>
  );
}
