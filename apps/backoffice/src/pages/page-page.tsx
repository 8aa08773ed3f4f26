import { Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { LoadState } from '../layout/load-state';
import { useText } from '../texts/use-text';
import { contentOf, type PageRecord, readPage } from './page-data';
import { PageEditor } from './page-editor';

/** A page of the shop: its form, its preview, and what it was before. */
export function PagePage() {
  const { id = '' } = useParams();
  const text = useText();
  const queries = useQueryClient();
  const queryKey = ['pages', 'whole', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => readPage(id),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  const [firstCulture = ''] = data.page.cultures;
  const title = contentOf(data).texts[firstCulture]?.title ?? id;
  const changed = async (record: PageRecord) => {
    queries.setQueryData(queryKey, record);
    await queries.invalidateQueries({ queryKey: ['pages', 'getList'] });
  };
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2 }}>
      <Title title={title} />
      <Box>
        <Button component={RouterLink} to="/pages">
          {text('app.back')}
        </Button>
      </Box>
      <PageEditor key={id} record={data} onChanged={changed} />
    </Box>
  );
}
