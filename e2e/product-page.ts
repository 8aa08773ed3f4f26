import type { Page } from '@playwright/test';
import type { Shop } from './shop';

/** Finds a product in stock in several sizes, with fan prints and player prints. */
export async function aPrintedProduct(shop: Shop) {
  const { products } = await shop.client.call('searchProducts', { query: { PageSize: 100 } });
  for (const card of products.items) {
    const { product } = await shop.client.call('getProduct', { path: { id: card.id } });
    const personal = product.addOns.find(
      (one) => one.kind === 'Personal' && one.printType === 'NameAndNumber',
    );
    const player = product.addOns.find((one) => one.kind === 'Player');
    const color = product.colors[0];
    const variant = product.variants.find(
      (one) => one.stockStatus === 'InStock' && one.color === color?.code,
    );
    if (personal && player && color && variant) return { product, personal, player, color, variant };
  }
  throw new Error('No product has prints');
}

export const sizeRadio = (page: Page, size: string) => page.getByRole('radio', { name: size, exact: true });
