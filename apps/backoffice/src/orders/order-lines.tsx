import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Facts } from '../layout/facts';
import { Panel } from '../layout/panel';
import { WideTable } from '../layout/wide-table';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { Order, OrderLine, OrderRecord } from './order-data';
import { returnedUnits } from './returned';
import { shippedUnits } from './shipped';

export function OrderLines({ order, returns }: { order: Order; returns: OrderRecord['returns'] }) {
  const text = useText();
  const { money } = useFormats();
  return (
    <Panel title={text('orders.lines')}>
      <WideTable label={text('orders.lines')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('products.product')}</TableCell>
              <TableCell align="right">{text('orders.quantity')}</TableCell>
              <TableCell align="right">{text('orders.unitPrice')}</TableCell>
              <TableCell align="right">{text('orders.total')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {order.lines.map((line) => (
              <TableRow key={line.id}>
                <TableCell>
                  <LineName line={line} />
                </TableCell>
                <TableCell align="right">
                  {line.quantity}
                  <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                    {text('orders.shippedOf', {
                      shipped: shippedUnits(order, line.id),
                      quantity: line.quantity,
                    })}
                  </Typography>
                  {returnedUnits(returns, line.id) > 0 && (
                    <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                      {text('orders.returned', { returned: returnedUnits(returns, line.id) })}
                    </Typography>
                  )}
                </TableCell>
                <TableCell align="right">{money(line.unitPrice)}</TableCell>
                <TableCell align="right">{money(line.total)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </WideTable>
      <Facts
        rows={[
          [text('orders.subTotal'), money(order.subTotal)],
          [text('orders.discount'), order.discountTotal.amount > 0 ? `−${money(order.discountTotal)}` : null],
          ...order.vouchers.map(({ code, name }) => [code, name] as const),
          [text('orders.shippingCost'), money(order.shippingTotal)],
          [text('orders.total'), <strong key="total">{money(order.total)}</strong>],
          [text('orders.tax'), money(order.taxTotal)],
          [text('orders.comment'), order.comment],
        ]}
      />
    </Panel>
  );
}

/** A line's product with its colour, size, article number and print. */
export function LineName({ line: { name, properties, sku, personalisation } }: { line: OrderLine }) {
  const text = useText();
  const print = [personalisation?.name, personalisation?.number].filter(
    (part) => part !== null && part !== undefined,
  );
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[...properties.map(({ value }) => value), sku].join(' · ')}
      </Typography>
      {print.length > 0 && (
        <Typography variant="body2">
          {text('orders.print')}: <strong>{print.join(' · ')}</strong>
        </Typography>
      )}
    </>
  );
}
