import { Link } from '@mui/material';
import { DataTable, List, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyList } from '../layout/empty-list';
import { searchFilter } from '../layout/search-filter';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { WithdrawalStateChip } from './state-chip';
import { type ListedWithdrawal, withdrawalStates } from './withdrawal-data';

const perPage = 25;
const filterWidth = 200;

/** The withdrawals that customers declared, newest first. */
export function WithdrawalList() {
  const text = useText();
  const filters = [
    searchFilter(text('orders.search')),
    <SelectInput
      key="state"
      source="state"
      alwaysOn
      label={text('orders.status')}
      choices={withdrawalStates.map((id) => ({ id, name: text(`withdrawals.state.${id}`) }))}
      translateChoice={false}
      sx={{ minWidth: filterWidth }}
    />,
  ];
  return (
    <List
      title={text('withdrawals.name')}
      filters={filters}
      perPage={perPage}
      exporter={false}
      empty={false}
      storeKey="withdrawals"
    >
      <WithdrawalTable />
    </List>
  );
}

function WithdrawalTable() {
  const text = useText();
  const { time } = useFormats();
  return (
    <DataTable<ListedWithdrawal>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyList text={text('withdrawals.empty')} />}
    >
      <DataTable.Col<ListedWithdrawal>
        label={text('orders.one')}
        disableSort
        render={({ id, orderNumber }) => (
          <Link component={RouterLink} to={`/withdrawals/${id}/show`} sx={{ fontWeight: 600 }}>
            {orderNumber}
          </Link>
        )}
      />
      <DataTable.Col<ListedWithdrawal>
        label={text('orders.status')}
        disableSort
        render={({ state }) => <WithdrawalStateChip state={state} />}
      />
      <DataTable.Col<ListedWithdrawal>
        label={text('withdrawals.declared')}
        disableSort
        render={({ declaredAt }) => time(declaredAt)}
      />
      <DataTable.Col<ListedWithdrawal> label={text('orders.customer')} disableSort source="name" />
      <DataTable.Col<ListedWithdrawal>
        label={text('withdrawals.goods')}
        disableSort
        render={({ goods }) => goods.replaceAll('\n', ', ') || text('withdrawals.all')}
      />
    </DataTable>
  );
}
