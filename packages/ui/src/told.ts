import type { BaseState, RuleId } from '@edubba/kernel';
import type { GameUi } from './game-ui.ts';
import { partsOf, type Thing } from './things.ts';

/** Attributes of what explains itself but can never be chosen. */
export interface ToldProps {
  readonly 'data-thing': Thing;
  readonly 'data-told': '';
  readonly tabIndex: -1;
}

/**
 * `<span {...told('supply/gold@2')}>`: a number says what it is, by pointer, long press and key, where it lies on nothing that
 * can be chosen. What it says is said of the thing.
 */
export function told(thing: Thing): ToldProps {
  return { 'data-thing': thing, 'data-told': '', tabIndex: -1 };
}

/** What is drawn besides things: its rules by name. Its words are `what.<name>` and `what.<name>.text`. */
export interface What {
  readonly [name: string]: readonly RuleId[];
}

/** The same as {@link told}, for what is no thing of the game: `{...what('odds')}`. */
export function toldOf<W extends What>(what: W): (name: keyof W & string) => ToldProps {
  return (name) => {
    if (what[name] === undefined) throw new RangeError(`nothing is said of ${name}`);
    return told(`what/${name}`);
  };
}

type Answers<S extends BaseState> = Pick<GameUi<S>, 'explain' | 'nameOf'>;

/** How a game explains and names its things, and what else it draws. */
export function answering<S extends BaseState>(what: What, { explain, nameOf }: Answers<S>): Answers<S> {
  const nameIn = (thing: Thing): string | undefined => {
    const { kind, name } = partsOf(thing);
    return kind === 'what' && what[name] !== undefined ? name : undefined;
  };
  return {
    explain: (view, thing, me) => {
      const name = nameIn(thing);
      if (name === undefined) return explain(view, thing, me);
      const facts = [{ icon: 'act-info', text: { id: `what.${name}.text` } }];
      return { title: { id: `what.${name}` }, facts, rules: what[name] ?? [] };
    },
    nameOf: (view, thing) => {
      const name = nameIn(thing);
      return name === undefined ? nameOf(view, thing) : { id: `what.${name}` };
    },
  };
}
