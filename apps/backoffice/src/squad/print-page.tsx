import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyList } from '../layout/empty-list';
import { LoadState } from '../layout/load-state';
import { useStoreText } from '../texts/use-store-text';
import { useText } from '../texts/use-text';
import { PrintRules } from './print-rules';
import { readPrint, readPrints } from './squad-data';

/** The prints of the store, each with the rules for what shoppers enter. */
export function PrintsPage() {
  const text = useText();
  const textOf = useStoreText();
  const { data, error, refetch } = useQuery({
    queryKey: ['prints'],
    queryFn: async () => Promise.all((await readPrints()).map(({ id }) => readPrint(id))),
    refetchOnWindowFocus: false,
  });
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  const names = data.map(({ print }) => textOf(print.texts)?.name ?? print.id);
  // Prints for adults and children, or in two inks, often have one name.
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Title title={text('squad.rules')} />
      <Box>
        <Button component={RouterLink} to="/squad">
          {text('squad.name')}
        </Button>
      </Box>
      {data.length === 0 && <EmptyList text={text('squad.noPrints')} />}
      {data.map((record, index) => {
        const { id } = record.print;
        const name = names[index] ?? id;
        return (
          <PrintRules
            key={id}
            record={record}
            name={isShared(name) ? `${name} · ${id}` : name}
            onSaved={() => refetch()}
          />
        );
      })}
    </Box>
  );
}
