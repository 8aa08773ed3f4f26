import { inAnswer, inRequest, onRequest, type PassingRequest, type PlantedFault, parsed } from './exchange';

const changesLines = new Set(['addBasketLine', 'setBasketLines']);

const sendTo = (request: PassingRequest, path: string, body: object): PassingRequest => ({
  ...request,
  method: 'POST',
  url: path,
  text: JSON.stringify(body),
});

/** Baskets that do not keep what was changed. */
export const wrongBaskets: PlantedFault[] = [
  {
    name: 'a new line is not stored',
    respond: async (request, forward) => {
      const answer = await forward(request);
      const { productId } = parsed(request.text) ?? {};
      if (request.operation === 'addBasketLine' && answer.status === 200)
        await forward(sendTo(request, `${request.url}/lines`, { lines: [{ productId, quantity: 0 }] }));
      return answer;
    },
  },
  {
    name: 'a line is added twice',
    respond: async (request, forward) => {
      const { 'idempotency-key': _key, ...headers } = request.headers;
      if (request.operation === 'addBasketLine') await forward({ ...request, headers });
      return forward(request);
    },
  },
  {
    name: 'a basket summary is old',
    respond: async (request, forward, memory) => {
      const answer = await forward(request);
      if (request.operation !== 'getBasketSummary' || answer.status !== 200) return answer;
      const { summary } = parsed(answer.text);
      const known = memory.get(summary.token) ?? answer.text;
      memory.set(summary.token, known);
      return { ...answer, text: known };
    },
  },
  {
    name: 'all shoppers have one basket',
    respond: async (request, forward, memory) => {
      const [, token] = /^\/api\/(?:baskets|checkout)\/([^/?]{40,})/.exec(request.url) ?? [];
      const shared = memory.get('token') ?? token;
      if (token === undefined || shared === undefined || token.startsWith('AAAA')) return forward(request);
      memory.set('token', shared);
      return forward({ ...request, url: request.url.replace(token, shared) });
    },
  },
  {
    name: 'a refused change is made',
    respond: async (request, forward) => {
      const answer = await forward(request);
      const { 'if-match': _expected, ...headers } = request.headers;
      if (answer.status === 412 && changesLines.has(request.operation ?? ''))
        await forward({ ...request, headers });
      return answer;
    },
  },
  inRequest('a line is not removed', 'setBasketLines', ({ lines }) => {
    for (const line of lines ?? []) if (line.quantity === 0) line.quantity = 1;
  }),
  inAnswer('a basket forgets a line', 'getBasket', ({ basket }) => basket.lines.pop()),
  inAnswer('two baskets have one token', 'createBasket', (body) => {
    body.basket.token = 'same'.repeat(20);
  }),
];

/** Checkouts that do not keep what was saved, or pay for something else. */
export const wrongCheckouts: PlantedFault[] = [
  inRequest('a billing address loses its street', 'saveBillingAddress', (body) => {
    if (body.street) body.street = '';
  }),
  inRequest('a comment is cut', 'saveComment', (body) => {
    if (body.comment?.length < 1000) body.comment = body.comment.slice(0, 10);
  }),
  onRequest('a shipping address is not used', 'saveShippingAddress', ({ headers, ...request }) => {
    const { 'content-type': _type, ...others } = headers;
    return { ...request, method: 'DELETE', text: '', headers: others };
  }),
  inRequest('another shipping method is saved', 'chooseShipping', (body) => {
    if (body.shippingMethodId === 'home-delivery') body.shippingMethodId = 'pick-up';
    else if (body.shippingMethodId === 'pick-up') body.shippingMethodId = 'home-delivery';
  }),
  inRequest('a drop point is not saved', 'chooseShipping', (body) => delete body.dropPointId),
  inAnswer('drop points are in no order', 'findDropPoints', (body) => {
    body.dropPoints = body.dropPoints.toReversed();
  }),
  inAnswer('a payment continues at a relative address', 'checkOutBasket', ({ data }) => {
    data.url = new URL(data.url).pathname;
  }),
  inAnswer('a repeated checkout continues elsewhere', 'checkOutBasket', ({ data }) => {
    data.url += `?attempt=${Math.random()}`;
  }),
  inRequest('a payment may return anywhere', 'checkOutBasket', (body) => {
    body.returnUrl = body.cancelUrl;
  }),
  inRequest('an unknown payment method is another one', 'checkOutBasket', (body) => {
    if (body.paymentProviderId) body.paymentProviderId = 'card';
  }),
  inAnswer('an open payment looks finished', 'getReceipt', ({ meta }) => {
    meta.status = 200;
  }),
  inAnswer('an order has another quantity', 'getReceipt', ({ receipt }) => {
    if (receipt) receipt.lines[0].quantity += 1;
  }),
  inAnswer('an order goes elsewhere', 'getReceipt', ({ receipt }) => {
    if (receipt) receipt.billingAddress.street = 'Elsewhere 1';
  }),
];
