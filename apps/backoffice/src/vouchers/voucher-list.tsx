import { Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, List, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useScopes } from '../access/use-permissions';
import { EmptyList } from '../layout/empty-list';
import { searchFilter } from '../layout/search-filter';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { CampaignDialog } from './campaign-dialog';
import { CodesDialog } from './codes-dialog';
import { useVoucherTexts } from './use-voucher-texts';
import { type Voucher, voucherStates } from './voucher-data';
import { VoucherStateChip } from './voucher-state-chip';

const perPage = 25;
const filterWidth = 180;

/** The store's vouchers with their use, searched and paged by the API. */
export function VoucherList() {
  const text = useText();
  const { can } = useScopes();
  const [isCreating, setCreating] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const filters = [
    searchFilter(text('vouchers.search')),
    <SelectInput
      key="state"
      source="state"
      alwaysOn
      label={text('vouchers.state')}
      choices={voucherStates.map((id) => ({ id, name: text(`vouchers.state.${id}`) }))}
      translateChoice={false}
      sx={{ minWidth: filterWidth }}
    />,
  ];
  return (
    <List
      title={text('vouchers.name')}
      filters={filters}
      perPage={perPage}
      exporter={false}
      empty={false}
      storeKey="vouchers"
      actions={
        can('money') ? (
          <Button variant="contained" onClick={() => setCreating(true)}>
            {text('vouchers.new')}
          </Button>
        ) : (
          false
        )
      }
    >
      <VoucherTable />
      {isCreating && (
        <CampaignDialog
          onCreated={(created) => {
            if (created.length > 1) setCodes(created);
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {codes.length > 0 && <CodesDialog codes={codes} onClose={() => setCodes([])} />}
    </List>
  );
}

function VoucherTable() {
  const text = useText();
  const { money } = useFormats();
  const { effect, period } = useVoucherTexts();
  return (
    <DataTable<Voucher>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyList text={text('vouchers.empty')} />}
    >
      <DataTable.Col<Voucher>
        label={text('vouchers.code')}
        disableSort
        render={({ id, code, campaign }) => (
          <Stack>
            <Link
              component={RouterLink}
              to={`/vouchers/${encodeURIComponent(id)}/show`}
              sx={{ fontWeight: 600 }}
            >
              {code}
            </Link>
            {campaign && (
              <Typography variant="body2" color="textSecondary">
                {campaign}
              </Typography>
            )}
          </Stack>
        )}
      />
      <DataTable.Col<Voucher> label={text('vouchers.effect')} disableSort render={effect} />
      <DataTable.Col<Voucher> label={text('vouchers.period')} disableSort render={period} />
      <DataTable.Col<Voucher>
        label={text('vouchers.state')}
        disableSort
        render={({ state }) => <VoucherStateChip state={state} />}
      />
      <DataTable.Col<Voucher>
        label={text('vouchers.uses')}
        disableSort
        align="right"
        render={({ consumed, maxUses }) => (maxUses === null ? consumed : `${consumed} / ${maxUses}`)}
      />
      <DataTable.Col<Voucher>
        label={text('vouchers.discounts')}
        disableSort
        align="right"
        render={({ discounts }) => discounts.map(money).join(', ') || '–'}
      />
    </DataTable>
  );
}
