import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { LoadState } from '../layout/load-state';
import { useText } from '../texts/use-text';
import { DaysPanel } from './days-panel';
import { type FiguresQuery, readFigures } from './figures-data';
import { ListPanels } from './list-panels';
import { PeriodChoice } from './period-choice';
import { ProductsPanel } from './products-panel';
import { Totals } from './totals';

const refreshMs = 60_000;

/** What a store sold: today or in other days, by day and product. */
export function FiguresPage() {
  const text = useText();
  const [days, setDays] = useState<FiguresQuery>({});
  const [product, setProduct] = useState<{ productId: string; name: string } | null>(null);
  const query = { ...days, ...(product && { productId: product.productId }) };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['figures', query],
    queryFn: () => readFigures(query),
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  });
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={text('figures.name')} />
      <PeriodChoice today={data.to} onChange={setDays} />
      {isPlaceholderData && <LinearProgress aria-label={text('app.loading')} />}
      {error && <Alert severity="error">{text('error.unknown')}</Alert>}
      {product && (
        <Alert severity="info" onClose={() => setProduct(null)} closeText={text('figures.allProducts')}>
          {text('figures.onlyProduct', { name: product.name })}
        </Alert>
      )}
      <Totals total={data.total} />
      {data.total.orders === 0 && <Typography color="textSecondary">{text('figures.noOrders')}</Typography>}
      <DaysPanel figures={data} query={query} />
      <ProductsPanel figures={data} query={query} onChoose={setProduct} />
      <ListPanels figures={data} query={query} />
    </Box>
  );
}
