import { allocate } from '../baskets';
import { type OrderWithLines, priceOfShipping, priceOfUnits } from '../orders';
import type { InvoiceLine } from './document';

type Unallocated = Omit<InvoiceLine, 'net' | 'vat'>;

/** The quantities of each order line that earlier invoices have, and that are invoiced now in total. */
export interface InvoicedQuantities {
  before: ReadonlyMap<string, number>;
  after: ReadonlyMap<string, number>;
  /** Whether no invoice of the order exists yet: the first one includes the shipping. */
  isFirst: boolean;
}

/** The lines that an invoice adds to the earlier ones of its order, without the allocation of the VAT. */
export function linesDue(placed: OrderWithLines, { before, after, isFirst }: InvoicedQuantities) {
  const goods = placed.lines.flatMap((line): Unallocated[] => {
    const from = before.get(line.id) ?? 0;
    const to = after.get(line.id) ?? 0;
    if (to <= from) return [];
    const quantity = to - from;
    const gross = priceOfUnits(line, to) - priceOfUnits(line, from);
    return [
      {
        kind: 'goods',
        id: line.id,
        name: line.name,
        sku: line.sku,
        properties: line.properties,
        quantity,
        unitPrice: line.unit_price,
        discount: line.unit_price * quantity - gross,
        gross,
      },
    ];
  });
  const shipping = isFirst && goods.length > 0 ? priceOfShipping(placed) : 0;
  if (shipping === 0) return goods;
  const { name } = placed.order.shipping_method;
  return [...goods, { ...plainLine('shipping', shipping), name }];
}

/** A line of one unit without goods. */
export function plainLine(kind: 'shipping' | 'reduction', gross: number): Unallocated {
  return {
    kind,
    id: '',
    name: '',
    sku: '',
    properties: [],
    quantity: 1,
    unitPrice: gross,
    discount: 0,
    gross,
  };
}

/** Allocates the VAT of a document to its lines, so that they add up to it. */
export function withVat(lines: readonly Unallocated[], vat: number): InvoiceLine[] {
  const shares = allocate(
    vat,
    lines.map(({ gross }, at) => ({ id: String(at), weight: gross })),
  );
  return lines.map((line, at) => {
    const share = shares.get(String(at)) ?? 0;
    return { ...line, vat: share, net: line.gross - share };
  });
}

export const totalOf = (lines: readonly Pick<InvoiceLine, 'gross'>[]): number =>
  lines.reduce((sum, { gross }) => sum + gross, 0);
