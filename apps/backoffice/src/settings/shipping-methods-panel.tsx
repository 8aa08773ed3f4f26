import { Box, Chip, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { LoadState } from '../layout/load-state';
import { Panel } from '../layout/panel';
import { minorUnitsOf } from '../orders/refundable';
import { useFormats } from '../texts/use-formats';
import { useStoreText } from '../texts/use-store-text';
import { useText } from '../texts/use-text';
import { useCountries } from './countries';
import { readShippingMethods } from './setting-data';

/** The shipping methods of the store, with their prices and countries. */
export function ShippingMethodsPanel() {
  const text = useText();
  const storeText = useStoreText();
  const { money } = useFormats();
  const { nameOf } = useCountries();
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'shippingMethods'],
    queryFn: readShippingMethods,
  });
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  const prices = (amounts: Readonly<Record<string, number>>) =>
    Object.entries(amounts)
      .map(([currency, amount]) => money({ amount: amount / minorUnitsOf(currency), currency }))
      .join(', ');
  return (
    <Panel title={text('settings.delivery')}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={text('settings.delivery')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('settings.name')}</TableCell>
              <TableCell>{text('settings.price')}</TableCell>
              <TableCell>{text('settings.countries')}</TableCell>
              <TableCell>{text('settings.isOn')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((method) => (
              <TableRow key={method.id}>
                <TableCell>
                  <Link
                    component={RouterLink}
                    to={`/settings/delivery/${encodeURIComponent(method.id)}`}
                    sx={{ fontWeight: 600 }}
                  >
                    {storeText(method.texts)?.name ?? method.id}
                  </Link>
                </TableCell>
                <TableCell>{prices(method.prices)}</TableCell>
                <TableCell>{method.countries.map(nameOf).join(', ')}</TableCell>
                <TableCell>
                  <StateChip isOn={method.isActive ?? true} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}

function StateChip({ isOn }: { isOn: boolean }) {
  const text = useText();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOn ? 'success' : 'default'}
      label={text(isOn ? 'settings.on' : 'settings.off')}
    />
  );
}
