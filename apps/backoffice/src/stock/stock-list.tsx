import { Chip, Link, Typography } from '@mui/material';
import { BooleanInput, DataTable, List } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyList } from '../layout/empty-list';
import { searchFilter } from '../layout/search-filter';
import { useText } from '../texts/use-text';
import type { StockRecord } from './stock-data';

const perPage = 25;

/** The store's variants, those with the least stock first, searched and paged by the API. */
export function StockList() {
  const text = useText();
  const filters = [
    searchFilter(text('stock.search')),
    <BooleanInput key="runsLow" source="runsLow" alwaysOn label={text('stock.runsLowOnly')} />,
  ];
  return (
    <List
      title={text('stock.name')}
      filters={filters}
      perPage={perPage}
      exporter={false}
      empty={false}
      storeKey="stock"
    >
      <StockTable />
    </List>
  );
}

function StockTable() {
  const text = useText();
  return (
    <DataTable<StockRecord>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyList text={text('stock.empty')} />}
    >
      <DataTable.Col<StockRecord>
        label={text('products.product')}
        disableSort
        render={({ variantId, name, color, size }) => (
          <Link
            component={RouterLink}
            to={`/stock/${encodeURIComponent(variantId)}/show`}
            sx={{ fontWeight: 600 }}
          >
            {[name, color, size].filter(Boolean).join(', ')}
          </Link>
        )}
      />
      <DataTable.Col<StockRecord> source="sku" label={text('orders.article')} disableSort />
      <DataTable.Col<StockRecord>
        label={text('products.stock')}
        disableSort
        align="right"
        render={(record) => <StockOf record={record} />}
      />
    </DataTable>
  );
}

function StockOf({ record: { stock, runsLowAt } }: { record: StockRecord }) {
  const text = useText();
  return (
    <>
      {stock <= runsLowAt && (
        <Chip
          size="small"
          variant="outlined"
          color={stock === 0 ? 'error' : 'warning'}
          label={text(stock === 0 ? 'products.outOfStock' : 'stock.runsLow')}
          sx={{ mr: 1.5 }}
        />
      )}
      <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {stock}
      </Typography>
    </>
  );
}
