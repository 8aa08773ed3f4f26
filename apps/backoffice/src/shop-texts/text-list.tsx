import { Chip, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { BooleanInput, DataTable, List, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyList } from '../layout/empty-list';
import { LoadState } from '../layout/load-state';
import { searchFilter } from '../layout/search-filter';
import { useCultureName } from '../texts/use-culture-name';
import { useText } from '../texts/use-text';
import { type ListedText, readCultures } from './text-data';

const perPage = 25;
const filterWidth = 180;

/** The texts of the shop in a culture: the shipped value beside the store's own. */
export function TextList() {
  const text = useText();
  const nameOf = useCultureName();
  const { data, error, refetch } = useQuery({ queryKey: ['texts', 'cultures'], queryFn: readCultures });
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  const filters = [
    searchFilter(text('texts.search')),
    <SelectInput
      key="textCulture"
      source="textCulture"
      alwaysOn
      label={text('texts.culture')}
      choices={data.cultures.map((id) => ({ id, name: nameOf(id) }))}
      translateChoice={false}
      emptyText={nameOf(data.culture)}
      sx={{ minWidth: filterWidth }}
    />,
    <BooleanInput key="own" source="own" alwaysOn label={text('texts.onlyOwn')} />,
  ];
  return (
    <List
      title={text('texts.name')}
      filters={filters}
      filterDefaultValues={{ textCulture: data.culture }}
      perPage={perPage}
      exporter={false}
      empty={false}
    >
      <TextTable />
    </List>
  );
}

function TextTable() {
  const text = useText();
  return (
    <DataTable<ListedText>
      bulkActionButtons={false}
      rowClick={false}
      empty={<EmptyList text={text('texts.empty')} />}
    >
      <DataTable.Col<ListedText>
        label={text('texts.alias')}
        disableSort
        render={({ alias, culture }) => (
          <Link
            component={RouterLink}
            to={`/texts/${culture}/${encodeURIComponent(alias)}`}
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {alias}
          </Link>
        )}
      />
      <DataTable.Col<ListedText>
        label={text('texts.shipped')}
        disableSort
        cellSx={() => ({ minWidth: '12rem', overflowWrap: 'anywhere' })}
        render={({ shipped }) => shipped ?? '–'}
      />
      <DataTable.Col<ListedText>
        label={text('texts.own')}
        disableSort
        cellSx={() => ({ minWidth: '12rem', overflowWrap: 'anywhere' })}
        render={({ own }) =>
          own === null ? <Chip size="small" variant="outlined" label={text('texts.isShipped')} /> : own
        }
      />
    </DataTable>
  );
}
