import type { Description, Part } from './openapi.ts';
import { TAGS } from './openapi.ts';

const NEEDS: { readonly [scheme: string]: string } = {
  token: 'a token',
  cookie: 'a signed-in person',
  admin: 'the admin token',
};

const INTRODUCTION = `
<p>Everything people do here in a browser a program can do too: over HTTP what happens around a table, over one
WebSocket for each table the game itself. All bodies are JSON. <a href="/api/v1/openapi.json">The same description for
machines</a> is OpenAPI 3.1; both are made from the doors of the house themselves.</p>
<h2 id="tokens">Tokens</h2>
<p>A program has an account of its own, which belongs to somebody: its owner makes it with
<code>POST /api/v1/me/programs</code> and is shown its token once. The program sends it with every request:</p>
<pre>Authorization: Bearer &lt;token&gt;</pre>
<p>Whoever has the token plays as that program. It can be taken back with
<code>DELETE /api/v1/me/programs/&lt;id&gt;</code>. What concerns the account itself only its owner may do. Browsers use a
cookie instead, and then every request that changes something, and every socket, must name a page of this house as its
<code>Origin</code>.</p>
<h2 id="sockets">Sockets</h2>
<p><code>GET /api/v1/tables/&lt;id&gt;/live</code> opens the table. Where a program cannot set headers of a socket it names
its token among the protocols, after <code>edubba</code>:</p>
<pre>new WebSocket(address, ['edubba', 'token.' + token])</pre>
<p>What is sent is one <a href="#Sent">Sent</a> in a text frame, what comes is one <a href="#Received">Received</a>. First
comes <code>table</code>, then, once the game runs, <code>standing</code>: the position as this seat may see it, its
question and the keys of its options. After every answer of anybody come <code>events</code> with the same members.</p>
<ul>
<li>An <code>answer</code> names the question's <code>number</code> and an option's <code>key</code>. It is
acknowledged with <code>done</code> when it is kept for good, or <code>refused</code> with the question as it is now.</li>
<li>Every message has an <code>id</code> of the sender's choice. The same id again does nothing a second time and is
acknowledged again: after a lost connection send again what was not acknowledged.</li>
<li>Events have versions without gaps. Come back with <code>?version=N</code> to get only what you have missed.</li>
<li>With <code>?packed=1</code> what is long comes as a binary frame: the same text, packed as raw deflate.</li>
<li>Why something is closed (<code>refused</code> names what) is told when you send <code>why</code>.</li>
<li>The house pings every 20 seconds and hangs up on whoever does not answer.</li>
</ul>
<table><tr><th>closed with</th><th>because</th></tr>
<tr><td>1012</td><td>the house restarts: come back after a moment</td></tr>
<tr><td>4401</td><td>signed out, banned or gone for good</td></tr>
<tr><td>4403</td><td>nobody may look on at this table</td></tr>
<tr><td>4404</td><td>there is no such table</td></tr>
<tr><td>4429</td><td>too many messages, or too many that could not be read</td></tr></table>
<h2 id="limits">Limits</h2>
<p>Requests are counted for each address: <code>x-ratelimit-limit</code> and <code>x-ratelimit-remaining</code> say how
many a minute there are and how many are left; beyond that comes status 429 with <code>retry-after</code> in seconds.
Signing in, mails and exports are counted more strictly. A socket may send 60 messages at once and 20 a second, its own pings among them; a
message may have 16,384 characters, a body 64 KiB.</p>
<h2 id="errors">Errors</h2>
<p>Whatever goes wrong is answered with a status of 400 or more and a <a href="#Failure">Failure</a>:
<code>error</code> is a name programs can rely on, <code>message</code> a sentence for people. Every answer has an
<code>x-request-id</code> by which whoever runs the house finds it in the log.</p>`;

/** The description as a page to be read. */
export function docsPage({ paths, components }: Description, origin: string): string {
  const doors = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const rooms = Object.entries(TAGS).map(([tag, what]) => {
    const all = doors.filter(({ operation }) => (operation['tags'] as string[]).includes(tag));
    return `<h2 id="${tag}">${tag}</h2><p>${text(what)}</p>${all.map(door).join('')}`;
  });
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `<details id="${name}"><summary><b>${name}</b></summary><pre>${linked(schema)}</pre></details>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Edubba for programs</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="stylesheet" href="/api/docs.css"></head><body><main>',
    `<h1>Edubba for programs</h1><p><code>${text(origin)}</code></p>`,
    INTRODUCTION,
    ...rooms,
    '<h2 id="shapes">Shapes</h2><p>Everything that travels, as JSON Schema.</p>',
    ...shapes,
    '</main></body></html>',
  ].join('\n');
}

function door({ path, method, operation }: { path: string; method: string; operation: Part }): string {
  const needs = (operation['security'] as Part[]).flatMap((one) => Object.keys(one)).map((one) => NEEDS[one] ?? one);
  const { requestBody, responses, 'x-websocket': socket } = operation;
  const named = operation['parameters'] as Part[];
  const parameters = named.length === 0 ? undefined : named;
  const shown = { parameters, requestBody, socket, responses: fine(responses) };
  return [
    `<details><summary><b>${socket === undefined ? method.toUpperCase() : 'SOCKET'}</b> <code>${text(path)}</code><br>`,
    text(String(operation['summary'])),
    needs.length === 0 ? '' : ` <span class="needs">Needs ${needs.join(' or ')}.</span>`,
    `</summary><pre>${linked(shown)}</pre></details>`,
  ].join('');
}

/** Failures are the same everywhere. */
function fine(responses: unknown): Part {
  return Object.fromEntries(Object.entries(responses as Part).filter(([status]) => !/^[45]/.test(status)));
}

/** JSON whose references lead to the shapes below. */
function linked(value: unknown): string {
  return text(JSON.stringify(value, null, 2)).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    (whole, name: string) => `<a href="#${name}">${whole}</a>`,
  );
}

function text(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
