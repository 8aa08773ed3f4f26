import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { DataTable, List, TopToolbar } from 'react-admin';
import { useScopes } from '../access/use-permissions';
import { EmptyList } from '../layout/empty-list';
import { searchFilter } from '../layout/search-filter';
import { useCultureName } from '../texts/use-culture-name';
import { useText } from '../texts/use-text';
import { ChangeRedirectDialog } from './change-redirect-dialog';
import type { Redirect } from './redirect-data';
import { AddRedirectDialog, RemoveRedirectDialog } from './redirect-dialogs';

const perPage = 25;

type Opened = { action: 'add' } | { action: 'change' | 'remove'; redirect: Redirect };

/** The old paths of the shop, and where they lead. */
export function RedirectList() {
  const text = useText();
  const { can } = useScopes();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <List
        title={text('redirects.name')}
        filters={[searchFilter(text('redirects.search'))]}
        perPage={perPage}
        exporter={false}
        empty={false}
        actions={
          <TopToolbar>
            {can('content') && (
              <Button onClick={() => setOpened({ action: 'add' })}>{text('redirects.add')}</Button>
            )}
          </TopToolbar>
        }
      >
        <RedirectTable onOpen={setOpened} />
      </List>
      {opened?.action === 'add' && <AddRedirectDialog onClose={close} />}
      {opened?.action === 'change' && <ChangeRedirectDialog id={opened.redirect.id} onClose={close} />}
      {opened?.action === 'remove' && <RemoveRedirectDialog id={opened.redirect.id} onClose={close} />}
    </>
  );
}

const wide = () => ({ overflowWrap: 'anywhere' });

function RedirectTable({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const text = useText();
  const nameOf = useCultureName();
  const { can } = useScopes();
  return (
    <DataTable<Redirect>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyList text={text('redirects.empty')} />}
    >
      <DataTable.Col<Redirect> source="from" label={text('redirects.from')} disableSort cellSx={wide} />
      <DataTable.Col<Redirect> source="to" label={text('redirects.to')} disableSort cellSx={wide} />
      <DataTable.Col<Redirect>
        label={text('texts.culture')}
        disableSort
        render={({ culture }) => nameOf(culture)}
      />
      {can('content') && (
        <DataTable.Col<Redirect>
          label={text('redirects.actions')}
          disableSort
          render={(redirect) => (
            <Box sx={{ display: 'flex', gap: 1 }}>
              {(['change', 'remove'] as const).map((action) => (
                <Button
                  key={action}
                  size="small"
                  aria-label={text(`redirects.${action}Of`, { path: redirect.from })}
                  onClick={() => onOpen({ action, redirect })}
                >
                  {text(`redirects.${action}`)}
                </Button>
              ))}
            </Box>
          )}
        />
      )}
    </DataTable>
  );
}
