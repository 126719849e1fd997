// `npm start`: builds the client and serves it on PORT (8080 unless said).

import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { pages } from './pages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env['PORT'] ?? 8080);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is ${process.env['PORT']}: it must be a number from 0 to 65535.`);
  process.exit(2);
}

console.log('Building the client …');
await build({ root, logLevel: 'warn' });

const server = createServer(pages(fileURLToPath(new URL('../dist', import.meta.url))));
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start` : error.message);
  process.exit(1);
});
server.listen(port, () => {
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  console.log(`Edubba is at http://localhost:${actual}\nStop it with Ctrl+C.`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
