import { Box, Typography } from '@mui/material';
import { DataTable, List } from 'react-admin';
import { EmptyList } from '../layout/empty-list';
import { searchFilter } from '../layout/search-filter';
import { WideList } from '../layout/wide-table';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { AuditEntry } from './audit-data';
import { changedFields } from './changed-fields';

const perPage = 50;

/** Who changed what, newest first, with the values before and after. */
export function AuditList() {
  const text = useText();
  const filters = [searchFilter(text('audit.search'))];
  return (
    <List
      title={text('audit.name')}
      filters={filters}
      perPage={perPage}
      exporter={false}
      empty={false}
      component={WideList}
    >
      <AuditTable />
    </List>
  );
}

function AuditTable() {
  const text = useText();
  const { time } = useFormats();
  return (
    <DataTable<AuditEntry>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyList text={text('audit.empty')} />}
    >
      <DataTable.Col<AuditEntry>
        label={text('audit.when')}
        disableSort
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ at }) => time(at)}
      />
      <DataTable.Col<AuditEntry> label={text('audit.who')} disableSort render={({ actor }) => actor.name} />
      <DataTable.Col<AuditEntry> label={text('audit.what')} disableSort source="operation" />
      <DataTable.Col<AuditEntry>
        label={text('audit.subject')}
        disableSort
        render={({ target }) => [target.kind, target.id].filter(Boolean).join(' ')}
      />
      <DataTable.Col<AuditEntry>
        label={text('audit.change')}
        disableSort
        cellSx={() => ({ minWidth: '14rem' })}
        render={({ before, after }) => <Changes before={before} after={after} />}
      />
    </DataTable>
  );
}

function Changes({ before, after }: { before: unknown; after: unknown }) {
  return changedFields(before, after).map(({ field, from, to }) => (
    <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {field}:
      </Box>{' '}
      {from !== undefined && <del>{from}</del>} {to !== undefined && <ins>{to}</ins>}
    </Typography>
  ));
}
