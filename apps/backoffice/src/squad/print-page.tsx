import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyList } from '../layout/empty-list';
import { LoadState } from '../layout/load-state';
import { useText } from '../texts/use-text';
import { PrintRules } from './print-rules';
import { readPrint, readPrints } from './squad-data';

/** The prints of the store, each with the rules for what shoppers enter. */
export function PrintsPage() {
  const text = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ['prints'],
    queryFn: async () => Promise.all((await readPrints()).map(({ id }) => readPrint(id))),
    refetchOnWindowFocus: false,
  });
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Title title={text('squad.rules')} />
      <Box>
        <Button component={RouterLink} to="/squad">
          {text('squad.name')}
        </Button>
      </Box>
      {data.length === 0 && <EmptyList text={text('squad.noPrints')} />}
      {data.map((record) => (
        <PrintRules key={`${record.print.id} ${record.version}`} record={record} onSaved={() => refetch()} />
      ))}
    </Box>
  );
}
