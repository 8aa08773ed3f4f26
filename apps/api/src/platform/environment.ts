/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable is missing or invalid. The message names it and states the expected value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const minSecretLength = 24;

/** Whether the process runs in production, where secrets have no defaults. */
export const isProduction = (env: Environment): boolean => env.NODE_ENV === 'production';

/** Reads a switch, which is off unless it has the given value. */
export function readSwitch(env: Environment, name: string, on = 'on'): boolean {
  const value = env[name] || 'off';
  if (value !== on && value !== 'off')
    throw new ConfigError(`${name} must be "${on}" or "off", but is "${value}".`);
  return value === on;
}

/** Reads a port. */
export function readPort(name: string, value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`${name} must be a port from 0 to 65535, but is "${value}".`);
  return port;
}

/** Reads a whole number from 1 to `max`. */
export function readNumber(env: Environment, name: string, fallback: number, max: number): number {
  const number = env[name] ? Number(env[name]) : fallback;
  if (!Number.isInteger(number) || number < 1 || number > max)
    throw new ConfigError(`${name} must be a number from 1 to ${max}, but is "${env[name]}".`);
  return number;
}

/** Reads a number of megabytes, in bytes. */
export function readMegabytes(name: string, value: string | undefined, fallback: number, max = 512): number {
  const megabytes = value ? Number(value) : fallback;
  if (!Number.isInteger(megabytes) || megabytes < 1 || megabytes > max)
    throw new ConfigError(`${name} must be a number of megabytes from 1 to ${max}, but is "${value}".`);
  return megabytes * 1024 * 1024;
}

/** Reads whole seconds, as milliseconds. */
export function readSeconds(name: string, value: string | undefined, max: number): number {
  const seconds = Number(value || 0);
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > max)
    throw new ConfigError(`${name} must be a number of seconds from 0 to ${max}, but is "${value}".`);
  return seconds * 1000;
}

/** Reads an http address, without its trailing slashes. */
export function readUrl(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new ConfigError(`${name} must be an http address, but is "${value}".`);
  return value.replace(/\/+$/, '');
}

/**
 * Reads a secret. It has a publicly known default, which works in development on the loopback interface only.
 * @throws {ConfigError} when the secret is missing, too short, or the default where others could use it
 */
export function readSecret(env: Environment, name: string): string {
  const value = env[name];
  const developmentSecret = `development-only-${name.toLowerCase()}`;
  if (value && value.length < minSecretLength)
    throw new ConfigError(`${name} must have at least ${minSecretLength} characters.`);
  if (value && value !== developmentSecret) return value;
  const must = value ? 'must not be the development secret' : 'must be set';
  if (isProduction(env)) throw new ConfigError(`${name} ${must} in production.`);
  if (!isLocal(env))
    throw new ConfigError(`${name} ${must}, because HOST or PUBLIC_URL is not a loopback address.`);
  return developmentSecret;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether only programs on this machine reach the server. */
function isLocal({ HOST, PUBLIC_URL }: Environment): boolean {
  const hosts = [HOST || '127.0.0.1'];
  if (PUBLIC_URL && URL.canParse(PUBLIC_URL)) hosts.push(new URL(PUBLIC_URL).hostname);
  return hosts.every((host) => loopback.test(host));
}
