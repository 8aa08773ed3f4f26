import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useScopes } from '../access/use-permissions';
import { Pages } from '../layout/pages';
import { WideTable } from '../layout/wide-table';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { StockMovement } from './stock-data';

interface Props {
  movements: readonly StockMovement[];
  /** Starting at 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** The changes of a variant's stock, newest first. */
export function MovementTable({ movements, page, pageSize, total, onPage }: Props) {
  const text = useText();
  const { time } = useFormats();
  if (total === 0) return <Typography color="textSecondary">{text('stock.noMovements')}</Typography>;
  return (
    <>
      <WideTable label={text('stock.movements')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('audit.when')}</TableCell>
              <TableCell align="right">{text('stock.change')}</TableCell>
              <TableCell align="right">{text('products.stock')}</TableCell>
              <TableCell>{text('stock.reason')}</TableCell>
              <TableCell>{text('audit.who')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {movements.map((movement) => (
              <TableRow key={movement.id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{time(movement.at)}</TableCell>
                <TableCell align="right">{signed(movement.to - movement.from)}</TableCell>
                <TableCell align="right">{movement.to}</TableCell>
                <TableCell>
                  {text(`stock.reason.${movement.reason}`)}
                  {movement.note && (
                    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                      {movement.note}
                    </Typography>
                  )}
                </TableCell>
                <TableCell>
                  <Origin movement={movement} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </WideTable>
      <Pages page={page} pageSize={pageSize} total={total} onPage={onPage} />
    </>
  );
}

const signed = (change: number) => (change > 0 ? `+${change}` : String(change).replace('-', '−'));

/** Who made a change: a person, or the order that caused it. */
function Origin({ movement: { actor, orderId, orderNumber } }: { movement: StockMovement }) {
  const text = useText();
  const { can } = useScopes();
  if (actor) return actor.name;
  if (orderId === null) return '–';
  const name = orderNumber ?? text('orders.withoutNumber');
  if (!can('orders', 'shipping', 'read')) return name;
  return (
    <Link component={RouterLink} to={`/orders/${orderId}/show`}>
      {name}
    </Link>
  );
}
