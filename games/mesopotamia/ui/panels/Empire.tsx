import { Hit, Icon, on, Tangible, told, useColour, useGame, useLooking, useText } from '@edubba/ui';
import { type ReactElement, Fragment } from 'react';
import { ACTIONS } from '../../content/actions.ts';
import { EMPIRE_NAMES } from '../../content/empires.ts';
import { CLAY, TABLET } from '../../content/goods.ts';
import { AREAS } from '../../content/map.ts';
import { iconsOf, TECHNOLOGIES } from '../../content/technologies.ts';
import { PIECES } from '../../content/units.ts';
import { sum } from '../../rules/lists.ts';
import { unitLimit, unitsOnBoard } from '../../rules/queries/pieces.ts';
import { SOURCES, type State } from '../../rules/state.ts';
import { Ziggurat } from '../board/Pieces.tsx';
import { supplyOf } from '../explaining/technology.ts';
import { ACTION_ICONS, GOOD_ICONS } from '../icons.ts';
import { worth } from '../telling/estimate.ts';
import { Die, Need, ROMAN } from './parts.tsx';
import { Effect, haves } from './TechCard.tsx';
import './panels.css';
import './own.css';
import './empire.css';
import { what } from '../explaining/what.ts';

/** All 24 Technologies of an empire, its ziggurat and dice, what is left of its pieces, and what it is worth now. */
export function Empire(): ReactElement {
  return (
    <div className="game-panel mes mes-empire">
      <Tree />
      <div className="emp">
        <Temple />
        <Left />
        <Worth />
      </div>
    </div>
  );
}

function Tree(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { player } = useLooking();
  const empire = s.empire[player] ?? 0;
  return (
    <div className="mes-tree">
      <header>
        <h2>
          <Icon id="act-research" size={21} />
          {say('panel.tree', { empire: { id: `empire.${EMPIRE_NAMES[empire] ?? ''}` } })}
        </h2>
        <Paid />
        <small>{say('panel.tree.how')}</small>
      </header>
      <div className="cols">
        <span />
        {ACTIONS.map((name, type) => (
          <div key={name} className={`ch ${name}`}>
            <Icon id={ACTION_ICONS[type] ?? ''} size={18} /> {say(`panel.action.${name}`)}
          </div>
        ))}
        {[1, 2, 3, 4].map((level) => (
          <Fragment key={level}>
            <div className="rl">{ROMAN[level]}</div>
            {ACTIONS.map((name, type) => (
              <Level key={name} type={type} level={level} />
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** What Research turns over and pays with: one's own goods may lie under the tree. */
function Paid(): ReactElement | null {
  const { s } = useGame<State>();
  const { player, mine } = useLooking();
  if (!mine) return null;
  const have = s.goods[player] ?? [];
  return (
    <div className="paid">
      <Tangible thing="good/clay" className="gd">
        <Icon id={GOOD_ICONS[CLAY] ?? ''} size={20} />
        {have[CLAY] ?? 0}
      </Tangible>
      <Tangible thing="good/tablet" className="gd">
        <Icon id={GOOD_ICONS[TABLET] ?? ''} size={20} />
        {have[TABLET] ?? 0}
      </Tangible>
    </div>
  );
}

/** One card of the tree: past, present, the next one, or later. */
function Level({ type, level }: { readonly type: number; readonly level: number }): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player, mine } = useLooking();
  const name = ACTIONS[type] ?? '';
  const empire = s.empire[player] ?? 0;
  const have = s.tech[player]?.[type] ?? 1;
  const soon = next.tech[player]?.[type] ?? have;
  const state = level < have ? 'past' : level === have ? 'cur' : level === have + 1 ? 'nx' : 'far';
  if (TECHNOLOGIES[type]?.[level - 1]?.cards[empire] === undefined)
    return (
      <div className={`lvl none ${name}`}>
        {say('panel.tree.begins', { technology: { id: `technology.${name}.${have}` } })}
      </div>
    );
  const icons = iconsOf(type, level);
  const shown = haves(s, player, icons);
  return (
    <div className={`lvl ${state} ${name}`} data-soon={on(level > have && level <= soon)}>
      <div className="n">{say(`technology.${name}.${level}`)}</div>
      <div className="ef" {...what('effect')}>
        <Effect player={player} type={type} level={level} brief />
      </div>
      <div className="nd">
        {/* biome-ignore lint/suspicious/noArrayIndexKey: two icons of one card */}
        {icons.map((icon, i) => (
          <Need key={i} icon={icon} have={state === 'nx' && shown[i] === true} size={22} />
        ))}
        {state === 'cur' && <small>{say('panel.tree.yours')}</small>}
        {state === 'nx' && (
          <small>
            1<Icon id={GOOD_ICONS[TABLET]} size={15} />
          </small>
        )}
      </div>
      {state === 'nx' && mine && <Hit thing={`action/${name}`} />}
    </div>
  );
}

function Temple(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { player } = useLooking();
  const colour = useColour()(player);
  const level = s.level[player] ?? 0;
  return (
    <section>
      <h3>
        <Icon id="bld-zig4" size={20} />
        {say('panel.temple', { area: { id: `area.${AREAS[s.home[player] ?? 0]?.id ?? ''}` } })}
        <small {...what('levels')}>{say('panel.temple.level', { level, all: PIECES.levels })}</small>
      </h3>
      <div className="zg">
        <svg width="150" height="112" viewBox="0 0 150 112" aria-hidden="true">
          <Ziggurat x={75} y={108} width={132} level={level} colour={colour} ghost />
        </svg>
        <div className="dl">
          {(s.dieColour[player] ?? []).map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
            <Die key={i} colour={die} icon={s.dieIcon[player]?.[i] ?? -1} size={27} />
          ))}
        </div>
      </div>
    </section>
  );
}

const LEFT: readonly (readonly [name: string, icon: string])[] = [
  ['spearman', 'unit-spearman'],
  ['archer', 'unit-archer'],
  ['horseman', 'unit-horseman'],
  ['chariot', 'unit-chariot'],
  ['ship', 'unit-ship'],
  ['ram', 'unit-ram'],
  ['walls', 'bld-wall'],
  ['settlement', 'bld-settlement'],
];

function Left(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { player } = useLooking();
  return (
    <section>
      <h3>
        <Icon id="tok-supplies" size={18} />
        {say('panel.left')}
        <small {...what('units')}>
          {say('panel.left.units', { n: unitsOnBoard(s, player), limit: unitLimit(s, player) })}
        </small>
      </h3>
      <div className="sup">
        {LEFT.map(([name, icon]) => {
          const [out, all] = supplyOf(s, player, name);
          return (
            <span key={name} {...told(`supply/${name}@${player}`)}>
              <Icon id={icon} size={20} />
              <span className="sr">{say(`ui.piece.${name}`)}</span>
              {all - out}
              <s>{say('panel.of-all', { all })}</s>
            </span>
          );
        })}
      </div>
    </section>
  );
}

const WORTH_ICONS = [
  'act-event',
  'mes-people',
  'bld-gardens',
  'tok-amphora',
  'tok-diviner',
  'bld-settlement',
  'ui-star',
  'act-explore',
] as const;

function Worth(): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { player } = useLooking();
  const points = worth(s)[player] ?? [];
  return (
    <section>
      <h3>
        <Icon id="res-vp" size={18} />
        {say('panel.worth')}
        <small>{say('panel.worth.if')}</small>
      </h3>
      <div className="wl" {...what('worth')}>
        {SOURCES.map((source, i) =>
          source === 'quests' ? null : (
            <div key={source}>
              <Icon id={WORTH_ICONS[i] ?? 'res-vp'} size={17} />
              {say(`ui.score.${source}`)}
              <b>{points[i] ?? 0}</b>
            </div>
          ),
        )}
        <div className="sum">
          <Icon id="res-vp" size={17} />
          {say('panel.worth.all')}
          <b>{sum(points)}</b>
        </div>
      </div>
    </section>
  );
}
