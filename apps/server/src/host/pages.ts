import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { GUARDS, ONLY_HTTPS } from './headers.ts';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Nothing from elsewhere, no inline scripts. Styles may be inline: pieces are placed by them. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  readonly type: string;
  readonly forms: { readonly [encoding: string]: Buffer };
  /** Its name holds a hash of its content: it never changes. */
  readonly forever: boolean;
}

/** How a text is compressed, and what a file that holds it so is called. */
const PACKED: { readonly [form: string]: { readonly end: string; readonly pack: (plain: Buffer) => Buffer } } = {
  br: {
    end: '.br',
    pack: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  },
  gzip: { end: '.gz', pack: (plain) => gzipSync(plain) },
};

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';
const isText = (path: string): boolean => /text|javascript|json|xml/.test(typeOf(path));

/** Writes the compressed forms of a built client beside its files: it takes seconds, which no start has to wait for again. */
export function packPages(folder: string): void {
  for (const path of pathsIn(folder).filter(isText)) {
    const plain = readFileSync(path);
    for (const { end, pack } of Object.values(PACKED)) writeFileSync(path + end, pack(plain));
  }
}

/** All files of a built client, in memory and compressed: there are few of them. */
function load(folder: string): Map<string, Page> {
  return new Map(
    pathsIn(folder).map((path) => {
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      const plain = readFileSync(path);
      const packed = Object.entries(isText(path) ? PACKED : {}).map(([form, { end, pack }]): [string, Buffer] => [
        form,
        existsSync(path + end) ? readFileSync(path + end) : pack(plain),
      ]);
      const forms = { ...Object.fromEntries(packed), '': plain };
      return [address, { type: typeOf(path), forms, forever: address.startsWith('/assets/') }];
    }),
  );
}

/** Answers requests with the built client; every address that is no file is a page of it. */
export function pages(folder: string, https = false): (request: IncomingMessage, response: ServerResponse) => void {
  const all = load(folder);
  const guards = { ...GUARDS, ...(https ? ONLY_HTTPS : {}) };
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, guards);
    // As it stands: what is no address, such as `//[`, is a page that is not there.
    const [address = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    const page = all.get(address === '/' ? '/index.html' : address);
    // A missing asset must not be answered with a page: the browser would keep it. `…/ASY-16.03` is a page.
    if (page === undefined && TYPES[extname(address)] !== undefined) return refuse(response, 404, guards);
    const found = page ?? all.get('/index.html');
    if (found === undefined) return refuse(response, 404, guards);
    const wanted = request.headers['accept-encoding'] ?? '';
    const encoding = ['br', 'gzip'].find((form) => wanted.includes(form) && found.forms[form] !== undefined) ?? '';
    const body = found.forms[encoding];
    response.writeHead(200, {
      'content-type': found.type,
      'content-length': body?.length ?? 0,
      'cache-control': found.forever ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      ...guards,
      vary: 'accept-encoding',
      ...(encoding === '' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

function refuse(response: ServerResponse, status: number, guards: { readonly [name: string]: string }): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...guards });
  response.end(status === 404 ? 'There is nothing at this address.' : 'Only reading is possible here.');
}
