import { format, stripVTControlCharacters } from 'node:util';
import { traceIds } from '@matchday/telemetry';
import { pino } from 'pino';
import { requestId } from './entry/request-id';

/** A page must not read the system's clock while it is prerendered. This clock began with it and goes as fast. */
const time = () => Math.round(performance.timeOrigin + performance.now());

/** The shop's log: one JSON object per line on standard error, with level, time and the ids of the request and its trace. */
const log = pino(
  {
    base: undefined,
    timestamp: () => `,"time":${time()}`,
    mixin: () => ({ reqId: requestId(), ...traceIds() }),
  },
  process.stderr,
);

/** Logs a failure, also while a page is still rendered. */
export function logFailure(message: string, error: unknown): void {
  const cause =
    error instanceof Error
      ? { name: error.name, message: error.message, cause: causeOf(error) }
      : { message: String(error) };
  log.error({ error: cause }, message);
}

const causeOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : undefined);

/** Makes what Next and libraries print lines of the log, such as the errors of pages with their stacks. */
export function logConsole(): void {
  const levels = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
  for (const [method, level] of Object.entries(levels))
    console[method as keyof typeof levels] = (...values: unknown[]) => {
      log[level](stripVTControlCharacters(format(...values)).trim());
    };
}

/** Logs that a request was refused for a reason that concerns security. */
export function logSecurityEvent(security: string, details: Record<string, string | null>): void {
  log.warn({ security, ...details }, 'security event');
}
