import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readServices } from '@matchday/launcher/ports';
import { root } from '@matchday/launcher/root';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dockerfileText, imageCommands, imageEnvironment, imageUser } from './dockerfile';

interface Service {
  image: string;
  build?: { context: string; dockerfile: string; args: { DEPLOYABLE: string } };
  command?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const composeText = read('deploy/compose.yaml');
const caddyfile = read('deploy/Caddyfile');
const example = read('deploy/example.env');
const services: Record<string, Service> = parse(composeText, { merge: true }).services;
const own = Object.entries(services).filter(([, { image }]) => image.startsWith('matchday/'));
const clubs = readServices({}).clubs.map(({ id }) => id);
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name]) => name));

describe('the Dockerfile', () => {
  it('has no fault that its linter finds', () => {
    expect(validate(dockerfileText).map(({ message }) => message)).toEqual([]);
  });

  it('follows the rules of a second linter, about packages, users, versions and paths', () => {
    const program = createRequire(import.meta.url).resolve('dockerlinter');
    // Scripts of RUN are left out: they would need ShellCheck.
    const args = [program, '--shellcheck', 'none', '--error', '--file', join(root, 'deploy/Dockerfile')];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  it('uses the Node version of the workspace', () => {
    expect(dockerfileText).toContain(`node:${read('.node-version').trim()}-`);
  });

  it('starts Node without a shell as a user without privileges, and checks its health', () => {
    expect(imageUser).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(imageCommands.start).toEqual(['node', expect.any(String), expect.any(String), 'start.mjs']);
    const [program, script = ''] = imageCommands.healthy;
    expect(program).toBe('node');
    expect(() => read(join('tooling/deployables/runtime', script))).not.toThrow();
  });

  it('limits memory like the start scripts of the shops', () => {
    const script = JSON.parse(read('apps/dbu/package.json')).scripts.start;
    for (const option of imageCommands.start.slice(1, -1)) expect(script).toContain(option);
    for (const name of ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_'])
      expect(script).toContain(`${name}=${imageEnvironment[name]}`);
  });

  it('has no secret, and copies none', () => {
    expect(dockerfileText).not.toMatch(/SECRET|PASSWORD|TOKEN/);
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['**/.env*', '**/*.env', '**/.data']),
    );
  });
});

describe('the compose file', () => {
  it('has every club, the back office, two API processes and a migration job', () => {
    const expected = ['api-1', 'api-2', 'backoffice', 'migrate', ...clubs];
    expect(own.map(([name]) => name).toSorted()).toEqual(expected.toSorted());
  });

  it.each(own.flatMap(([name, { build }]) => (build ? [{ name, ...build }] : [])))(
    'builds $name from the Dockerfile',
    ({ context, dockerfile, args }) => {
      expect(dockerfileText).toContain('ARG DEPLOYABLE');
      expect(() => read(join('deploy', context, dockerfile))).not.toThrow();
      expect(['api', 'backoffice', ...clubs]).toContain(args.DEPLOYABLE);
    },
  );

  it('starts the API only after the migration job, which runs a program of the API', () => {
    expect(services.migrate?.command).toEqual(['node', 'migrate.mjs']);
    expect(read('tooling/deployables/src/api.ts')).toContain('migrate:');
    for (const name of ['api-1', 'api-2']) {
      expect(services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully');
      expect(services[name]?.environment?.MIGRATIONS).toBe('separate');
    }
  });

  it.each(own)('gives %s a read-only file system, no capabilities, and time to stop', (_, service) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThanOrEqual(35);
    const written = (service.volumes ?? []).map((volume) => volume.split(':')[1]);
    for (const path of written) expect(path).toBe(imageEnvironment.DATA_DIR);
  });

  it.each(own)('sets only variables that %s reads', (name, { environment = {} }) => {
    const isApi = ['api-1', 'api-2', 'migrate'].includes(name);
    const source = isApi ? 'apps/api/README.md' : 'docs/operating.md';
    const rows = read(source)
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const known = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/[A-Z][A-Z_]+/g)].map(([each]) => each),
    );
    for (const variable of Object.keys(environment)) expect(known).toContain(variable);
  });

  it('names secrets only as variables', () => {
    const lines = composeText.split('\n').filter((line) => /^\s*\w*(SECRET|PASSWORD)\w*:/.test(line));
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toMatch(/: \$\{\w+(:\?|:-)\}$/);
  });

  it('uses exactly the variables of the example', () => {
    const documented = namesIn(example, /^(\w+)=/gm);
    const used = namesIn(composeText, /\$\{(\w+)/g);
    expect(documented).toEqual(new Set([...used, 'COMPOSE_PROJECT_NAME']));
    const secrets = [...example.matchAll(/^\w*(?:SECRET|PASSWORD)\w*=(.*)$/gm)].map(([, value]) => value);
    expect(new Set(secrets)).toEqual(new Set(['']));
  });
});

describe('Caddy', () => {
  it('passes requests to the ports of services', () => {
    const targets = [...caddyfile.matchAll(/\b([a-z]+(?:-\d)?):(\d{4})\b/g)].map(([, name, port]) => ({
      name,
      port,
    }));
    expect(new Set(targets.map(({ name }) => name))).toEqual(
      new Set(['api-1', 'api-2', 'backoffice', ...clubs]),
    );
    for (const { port } of targets) expect(port).toBe(imageEnvironment.PORT);
  });

  it('gets each name that it serves, and listens where the shops call the API', () => {
    const names = namesIn(caddyfile, /\{\$(\w+)\}/g);
    expect(new Set(Object.keys(services.caddy?.environment ?? {}))).toEqual(names);
    const address = new URL(services.dbu?.environment?.API_URL ?? '');
    expect(address.hostname).toBe('caddy');
    expect(caddyfile).toContain(`http://:${address.port} {`);
  });
});

describe('the monitoring', () => {
  it('has alerts with a query, a summary and what to do', () => {
    const [group] = parse(read('deploy/monitoring/alerts.yaml')).groups;
    expect(group.rules.length).toBeGreaterThan(5);
    for (const rule of group.rules)
      expect(rule).toEqual({
        alert: expect.stringMatching(/^[A-Z]\w+$/),
        expr: expect.any(String),
        for: expect.stringMatching(/^\d+m$/),
        annotations: { summary: expect.any(String), description: expect.any(String) },
      });
  });

  it('has a dashboard whose panels have a query each', () => {
    const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json'));
    expect(panels.length).toBeGreaterThan(5);
    for (const { targets } of panels) expect(targets[0].expr).toMatch(/\w/);
  });
});
