import { CircularProgress, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useRecord } from '../api/use-record';
import { Facts } from '../layout/facts';
import { LoadError } from '../layout/load-error';
import { Panel } from '../layout/panel';
import type { OrderRecord } from '../orders/order-data';
import { OrderLines } from '../orders/order-lines';
import { RefundsPanel } from '../orders/order-panels';
import { OrderParcels } from '../orders/order-parcels';
import { StatusChip } from '../orders/status-chip';
import { WithdrawalsPanel } from '../orders/withdrawals-panel';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';

/** The order that a message names. */
export function MessageOrder({ orderId }: { orderId: string }) {
  const text = useText();
  const { time } = useFormats();
  const { data, error, isPending, refetch } = useRecord<OrderRecord>('orders', orderId);
  if (isPending) return <CircularProgress aria-label={text('app.loading')} sx={{ m: 4 }} />;
  if (error || !data) return <LoadError error={error} retry={refetch} />;
  const { order, refunds, returns, withdrawals } = data;
  return (
    <>
      <Panel title={text('orders.one')}>
        <Facts
          rows={[
            [
              text('orders.number'),
              <Link key="order" component={RouterLink} to={`/orders/${order.id}/show`}>
                {order.orderNumber}
              </Link>,
            ],
            [text('orders.status'), <StatusChip key="status" status={order.status} />],
            [text('orders.placed'), time(order.placedAt)],
          ]}
        />
      </Panel>
      <OrderParcels order={order} />
      <WithdrawalsPanel withdrawals={withdrawals} />
      <OrderLines order={order} returns={returns} />
      <RefundsPanel refunds={refunds} />
    </>
  );
}
