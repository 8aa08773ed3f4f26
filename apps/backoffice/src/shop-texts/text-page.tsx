import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { LoadState } from '../layout/load-state';
import { useText } from '../texts/use-text';
import { readText } from './text-data';
import { TextPanel } from './text-panel';

/** A text of the shop in a culture, which can be changed or restored. */
export function TextPage() {
  const text = useText();
  const { culture = '', alias = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['texts', 'whole', culture, alias],
    queryFn: () => readText({ culture, alias }),
    refetchOnWindowFocus: false,
  });
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Title title={alias} />
      <Box>
        <Button component={RouterLink} to="/texts">
          {text('app.back')}
        </Button>
      </Box>
      <TextPanel key={`${culture} ${alias}`} record={data} onSaved={() => refetch()} />
    </Box>
  );
}
