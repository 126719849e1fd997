import { Icon, on, Tangible, useColour, useGame, useLookedAt, useLooking, useTable, useText } from '@edubba/ui';
import type { ReactElement } from 'react';
import { asks } from '../../asking/index.ts';
import { ACTIONS, BUILD, EXPLORE, GATHER, RESEARCH, WARFARE } from '../../content/actions.ts';
import { STAR } from '../../content/dice.ts';
import { CLAY, FOOD, TABLET, WOOD } from '../../content/goods.ts';
import { iconsOf, TECHNOLOGIES } from '../../content/technologies.ts';
import { decisions } from '../../rules/decisions.ts';
import { freeDice } from '../../rules/queries/dice.ts';
import { cardOf } from '../../rules/queries/technologies.ts';
import type { State } from '../../rules/state.ts';
import { ACTION_ICONS, GOOD_ICONS, KIND_ICONS } from '../icons.ts';
import { Die, Need, ROMAN } from './parts.tsx';

const BUILDS = ['bld-wall', 'bld-zig3', 'unit-ship', 'unit-ram', 'bld-settlement', 'bld-gardens'] as const;
const BUILDS_AT = [0, 2, 4, 5, 6] as const;

function Amount({ n, good }: { readonly n: number; readonly good: number }): ReactElement {
  return (
    <span className="q">
      {n}
      <Icon id={GOOD_ICONS[good] ?? ''} size={16} />
    </span>
  );
}

const Arrow = (): ReactElement => (
  <span className="ar">
    <Icon id="ui-arrow" size={13} />
  </span>
);

/** What an action does at a level, in pictures. */
export function Effect({
  player,
  type,
  level,
  brief = false,
}: {
  readonly player: number;
  readonly type: number;
  readonly level: number;
  readonly brief?: boolean;
}): ReactElement {
  const say = useText();
  const { s } = useGame<State>();
  const { first, second } = cardOf(s, player, type, level);
  if (type === EXPLORE)
    return (
      <>
        <b>{first}</b> <Icon id="act-move" size={17} /> {!brief && <i>{say('panel.moves')}</i>}
      </>
    );
  if (type === BUILD)
    return (
      <>
        <b>{first}</b>
        {BUILDS.slice(brief ? BUILDS_AT[level - 1] : 0, BUILDS_AT[level]).map((icon) => (
          <Icon key={icon} id={icon} size={17} />
        ))}
      </>
    );
  if (type === RESEARCH)
    return (
      <>
        <span className="nw">
          <Amount n={2} good={CLAY} />
          <Arrow />
          <Amount n={first} good={TABLET} />
        </span>
        <span className="nw">
          <Amount n={1} good={TABLET} />
          <Arrow />
          <span className="q">
            {second}
            <Icon id="act-research" size={16} />
          </span>
        </span>
      </>
    );
  if (type === GATHER)
    return (
      <>
        <b>{first}</b> <Icon id="act-gather" size={17} />
        <span className="nw">
          <Icon id="act-trade" size={16} /> <b>{ROMAN[second]}</b>
        </span>
      </>
    );
  if (type === WARFARE)
    return (
      <>
        <b>+{first}</b> <Icon id="res-knucklebone" size={17} />
        <span className="nw">
          <Amount n={1} good={WOOD} />
          <Arrow />
          {second > 1 && <b>{second}</b>}
          <Icon id={KIND_ICONS[level - 1] ?? ''} size={18} />
        </span>
      </>
    );
  return (
    <>
      <Amount n={first} good={FOOD} />
      <Arrow />
      <b>+{second}</b>
      <Icon id="mes-people" size={17} />
    </>
  );
}

/** Which of the needed icons free dice show, each die for one of them, a Star for any. */
export function haves(s: State, player: number, icons: readonly number[]): readonly boolean[] {
  const free = freeDice(s, player).map((die) => s.dieIcon[player]?.[die] ?? -1);
  const have = icons.map((icon) => {
    const at = free.indexOf(icon);
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  });
  return have.map((has) => {
    if (has) return true;
    const star = free.indexOf(STAR);
    if (star >= 0) free.splice(star, 1);
    return star >= 0;
  });
}

/** Is this question asked while an action is performed? What chance decides is none. */
const isAt = (kind: string, action: string): boolean => kind in decisions && asks.doing(kind) === action;

/** One Technology card of the empire that is looked at. */
export function TechCard({ type }: { readonly type: number }): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const named = useLookedAt();
  const name = ACTIONS[type] ?? '';
  const empire = s.empire[player] ?? -1;
  const level = s.tech[player]?.[type] ?? 1;
  const ahead = next.tech[player]?.[type] ?? level;
  const active = s.active === player && s.phase === 'actions';
  const done = active && ((s.performed >> type) & 1) === 1;
  const known = TECHNOLOGIES[type]?.[ahead - 1]?.cards[empire] !== undefined;
  const going = useTable(({ view: { pending } }) => active && pending[0] !== undefined && isAt(pending[0].kind, name));
  return (
    <Tangible
      thing={named(`action/${name}`)}
      className={`tech ${name}`}
      data-done={on(done && !going)}
      data-now={on(going)}
      data-grows={on(ahead > level)}
    >
      <div className="head">
        <Icon id={ACTION_ICONS[type] ?? ''} size={18} />
        <b>{say(`panel.action.${name}`)}</b>
      </div>
      <div className="seg4">
        {[1, 2, 3, 4].map((one) => (
          <i key={one} data-on={on(one <= level)} data-soon={on(one > level && one <= ahead)} />
        ))}
      </div>
      <div className="tn">{say(`technology.${name}.${ahead}`)}</div>
      <div className="ef">{known && <Effect player={player} type={type} level={ahead} />}</div>
      <Foot type={type} done={done} going={going} active={active} />
    </Tangible>
  );
}

/** The dice that lie on it, the piece, or the icons it needs. */
function Foot({
  type,
  done,
  going,
  active,
}: {
  readonly type: number;
  readonly done: boolean;
  readonly going: boolean;
  readonly active: boolean;
}): ReactElement {
  const say = useText();
  const { s, next } = useGame<State>();
  const { player } = useLooking();
  const colour = useColour()(player);
  const level = s.tech[player]?.[type] ?? 1;
  const dice = (next.dieOn[player] ?? []).flatMap((on_, die) => (on_ === type ? [die] : []));
  const piece = next.piece[player] === type;
  const icons = iconsOf(type, level);
  const have = active ? haves(s, player, icons) : [];
  const fits = have.every(Boolean) && have.length > 0;
  return (
    <div className="foot">
      {piece && (
        <span className={`pc ${colour}`}>
          <Icon id="mes-piece" size={29} />
        </span>
      )}
      {dice.map((die) => (
        <Die key={die} colour={s.dieColour[player]?.[die] ?? 0} icon={s.dieIcon[player]?.[die] ?? -1} size={30} />
      ))}
      {!piece &&
        dice.length === 0 &&
        // biome-ignore lint/suspicious/noArrayIndexKey: two icons of one card
        icons.map((icon, i) => <Need key={i} icon={icon} have={have[i] === true && !done} />)}
      {going ? (
        <span className="ok">{say('panel.now')}</span>
      ) : done ? (
        <span className="ok">
          <Icon id="act-confirm" size={15} /> {say('panel.done')}
        </span>
      ) : (
        fits && !piece && dice.length === 0 && <span className="ok">{say('panel.fits')}</span>
      )}
    </div>
  );
}
