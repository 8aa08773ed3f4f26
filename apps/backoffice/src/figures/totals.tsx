import { Box, Card, CardContent, Typography } from '@mui/material';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { FiguresTotal } from './figures-data';
import { useRate } from './use-rate';

/** The sums of the period. */
export function Totals({ total }: { total: FiguresTotal }) {
  const text = useText();
  const { money } = useFormats();
  const rate = useRate();
  const { orders, units, revenue, checkouts } = total;
  const cards: { name: string; value: string; more: string }[] = [
    {
      name: text('figures.orders'),
      value: String(orders),
      more: text('orders.units', { smart_count: units }),
    },
    ...revenue.map(({ gross, refunds, net }) => ({
      name: text('figures.netIn', { currency: net.currency }),
      value: money(net),
      more: text('figures.grossAndRefunds', { gross: money(gross), refunds: money(refunds) }),
    })),
    ...(checkouts
      ? [
          {
            name: text('figures.conversion'),
            value: rate(checkouts),
            more: text('figures.paidOf', { paid: checkouts.paid, begun: checkouts.begun }),
          },
        ]
      : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' }}>
      {cards.map(({ name, value, more }) => (
        <Card key={name} variant="outlined">
          <CardContent>
            <Typography component="h2" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography sx={{ fontSize: '1.75rem', fontWeight: 600 }}>{value}</Typography>
            <Typography variant="body2" color="textSecondary">
              {more}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
