import type { StoreContext } from '@matchday/api-client';
import { createExceptionLog } from './exception-log';

let shopHeaders: Record<string, string> = {};

/** Names the shop in the reports that follow, as every call does (S7.1). */
export function reportFrom({ storeId, culture, currency, rootCategoryId }: StoreContext): void {
  shopHeaders = {
    StoreId: storeId,
    culture,
    ...(currency && { currency }),
    ...(rootCategoryId && { rootCategoryId }),
  };
}

const log = createExceptionLog({
  url: () => location.origin + location.pathname,
  send(report) {
    void fetch('/api/log', {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', ...shopHeaders },
      body: JSON.stringify(report),
    }).catch(() => {});
  },
});

/** Sends an exception of this page to the shop's log (S7.37, S8.13). Never throws. */
export const report = (error: unknown): void => log.record(error);

/** Sends a handled exception likewise. */
export const warn = (message: string): void => log.record(message, 'warn');
