import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NewPush, Notice } from '@edubba/protocol';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real server on this machine: a push service and a receiver of webhooks, by their paths. */
export interface Receiver {
  readonly origin: string;
  readonly received: Received[];
  /** What it answers, by path; 201 where nothing is said, `0` for never. */
  readonly answers: Map<string, number | { status: number; location: string }>;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: Receiver['answers'] = new Map();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const answer = answers.get(path) ?? 201;
      if (answer === 0) return;
      if (typeof answer === 'number') response.writeHead(answer).end();
      else response.writeHead(answer.status, { location: answer.location }).end();
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, answers };
}

/** A browser: has keys, subscribes, and opens what is sealed for it (RFC 8291 and 8188). */
export class Browser {
  private readonly ecdh = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly subscription: NewPush;

  constructor(endpoint: string) {
    this.ecdh.generateKeys();
    const keys = { p256dh: this.ecdh.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    this.subscription = { endpoint, keys };
  }

  open(body: Buffer): Notice {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, by, info, length));
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const secret = derive(this.ecdh.computeSecret(sender), this.auth, about, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce);
    opening.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    // The last record ends with a 2.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as Notice;
  }
}
