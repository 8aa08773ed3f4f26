import { createExceptionLog } from './exception-log';

const log = createExceptionLog({
  url: () => location.origin + location.pathname,
  send(report) {
    void fetch('/api/log', {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
    }).catch(() => {});
  },
});

/** Sends an exception of this page to the shop's log (S7.37, S8.13). Never throws. */
export const report = (error: unknown): void => log.record(error);

/** Sends a handled exception likewise. */
export const warn = (message: string): void => log.record(message, 'warn');
