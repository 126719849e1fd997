import type { KeyObject } from 'node:crypto';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The few kinds of CBOR a passkey needs: whole numbers, bytes, texts and maps of them. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  const type = major << 5;
  if (length < 24) return Buffer.from([type | length]);
  if (length < 256) return Buffer.from([type | 24, length]);
  return Buffer.from([type | 25, length >> 8, length & 255]);
}

export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, of]) => [cbor(key), cbor(of)])]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** What can be told wrongly on purpose. */
export interface Lies {
  origin?: string;
  site?: string;
  challenge?: string;
  counter?: number;
  type?: string;
  flags?: number;
  forged?: boolean;
}

/** A passkey in software, for one key on one site. */
export class Authenticator {
  readonly id: Buffer = randomBytes(32);
  readonly origin: string;
  counter: number = 0;
  readonly #private: KeyObject;
  readonly #public: KeyObject;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#private = privateKey;
    this.#public = publicKey;
  }

  /** `navigator.credentials.create` */
  create(options: { challenge: string }, lies: Lies = {}) {
    const { x = '', y = '' } = this.#public.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([this.#authData(WITH_KEY, lies), Buffer.alloc(16), length, this.id, key]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: text(this.#client('webauthn.create', options.challenge, lies)),
        attestationObject: text(attestation),
        transports: ['internal'],
      },
    };
  }

  /** `navigator.credentials.get` */
  get(options: { challenge: string }, lies: Lies = {}) {
    this.counter += 1;
    const authData = this.#authData(0, lies);
    const client = this.#client('webauthn.get', options.challenge, lies);
    const signed = lies.forged === true ? randomBytes(32) : Buffer.concat([authData, sha256(client)]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(authData),
        signature: text(sign('sha256', signed, this.#private)),
      },
    };
  }

  #credential() {
    // Browsers send more than the house reads.
    return { id: text(this.id), rawId: text(this.id), type: 'public-key', clientExtensionResults: {} };
  }

  #client(type: string, challenge: string, lies: Lies): Buffer {
    const { origin = this.origin } = lies;
    const data = { type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  #authData(flags: number, lies: Lies): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? this.counter);
    const site = lies.site ?? new URL(this.origin).hostname;
    return Buffer.concat([sha256(site), Buffer.from([(lies.flags ?? PRESENT | VERIFIED) | flags]), counter]);
  }
}
