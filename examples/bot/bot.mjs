// A program that plays a whole game by choosing any option it is given. Node 24, nothing to install.
//
//   EDUBBA_TOKEN=… node bot.mjs <house> new <game> [bot]    a table for two: against a bot of the house, or whoever comes
//   EDUBBA_TOKEN=… node bot.mjs <house> join <table>        a seat at somebody's table

const [house, deed, what, opponent] = process.argv.slice(2);
const token = process.env.EDUBBA_TOKEN;
if (!token || !what) throw new Error('EDUBBA_TOKEN=… node bot.mjs <house> new <game> [bot] | join <table>');

async function post(path, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${house}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const reply = await response.json();
  if (!response.ok) throw new Error(`${path}: ${reply.error}: ${reply.message}`);
  return reply;
}

const other = opponent ? { who: 'bot', bot: opponent } : { who: 'open' };
const wish = {
  game: what,
  seats: [{ who: 'me' }, other],
  options: {},
  pace: { kind: 'free' },
  open: true,
  spectators: true,
};
const table = await (deed === 'new' ? post('tables', wish) : post(`tables/${what}/join`, {}));
// The house has sealed its secret. Now this seat adds its own, so that the house cannot choose the dice alone: whoever
// keeps both can check every roll when the game is over.
const { commitment } = table;
await post(`tables/${table.id}/chance`, { commitment, contribution: crypto.randomUUID() });
console.log(`table ${table.id}`);

let version; // what was told so far: after a lost connection only the rest comes
let waiting; // the answer that is not acknowledged yet: sent again under the same id it is carried out once
let question; // what was asked last
let answers = 0;
open();

function open() {
  const since = version === undefined ? '' : `?version=${version}`;
  const address = `${house.replace(/^http/, 'ws')}/api/v1/tables/${table.id}/live${since}`;
  // Sockets here cannot set headers; the token goes along as a protocol.
  const socket = new WebSocket(address, ['edubba', `token.${token}`]);
  socket.addEventListener('open', () => waiting && socket.send(waiting));
  socket.addEventListener('message', ({ data }) => hear(JSON.parse(data), socket));
  socket.addEventListener('close', () => setTimeout(open, 500));
}

function hear(message, socket) {
  const { type } = message;
  if (type === 'done' || type === 'refused') waiting = undefined;
  if ('question' in message) question = message.question;
  if (type === 'standing') version = message.version;
  if (type === 'events') version = message.from + message.events.length;
  // Too fast (nobody may send more than 20 a second for long), or the house is short of breath: the same again, later.
  if (type === 'failed') setTimeout(() => waiting && socket.send(waiting), 250);
  if (message.outcome) {
    console.log(`over after ${answers} answers of mine: ${JSON.stringify(message.outcome)}`);
    process.exit(0);
  }
  // What comes of an answer is told before the answer is acknowledged: one thing after the other.
  if (question && !waiting) answer(question, socket);
}

function answer({ number, options }, socket) {
  // This is where a better player thinks: `view` of the last message is the position as this seat may see it.
  const key = options[Math.floor(Math.random() * options.length)];
  waiting = JSON.stringify({ type: 'answer', id: crypto.randomUUID(), number, key });
  question = null;
  answers++;
  socket.send(waiting);
}
