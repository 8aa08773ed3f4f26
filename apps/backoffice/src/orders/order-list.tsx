import { Link } from '@mui/material';
import { DataTable, DateInput, List, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyList } from '../layout/empty-list';
import { searchFilter } from '../layout/search-filter';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { type Order, orderStatuses } from './order-data';
import { StatusChip } from './status-chip';

const perPage = 25;
const filterWidth = 180;

/** The store's orders, newest first, filtered and paged by the API. */
export function OrderList() {
  const text = useText();
  const filters = [
    searchFilter(text('orders.search')),
    <SelectInput
      key="status"
      source="status"
      alwaysOn
      label={text('orders.status')}
      choices={orderStatuses.map((id) => ({ id, name: text(`orders.status.${id}`) }))}
      translateChoice={false}
      sx={{ minWidth: filterWidth }}
    />,
    <DateInput
      key="since"
      source="since"
      alwaysOn
      label={text('orders.since')}
      sx={{ width: filterWidth }}
    />,
  ];
  return (
    <List
      title={text('orders.name')}
      filters={filters}
      perPage={perPage}
      exporter={false}
      empty={false}
      storeKey="orders"
    >
      <OrderTable />
    </List>
  );
}

function OrderTable() {
  const text = useText();
  const { time, money } = useFormats();
  return (
    <DataTable<Order>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyList text={text('orders.empty')} />}
    >
      <DataTable.Col<Order>
        label={text('orders.number')}
        disableSort
        render={({ id, orderNumber }) => (
          <Link component={RouterLink} to={`/orders/${id}/show`} sx={{ fontWeight: 600 }}>
            {orderNumber || text('orders.withoutNumber')}
          </Link>
        )}
      />
      <DataTable.Col<Order>
        label={text('orders.status')}
        disableSort
        render={({ status }) => <StatusChip status={status} />}
      />
      <DataTable.Col<Order>
        label={text('orders.placed')}
        disableSort
        render={({ placedAt }) => time(placedAt)}
      />
      <DataTable.Col<Order>
        label={text('orders.customer')}
        disableSort
        render={({ billingAddress: { firstName, lastName, email } }) =>
          `${firstName} ${lastName}`.trim() || email
        }
      />
      <DataTable.Col<Order>
        label={text('orders.items')}
        disableSort
        render={({ lines }) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
      />
      <DataTable.Col<Order>
        label={text('orders.total')}
        disableSort
        align="right"
        render={({ total }) => money(total)}
      />
    </DataTable>
  );
}
