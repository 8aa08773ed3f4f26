import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useScopes } from '../access/use-permissions';
import { api, dataOf } from '../api/api';
import { download } from '../api/download';
import { errorMessage } from '../api/error-message';
import { Panel } from '../layout/panel';
import { useErrorText } from '../texts/use-error-text';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { Order } from './order-data';

/** The invoices and credit notes of an order, for roles that may see them. */
export function DocumentsPanel({ order }: { order: Order }) {
  const text = useText();
  const { can } = useScopes();
  if (!can('orders', 'read')) return null;
  return (
    <Panel title={text('documents.name')}>
      <Documents orderId={order.id} />
    </Panel>
  );
}

function Documents({ orderId }: { orderId: string }) {
  const text = useText();
  const explain = useErrorText();
  const { money, time } = useFormats();
  const path = { orderId };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['orders', 'invoices', orderId],
    queryFn: async () =>
      dataOf(await api.GET('/api/admin/orders/{orderId}/invoices', { params: { path } })).invoices,
  });
  const save = useMutation({
    mutationFn: ({ id, number }: { id: string; number: string }) =>
      download(`/api/admin/orders/${orderId}/invoices/${id}/pdf`, `${number}.pdf`),
  });
  if (isPending) return <CircularProgress size={24} aria-label={text('app.loading')} />;
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{text('app.retry')}</Button>}>
        {explain(errorMessage(error))}
      </Alert>
    );
  return (
    <>
      {save.error && <Alert severity="error">{explain(errorMessage(save.error))}</Alert>}
      {data.length === 0 && <Typography color="textSecondary">{text('documents.none')}</Typography>}
      {data.map(({ id, kind, number, issuedAt, total }) => (
        <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <div>
            <Typography sx={{ fontWeight: 600 }}>
              {text(`documents.${kind}`)} {number}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {time(issuedAt)} · {kind === 'creditNote' && '−'}
              {money(total)}
            </Typography>
          </div>
          <Button
            aria-label={text('documents.download', { number })}
            loading={save.isPending && save.variables.id === id}
            onClick={() => save.mutate({ id, number })}
          >
            PDF
          </Button>
        </Box>
      ))}
    </>
  );
}
