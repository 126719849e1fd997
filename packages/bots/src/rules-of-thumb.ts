import type { BaseState, DecisionKind, Key, Message, Observation, Random } from '@edubba/kernel';
import type { Bot, Choice, Reason, Weighed } from './bot.ts';
import { sideOffer } from './side-offer.ts';

/** So much of a feature is in an option: `{ feature: 'river', amount: 2 }`. */
export interface Thumb {
  readonly feature: string;
  /** A whole number. */
  readonly amount: number;
  /** The reason in words; without it `thumb.<feature>` with the parameter `amount`. */
  readonly why?: Message;
}

/** Says what is in an option. */
type Look<S extends BaseState> = (observation: Observation<S>, key: Key) => readonly Thumb[];

/** What a game says to make a bot of rules of thumb. */
export interface RulesOfThumb<S extends BaseState> {
  readonly name: string;
  /**
   * What is in an option, by kind of decision. A side offer is looked at by its own kind, with its bare key; it is taken,
   * asked or unasked, when it is worth more than nothing, and so is an answer that nobody waits for.
   */
  readonly thumbs: { readonly [kind: DecisionKind]: Look<S> };
  /** What one of each feature is worth: whole numbers, so that every engine chooses alike. */
  readonly weights: { readonly [feature: string]: number };
  /** How a decision is taken that no thumb speaks of: at random unless said otherwise. */
  readonly fallback?: 'random' | 'first';
  /** So many alternatives come with the choice; none unless said otherwise. */
  readonly others?: number;
  /** It looks at positions that could be. */
  readonly ahead?: boolean;
}

/** A bot of rules of thumb; its weights are open, so that words can be checked and other weights tried. */
export interface ThumbBot<S extends BaseState> extends Bot<S> {
  readonly weights: { readonly [feature: string]: number };
  /** Everything that is open to a seat, side offers too, with what it is worth by the rules of thumb: the best first. */
  weigh(observation: Observation<S>): readonly Weighed[];
}

/** Makes a bot that adds up weighted features of every option and takes the best; chance decides between equals. */
export function rulesOfThumb<S extends BaseState>(definition: RulesOfThumb<S>): ThumbBot<S> {
  const { name, weights, ahead = false } = definition;
  for (const [feature, weight] of Object.entries(weights)) whole(name, feature, weight);
  const judge = new Judge(definition);
  return {
    name,
    ahead,
    weights,
    weigh: (observation) => judge.weigh(observation),
    choose: (observation, random) => judge.choose(observation, random),
    volunteer: (observation, random) => judge.volunteer(observation, random),
  };
}

/** Weighs what is open to a seat. */
class Judge<S extends BaseState> {
  private readonly definition: RulesOfThumb<S>;

  constructor(definition: RulesOfThumb<S>) {
    this.definition = definition;
  }

  choose(observation: Observation<S>, random: Random): Choice {
    const { kind, options } = observation;
    const aside = this.takeAside(observation, random);
    if (aside !== undefined) return aside;
    const look = this.lookFor(kind);
    if (look !== undefined) return this.decide(observation, options, look, random);
    return { key: options[this.definition.fallback === 'first' ? 0 : random.below(options.length)] as Key };
  }

  volunteer(observation: Observation<S>, random: Random): Choice | undefined {
    const { kind, options } = observation;
    const look = options.length === 0 ? undefined : this.lookFor(kind);
    if (look === undefined) return this.takeAside(observation, random);
    const choice = this.decide(observation, options, look, random);
    // What it has chosen in secret so far is only changed for something better.
    const chosen = options.find((key) => key === observation.aside);
    const now = chosen === undefined ? 0 : this.worth(look(observation, chosen));
    return this.worth(look(observation, choice.key)) > now ? choice : this.takeAside(observation, random);
  }

  weigh(observation: Observation<S>): readonly Weighed[] {
    const { kind, options, offers } = observation;
    const look = this.lookFor(kind);
    const open = options.map((key) => ({ key, total: look === undefined ? 0 : this.worth(look(observation, key)) }));
    const aside = offers.flatMap((offer) => {
      const { kind: of, key } = sideOffer(offer) ?? { kind: '', key: offer };
      const seen = this.lookFor(of);
      return seen === undefined ? [] : [{ key: offer, total: this.worth(seen(observation, key)) }];
    });
    return [...open, ...aside].sort((a, b) => b.total - a.total);
  }

  private lookFor(kind: DecisionKind): Look<S> | undefined {
    const { thumbs } = this.definition;
    return Object.hasOwn(thumbs, kind) ? thumbs[kind] : undefined;
  }

  /** The best side offer, if it is worth anything. */
  private takeAside(observation: Observation<S>, random: Random): Choice | undefined {
    const { offers } = observation;
    if (offers.length === 0) return undefined;
    const open = offers.filter((key) => this.lookFor(sideOffer(key)?.kind ?? '') !== undefined);
    if (open.length === 0) return undefined;
    const look: Look<S> = (seen, offer) => {
      const { kind, key } = sideOffer(offer) ?? { kind: '', key: offer };
      return this.lookFor(kind)?.(seen, key) ?? [];
    };
    const choice = this.decide(observation, open, look, random);
    return this.worth(look(observation, choice.key)) > 0 ? choice : undefined;
  }

  private decide(observation: Observation<S>, keys: readonly Key[], look: Look<S>, random: Random): Choice {
    const { others = 0 } = this.definition;
    const weighed: Weighed[] = keys.map((key) => ({ key, total: this.worth(look(observation, key)) }));
    const { key } = best(weighed, random);
    const reasons = look(observation, key)
      .map((part) => this.reason(part))
      .filter(({ points }) => points !== 0);
    return others === 0 ? { key, reasons } : { key, reasons, others: nextBest(weighed, key, others) };
  }

  private points({ feature, amount }: Thumb): number {
    const { name, weights } = this.definition;
    const weight = Object.hasOwn(weights, feature) ? weights[feature] : undefined;
    if (weight === undefined) throw new RangeError(`${name} has no weight for ${feature}`);
    whole(name, feature, amount);
    return amount * weight;
  }

  private worth(parts: readonly Thumb[]): number {
    let total = 0;
    for (const part of parts) total += this.points(part);
    return total;
  }

  private reason(part: Thumb): Reason {
    const why = part.why ?? { id: `thumb.${part.feature}`, params: { amount: part.amount } };
    return { why, points: this.points(part) };
  }
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
