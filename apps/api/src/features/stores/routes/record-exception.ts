import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { freeText, oneOf } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { limited } from '../../../platform/http/rate-limits/limits';
import { ShopHeaders } from '../resolve-shop';
import type { StoresContext } from '../store-directory';

const levels = ['warn', 'error'] as const;

const Exception = Type.Object(
  {
    level: oneOf(levels, {
      description: '`error` for failures, `warn` for problems that were handled',
    }),
    message: Type.String({
      ...freeText(1000),
      minLength: 1,
      description: 'Message of the exception',
      examples: ['TypeError: x is undefined'],
    }),
    stack: Type.Optional({ ...freeText(8000), description: 'Stack trace, as written by the browser' }),
    url: Type.Optional({ ...freeText(500), description: 'The page; the query string is not stored' }),
    release: Type.Optional({ ...freeText(60), description: 'Version of the shop' }),
  },
  { title: 'Exception' },
);

/** S7.37 */
export function recordException(app: App, { log }: StoresContext): void {
  app.post(
    '/api/log',
    {
      config: limited('log'),
      schema: {
        operationId: 'recordException',
        summary: 'Record an exception of a shop or a browser',
        description:
          'E-mail addresses, query strings and long numbers are removed before the exception is logged.',
        repetition: 'Every call writes a line to the log and stores nothing.',
        tags: ['Log'],
        headers: ShopHeaders,
        body: Exception,
        response: {
          200: Type.Object({
            success: Succeeded,
          }),
        },
      },
    },
    async ({ id, shop, body: { level, message, stack, url, release } }) => {
      const exception = Object.fromEntries(
        Object.entries({ message, stack, url, release }).flatMap(([name, text]) =>
          text === undefined ? [] : [[name, withoutPersonalData(text)]],
        ),
      );
      log[level]({ reqId: id, store: shop.storeId, culture: shop.culture, exception }, 'exception in a shop');
      return { success: true as const };
    },
  );
}

const address = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu;
const query = /[?#][^\s:)'"]*/g;
const longNumber = /\d{8,}/g;

/**
 * Removes personal data from an error text: email addresses, queries with tokens and search terms, and card and phone
 * numbers.
 */
function withoutPersonalData(text: string): string {
  return text.replace(address, '<email>').replace(query, '').replace(longNumber, '<number>');
}
