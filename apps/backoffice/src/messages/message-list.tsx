import { Link, Typography } from '@mui/material';
import { DataTable, List, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyList } from '../layout/empty-list';
import { searchFilter } from '../layout/search-filter';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { type ListedMessage, messageStates, topicOf } from './message-data';
import { MessageStateChip } from './message-state-chip';

const perPage = 25;
const filterWidth = 180;

/** The messages of customers, newest first; at the beginning, those that wait for an answer. */
export function MessageList() {
  const text = useText();
  const filters = [
    searchFilter(text('messages.search')),
    <SelectInput
      key="state"
      source="state"
      alwaysOn
      label={text('orders.status')}
      choices={messageStates.map((id) => ({ id, name: text(`messages.state.${id}`) }))}
      translateChoice={false}
      sx={{ minWidth: filterWidth }}
    />,
  ];
  return (
    <List
      title={text('messages.name')}
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      perPage={perPage}
      exporter={false}
      empty={false}
      storeKey="messages"
    >
      <MessageTable />
    </List>
  );
}

function MessageTable() {
  const text = useText();
  const { time } = useFormats();
  return (
    <DataTable<ListedMessage>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyList text={text('messages.empty')} />}
    >
      <DataTable.Col<ListedMessage>
        label={text('messages.topic')}
        disableSort
        cellSx={() => ({ minWidth: '16rem' })}
        render={(message) => (
          <>
            <Link component={RouterLink} to={`/messages/${message.id}/show`} sx={{ fontWeight: 600 }}>
              {topicOf(message, text)}
            </Link>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ maxWidth: '28rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {message.message}
            </Typography>
          </>
        )}
      />
      <DataTable.Col<ListedMessage>
        label={text('orders.status')}
        disableSort
        render={({ state }) => <MessageStateChip state={state} />}
      />
      <DataTable.Col<ListedMessage>
        label={text('messages.sent')}
        disableSort
        render={({ sentAt }) => time(sentAt)}
      />
      <DataTable.Col<ListedMessage> label={text('messages.from')} disableSort source="name" />
      <DataTable.Col<ListedMessage> label={text('orders.one')} disableSort source="orderNumber" />
    </DataTable>
  );
}
