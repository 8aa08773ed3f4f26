import { Alert, Box, Button, CircularProgress, GlobalStyles, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useSession } from '../access/use-session';
import { useRecord } from '../api/use-record';
import { useErrorText } from '../texts/use-error-text';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { Order, OrderRecord } from './order-data';
import { LineName } from './order-lines';
import { PrintSheet } from './print-sheet';
import { linesLeft } from './shipped';

/** On paper, only the sheet is printed, black on white. */
const onPaper = {
  '@media print': {
    '@page': { margin: '15mm' },
    body: { background: '#fff !important', color: '#000 !important' },
    '.RaLayout-appFrame': { marginTop: '0 !important' },
    '.RaSidebar-fixed, .RaSidebar-docked, .MuiAppBar-root, .not-printed': { display: 'none !important' },
    '.sheet': { border: 'none !important', background: '#fff !important', color: '#000 !important' },
    '.sheet *': { color: '#000 !important' },
  },
};

/** The packing slip and the print sheet of an order, to be printed or saved as PDF by the browser. */
export function PackingSlipPage() {
  const text = useText();
  const explain = useErrorText();
  const { id = '' } = useParams();
  const [isPrints, setPrints] = useState(false);
  const { data, error } = useRecord<OrderRecord>('orders', id);
  if (error)
    return (
      <Alert severity="error" sx={{ m: 2 }}>
        {explain(error.message)}
      </Alert>
    );
  if (!data) return <CircularProgress aria-label={text('app.loading')} sx={{ m: 4 }} />;
  const { order } = data;
  const title = text(isPrints ? 'slip.printsTitle' : 'slip.title', { number: order.orderNumber });
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2 }}>
      <GlobalStyles styles={onPaper} />
      <Title title={title} />
      <Stack className="not-printed" direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button component={RouterLink} to={`/orders/${order.id}/show`}>
          {text('app.back')}
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button aria-pressed={isPrints} onClick={() => setPrints(!isPrints)}>
          {text(isPrints ? 'slip.action' : 'slip.printSheet')}
        </Button>
        <Button variant="contained" onClick={() => window.print()}>
          {text('slip.print')}
        </Button>
      </Stack>
      <Box
        className="sheet"
        sx={{
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: 4,
          maxWidth: '210mm',
        }}
      >
        {isPrints ? <PrintSheet order={order} title={title} /> : <PackingSlip order={order} title={title} />}
      </Box>
    </Box>
  );
}

function PackingSlip({ order, title }: { order: Order; title: string }) {
  const text = useText();
  const { day } = useFormats();
  const session = useSession();
  const { shippingAddress: to, dropPoint } = order;
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 3 }}>
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
        <Typography sx={{ textAlign: 'right' }}>
          {session?.store.name}
          <br />
          {day(order.placedAt)}
        </Typography>
      </Stack>
      <Stack direction="row" spacing={6} sx={{ mb: 3 }}>
        <Typography component="address" sx={{ fontStyle: 'normal' }}>
          <strong>{text('orders.shipping')}</strong>
          <br />
          {to.firstName} {to.lastName}
          <br />
          {to.street}
          <br />
          {to.zipCode} {to.city}, {to.country}
        </Typography>
        <Typography>
          <strong>{text('orders.method')}</strong>
          <br />
          {order.shippingMethod.name}
          {dropPoint && (
            <>
              <br />
              {dropPoint.name}, {dropPoint.street}
            </>
          )}
        </Typography>
      </Stack>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& td, & th': { py: 1, textAlign: 'left', borderBottom: 1, borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{text('slip.pick')}</th>
            <th scope="col">{text('orders.quantity')}</th>
            <th scope="col">{text('products.product')}</th>
          </tr>
        </thead>
        <tbody>
          {linesLeftOrAll(order).map(({ line, units }) => (
            <tr key={line.id}>
              <td>
                <Box sx={{ width: 18, height: 18, border: 2, borderColor: 'text.primary' }} />
              </td>
              <td>{units}</td>
              <td>
                <LineName line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

/** What is left to ship; everything once nothing is left, so that the slip can be printed again. */
function linesLeftOrAll(order: Order) {
  const left = linesLeft(order).map(({ line, left: units }) => ({ line, units }));
  return left.length > 0 ? left : order.lines.map((line) => ({ line, units: line.quantity }));
}
