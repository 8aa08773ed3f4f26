import { Box, Typography } from '@mui/material';
import { useText } from '../texts/use-text';
import type { Order } from './order-data';

/** The prints of an order, large and exactly as they are to be printed: case and characters are the shopper's. */
export function PrintSheet({ order, title }: { order: Order; title: string }) {
  const text = useText();
  const printed = order.lines.filter(({ personalisation }) => personalisation !== null);
  return (
    <>
      <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {printed.length === 0 && <Typography>{text('slip.noPrints')}</Typography>}
      {printed.map(({ id, name, sku, quantity, properties, personalisation }) => (
        <Box key={id} sx={{ mb: 4, breakInside: 'avoid', borderTop: 1, borderColor: 'divider', pt: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {text('orders.units', { smart_count: quantity })} · {name}
          </Typography>
          <Typography variant="body2">
            {[...properties.map(({ value }) => value), sku].join(' · ')}
          </Typography>
          <Box sx={{ mt: 2, display: 'flex', gap: 6, alignItems: 'baseline', flexWrap: 'wrap' }}>
            {personalisation?.name && (
              <PrintValue label={text('slip.printName')} value={personalisation.name} />
            )}
            {personalisation?.number !== null && personalisation?.number !== undefined && (
              <PrintValue label={text('slip.printNumber')} value={String(personalisation.number)} />
            )}
          </Box>
        </Box>
      ))}
    </>
  );
}

function PrintValue({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Typography variant="body2">{label}</Typography>
      <Typography sx={{ fontSize: '3rem', fontWeight: 700, lineHeight: 1.1, whiteSpace: 'pre' }}>
        {value}
      </Typography>
    </div>
  );
}
