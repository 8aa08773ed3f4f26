import type { Static } from 'typebox';
import type { Db } from '../../platform/database/database';
import type { Order } from '../orders';
import { findTexts, type Shop } from '../stores';
import type { OrderListItem } from './contract';

/** Converts orders to list items. Status labels are those of the receipt. */
export async function toOrderListItems(
  db: Db,
  shop: Shop,
  orders: readonly Order[],
): Promise<Static<typeof OrderListItem>[]> {
  const labels = await findTexts(db, shop, [...new Set(orders.map(({ status }) => status))].map(labelOf));
  return orders.map(({ id, orderNumber, status, placedAt, total, lines }) => ({
    id,
    orderNumber,
    status,
    statusLabel: labels.get(labelOf(status)) ?? status,
    placedAt,
    total,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    image: lines[0]?.image ?? null,
  }));
}

const labelOf = (status: Order['status']): string => `Receipt.Status.${status}`;
