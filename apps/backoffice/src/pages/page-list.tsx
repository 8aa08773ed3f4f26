import { Box, Button, Chip, Link } from '@mui/material';
import { useState } from 'react';
import { DataTable, List, TopToolbar } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useScopes } from '../access/use-permissions';
import { EmptyList } from '../layout/empty-list';
import { searchFilter } from '../layout/search-filter';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { NewPageDialog } from './new-page-dialog';
import type { ListedPage } from './page-data';

const mostPages = 1_000;

/** The front page and the content pages of the shop. */
export function PageList() {
  const text = useText();
  const { can } = useScopes();
  const [isAdding, setAdding] = useState(false);
  return (
    <List
      title={text('pages.name')}
      filters={[searchFilter(text('pages.search'))]}
      perPage={mostPages}
      pagination={false}
      exporter={false}
      empty={false}
      actions={
        <TopToolbar>
          {can('content') && <Button onClick={() => setAdding(true)}>{text('pages.new')}</Button>}
        </TopToolbar>
      }
    >
      <PageTable />
      {isAdding && <NewPageDialog onClose={() => setAdding(false)} />}
    </List>
  );
}

function PageTable() {
  const text = useText();
  return (
    <DataTable<ListedPage>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyList text={text('pages.empty')} />}
    >
      <DataTable.Col<ListedPage>
        label={text('pages.pageTitle')}
        disableSort
        render={({ id, title, alias }) => (
          <Link component={RouterLink} to={`/pages/${encodeURIComponent(id)}`} sx={{ fontWeight: 600 }}>
            {alias === 'frontPage' ? text('pages.frontPage', { title }) : title}
          </Link>
        )}
      />
      <DataTable.Col<ListedPage> source="path" label={text('pages.path')} disableSort />
      <DataTable.Col<ListedPage>
        label={text('pages.state')}
        disableSort
        render={(page) => <PageStates page={page} />}
      />
    </DataTable>
  );
}

function PageStates({ page: { isPublished, draft } }: { page: ListedPage }) {
  const text = useText();
  const { time } = useFormats();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      {isPublished && <Chip size="small" color="success" variant="outlined" label={text('pages.isShown')} />}
      {draft && !draft.publishAt && <Chip size="small" variant="outlined" label={text('pages.draft')} />}
      {draft?.publishAt && !draft.problem && (
        <Chip
          size="small"
          color="info"
          variant="outlined"
          label={text('pages.plannedFor', { time: time(draft.publishAt) })}
        />
      )}
      {draft?.problem && (
        <Chip size="small" color="error" variant="outlined" label={text('pages.notPublished')} />
      )}
    </Box>
  );
}
