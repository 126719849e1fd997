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

// What this seat adds to the chance of the table, so that the house cannot choose the dice alone.
const contribution = crypto.randomUUID();
const other = opponent ? { who: 'bot', bot: opponent } : { who: 'open' };
const wish = {
  game: what,
  seats: [{ who: 'me' }, other],
  options: {},
  pace: { kind: 'free' },
  open: true,
  spectators: true,
};
const table = await (deed === 'new'
  ? post('tables', { ...wish, contribution })
  : post(`tables/${what}/join`, { contribution }));
console.log(`table ${table.id}`);

let version; // what was told so far: after a lost connection only the rest comes
let waiting; // the answer that is not acknowledged yet: sent again under the same id it is carried out once
let answers = 0;
open();

function open() {
  const since = version === undefined ? '' : `?version=${version}`;
  const address = `${house.replace(/^http/, 'ws')}/api/v1/tables/${table.id}/live${since}`;
  // Sockets here cannot set headers; the token goes along as a protocol.
  const socket = new WebSocket(address, ['edubba', `token.${token}`]);
  socket.onopen = () => waiting && socket.send(waiting);
  socket.onmessage = ({ data }) => hear(JSON.parse(data), socket);
  socket.onclose = () => setTimeout(open, 500);
}

function hear(message, socket) {
  const { type, question, outcome } = message;
  if (type === 'done' || type === 'refused') waiting = undefined;
  // Too fast (nobody may send more than 20 a second for long), or the house is short of breath: the same again, later.
  if (type === 'failed') setTimeout(() => waiting && socket.send(waiting), 250);
  if (type === 'standing') version = message.version;
  if (type === 'events') version = message.from + message.events.length;
  if (outcome) {
    console.log(`over after ${answers} answers of mine: ${JSON.stringify(outcome)}`);
    process.exit(0);
  }
  if (!question || waiting) return;
  // This is where a better player thinks: `message.view` is the position as this seat may see it.
  const key = question.options[Math.floor(Math.random() * question.options.length)];
  waiting = JSON.stringify({ type: 'answer', id: crypto.randomUUID(), number: question.number, key });
  answers++;
  socket.send(waiting);
}
