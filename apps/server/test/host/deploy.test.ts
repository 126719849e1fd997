import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { HEAP } from '../../src/host/heap.ts';
import { Metrics } from '../../src/host/metrics.ts';
import { composeEnvironment, DeployedProxy, imageCommand, read } from '../support/deployed.ts';

/** Lists and limits of Prometheus' own language, which are no metrics. */
const LANGUAGE = /^(?:histogram_quantile|sum|rate|irate|increase|by|le|max|min|avg|job|instance)$/;

test('the dashboards name only what a house counts', async () => {
  const none = (): number => 0;
  const known = new Set(
    new Metrics({ sockets: none, tables: none, bytes: none }).registry.getMetricsAsArray().flatMap(({ name }) => {
      return [name, `${name}_bucket`, `${name}_sum`, `${name}_count`];
    }),
  );
  const folder = fileURLToPath(new URL('../../../../deploy/dashboards', import.meta.url));
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { panels } = JSON.parse(read(`deploy/dashboards/${file}`)) as { panels: { targets: { expr: string }[] }[] };
    const named = panels
      .flatMap(({ targets }) => targets)
      .flatMap(({ expr }) => expr.replace(/\[[^\]]*\]|"[^"]*"/g, '').match(/[a-z_]\w*/g) ?? [])
      .filter((name) => !LANGUAGE.test(name));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    // What a house counts of itself is all there.
    const own = [...known].filter((name) => /^edubba_(?!.*_(?:bucket|sum|count)$)/.test(name));
    expect(own.filter((name) => !named.some((one) => one.startsWith(name)))).toEqual([]);
  }
});

test('what the page of hosting and the page of what to do when say of metrics and variables is true', async () => {
  const none = (): number => 0;
  const counted = new Metrics({ sockets: none, tables: none, bytes: none }).registry.getMetricsAsArray();
  const names = new Set(counted.map(({ name }) => name));
  const pages = read('docs/how-to/host.md') + read('docs/how-to/when.md');
  expect(
    [...pages.matchAll(/`(edubba_\w+)`/g)].map(([, name = '']) => name).filter((name) => !names.has(name)),
  ).toEqual([]);
  const config = read('apps/server/src/config.ts');
  const unknown = [...pages.matchAll(/`(EDUBBA_[A-Z_]+|[A-Z]+_(?:URL|LEVEL|FROM))`/g)].map(([, name = '']) => name);
  expect(new Set(unknown).size).toBeGreaterThan(8);
  expect(unknown.filter((name) => !config.includes(`'${name}'`))).toEqual([]);
});

test('compose file, image and proxy name the same houses, ports and variables', () => {
  const compose = read('deploy/compose.yaml');
  const services = [...compose.matchAll(/^ {2}(house-\d):/gm)].map(([, name]) => name);
  const upstream = [...read('deploy/nginx.conf').matchAll(/server (house-\d):(\d+);/g)];
  expect(upstream.map(([, name]) => name)).toEqual(services);
  const [, port] = /^EXPOSE (\d+)$/m.exec(read('deploy/Containerfile')) ?? [];
  expect(new Set(upstream.map(([, , at]) => at))).toEqual(new Set([port]));
  const environment = composeEnvironment({});
  const known = read('apps/server/src/config.ts');
  for (const name of Object.keys(environment)) expect(known).toContain(`'${name}'`);
  // Nothing is set to something a house would refuse, also where whoever hosts it sets nothing.
  expect(readConfig(environment)).toMatchObject({ proxies: 1, drain: 5000, smtpUrl: undefined, adminToken: undefined });
  // Long enough to say goodbye before it is killed.
  expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThanOrEqual(15);
});

test('image and unit start a house as it was measured', () => {
  const start = `tools/run.mjs node ${HEAP.join(' ')} apps/cli/src/main.ts serve`;
  expect(imageCommand().join(' ')).toBe(`node ${start}`);
  expect(read('deploy/edubba.service')).toContain(`ExecStart=/usr/bin/node ${start}\n`);
});

test('an image holds nothing that belongs to the machine it is made on', () => {
  const left = read('.dockerignore').split('\n');
  for (const own of ['.git', '**/node_modules', 'edubba.sqlite*']) expect(left).toContain(own);
});

const SYSTEMD = ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'].find(existsSync);

test.skipIf(SYSTEMD === undefined || !existsSync('/usr/bin/node'))('systemd takes the unit', () => {
  const unit = fileURLToPath(new URL('../../../../deploy/edubba.service', import.meta.url));
  const { status, stdout, stderr } = spawnSync(SYSTEMD ?? '', ['verify', unit], { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});

test.skipIf(DeployedProxy.binary === undefined)('nginx takes the configuration', async () => {
  const proxy = new DeployedProxy(18_080, [18_081, 18_082]);
  expect(proxy.faults()).toBe('');
  await proxy.stop();
});
