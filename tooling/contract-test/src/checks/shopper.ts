import type { Result } from '@matchday/api-client';
import type { Kit, Request } from '../kit';
import type { Product } from './products';

type Basket = Result<'getBasket'>;
export type Summary = Basket['summary'];

/** A basket and calls of its shopper. */
export class Shopper {
  private constructor(
    readonly kit: Kit,
    readonly token: string,
  ) {}

  static async create(kit: Kit): Promise<Shopper> {
    const { body } = await kit.succeed('createBasket');
    return new Shopper(kit, body.basket.token);
  }

  /** A request with the basket's token. */
  request(request: Request = {}): Request {
    return { ...request, path: { token: this.token, ...request.path } };
  }

  async basket(): Promise<Basket> {
    return (await this.kit.succeed('getBasket', this.request())).body;
  }

  add(productId: string, quantity = 1, headers: Record<string, string> = {}) {
    return this.kit.succeed('addBasketLine', this.request({ body: { productId, quantity }, headers }));
  }

  set(productId: string, quantity: number) {
    const body = { lines: [{ productId, quantity }] };
    return this.kit.succeed('setBasketLines', this.request({ body }));
  }

  async tag(): Promise<string> {
    return (await this.kit.succeed('getBasket', this.request())).headers.get('etag') ?? '';
  }

  async quantity(): Promise<number> {
    return (await this.kit.succeed('getBasketSummary', this.request())).body.summary.quantity;
  }
}

/** Something to buy, with what its product page says. */
export interface Good {
  variantId: string;
  name: string;
  price: Product['price'];
  maxQuantity: number;
}

/** Variants that can be ordered in a quantity of at least three. */
export async function findGoods(kit: Kit, products: readonly Product[]): Promise<Good[]> {
  const goods: Good[] = [];
  for (const { id, name, variants } of products) {
    const { preorder } = (await kit.succeed('getPreorder', { path: { id } })).body;
    const offered = preorder.variants.find(({ maxQuantity }) => maxQuantity >= 3);
    const price = variants.find((variant) => variant.id === offered?.id)?.price;
    if (offered && price)
      goods.push({ variantId: offered.id, name, price, maxQuantity: offered.maxQuantity });
  }
  return goods;
}
