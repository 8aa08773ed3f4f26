import {
  Alert,
  Box,
  Chip,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { usePages } from '../access/use-pages';
import { LoadState } from '../layout/load-state';
import { Panel } from '../layout/panel';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { readPlayerOrders } from './squad-data';

/** The orders that a change of the player concerns: paid, not shipped, with the player's print. */
export function PlayerOrders({ id }: { id: string }) {
  const text = useText();
  const { time } = useFormats();
  const pages = usePages();
  const { data, error, refetch } = useQuery({
    queryKey: ['squad', 'orders', id],
    queryFn: () => readPlayerOrders(id),
  });
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  const { lines, total } = data;
  const outdated = lines.filter(({ isOutdated }) => isOutdated).length;
  return (
    <Panel title={text('squad.orders')}>
      {lines.length === 0 && <Typography color="textSecondary">{text('squad.noOrders')}</Typography>}
      {outdated > 0 && <Alert severity="warning">{text('squad.outdated', { smart_count: outdated })}</Alert>}
      {lines.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={text('squad.orders')}>
            <TableHead>
              <TableRow>
                <TableCell>{text('orders.number')}</TableCell>
                <TableCell>{text('orders.placed')}</TableCell>
                <TableCell>{text('products.product')}</TableCell>
                <TableCell>{text('orders.print')}</TableCell>
                <TableCell align="right">{text('squad.toShip')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map((line) => (
                <TableRow key={`${line.orderId} ${line.lineId}`}>
                  <TableCell>
                    {pages.orders ? (
                      <Link component={RouterLink} to={`/orders/${line.orderId}/show`}>
                        {line.orderNumber}
                      </Link>
                    ) : (
                      line.orderNumber
                    )}
                  </TableCell>
                  <TableCell>{time(line.placedAt)}</TableCell>
                  <TableCell>
                    {line.name} ({line.sku})
                  </TableCell>
                  <TableCell>
                    {[line.printedName, line.printedNumber].filter((part) => part !== null).join(' ')}{' '}
                    {line.isOutdated && (
                      <Chip
                        size="small"
                        color="warning"
                        variant="outlined"
                        label={text('squad.isOutdated')}
                      />
                    )}
                  </TableCell>
                  <TableCell align="right">{line.left}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {total > lines.length && (
        <Typography color="textSecondary">
          {text('squad.moreOrders', { shown: lines.length, total })}
        </Typography>
      )}
    </Panel>
  );
}
