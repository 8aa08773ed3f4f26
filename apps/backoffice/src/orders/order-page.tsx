import { Box, Button, CircularProgress, Stack } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useScopes } from '../access/use-permissions';
import { useRecord } from '../api/use-record';
import { LoadError } from '../layout/load-error';
import { useText } from '../texts/use-text';
import { CancelDialog } from './cancel-dialog';
import { DocumentsPanel } from './documents-panel';
import type { OrderRecord } from './order-data';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { CustomerPanel, PaymentPanel, RefundsPanel } from './order-panels';
import { OrderParcels } from './order-parcels';
import { RefundDialog } from './refund-dialog';
import { refundableAmount } from './refundable';
import { ShipDialog } from './ship-dialog';
import { linesLeft } from './shipped';
import { StatusChip } from './status-chip';
import { WithdrawalsPanel } from './withdrawals-panel';

type Change = 'ship' | 'refund' | 'cancel';

/** An order with everything that happened to it, and what can be done next. */
export function OrderPage() {
  const text = useText();
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useRecord<OrderRecord>('orders', id);
  if (isPending) return <CircularProgress aria-label={text('app.loading')} sx={{ m: 4 }} />;
  if (error || !data) return <LoadError error={error} retry={refetch} />;
  return <LoadedOrder record={data} />;
}

function LoadedOrder({ record }: { record: OrderRecord }) {
  const text = useText();
  const { order, history, payment, refunds, returns, withdrawals } = record;
  const number = order.orderNumber || text('orders.withoutNumber');
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2 }}>
      <Title title={`${text('orders.one')} ${number}`} />
      <OrderActions record={record} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(18rem, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <OrderLines order={order} returns={returns} />
          <OrderParcels order={order} />
          <OrderHistory history={history} order={order} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <WithdrawalsPanel withdrawals={withdrawals} />
          <CustomerPanel order={order} />
          <PaymentPanel order={order} payment={payment} />
          <RefundsPanel refunds={refunds} />
          <DocumentsPanel order={order} />
        </Box>
      </Box>
    </Box>
  );
}

function OrderActions({ record }: { record: OrderRecord }) {
  const text = useText();
  const { can } = useScopes();
  const [change, setChange] = useState<Change | null>(null);
  const { order } = record;
  const close = () => setChange(null);
  const isConfirmed = order.status === 'Confirmed';
  const isOpenOrConfirmed = isConfirmed || order.status === 'Open';
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip status={order.status} />
      <Box sx={{ flexGrow: 1 }} />
      <Button component={RouterLink} to={`/orders/${order.id}/packing-slip`}>
        {text('slip.action')}
      </Button>
      {can('orders') && isOpenOrConfirmed && order.shipments.length === 0 && (
        <Button color="error" onClick={() => setChange('cancel')}>
          {text('cancel.action')}
        </Button>
      )}
      {can('orders') && refundableAmount(record) > 0 && (
        <Button onClick={() => setChange('refund')}>{text('refund.action')}</Button>
      )}
      {can('orders', 'shipping') && isConfirmed && linesLeft(order).length > 0 && (
        <Button variant="contained" onClick={() => setChange('ship')}>
          {text('ship.action')}
        </Button>
      )}
      {change === 'ship' && <ShipDialog order={order} onClose={close} />}
      {change === 'refund' && <RefundDialog record={record} onClose={close} />}
      {change === 'cancel' && <CancelDialog order={order} onClose={close} />}
    </Stack>
  );
}
