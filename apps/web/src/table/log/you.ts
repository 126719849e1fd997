/** Names are put between two signs no text has, so that they can be found again in the finished sentence. */
export const OPEN = '\uE000';
export const CLOSE = '\uE001';
/** Opens the name of a thing: the Good Gold is not the player Gold. */
export const THING = '\uE002';

const IRREGULAR: { readonly [verb: string]: string } = { is: 'are', has: 'have', does: 'do', was: 'were', goes: 'go' };

/** The verb for “you”: builds → build, reaches → reach, carries → carry. */
export function plainVerb(verb: string): string {
  const own = IRREGULAR[verb];
  if (own !== undefined) return own;
  if (verb.length > 4 && verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/**
 * A sentence about the reader, in English, speaks to the reader: “You build a Hut”, “Your Hut starves”, “the Flood takes the
 * Hut of you” never. `name`: what the reader is called in it, between the signs.
 */
export function addressed(text: string, name: string): string {
  const me = OPEN + name + CLOSE;
  if (!text.includes(me)) return text;
  const you = `${OPEN}You${CLOSE}`;
  const does = text.startsWith(`${me} `) ? /^ ([a-z]+)(.*)$/s.exec(text.slice(me.length)) : null;
  if (does !== null) {
    const [, verb = '', rest = ''] = does;
    // “… gains 2 Influence and stands on 4”: what else the same person does.
    const on = rest.replace(/( and )([a-z]+s)( on | to | from )/, (_, and: string, other: string, to: string) => {
      return and + plainVerb(other) + to;
    });
    return addressed(`${you} ${plainVerb(verb)}${on}`, name);
  }
  return text
    .replace(new RegExp(`^(?:The|A|An) ([A-Za-z]+) of ${me}`), 'Your $1')
    .replaceAll(new RegExp(`\\b(?:the|a|an) ([A-Za-z]+) of ${me}`, 'g'), 'your $1')
    .replace(new RegExp(`^${me}’s`), 'Your')
    .replaceAll(`${me}’s`, 'your')
    .replace(new RegExp(`^${me}`), you)
    .replaceAll(me, `${OPEN}you${CLOSE}`);
}
