import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { LoadState } from '../../layout/load-state';
import { useStoreText } from '../../texts/use-store-text';
import { useText } from '../../texts/use-text';
import { type DraftRecord, draftKey, readChoices, readDraft } from './draft-data';
import { ProductForm } from './product-form';
import { PublishPanel } from './publish-panel';

const choicesQuery = { queryKey: ['drafts', 'choices'], queryFn: readChoices, refetchOnWindowFocus: false };
const newRecord: DraftRecord = {
  id: '',
  version: undefined,
  product: undefined,
  base: null,
  publishAt: null,
  problem: null,
};

/** A draft of a product: its form, its preview and its publication. */
export function DraftPage() {
  const text = useText();
  const storeText = useStoreText();
  const { id = '' } = useParams();
  const [isChanged, setChanged] = useState(false);
  const choices = useQuery(choicesQuery);
  const draft = useQuery({
    queryKey: draftKey(id),
    queryFn: () => readDraft(id),
    refetchOnWindowFocus: false,
  });
  const refetch = () => Promise.all([choices.refetch(), draft.refetch()]);
  if (!draft.data || !choices.data)
    return <LoadState error={draft.error ?? choices.error} onRetry={() => refetch()} />;
  const name = storeText(draft.data.product?.texts ?? {})?.name ?? id;
  return (
    <DraftFrame title={name} back={draft.data.base ? `/products/${encodeURIComponent(id)}` : '/drafts'}>
      {draft.data.base && <Alert severity="info">{text('drafts.isEdit')}</Alert>}
      <PublishPanel record={draft.data} isChanged={isChanged} onChanged={() => draft.refetch()} />
      <ProductForm
        key={id}
        record={draft.data}
        choices={choices.data}
        onChange={setChanged}
        onSaved={() => draft.refetch()}
      />
    </DraftFrame>
  );
}

/** A new product. */
export function NewDraftPage() {
  const text = useText();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(choicesQuery);
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  return (
    <DraftFrame title={text('drafts.add')} back="/drafts">
      <ProductForm
        record={newRecord}
        choices={data}
        onSaved={(id) => navigate(`/drafts/${encodeURIComponent(id)}`)}
      />
    </DraftFrame>
  );
}

interface FrameProps {
  title: string;
  /** Where the person came from. */
  back: string;
  children: React.ReactNode;
}

function DraftFrame({ title, back, children }: FrameProps) {
  const text = useText();
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Title title={title} />
      <Box>
        <Button component={RouterLink} to={back}>
          {text('app.back')}
        </Button>
      </Box>
      {children}
    </Box>
  );
}
