import {
  Alert,
  Box,
  Button,
  Chip,
  CircularProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useScopes } from '../access/use-permissions';
import { errorMessage } from '../api/error-message';
import { Panel } from '../layout/panel';
import { WideTable } from '../layout/wide-table';
import type { ProductRecord } from '../products/product-data';
import { useErrorText } from '../texts/use-error-text';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { EndSaleDialog } from './end-sale-dialog';
import { PlanDialog } from './plan-dialog';
import { type PlannedSale, readSales } from './sale-data';

/** The planned and past sales of a product. */
export function SalePanel({ record }: { record: ProductRecord }) {
  const text = useText();
  const explain = useErrorText();
  const { can } = useScopes();
  const [isPlanning, setPlanning] = useState(false);
  const [ending, setEnding] = useState<PlannedSale | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['products', 'sales', record.id],
    queryFn: () => readSales(record.id),
  });
  return (
    <Panel title={text('sales.name')}>
      {error ? (
        <Alert severity="error" action={<Button onClick={() => refetch()}>{text('app.retry')}</Button>}>
          {explain(errorMessage(error))}
        </Alert>
      ) : data ? (
        <SaleTable sales={data} onEnd={can('catalogue') ? setEnding : undefined} />
      ) : (
        <CircularProgress aria-label={text('app.loading')} />
      )}
      {can('catalogue') && (
        <Box>
          <Button variant="outlined" onClick={() => setPlanning(true)}>
            {text('sales.plan')}
          </Button>
        </Box>
      )}
      {isPlanning && <PlanDialog record={record} onClose={() => setPlanning(false)} />}
      {ending && <EndSaleDialog productId={record.id} sale={ending} onClose={() => setEnding(null)} />}
    </Panel>
  );
}

interface TableProps {
  sales: readonly PlannedSale[];
  onEnd: ((sale: PlannedSale) => void) | undefined;
}

function SaleTable({ sales, onEnd }: TableProps) {
  const text = useText();
  const { time, money } = useFormats();
  if (sales.length === 0) return <Typography color="textSecondary">{text('sales.none')}</Typography>;
  return (
    <WideTable label={text('sales.name')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('sales.from')}</TableCell>
            <TableCell>{text('sales.until')}</TableCell>
            <TableCell>{text('products.price')}</TableCell>
            <TableCell>{text('vouchers.state')}</TableCell>
            {onEnd && <TableCell>{text('vouchers.end')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {sales.map((sale) => {
            const isOpen = sale.state === 'planned' || sale.state === 'running';
            return (
              <TableRow key={sale.id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{time(sale.startsAt)}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{time(sale.endsAt)}</TableCell>
                <TableCell>{sale.prices.map(money).join(', ')}</TableCell>
                <TableCell>
                  <Chip
                    size="small"
                    variant="outlined"
                    color={
                      sale.state === 'running' ? 'success' : sale.state === 'failed' ? 'error' : 'default'
                    }
                    label={text(`sales.state.${sale.state}`)}
                  />
                </TableCell>
                {onEnd && (
                  <TableCell>
                    {isOpen && (
                      <Button
                        color="error"
                        aria-label={text('sales.endOf', { time: time(sale.startsAt) })}
                        onClick={() => onEnd(sale)}
                      >
                        {text('sales.end')}
                      </Button>
                    )}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </WideTable>
  );
}
