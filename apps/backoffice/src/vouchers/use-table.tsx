import { Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Pages } from '../layout/pages';
import { WideTable } from '../layout/wide-table';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { VoucherUse } from './voucher-data';

interface Props {
  uses: readonly VoucherUse[];
  /** Starting at 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** The orders that use a voucher, newest first. */
export function UseTable({ uses, page, pageSize, total, onPage }: Props) {
  const text = useText();
  const { time, money } = useFormats();
  if (total === 0) return <Typography color="textSecondary">{text('vouchers.unused')}</Typography>;
  return (
    <>
      <WideTable label={text('vouchers.usedBy')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('orders.one')}</TableCell>
              <TableCell>{text('audit.when')}</TableCell>
              <TableCell align="right">{text('orders.discount')}</TableCell>
              <TableCell align="right">{text('orders.total')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {uses.map(({ orderId, orderNumber, at, status, discount, total: sum }) => (
              <TableRow key={orderId}>
                <TableCell>
                  <Link component={RouterLink} to={`/orders/${orderId}/show`}>
                    {orderNumber ?? text('orders.withoutNumber')}
                  </Link>
                  {status === 'held' && ` (${text('orders.status.Open')})`}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{time(at)}</TableCell>
                <TableCell align="right">{money(discount)}</TableCell>
                <TableCell align="right">{money(sum)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </WideTable>
      <Pages page={page} pageSize={pageSize} total={total} onPage={onPage} />
    </>
  );
}
