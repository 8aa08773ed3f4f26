import { Box, Button, CircularProgress } from '@mui/material';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useRecord } from '../api/use-record';
import { LoadError } from '../layout/load-error';
import { SalePanel } from '../sales/sale-panel';
import { useStoreText } from '../texts/use-store-text';
import { useText } from '../texts/use-text';
import { EditButton } from './drafts/edit-button';
import { PricePanel } from './price-panel';
import type { ProductRecord } from './product-data';
import { VariantPanel } from './variant-panel';

/** A product with its prices, which can be changed, and its variants. */
export function ProductPage() {
  const text = useText();
  const storeText = useStoreText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useRecord<ProductRecord>('products', id);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <CircularProgress aria-label={text('app.loading')} sx={{ m: 4 }} />;
  const name = storeText(data.product.texts)?.name ?? id;
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Title title={name} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button component={RouterLink} to="/products">
          {text('app.back')}
        </Button>
        <EditButton id={id} />
      </Box>
      <PricePanel key={data.version} record={data} onSaved={() => refetch()} />
      <SalePanel record={data} />
      <VariantPanel product={data.product} />
    </Box>
  );
}
