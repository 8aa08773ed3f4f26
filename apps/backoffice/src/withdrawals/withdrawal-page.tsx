import { Box, Button, CircularProgress, Stack } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useScopes } from '../access/use-permissions';
import { useRecord } from '../api/use-record';
import { LoadError } from '../layout/load-error';
import type { OrderRecord } from '../orders/order-data';
import { OrderLines } from '../orders/order-lines';
import { RefundDialog } from '../orders/refund-dialog';
import { refundableAmount } from '../orders/refundable';
import { unitsToReturn } from '../orders/returned';
import { useText } from '../texts/use-text';
import { AcceptDialog } from './accept-dialog';
import { CloseDialog } from './close-dialog';
import { ReceiveDialog } from './receive-dialog';
import { WithdrawalStateChip } from './state-chip';
import { isOpen, type Withdrawal } from './withdrawal-data';
import { StatementPanel, StepsPanel } from './withdrawal-panels';

/** A withdrawal with its order, and what can be done next. */
export function WithdrawalPage() {
  const text = useText();
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useRecord<Withdrawal>('withdrawals', id);
  if (isPending) return <CircularProgress aria-label={text('app.loading')} sx={{ m: 4 }} />;
  if (error || !data) return <LoadError error={error} retry={refetch} />;
  return <WithOrder key={data.id} withdrawal={data} />;
}

function WithOrder({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  const { data, error, isPending, refetch } = useRecord<OrderRecord>('orders', withdrawal.orderId);
  if (isPending) return <CircularProgress aria-label={text('app.loading')} sx={{ m: 4 }} />;
  if (error || !data) return <LoadError error={error} retry={refetch} />;
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2 }}>
      <Title title={text('withdrawals.title', { number: withdrawal.orderNumber })} />
      <Actions withdrawal={withdrawal} record={data} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(18rem, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <StatementPanel withdrawal={withdrawal} />
          <OrderLines order={data.order} returns={data.returns} />
        </Box>
        <StepsPanel withdrawal={withdrawal} order={data.order} />
      </Box>
    </Box>
  );
}

type Change = 'accept' | 'receive' | 'refund' | 'close';

function Actions({ withdrawal, record }: { withdrawal: Withdrawal; record: OrderRecord }) {
  const text = useText();
  const { can } = useScopes();
  const [change, setChange] = useState<Change | null>(null);
  const close = () => setChange(null);
  const canReceive = record.order.lines.some((line) => unitsToReturn(record, line) > 0);
  const next = nextOf(withdrawal);
  const variant = (step: Change) => (step === next ? 'contained' : 'text');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <WithdrawalStateChip state={withdrawal.state} />
      <Box sx={{ flexGrow: 1 }} />
      <Button component={RouterLink} to={`/orders/${withdrawal.orderId}/show`}>
        {text('withdrawals.order')}
      </Button>
      {isOpen(withdrawal) && can('orders') && (
        <Button color="error" onClick={() => setChange('close')}>
          {text('withdrawals.close')}
        </Button>
      )}
      {isOpen(withdrawal) && can('orders') && refundableAmount(record) > 0 && (
        <Button variant={variant('refund')} onClick={() => setChange('refund')}>
          {text('refund.action')}
        </Button>
      )}
      {isOpen(withdrawal) && can('orders', 'shipping') && canReceive && (
        <Button variant={variant('receive')} onClick={() => setChange('receive')}>
          {text('withdrawals.receive')}
        </Button>
      )}
      {withdrawal.state === 'declared' && can('orders') && (
        <Button variant={variant('accept')} onClick={() => setChange('accept')}>
          {text('withdrawals.accept')}
        </Button>
      )}
      {change === 'accept' && <AcceptDialog withdrawal={withdrawal} onClose={close} />}
      {change === 'receive' && <ReceiveDialog withdrawal={withdrawal} record={record} onClose={close} />}
      {change === 'refund' && <RefundDialog record={record} withdrawal={withdrawal} onClose={close} />}
      {change === 'close' && <CloseDialog withdrawal={withdrawal} onClose={close} />}
    </Stack>
  );
}

function nextOf({ state }: Withdrawal): Change | null {
  if (state === 'declared') return 'accept';
  if (state === 'accepted') return 'receive';
  return state === 'received' ? 'refund' : null;
}
