import { resolve } from 'node:path';
import { type Limits, readLimits } from './rate-limits/limits';
import { wrongProxy } from './trusted-proxies';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** All that the environment decides. */
export interface Config {
  production: boolean;
  host: string;
  port: number;
  /** The address at which shoppers' browsers and payment providers reach this server, without a trailing slash. */
  publicUrl: string;
  /** A PostgreSQL server; the embedded database in `dataDir` where it is missing. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Whether an empty database is filled with the demonstration stores. */
  demo: boolean;
  /** The origins of each store's shop; the first receives its invalidations. */
  shopOrigins: ReadonlyMap<string, readonly string[]>;
  sandbox: { url: string; secret: string };
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  /** Where mails are handed in, such as `smtps://user:password@mail.example`; without it they are written to `dataDir`. */
  smtpUrl: string | undefined;
  /** Whose word on the client's address is believed: addresses, networks or names such as `loopback`. */
  trustedProxies: string;
  /** Undefined where nothing is limited. */
  rateLimits: Limits | undefined;
  /** The operator's own, who makes stores and admin keys. */
  adminSecret: string;
  /** The largest file that an import takes, in bytes. */
  importLimit: number;
  /** Bytes of catalogue that a process may keep in memory to show and search it. */
  catalogueCache: number;
  /** Bytes of made pictures that are kept on disk, over all stores. */
  renditions: number;
  /** Where the metrics are read; undefined where nothing is measured. */
  metrics: { host: string; port: number } | undefined;
  tokenSecret: string;
  invalidationSecret: string;
  logLevel: LogLevel;
}

/** Says which variable of the environment is wrong, and what it must be. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const repositoryRoot = resolve(import.meta.dirname, '../../..');
const logLevels: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const minSecretLength = 24;

/**
 * Reads the configuration.
 * @throws {ConfigError} when a variable is missing or has a value that cannot be used
 */
export function readConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  const host = env.HOST || '127.0.0.1';
  const port = readPort(env.PORT ? 'PORT' : 'API_PORT', env.PORT || env.API_PORT, 4000);
  const secret = (name: string) => readSecret(name, env[name], production);
  return {
    production,
    host,
    port,
    publicUrl: readUrl('PUBLIC_URL', env.PUBLIC_URL) ?? `http://${host}:${port}`,
    databaseUrl: env.DATABASE_URL || undefined,
    dataDir: resolve(repositoryRoot, env.DATA_DIR || '.data'),
    demo: env.DEMO !== 'off',
    shopOrigins: readShopOrigins(env.SHOP_ORIGINS ?? ''),
    sandbox: {
      url: readUrl('SANDBOX_URL', env.SANDBOX_URL) ?? `http://127.0.0.1:${env.SANDBOX_PORT || 4100}`,
      secret: secret('SANDBOX_SECRET'),
    },
    stripe: readStripe(env),
    smtpUrl: readSmtpUrl(env.SMTP_URL),
    trustedProxies: readProxies(env.TRUSTED_PROXIES || 'loopback'),
    rateLimits: env.RATE_LIMITS === 'off' ? undefined : readRateLimits(env.RATE_LIMITS ?? ''),
    adminSecret: secret('ADMIN_SECRET'),
    catalogueCache: readMegabytes('CATALOGUE_CACHE_MB', env.CATALOGUE_CACHE_MB, 128),
    renditions: readMegabytes('RENDITIONS_MB', env.RENDITIONS_MB, 2_048, 1_048_576),
    importLimit: readMegabytes('IMPORT_LIMIT_MB', env.IMPORT_LIMIT_MB, 64),
    metrics: env.METRICS_PORT
      ? { host: env.METRICS_HOST || '127.0.0.1', port: readPort('METRICS_PORT', env.METRICS_PORT, 0) }
      : undefined,
    tokenSecret: secret('TOKEN_SECRET'),
    invalidationSecret: secret('INVALIDATION_SECRET'),
    logLevel: readLogLevel(env.LOG_LEVEL),
  };
}

function readPort(name: string, value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`${name} must be a port from 0 to 65535, but is "${value}".`);
  return port;
}

function readMegabytes(name: string, value: string | undefined, fallback: number, most = 512): number {
  const megabytes = value ? Number(value) : fallback;
  if (!Number.isInteger(megabytes) || megabytes < 1 || megabytes > most)
    throw new ConfigError(`${name} must be a number of megabytes from 1 to ${most}, but is "${value}".`);
  return megabytes * 1024 * 1024;
}

function readUrl(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new ConfigError(`${name} must be an http address, but is "${value}".`);
  return value.replace(/\/+$/, '');
}

/** Its value may hold a password, so that it is not said. */
function readSmtpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^smtps?:$/.test(new URL(value).protocol))
    throw new ConfigError('SMTP_URL must be an address that begins with smtp: or smtps:.');
  return value;
}

function readSecret(name: string, value: string | undefined, production: boolean): string {
  const ofDevelopment = `development-only-${name.toLowerCase()}`;
  if (production && value === ofDevelopment)
    throw new ConfigError(`${name} must not be that of development in production.`);
  if (value && value.length >= minSecretLength) return value;
  if (value) throw new ConfigError(`${name} must have at least ${minSecretLength} characters.`);
  if (production) throw new ConfigError(`${name} must be set in production.`);
  return ofDevelopment;
}

function readStripe(env: Environment): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret)
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  return { secretKey, webhookSecret };
}

function readShopOrigins(value: string): Config['shopOrigins'] {
  const origins = new Map<string, string[]>();
  for (const entry of value.split(',').filter((part) => part.trim() !== '')) {
    const [, storeId, address] = /^\s*([A-Za-z0-9-]+)=(\S+?)\s*$/.exec(entry) ?? [];
    const origin = readUrl('SHOP_ORIGINS', address);
    if (!storeId || !origin || new URL(origin).origin !== origin)
      throw new ConfigError(`SHOP_ORIGINS must look like "store=http://host:port,…", but has "${entry}".`);
    origins.set(storeId, [...(origins.get(storeId) ?? []), origin]);
  }
  return origins;
}

function readProxies(value: string): string {
  const wrong = wrongProxy(value);
  if (wrong !== undefined)
    throw new ConfigError(`TRUSTED_PROXIES must list addresses and networks, but has "${wrong}".`);
  return value;
}

function readRateLimits(value: string): Limits {
  const limits = readLimits(value);
  if (typeof limits === 'string') throw new ConfigError(`RATE_LIMITS ${limits}, but is "${value}".`);
  return limits;
}

function readLogLevel(value: string | undefined): LogLevel {
  const level = logLevels.find((known) => known === (value || 'info'));
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, but is "${value}".`);
  return level;
}
