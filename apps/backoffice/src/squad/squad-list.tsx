import { Box, Button, Chip, Link } from '@mui/material';
import { CreateButton, DataTable, List, TopToolbar } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useScopes } from '../access/use-permissions';
import { EmptyList } from '../layout/empty-list';
import { searchFilter } from '../layout/search-filter';
import { useText } from '../texts/use-text';
import type { Player } from './squad-data';

const mostPlayers = 500;

/** The players of the squad, and those who have left. */
export function SquadList() {
  const text = useText();
  return (
    <List
      title={text('squad.name')}
      filters={[searchFilter(text('squad.search'))]}
      perPage={mostPlayers}
      pagination={false}
      exporter={false}
      empty={false}
      actions={<SquadActions />}
    >
      <PlayerTable />
    </List>
  );
}

function SquadActions() {
  const text = useText();
  const { can } = useScopes();
  return (
    <TopToolbar>
      <Button component={RouterLink} to="/prints">
        {text('squad.rules')}
      </Button>
      {can('catalogue') && <CreateButton label={text('squad.add')} />}
    </TopToolbar>
  );
}

function PlayerTable() {
  const text = useText();
  return (
    <DataTable<Player>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyList text={text('squad.empty')} />}
    >
      <DataTable.Col<Player> source="number" label={text('squad.number')} disableSort align="right" />
      <DataTable.Col<Player>
        label={text('squad.player')}
        disableSort
        render={({ id, name }) => (
          <Link component={RouterLink} to={`/squad/${encodeURIComponent(id)}`} sx={{ fontWeight: 600 }}>
            {name}
          </Link>
        )}
      />
      <DataTable.Col<Player>
        label={text('squad.state')}
        disableSort
        render={({ isActive }) => (
          <Box component="span">
            <Chip
              size="small"
              variant="outlined"
              color={isActive ? 'success' : 'default'}
              label={text(isActive ? 'squad.active' : 'squad.left')}
            />
          </Box>
        )}
      />
    </DataTable>
  );
}
