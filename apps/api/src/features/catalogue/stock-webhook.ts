import { type Static, Type } from 'typebox';
import type { WebhookDescription } from '../../platform/webhooks/queue-webhook';

const StockChange = Type.Object(
  {
    variants: Type.Array(
      Type.Object({
        variantId: Type.String({ description: 'Id of the variant', examples: ['home-shirt-m'] }),
        stock: Type.Integer({ description: 'How many are left for sale', examples: [12] }),
      }),
      { description: 'The variants whose stock has changed' },
    ),
  },
  { title: 'StockChange', description: 'Stock that was held, sold or returned' },
);

declare module '../../platform/webhooks/queue-webhook' {
  interface WebhookEvents {
    'stock.changed': Static<typeof StockChange>;
  }
}

/** Imports send no event: the system that imports knows what it has changed. */
export const stockWebhook: WebhookDescription = {
  type: 'stock.changed',
  summary: 'Purchases, cancellations or payments that ended have changed the stock',
  data: StockChange,
};
