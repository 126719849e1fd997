import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import { Failed } from '../failure.ts';

/** Sends something to an address somebody gave us; gives the status that came back. */
export type Post = (
  url: string,
  message: { readonly headers: { readonly [name: string]: string }; readonly body: Buffer | string },
) => Promise<number>;

/** Nobody's webhook leads into the house's own network: everything there is no public address. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Within the public numbers, but answered by the machine below in one of the large clouds.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
// Within 2000::/3, the part of the sixth version that is in use: tunnels that carry an old address, and examples.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/**
 * Names that mean something only here: this machine, one of its neighbours, or (without a dot) whatever the network says. And
 * those that nobody on the open network will ever have.
 */
const INSIDE_NAME =
  /^[^.]*$|(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid|onion|alt)$/;

/** Whether a number is one of the open network, where anybody's machine may be. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4');
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

const refused = (why: string): Failed => new Failed(400, 'bad-address', why);

/** Checks what can be seen of an address before a name is looked up; throws what is wrong with it. */
export function checkAddress(text: string, insideToo: boolean): URL {
  if (!URL.canParse(text)) throw refused('That is no address.');
  const url = new URL(text);
  // A dot at its end names the same machine.
  const host = url.hostname.replace(/^\[|\]$|\.+$/g, '');
  if (url.username !== '' || url.password !== '') throw refused('The address must not hold a name or password.');
  if (insideToo && url.protocol === 'http:') return url;
  if (url.protocol !== 'https:') throw refused('The address must begin with https://');
  if (!insideToo && (isIP(host) === 0 ? INSIDE_NAME.test(host) : !isPublic(host))) {
    throw refused('The address must be on the open internet.');
  }
  return url;
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
/** Looks all numbers of a name up. */
type LookUp = (host: string, found: (error: Error | null, all: LookupAddress[]) => void) => void;

const systemLookUp: LookUp = (host, found) => lookup(host, { all: true }, found);

/**
 * Looks a name up and gives its numbers only if all of them are public. The connection uses exactly these, so a name
 * that means something else a moment later gains nothing.
 */
function publicLookup(lookUp: LookUp): (host: string, options: LookupOptions, found: Found) => void {
  return (host, options, found) => {
    lookUp(host, (error, all) => {
      if (error !== null) return found(error, []);
      const [first] = all;
      if (first === undefined || !all.every(({ address }) => isPublic(address))) {
        return found(refused('The address must be on the open internet.'), []);
      }
      return options.all === true ? found(null, all) : found(null, first.address, first.family);
    });
  };
}

interface Outgoing {
  /** Also to addresses of the house's own network, and without encryption: for tests, and houses that want it. */
  readonly insideToo: boolean;
  /** Milliseconds for all of it. */
  readonly patience?: number;
  /** How names are looked up; by default as the machine does. */
  readonly lookUp?: LookUp;
}

/** Posts to the open internet: no redirects are followed, the answer is not read, and nobody keeps us waiting. */
export function createPost({ insideToo, patience = 5000, lookUp = systemLookUp }: Outgoing): Post {
  return async (text, { headers, body }) => {
    const url = checkAddress(text, insideToo);
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise((resolve, reject) => {
      const asked = request(url, {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(patience),
        ...(insideToo ? {} : { lookup: publicLookup(lookUp) }),
      });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      });
      asked.end(body);
    });
  };
}
