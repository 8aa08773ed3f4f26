import { exportsMetrics, exportsTraces } from '@matchday/telemetry/start';
import { type MediaBucketSettings, readMediaBucket } from './features/media/storage/media-bucket-settings';
import {
  type ConfiguredPayments,
  configurePayments,
  takesMoney,
} from './features/payments/providers/payment-providers';
import type { ProcessConfig } from './platform/context';
import { readDatabaseSettings } from './platform/database/database-settings';
import {
  ConfigError,
  type Environment,
  isProduction,
  readMegabytes,
  readPort,
  readSeconds,
  readSecret,
  readSwitch,
  readUrl,
} from './platform/environment';
import { type Limits, readLimits } from './platform/http/rate-limits/limits';
import { findInvalidProxy } from './platform/http/trusted-proxies';
import { readRequirements } from './production-requirements';

type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** The configuration read from environment variables. */
export interface Config extends ProcessConfig {
  production: boolean;
  host: string;
  port: number;
  /** Whether to import the demonstration stores into an empty database. */
  demo: boolean;
  /** The addresses of all processes of each store's shop, which receive cache invalidations. */
  shopProcesses: ReadonlyMap<string, readonly string[]>;
  /** The addresses that purge the shared caches in front of each store's shop. */
  purgeHooks: ReadonlyMap<string, readonly string[]>;
  /** The configured payment providers. */
  payments: ConfiguredPayments;
  /** The mail server, such as `smtps://user:password@mail.example`; if undefined, mails are written to `dataDir`. */
  smtpUrl: string | undefined;
  /** Whether mails are sent over encrypted connections only. */
  requireMailTls: boolean;
  /** Whether invented drop points stand in for those of a carrier. */
  inventedDropPoints: boolean;
  /** Proxies whose forwarded client address is trusted: addresses, networks or names such as `loopback`. */
  trustedProxies: string;
  /** Maximum size of a process's in-memory catalogue cache, in bytes. */
  catalogueCache: number;
  /** The bucket of the stores' images and fonts; undefined if they are files in `dataDir`. */
  mediaBucket: MediaBucketSettings | undefined;
  /** Maximum size of the rendition cache on disk, over all stores, in bytes. */
  renditions: number;
  /** How long a process that is told to stop answers as before, but is not ready, in milliseconds. */
  drainMs: number;
  /** Where to serve metrics; undefined if metrics are off. */
  metrics: { host: string; port: number } | undefined;
  /** What is sent to a collector of OpenTelemetry. */
  telemetry: { traces: boolean; metrics: boolean };
  logLevel: LogLevel;
}

/** Where `npm start` serves the back office. */
const developmentBackOffice = 'http://127.0.0.1:3010';
const logLevels: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
/**
 * Reads the configuration.
 * @throws {ConfigError} when a variable is missing or has a value that cannot be used
 */
export function readConfig(env: Environment): Config {
  const host = env.HOST || '127.0.0.1';
  const port = readPort(env.PORT ? 'PORT' : 'API_PORT', env.PORT || env.API_PORT, 4000);
  const secret = (name: string) => readSecret(env, name);
  const database = readDatabaseSettings(env);
  const payments = configurePayments(env);
  const smtpUrl = readSmtpUrl(env.SMTP_URL);
  const shopOrigins = readOrigins('SHOP_ORIGINS', env.SHOP_ORIGINS);
  const config: Omit<Config, 'requireMailTls'> = {
    production: isProduction(env),
    host,
    port,
    publicUrl: readUrl('PUBLIC_URL', env.PUBLIC_URL) ?? `http://${host}:${port}`,
    ...database,
    demo: readSwitch(env, 'DEMO'),
    backOfficeUrl:
      readUrl('BACKOFFICE_URL', env.BACKOFFICE_URL) ??
      (isProduction(env) ? undefined : developmentBackOffice),
    shopOrigins,
    shopProcesses: new Map([
      ...[...shopOrigins].map(([storeId, origins]) => [storeId, origins.slice(0, 1)] as const),
      ...readOrigins('SHOP_PROCESSES', env.SHOP_PROCESSES),
    ]),
    purgeHooks: readAddresses('PURGE_HOOKS', env.PURGE_HOOKS),
    payments,
    smtpUrl,
    inventedDropPoints: readSwitch(env, 'DROP_POINTS', 'invented'),
    privateWebhooks: readSwitch(env, 'WEBHOOKS', 'private'),
    trustedProxies: readProxies(env.TRUSTED_PROXIES || 'loopback'),
    rateLimits: env.RATE_LIMITS === 'off' ? undefined : readRateLimits(env.RATE_LIMITS ?? ''),
    adminSecret: secret('ADMIN_SECRET'),
    mediaBucket: readMediaBucket(env),
    catalogueCache: readMegabytes('CATALOGUE_CACHE_MB', env.CATALOGUE_CACHE_MB, 128),
    renditions: readMegabytes('RENDITIONS_MB', env.RENDITIONS_MB, 2_048, 1_048_576),
    importLimit: readMegabytes('IMPORT_LIMIT_MB', env.IMPORT_LIMIT_MB, 64),
    drainMs: readSeconds('DRAIN_SECONDS', env.DRAIN_SECONDS, 60),
    metrics: env.METRICS_PORT
      ? { host: env.METRICS_HOST || '127.0.0.1', port: readPort('METRICS_PORT', env.METRICS_PORT, 0) }
      : undefined,
    telemetry: { traces: exportsTraces(env), metrics: exportsMetrics(env) },
    acceptsTraceParents: readSwitch(env, 'TRACE_PARENT', 'accept'),
    tokenSecret: secret('TOKEN_SECRET'),
    invalidationSecret: secret('INVALIDATION_SECRET'),
    logLevel: readLogLevel(env.LOG_LEVEL),
  };
  const required = readRequirements(env, { ...database, smtpUrl, takesMoney: takesMoney(payments) });
  return { ...config, requireMailTls: required.has('mail-tls') };
}

/** The error message omits the value, which may hold a password. */
function readSmtpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^smtps?:$/.test(new URL(value).protocol))
    throw new ConfigError('SMTP_URL must be an address that begins with smtp: or smtps:.');
  return value;
}

function readOrigins(name: string, value: string | undefined): Config['shopOrigins'] {
  return readAddresses(name, value, (address) => new URL(address).origin === address);
}

/** Reads `store=address,…`; a store can have several. */
function readAddresses(
  name: string,
  value = '',
  isAllowed: (address: string) => boolean = () => true,
): ReadonlyMap<string, readonly string[]> {
  const addresses = new Map<string, string[]>();
  for (const entry of value.split(',').filter((part) => part.trim() !== '')) {
    const [, storeId, given] = /^\s*([A-Za-z0-9-]+)=(\S+?)\s*$/.exec(entry) ?? [];
    const address = readUrl(name, given);
    if (!storeId || !address || !isAllowed(address))
      throw new ConfigError(`${name} must look like "store=http://host:port,…", but has "${entry}".`);
    addresses.set(storeId, [...(addresses.get(storeId) ?? []), address]);
  }
  return addresses;
}

function readProxies(value: string): string {
  const invalid = findInvalidProxy(value);
  if (invalid !== undefined)
    throw new ConfigError(`TRUSTED_PROXIES must list addresses and networks, but has "${invalid}".`);
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
