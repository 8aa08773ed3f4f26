import { randomUUID } from 'node:crypto';
import { codeOf, onAnswer, type PassingAnswer, type PlantedFault, parsed, withoutHeader } from './exchange';

/** Another status, with the body unchanged. */
const status = (name: string, operation: string, from: number | string, to: number): PlantedFault =>
  onAnswer(name, operation, (answer) =>
    answer.status === from || codeOf(answer) === from ? { ...answer, status: to } : answer,
  );

const success = (answer: PassingAnswer, body: object): PassingAnswer => ({
  status: 200,
  headers: answer.headers,
  text: JSON.stringify(body),
});

/** Answers with another status. */
export const wrongStatuses = [
  status('a new line is answered 201', 'addBasketLine', 200, 201),
  status('an unknown category is answered 500', 'getCategory', 404, 500),
  status('an unknown variant is answered 400', 'addBasketLine', 'UnknownProduct', 400),
  status('a changed basket is answered 409', 'setBasketLines', 412, 409),
  status('an unknown basket is answered 403', 'getBasket', 404, 403),
  status('a missing store is answered 404', 'getSettings', 'RequiredField', 404),
  status('a login that is missing is answered 403', 'getProfile', 401, 403),
  status('an invalid field is answered 422', 'addBasketLine', 'TooSmall', 422),
  status('the API is never ready', 'getReadiness', 200, 503),
  onAnswer('an unknown product is answered with an empty one', 'getProduct', (answer) =>
    answer.status === 404 ? success(answer, { meta: { status: 200, redirect: null }, product: {} }) : answer,
  ),
  onAnswer('an unknown page is answered without a route', 'getContent', (answer) =>
    answer.status === 404 ? success(answer, { meta: { status: 200, redirect: null }, route: null }) : answer,
  ),
  onAnswer('more than the stock is accepted', 'addBasketLine', (answer) =>
    codeOf(answer) === 'OutOfStock' ? success(answer, { success: true, errors: [], summary: {} }) : answer,
  ),
];

/** Every answer with a header less, or with another one. */
const header = (
  name: string,
  operation: string | undefined,
  changed: string,
  value?: () => string,
): PlantedFault =>
  onAnswer(name, operation, ({ headers, ...answer }) => {
    const { [changed]: before, ...others } = headers;
    return { ...answer, headers: value && before !== undefined ? { ...others, [changed]: value() } : others };
  });

/** Headers that are lost or wrong, and conditional requests that are ignored. */
export const wrongHeaders = [
  header('a product has no ETag', 'getProduct', 'etag'),
  header('texts have no cache policy', 'getDictionary', 'cache-control'),
  header('answers have no request id', undefined, 'x-request-id'),
  header('answers have a request id of their own', undefined, 'x-request-id', randomUUID),
  header('a refused login does not name the scheme', 'listMyOrders', 'www-authenticate'),
  header('a basket summary has no version', 'getBasketSummary', 'etag'),
  header('texts have the same ETag in every culture', 'getDictionary', 'etag', () => '"1"'),
  header('a category has another ETag each time', 'getCategory', 'etag', () => `"${randomUUID()}"`),
  header('the version of a basket never changes', 'setBasketLines', 'etag', () => '"1"'),
  withoutHeader('If-None-Match is ignored', 'listCategories', 'if-none-match'),
  withoutHeader('If-Match is ignored when a line is added', 'addBasketLine', 'if-match'),
  withoutHeader('If-Match is ignored when a payment starts', 'checkOutBasket', 'if-match'),
  withoutHeader('Idempotency-Key is ignored when a line is added', 'addBasketLine', 'idempotency-key'),
  withoutHeader('Idempotency-Key is ignored when a payment starts', 'checkOutBasket', 'idempotency-key'),
  withoutHeader('the expected currency is ignored', 'getProduct', 'currency'),
  withoutHeader('texts are in one language only', 'getDictionary', 'culture'),
  withoutHeader('a basket is in one currency only', 'getBasket', 'culture'),
  onAnswer('every ETag is current', 'getProduct', (answer, { headers }) =>
    headers['if-none-match'] === undefined ? answer : { ...answer, status: 304, text: '' },
  ),
];

/** A change of the body of every error. */
const error = (name: string, change: (body: Record<string, unknown>) => unknown): PlantedFault =>
  onAnswer(name, undefined, (answer) => {
    const body = answer.status >= 400 ? parsed(answer.text) : undefined;
    return body ? { ...answer, text: JSON.stringify(change(body) ?? body) } : answer;
  });

const first = (body: Record<string, unknown>) => (body.errors as Record<string, unknown>[])[0] ?? {};

/** Errors of another shape. */
export const wrongErrors = [
  error('an error is only a message', (body) => ({ message: body.detail })),
  error('an error has no request id', (body) => void delete body.requestId),
  error('an error has a success', (body) => void (body.success = true)),
  error('an error lists no errors', (body) => void (body.errors = [])),
  error('a code is not in the contract', (body) => void (first(body).code = 'SomethingWrong')),
  error('a detail is another message', (body) => void (body.detail = 'Something went wrong.')),
  error('a message has a placeholder', (body) => {
    first(body).message = '{field} is missing.';
    body.detail = first(body).message;
  }),
  error('a field is not named', (body) => void delete first(body).field),
  onAnswer('an error is a page', undefined, (answer) =>
    answer.status >= 400
      ? { ...answer, headers: { ...answer.headers, 'content-type': 'text/html' }, text: '<h1>Sorry</h1>' }
      : answer,
  ),
];
