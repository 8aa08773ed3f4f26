import { Chip, Link } from '@mui/material';
import { CreateButton, DataTable, List, TopToolbar } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useScopes } from '../../access/use-permissions';
import { EmptyList } from '../../layout/empty-list';
import { useFormats } from '../../texts/use-formats';
import { useText } from '../../texts/use-text';
import type { ListedDraft } from './draft-data';

const perPage = 20;

/** The drafts of products, the last saved first. */
export function DraftList() {
  const text = useText();
  return (
    <List
      title={text('drafts.name')}
      perPage={perPage}
      exporter={false}
      empty={false}
      actions={<DraftActions />}
    >
      <DraftTable />
    </List>
  );
}

function DraftActions() {
  const text = useText();
  const { can } = useScopes();
  return <TopToolbar>{can('catalogue') && <CreateButton label={text('drafts.add')} />}</TopToolbar>;
}

function DraftTable() {
  const text = useText();
  const { time } = useFormats();
  return (
    <DataTable<ListedDraft>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyList text={text('drafts.empty')} />}
    >
      <DataTable.Col<ListedDraft>
        label={text('products.product')}
        disableSort
        render={({ id, name }) => (
          <Link component={RouterLink} to={`/drafts/${encodeURIComponent(id)}`} sx={{ fontWeight: 600 }}>
            {name}
          </Link>
        )}
      />
      <DataTable.Col<ListedDraft>
        label={text('drafts.state')}
        disableSort
        render={({ isEdit, publishAt, problem }) => (
          <Chip
            size="small"
            variant="outlined"
            color={problem ? 'error' : publishAt ? 'success' : 'default'}
            label={
              problem
                ? text('drafts.failed')
                : publishAt
                  ? text('drafts.plannedFor', { time: time(publishAt) })
                  : text(isEdit ? 'drafts.edit' : 'drafts.draft')
            }
          />
        )}
      />
      <DataTable.Col<ListedDraft>
        label={text('drafts.savedAt')}
        disableSort
        render={({ savedAt, savedBy }) => `${time(savedAt)}, ${savedBy}`}
      />
    </DataTable>
  );
}
