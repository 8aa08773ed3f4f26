import { describe, expect, it } from 'vitest';
import { readConfig } from './config';
import { readSandboxSettings } from './features/payments/providers/sandbox';
import { ConfigError } from './platform/environment';

const secrets = {
  SANDBOX_SECRET: 'sandbox-secret-of-the-tests',
  TOKEN_SECRET: 'token-secret-of-the-tests-1',
  ADMIN_SECRET: 'admin-secret-of-the-tests-1',
  INVALIDATION_SECRET: 'invalidation-secret-of-tests',
};

it('runs without any variable in development', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 4000,
    publicUrl: 'http://127.0.0.1:4000',
    databaseUrl: undefined,
    demo: false,
    inventedDropPoints: false,
    metrics: undefined,
    logLevel: 'info',
  });
});

const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };

it('has no payment provider, demonstration data or invented drop points unless they are switched on', () => {
  expect([...readConfig({}).payments.keys()]).toEqual([]);
  expect([...readConfig({ ...stripe, PAYMENT_SANDBOX: 'on' }).payments.keys()]).toEqual([
    'sandbox',
    'stripe',
  ]);
  expect(readConfig({ DEMO: 'on', DROP_POINTS: 'invented' })).toMatchObject({
    demo: true,
    inventedDropPoints: true,
  });
  expect(readSandboxSettings({}).url).toBe('http://127.0.0.1:4100');
  expect(readSandboxSettings({ SANDBOX_PORT: '4200' }).url).toBe('http://127.0.0.1:4200');
});

it("prefers PORT to API_PORT, and keeps the order of a store's shop origins", () => {
  const config = readConfig({
    PORT: '5000',
    API_PORT: '6000',
    SHOP_ORIGINS: 'a=http://one:1, b=https://two,a=http://three:3',
  });
  expect(config.port).toBe(5000);
  expect([...config.shopOrigins]).toEqual([
    ['a', ['http://one:1', 'http://three:3']],
    ['b', ['https://two']],
  ]);
});

it('tells all processes of a shop that are listed, otherwise its first origin', () => {
  const config = readConfig({
    SHOP_ORIGINS: 'a=https://a,a=https://old-a,b=https://b',
    SHOP_PROCESSES: 'b=http://10.0.0.1:3001,b=http://10.0.0.2:3001',
  });
  expect([...config.shopProcesses]).toEqual([
    ['a', ['https://a']],
    ['b', ['http://10.0.0.1:3001', 'http://10.0.0.2:3001']],
  ]);
});

it('reads the hooks that purge shared caches, with their paths', () => {
  const { purgeHooks } = readConfig({ PURGE_HOOKS: 'a=https://cdn.example/purge?x=1,a=http://10.0.0.9' });
  expect([...purgeHooks]).toEqual([['a', ['https://cdn.example/purge?x=1', 'http://10.0.0.9']]]);
});

it('serves metrics if a port is set, on the loopback interface by default', () => {
  expect(readConfig({ METRICS_PORT: '9100' }).metrics).toEqual({ host: '127.0.0.1', port: 9100 });
  expect(readConfig({ METRICS_PORT: '9100', METRICS_HOST: '10.0.0.1' }).metrics?.host).toBe('10.0.0.1');
});

it('reads rate limits and trusted proxies', () => {
  expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBeUndefined();
  expect(readConfig({ RATE_LIMITS: 'log=1/2' }).rateLimits?.log).toEqual({ max: 1, windowMs: 2000 });
  expect(readConfig({}).trustedProxies).toBe('loopback');
  for (const list of ['10.0.0.0/8, ::1', 'uniquelocal,2001:db8::/32'])
    expect(readConfig({ TRUSTED_PROXIES: list }).trustedProxies).toBe(list);
});

it.each([
  [{ PORT: '70000' }, /^PORT /],
  [{ API_PORT: 'http' }, /^API_PORT /],
  [{ PUBLIC_URL: 'ftp://shop' }, /^PUBLIC_URL /],
  [{ SHOP_ORIGINS: 'http://one' }, /^SHOP_ORIGINS /],
  [{ SHOP_ORIGINS: 'a=http://one/path' }, /^SHOP_ORIGINS /],
  [{ SHOP_PROCESSES: 'http://one' }, /^SHOP_PROCESSES /],
  [{ PURGE_HOOKS: 'a=ftp://cdn' }, /^PURGE_HOOKS /],
  [{ METRICS_PORT: 'on' }, /^METRICS_PORT /],
  [{ DRAIN_SECONDS: '61' }, /^DRAIN_SECONDS /],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
  [{ SMTP_URL: 'http://mail:secret@example' }, /^SMTP_URL (?!.*secret)/],
  [{ TRUSTED_PROXIES: 'loopback,10.0.0.0/33' }, /^TRUSTED_PROXIES .*10\.0\.0\.0\/33/],
  [{ RATE_LIMITS: 'login=often' }, /^RATE_LIMITS /],
  [{ TOKEN_SECRET: 'short' }, /^TOKEN_SECRET /],
  [{ DEMO: 'yes' }, /^DEMO /],
  [{ PAYMENT_SANDBOX: '1' }, /^PAYMENT_SANDBOX /],
  [{ DROP_POINTS: 'on' }, /^DROP_POINTS /],
  [{ PRODUCTION_WITHOUT: 'mail,everything' }, /^PRODUCTION_WITHOUT .*everything/],
  [{ STRIPE_SECRET_KEY: 'sk' }, /^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET /],
  [{ HOST: '0.0.0.0' }, /^ADMIN_SECRET must be set, because HOST/],
  [{ ...secrets, TOKEN_SECRET: '', HOST: '10.0.0.4' }, /^TOKEN_SECRET must be set, because HOST/],
  [{ PUBLIC_URL: 'https://api.example.com' }, /^ADMIN_SECRET must be set, because HOST or PUBLIC_URL/],
  [
    { ...secrets, HOST: '::', TOKEN_SECRET: 'development-only-token_secret' },
    /^TOKEN_SECRET must not be the development secret, because HOST/,
  ],
  [{ NODE_ENV: 'production', ...secrets, TOKEN_SECRET: '' }, /^TOKEN_SECRET must be set/],
  [
    { NODE_ENV: 'production', ...secrets, ADMIN_SECRET: 'development-only-admin_secret' },
    /^ADMIN_SECRET must not be the development secret/,
  ],
])('rejects %o and names the variable', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(message);
});

it('refuses to run in production with a missing, short or development secret', () => {
  for (const name of Object.keys(secrets)) {
    for (const value of [undefined, '', 'x'.repeat(23), `development-only-${name.toLowerCase()}`])
      expect(
        () => readConfig({ NODE_ENV: 'production', PAYMENT_SANDBOX: 'on', ...secrets, [name]: value }),
        name,
      ).toThrow(new RegExp(`^${name} must `));
  }
});

it('accepts the development secrets on the loopback interface, and own secrets anywhere', () => {
  for (const HOST of ['127.0.0.1', '127.1.2.3', '::1', 'localhost'])
    expect(readConfig({ HOST, PUBLIC_URL: 'http://localhost:4000' }).host).toBe(HOST);
  expect(readConfig({ ...secrets, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

describe('in production', () => {
  const production = { NODE_ENV: 'production', ...secrets };
  const complete = {
    ...production,
    ...stripe,
    SMTP_URL: 'smtp://mail.example',
    PRODUCTION_WITHOUT: 'carrier',
  };

  it('runs with its secrets, mails, payments and an encrypted database', () => {
    expect(
      readConfig({ ...complete, DATABASE_URL: 'postgres://db.example/shop?sslmode=verify-full' }),
    ).toMatchObject({ production: true, tokenSecret: secrets.TOKEN_SECRET, requireMailTls: true });
  });

  it('names everything that is missing', () => {
    expect(() => readConfig({ ...production, PAYMENT_SANDBOX: 'on', DROP_POINTS: 'invented' })).toThrow(
      /- mail: SMTP_URL.*\n- payment: .*STRIPE_SECRET_KEY.*\n- carrier: .*\n.*PRODUCTION_WITHOUT=mail,payment,carrier\.$/,
    );
  });

  it.each([
    ['mail', { SMTP_URL: '' }],
    ['payment', { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }],
    ['carrier', { PRODUCTION_WITHOUT: '' }],
    ['database-tls', { DATABASE_URL: 'postgres://db.example/shop' }],
    ['database-tls', { DATABASE_URL: 'postgres://db.example/shop?sslmode=prefer' }],
  ])('refuses to run without %s unless PRODUCTION_WITHOUT names it', (name, change) => {
    const env = { ...complete, ...change };
    expect(() => readConfig(env)).toThrow(new RegExp(`- ${name}: `));
    expect(readConfig({ ...env, PRODUCTION_WITHOUT: `carrier, ${name}` }).production).toBe(true);
  });

  it('sends mails over plain connections only if PRODUCTION_WITHOUT names mail-tls', () => {
    expect(readConfig({ ...complete, PRODUCTION_WITHOUT: 'carrier,mail-tls' }).requireMailTls).toBe(false);
    expect(readConfig({}).requireMailTls).toBe(false);
  });
});

it('reads how a process uses a PostgreSQL server, and refuses what is no number', () => {
  expect(readConfig({}).connections).toEqual({ atMost: 10, waitMs: 5_000, statementMs: 15_000 });
  const env = { DATABASE_CONNECTIONS: '25', DATABASE_WAIT_MS: '800', DATABASE_STATEMENT_MS: '2000' };
  expect(readConfig(env).connections).toEqual({ atMost: 25, waitMs: 800, statementMs: 2_000 });
  for (const value of ['0', '1001', 'ten'])
    expect(() => readConfig({ DATABASE_CONNECTIONS: value })).toThrow(
      /DATABASE_CONNECTIONS must be a number/,
    );
});

it('migrates on its own unless a separate job does', () => {
  expect(readConfig({}).migratesSeparately).toBe(false);
  expect(readConfig({ MIGRATIONS: 'separate' }).migratesSeparately).toBe(true);
  expect(() => readConfig({ MIGRATIONS: 'never' })).toThrow('MIGRATIONS must be "separate" or "off"');
});

it('reads the bucket of pictures, and refuses what is no bucket', () => {
  expect(readConfig({}).mediaBucket).toBeUndefined();
  expect(
    readConfig({ MEDIA_BUCKET: 's3://shop-media/clubs/', MEDIA_ENDPOINT: 'https://s3.example/' }),
  ).toMatchObject({
    mediaBucket: { name: 'shop-media', prefix: 'clubs/', endpoint: 'https://s3.example' },
  });
  expect(readConfig({ MEDIA_BUCKET: 's3://shop-media' }).mediaBucket).toMatchObject({ prefix: '' });
  expect(() => readConfig({ MEDIA_BUCKET: 'shop-media' })).toThrow(/MEDIA_BUCKET must look like/);
});
