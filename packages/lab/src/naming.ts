import type { GameWords } from '@edubba/gamekit';
import { itemMessage } from '@edubba/gamekit';
import type { BaseState, Message } from '@edubba/kernel';
import { botMessage } from './bots.ts';
import type { FigureId, Scale } from './figures.ts';

const said = (text: string): Message => ({ id: 'lab.said', params: { text } });

/** What a figure is called. */
export function figureMessage<S extends BaseState>(module: GameWords<S>, figure: FigureId): Message {
  const [first = '', second = '', ...rest] = figure.split('/');
  const thing = rest.join('/');
  switch (first) {
    case 'share':
      return { id: 'lab.share', params: { place: Number(second) + 1 } };
    case 'points':
      return second === '' ? { id: 'lab.points' } : { id: 'lab.points-of', params: { place: Number(second) + 1 } };
    case 'lead':
      return { id: `lab.lead.${second}` };
    case 'from':
      return { id: 'lab.from', params: { source: sourceMessage(module, second) } };
    case 'at':
      return { id: 'lab.at', params: { source: sourceMessage(module, thing), round: Number(second) } };
    case 'bot':
      return { id: 'lab.bot', params: { bot: botMessage(second) } };
    case 'use':
    case 'won':
      return { id: `lab.${first}`, params: { thing: thingMessage(module, second, thing) } };
    default:
      return { id: `lab.${first}` };
  }
}

/** What a source of points is called. */
export function sourceMessage<S extends BaseState>({ texts }: GameWords<S>, source: string): Message {
  const id = `source.${source}`;
  return texts.en[id] === undefined ? said(source) : { id };
}

/** What is made use of: a card by its name, a decision by its prompt. */
export function thingMessage<S extends BaseState>(module: GameWords<S>, group: string, thing: string): Message {
  const { texts } = module;
  const own = [`${group}.${thing}`, `name.${thing}`].find((id) => texts.en[id] !== undefined);
  if (own !== undefined) return { id: own };
  if (group === 'decision') return decisionMessage(module, thing);
  if (group === 'answer') {
    const [kind = '', answer = ''] = thing.split(' ');
    return { id: 'lab.answer', params: { decision: decisionMessage(module, kind), answer } };
  }
  const named = itemMessage(module, thing);
  return typeof named !== 'string' && texts.en[named.id] !== undefined ? named : said(thing);
}

/** A prompt without the seat that is asked, and with its other gaps left open; the decision's own name where too little is left. */
function decisionMessage<S extends BaseState>({ texts }: GameWords<S>, kind: string): Message {
  const prompt = texts.en[`ask.${kind}`]?.replace(/^\{seat\}[:,]? ?/, '') ?? kind;
  const open = leftOpen(prompt);
  return said(open.startsWith(GAP) ? kind : open);
}

const GAP = '…';

/** `take the Bonus of the {civilisation}? {bonus}` → `take the Bonus of the …?`: gaps as dots, and no more than is needed. */
function leftOpen(prompt: string): string {
  let text = prompt.replaceAll(/ ?\([^()]*\{[^()]*\)/g, '');
  // From the inside out: numbers have words within.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(/\{[^{}]*\}/g, GAP);
  }
  const [first = '', rest = ''] = text.split(/(?<=[.?!]) (.*)/s);
  return rest.includes(GAP) ? first : text;
}

/** In what a figure is told: in 100, or as it is. */
export function unitMessage({ kind }: Scale): Message {
  return { id: `lab.unit.${kind}` };
}

/** A value as people read it: chances in 100. */
export function shown({ kind }: Pick<Scale, 'kind'>, value: number): number {
  return kind === 'mean' ? value : 100 * value;
}

/** With as many places as its interval makes sense of. */
export function digits(value: number, error: number, sign = false): string {
  const places = error >= 5 ? 0 : error >= 0.05 ? 1 : 2;
  const text = Math.abs(value).toFixed(places);
  const zero = Number(text) === 0;
  return `${zero ? '' : value < 0 ? '−' : sign ? '+' : ''}${text}`;
}
