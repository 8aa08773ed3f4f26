import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useScopes } from '../access/use-permissions';
import { Facts } from '../layout/facts';
import { LoadError } from '../layout/load-error';
import { Panel } from '../layout/panel';
import { useText } from '../texts/use-text';
import { AdjustDialog } from './adjust-dialog';
import { CountDialog } from './count-dialog';
import { MovementTable } from './movement-table';
import { readMovements } from './stock-data';

const pageSize = 25;

/** A variant's stock, which can be counted and changed, and every change of it. */
export function StockPage() {
  const text = useText();
  const { can } = useScopes();
  const { id = '' } = useParams();
  const [page, setPage] = useState(1);
  const [dialog, setDialog] = useState<'count' | 'adjust' | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['stock', 'movements', id, page],
    queryFn: () => readMovements(id, page, pageSize),
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <CircularProgress aria-label={text('app.loading')} sx={{ m: 4 }} />;
  const { variant, movements } = data;
  const name = [variant.name, variant.color, variant.size].filter(Boolean).join(', ');
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Title title={name} />
      <Box>
        <Button component={RouterLink} to="/stock">
          {text('app.back')}
        </Button>
      </Box>
      <Panel title={text('products.stock')}>
        <Typography component="p" variant="h4" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {variant.stock}
        </Typography>
        <Facts
          rows={[
            [text('orders.article'), variant.sku],
            [text('stock.ean'), variant.ean],
          ]}
        />
        {can('stock', 'catalogue') && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={() => setDialog('count')}>
              {text('stock.count')}
            </Button>
            <Button variant="outlined" onClick={() => setDialog('adjust')}>
              {text('stock.adjust')}
            </Button>
          </Box>
        )}
      </Panel>
      <Panel title={text('stock.movements')}>
        <MovementTable
          movements={movements.items}
          page={page}
          pageSize={pageSize}
          total={movements.total}
          onPage={setPage}
        />
      </Panel>
      {dialog === 'count' && <CountDialog variant={variant} onClose={() => setDialog(null)} />}
      {dialog === 'adjust' && <AdjustDialog variant={variant} onClose={() => setDialog(null)} />}
    </Box>
  );
}
