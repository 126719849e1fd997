import type { NewPasskey, UsePasskey } from '@edubba/protocol';
import { passkeys } from '../api.ts';

/** Bytes as they travel. */
export function toBase64url(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}

/** Can this browser keep keys at all? */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && navigator.credentials !== undefined;
}

interface Named {
  readonly id: string;
  readonly type: 'public-key';
}

const named = (list: readonly Named[] = []): PublicKeyCredentialDescriptor[] =>
  list.map(({ id, type }) => ({ id: fromBase64url(id), type }));

/** What the house asks, with its bytes as the browser wants them. */
type CreationJson = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly Named[];
};
type RequestJson = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  readonly challenge: string;
  readonly allowCredentials?: readonly Named[];
};

/** Whoever closes the browser's window has changed their mind: that is no failure. */
export class ChangedMind extends Error {
  override readonly name = 'ChangedMind';
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const made = await ask();
    if (made instanceof PublicKeyCredential) return made;
  } catch (error) {
    if (!(error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name))) throw error;
  }
  throw new ChangedMind();
}

/** Lets this device make a key for who I am, under a name I will know it by. */
export async function newPasskey(name: string): Promise<NewPasskey> {
  const options = (await passkeys.options()) as CreationJson;
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: fromBase64url(options.challenge),
        user: { ...options.user, id: fromBase64url(options.user.id) },
        excludeCredentials: named(options.excludeCredentials),
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    name,
    response: {
      id: made.id,
      rawId: toBase64url(made.rawId),
      type: 'public-key',
      response: {
        clientDataJSON: toBase64url(response.clientDataJSON),
        attestationObject: toBase64url(response.attestationObject),
        transports: response.getTransports?.() ?? [],
      },
    },
  };
}

/** Lets this device show one of its keys. */
export async function showPasskey(): Promise<UsePasskey> {
  const options = (await passkeys.signInOptions()) as RequestJson;
  const made = await asked(() =>
    navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: fromBase64url(options.challenge),
        allowCredentials: named(options.allowCredentials),
      },
    }),
  );
  const response = made.response as AuthenticatorAssertionResponse;
  return {
    response: {
      id: made.id,
      rawId: toBase64url(made.rawId),
      type: 'public-key',
      response: {
        clientDataJSON: toBase64url(response.clientDataJSON),
        authenticatorData: toBase64url(response.authenticatorData),
        signature: toBase64url(response.signature),
      },
    },
  };
}
