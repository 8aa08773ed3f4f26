import { builtFiles } from './built-files';

export interface Config {
  host: string;
  port: number;
  /** The shop API, without a trailing slash. */
  apiUrl: string;
  /** The public address of the back office. */
  origin: string;
  /** Proxies whose forwarded client address is trusted. */
  trustedProxies: string;
  /** The folder of the built client. */
  files: string;
  hasRateLimits: boolean;
}

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Reads the settings of the environment.
 *
 * @throws Error if one is missing or invalid
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const port = Number(env.PORT || 3010);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is "${env.PORT}".`);
  const origin = address('BACKOFFICE_ORIGIN', env.BACKOFFICE_ORIGIN || `http://127.0.0.1:${port}`);
  if (origin.protocol !== 'https:' && !isLoopback(origin))
    throw new Error('BACKOFFICE_ORIGIN must begin with https, except on this machine.');
  return {
    host: env.HOST || '127.0.0.1',
    port,
    apiUrl: address('API_URL', env.API_URL || 'http://127.0.0.1:4000').origin,
    origin: origin.origin,
    trustedProxies: env.TRUSTED_PROXIES || 'loopback',
    files: env.BACKOFFICE_FILES || builtFiles(env),
    hasRateLimits: env.RATE_LIMITS !== 'off',
  };
}

function address(name: string, value: string): URL {
  if (!URL.canParse(value)) throw new Error(`${name} is "${value}", which is not an address.`);
  return new URL(value);
}

const isLoopback = ({ hostname }: URL) => loopback.test(hostname);
