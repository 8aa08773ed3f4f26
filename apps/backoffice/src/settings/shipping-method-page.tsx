import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { LoadState } from '../layout/load-state';
import { useStoreText } from '../texts/use-store-text';
import { useText } from '../texts/use-text';
import { readShippingMethod } from './setting-data';
import { ShippingMethodPanel } from './shipping-method-panel';

/** A shipping method. */
export function ShippingMethodPage() {
  const text = useText();
  const storeText = useStoreText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'shippingMethod', id],
    queryFn: () => readShippingMethod(id),
    refetchOnWindowFocus: false,
  });
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Title title={storeText(data.value.texts)?.name ?? id} />
      <Box>
        <Button component={RouterLink} to="/settings">
          {text('app.back')}
        </Button>
      </Box>
      <ShippingMethodPanel key={id} saved={data} onSaved={() => refetch()} />
    </Box>
  );
}
