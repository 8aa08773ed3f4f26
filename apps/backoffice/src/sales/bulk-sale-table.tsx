import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { WideTable } from '../layout/wide-table';
import type { TextKey } from '../texts/languages';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { announcedPercent } from './prior-prices';
import type { ProductSalePreview, SalePreview } from './sale-data';

const problemTexts: Readonly<Record<string, TextKey>> = {
  SalesOverlap: 'sales.problem.SalesOverlap',
  UnknownProduct: 'sales.problem.UnknownProduct',
  DiscountAboveUnit: 'sales.problem.DiscountAboveUnit',
};

interface Props {
  rows: readonly ProductSalePreview[];
  /** The names that the list of products shows. */
  names: ReadonlyMap<string, string>;
  onLeaveOut: (productId: string) => void;
}

/** What a sale of several products will change, one product in a row. */
export function BulkSaleTable({ rows, names, onLeaveOut }: Props) {
  const text = useText();
  return (
    <WideTable label={text('sales.preview')}>
      <Table size="small" aria-label={text('sales.preview')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('products.product')}</TableCell>
            <TableCell align="right">{text('sales.unit')}</TableCell>
            <TableCell align="right">{text('sales.sale')}</TableCell>
            <TableCell align="right">{text('sales.lowest')}</TableCell>
            <TableCell>{text('sales.shown')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <ProductRow
              key={row.productId}
              row={row}
              name={names.get(row.productId) ?? row.name ?? row.productId}
              onLeaveOut={() => onLeaveOut(row.productId)}
            />
          ))}
        </TableBody>
      </Table>
    </WideTable>
  );
}

interface RowProps {
  row: ProductSalePreview;
  name: string;
  onLeaveOut: () => void;
}

function ProductRow({ row, name, onLeaveOut }: RowProps) {
  const text = useText();
  const { money } = useFormats();
  const { prices, problem } = row;
  const shownAs = (price: SalePreview) => {
    const percent = announcedPercent(price);
    return percent === null ? text('sales.shownNormal') : text('sales.shownReduction', { percent });
  };
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
        {problem !== null && (
          <Box>
            <Typography color="error" variant="body2">
              {text(problemTexts[problem] ?? 'sales.problem.other', { code: problem })}
            </Typography>
            <Button
              size="small"
              aria-label={text('sales.leaveOutOf', { name })}
              onClick={onLeaveOut}
              sx={{ ml: -0.5 }}
            >
              {text('sales.leaveOut')}
            </Button>
          </Box>
        )}
      </TableCell>
      <PerCurrency prices={prices} align="right" show={({ unit }) => money(unit)} />
      <PerCurrency prices={prices} align="right" show={({ sale }) => money(sale)} />
      <PerCurrency
        prices={prices}
        align="right"
        show={({ prior }) => (prior ? money(prior) : text('sales.unknown'))}
      />
      <PerCurrency prices={prices} align="left" show={shownAs} />
    </TableRow>
  );
}

interface PerCurrencyProps {
  prices: readonly SalePreview[];
  align: 'left' | 'right';
  show: (price: SalePreview) => string;
}

function PerCurrency({ prices, align, show }: PerCurrencyProps) {
  return (
    <TableCell align={align} sx={{ whiteSpace: 'nowrap' }}>
      {prices.map((price) => (
        <div key={price.sale.currency}>{show(price)}</div>
      ))}
    </TableCell>
  );
}
