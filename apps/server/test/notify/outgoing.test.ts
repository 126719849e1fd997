import { expect, test } from 'vitest';
import { checkAddress, createPost, isPublic } from '../../src/notify/outgoing.ts';
import { openReceiver } from './receivers.ts';

const message = { headers: {}, body: 'x' };

test('numbers of the house’s own network are told from public ones, however they are written', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1']) {
    expect([address, isPublic(address)]).toEqual([address, true]);
  }
  for (const address of [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.1',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'example.org',
    '',
  ]) {
    expect([address, isPublic(address)]).toEqual([address, false]);
  }
});

test('hostile addresses are refused before anything is looked up', () => {
  for (const url of [
    'http://example.org/hook',
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.1:8443/',
    'https://name:word@example.org/',
    'not an address',
  ]) {
    expect(() => checkAddress(url, false)).toThrow(expect.objectContaining({ status: 400, code: 'bad-address' }));
  }
  expect(checkAddress('https://example.org:8443/hook?x=1', false).host).toBe('example.org:8443');
});

test('a name that means a number of the house’s own network is refused when it is looked up, and looked up once', async () => {
  const names: { [host: string]: string[] } = {
    'inside.example.org': ['127.0.0.1'],
    'both.example.org': ['8.8.8.8', '10.0.0.1'],
    'six.example.org': ['::ffff:169.254.169.254'],
    'nothing.example.org': [],
  };
  const asked: string[] = [];
  const post = createPost({
    insideToo: false,
    lookUp: (host, found) => {
      asked.push(host);
      found(
        null,
        names[host]!.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    },
  });
  for (const host of Object.keys(names)) {
    await expect(post(`https://${host}/`, message)).rejects.toMatchObject({ code: 'bad-address' });
  }
  expect(asked).toEqual(Object.keys(names));
});

test('no redirect is followed, and nobody keeps us waiting', async () => {
  const receiver = await openReceiver();
  const post = createPost({ insideToo: true, patience: 300 });
  receiver.answers.set('/away', { status: 302, location: `${receiver.origin}/secret` });
  expect(await post(`${receiver.origin}/away`, message)).toBe(302);
  expect(receiver.received.map(({ path }) => path)).toEqual(['/away']);
  receiver.answers.set('/never', 0);
  const from = performance.now();
  await expect(post(`${receiver.origin}/never`, message)).rejects.toThrow(/abort|time/i);
  expect(performance.now() - from).toBeLessThan(2000);
});

test('names that mean something only here are no addresses for calls, however they are written', () => {
  const inside = [
    'localhost',
    'localhost.',
    'LOCALHOST',
    'x.localhost',
    'x.localhost.',
    'printer',
    'printer.',
    'db.local',
  ];
  const more = ['metadata.internal', 'metadata.internal.', 'x.home.arpa', '127.0.0.1.', '127.1', '0x7f.1', '[::1]'];
  const nobodys = [
    'localhost.localdomain',
    'files.corp',
    'router.home.',
    'x.private',
    'x.test',
    'x.onion',
    'x.invalid',
  ];
  const otherLetters = [
    '１２７.０.０.１',
    '127。0。0。1',
    'LOCALHOST%2e',
    '①②⑦.0.0.1',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
  ];
  for (const host of [...inside, ...more, ...nobodys, ...otherLetters]) {
    expect(() => checkAddress(`https://${host}/hook`, false)).toThrow('open internet');
  }
  for (const host of ['example.org', 'example.org.', 'localhost.example.org', 'local.example', '8.8.8.8']) {
    expect(checkAddress(`https://${host}/hook`, false).protocol).toBe('https:');
  }
});
