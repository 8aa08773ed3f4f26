import { type ApiClient, ApiError } from '@matchday/api-client';
import type { Basket, BasketCookie, BasketSummary, LineToAdd } from '../src/index';

/** What a line is known by: its variant and its print. */
const idOf = ({ productId, addOnAndProductRelationId, personalisation }: LineToAdd) =>
  addOnAndProductRelationId
    ? `${productId} ${addOnAndProductRelationId} ${personalisation?.name} ${personalisation?.number}`
    : productId;

const money = (amount: number) => ({ amount, currency: 'EUR' });

/** A shop in memory that answers as the contract says, slowly, and can be made to fail. */
export function createShop({ latency = 100, stock = 5 } = {}) {
  const baskets = new Map<string, { lines: Map<string, LineToAdd>; ordered: boolean }>();
  const calls: { id: string; body: unknown }[] = [];
  const leftOver = new Map<string, LineToAdd>();
  const failures: ApiError[] = [];
  const detours: number[] = [];
  let created = 0;
  let running = 0;
  let maxConcurrent = 0;

  const summaryOf = (token: string): BasketSummary => {
    const quantity = [...found(token).lines.values()].reduce((sum, line) => sum + line.quantity, 0);
    return {
      token,
      quantity,
      subTotal: money(quantity * 10),
      discountTotal: money(0),
      voucherTotal: money(0),
      shippingTotal: null,
      taxTotal: money(quantity * 2),
      total: money(quantity * 10),
    };
  };
  const basketOf = (token: string): Basket => ({
    token,
    vouchers: [],
    lines: [...found(token).lines].map(([id, line]) => ({
      id,
      productId: line.productId,
      addOnAndProductRelationId: line.addOnAndProductRelationId ?? null,
      personalisation: line.personalisation
        ? { name: null, number: null, playerId: null, ...line.personalisation }
        : null,
      name: line.productId,
      brand: '',
      url: '/',
      image: { url: '/', altText: '', title: '', focal: { top: 0.5, left: 0.5 }, width: 1, height: 1 },
      categories: [],
      quantity: line.quantity,
      maxQuantity: stock,
      stockStatus: 'InStock',
      availableFrom: null,
      productionDays: 0,
      isAvailable: true,
      isReturnable: !line.addOnAndProductRelationId,
      unitPrice: money(10),
      printPrice: money(0),
      unitDiscount: money(0),
      voucherDiscount: money(0),
      total: money(line.quantity * 10),
      properties: [],
    })),
  });
  function found(token: string) {
    const basket = baskets.get(token);
    if (!basket) throw new ApiError(404, [{ code: 'UnknownBasket', message: 'There is no such basket' }]);
    if (basket.ordered) throw new ApiError(409, [{ code: 'BasketOrdered', message: 'Already ordered' }]);
    return basket;
  }
  function put(token: string, line: LineToAdd) {
    if (line.quantity > stock)
      throw new ApiError(409, [{ code: 'OutOfStock', message: `Only ${stock} left` }]);
    const { lines } = found(token);
    if (line.quantity === 0) lines.delete(idOf(line));
    else lines.set(idOf(line), line);
  }

  const operations: Record<string, (token: string, body: unknown, query?: { after?: string }) => unknown> = {
    createBasket(_, __, { after = '' } = {}) {
      created += 1;
      const token = `basket-${created}`;
      const line = leftOver.get(after);
      baskets.set(token, { lines: new Map(line ? [[idOf(line), line]] : []), ordered: false });
      return { success: true, basket: basketOf(token), summary: summaryOf(token) };
    },
    getBasket: (token) => ({ success: true, basket: basketOf(token), summary: summaryOf(token) }),
    getBasketSummary: (token) => ({ success: true, summary: summaryOf(token) }),
    addBasketLine(token, body) {
      const line = body as LineToAdd;
      const before = found(token).lines.get(idOf(line))?.quantity ?? 0;
      put(token, { ...line, quantity: before + line.quantity });
      return { success: true, errors: [], summary: summaryOf(token) };
    },
    setBasketLines(token, body) {
      for (const line of (body as { lines: LineToAdd[] }).lines) put(token, line);
      return { success: true, errors: [], basket: basketOf(token), summary: summaryOf(token) };
    },
  };

  async function call(
    id: string,
    parameters: { path?: { token?: string | null }; query?: { after?: string }; body?: unknown },
  ) {
    calls.push({ id, body: parameters.body });
    running += 1;
    maxConcurrent = Math.max(maxConcurrent, running);
    await new Promise((resolve) => setTimeout(resolve, latency));
    running -= 1;
    const failure = failures.shift();
    if (failure) throw failure;
    const answer = operations[id]?.(parameters.path?.token ?? '', parameters.body, parameters.query);
    const detour = detours.shift();
    if (detour) await new Promise((resolve) => setTimeout(resolve, detour));
    return answer;
  }

  const store = { storeId: 'club', culture: 'en', currency: 'EUR' };

  /** The client of a browser, whose cookie the gateway writes. */
  function clientOf(cookie: Cookie): ApiClient {
    const callAndStore = async (id: string, parameters: Parameters<typeof call>[1]) => {
      const answer = await call(id, parameters);
      if (id !== 'createBasket') return answer;
      if (parameters.query?.after === cookie.token && cookie.token !== null) cookie.receipt = cookie.token;
      cookie.token = (answer as { summary: BasketSummary }).summary.token;
      return answer;
    };
    return { store, call: callAndStore } as unknown as ApiClient;
  }

  return {
    client: { store, call } as unknown as ApiClient,
    clientOf,
    calls,
    get maxConcurrent() {
      return maxConcurrent;
    },
    quantityOf: (token: string, id: string) => baskets.get(token)?.lines.get(id)?.quantity ?? 0,
    failNext: (error: ApiError) => failures.push(error),
    /** The next answer takes so many milliseconds more on its way back. */
    delayNextAnswer: (milliseconds: number) => detours.push(milliseconds),
    /** Orders a basket. The next basket contains the line that was added during the payment, if any. */
    order(token: string, added?: LineToAdd) {
      const basket = baskets.get(token);
      if (basket) basket.ordered = true;
      if (added) leftOver.set(token, added);
    },
  };
}

type Cookie = BasketCookie & { token: string | null; receipt: string | null };

export function createCookie(token: string | null = null): Cookie {
  return {
    token,
    receipt: null,
    read() {
      return this.token;
    },
    clear() {
      this.token = null;
    },
    readReceipt() {
      return this.receipt;
    },
  };
}
