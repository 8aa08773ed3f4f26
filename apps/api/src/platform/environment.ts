/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable is missing or invalid. The message names it and states the expected value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const minSecretLength = 24;

/** Whether the process runs in production, where secrets have no defaults. */
export const isProduction = (env: Environment): boolean => env.NODE_ENV === 'production';

/** Reads a port. */
export function readPort(name: string, value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`${name} must be a port from 0 to 65535, but is "${value}".`);
  return port;
}

/** Reads a number of megabytes, in bytes. */
export function readMegabytes(name: string, value: string | undefined, fallback: number, max = 512): number {
  const megabytes = value ? Number(value) : fallback;
  if (!Number.isInteger(megabytes) || megabytes < 1 || megabytes > max)
    throw new ConfigError(`${name} must be a number of megabytes from 1 to ${max}, but is "${value}".`);
  return megabytes * 1024 * 1024;
}

/** Reads an http address, without its trailing slashes. */
export function readUrl(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new ConfigError(`${name} must be an http address, but is "${value}".`);
  return value.replace(/\/+$/, '');
}

/** Reads a secret, which has a default in development only. */
export function readSecret(env: Environment, name: string): string {
  const value = env[name];
  const production = isProduction(env);
  const developmentSecret = `development-only-${name.toLowerCase()}`;
  if (production && value === developmentSecret)
    throw new ConfigError(`${name} must not be the development secret in production.`);
  if (value && value.length >= minSecretLength) return value;
  if (value) throw new ConfigError(`${name} must have at least ${minSecretLength} characters.`);
  if (production) throw new ConfigError(`${name} must be set in production.`);
  return developmentSecret;
}
