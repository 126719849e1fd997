import type { BaseState, DecisionKind, Key, Message, Observation, Random } from '@edubba/kernel';
import type { Bot, Choice, Reason, Weighed } from './bot.ts';

/** So much of a feature is in an option: `{ feature: 'river', amount: 2 }`. */
export interface Thumb {
  readonly feature: string;
  /** A whole number. */
  readonly amount: number;
  /** The reason in words; without it `thumb.<feature>` with the parameter `amount`. */
  readonly why?: Message;
}

/** What a game says to make a bot of rules of thumb. */
export interface RulesOfThumb<S extends BaseState> {
  readonly name: string;
  /** What is in an option, by kind of decision. */
  readonly thumbs: { readonly [kind: DecisionKind]: (observation: Observation<S>, key: Key) => readonly Thumb[] };
  /** What one of each feature is worth: whole numbers, so that every engine chooses alike. */
  readonly weights: { readonly [feature: string]: number };
  /** How a decision is taken that no thumb speaks of: at random unless said otherwise. */
  readonly fallback?: 'random' | 'first';
  /** So many alternatives come with the choice; none unless said otherwise. */
  readonly others?: number;
}

/** A bot of rules of thumb; its weights are open, so that words can be checked and other weights tried. */
export interface ThumbBot<S extends BaseState> extends Bot<S> {
  readonly weights: { readonly [feature: string]: number };
}

/** Makes a bot that adds up weighted features of every option and takes the best; chance decides between equals. */
export function rulesOfThumb<S extends BaseState>(definition: RulesOfThumb<S>): ThumbBot<S> {
  const { name, thumbs, weights, fallback = 'random', others = 0 } = definition;
  for (const [feature, weight] of Object.entries(weights)) whole(name, feature, weight);

  const choose = (observation: Observation<S>, random: Random): Choice => {
    const { kind, options } = observation;
    const look = Object.hasOwn(thumbs, kind) ? thumbs[kind] : undefined;
    if (look === undefined) return { key: options[fallback === 'first' ? 0 : random.below(options.length)] as Key };
    const weighed: Weighed[] = options.map((key) => ({ key, total: worth(look(observation, key)) }));
    const { key } = best(weighed, random);
    const reasons = look(observation, key)
      .map(reason)
      .filter(({ points }) => points !== 0);
    return others === 0 ? { key, reasons } : { key, reasons, others: nextBest(weighed, key, others) };
  };

  const points = ({ feature, amount }: Thumb): number => {
    const weight = Object.hasOwn(weights, feature) ? weights[feature] : undefined;
    if (weight === undefined) throw new RangeError(`${name} has no weight for ${feature}`);
    whole(name, feature, amount);
    return amount * weight;
  };
  const worth = (parts: readonly Thumb[]): number => {
    let total = 0;
    for (const part of parts) total += points(part);
    return total;
  };
  const reason = (part: Thumb): Reason => ({
    why: part.why ?? { id: `thumb.${part.feature}`, params: { amount: part.amount } },
    points: points(part),
  });

  return { name, weights, choose };
}

/** The one worth most, any of them where several are. */
function best(weighed: readonly Weighed[], random: Random): Weighed {
  let top: Weighed[] = [];
  for (const option of weighed) {
    const lead = top[0];
    if (lead === undefined || option.total > lead.total) top = [option];
    else if (option.total === lead.total) top.push(option);
  }
  return top[top.length === 1 ? 0 : random.below(top.length)] as Weighed;
}

function nextBest(weighed: readonly Weighed[], chosen: Key, n: number): readonly Weighed[] {
  return weighed
    .filter(({ key }) => key !== chosen)
    .sort((a, b) => b.total - a.total)
    .slice(0, n);
}

function whole(bot: string, feature: string, n: number): void {
  if (!Number.isSafeInteger(n)) throw new RangeError(`${bot}: ${feature} must be a whole number, not ${n}`);
}
