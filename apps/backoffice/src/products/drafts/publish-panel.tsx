import { Alert, Box, Button, Link, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useScopes } from '../../access/use-permissions';
import { isConflict } from '../../api/versions';
import { Panel } from '../../layout/panel';
import { useCultureName } from '../../texts/use-culture-name';
import { useFormats } from '../../texts/use-formats';
import { useText } from '../../texts/use-text';
import { DeleteDraft } from './delete-draft';
import { type DraftRecord, type PreviewAddress, publishNow, readPreview, saveDraft } from './draft-data';
import { EditConflict, isEditConflict } from './edit-conflict';
import { imagesWithoutText } from './entered-product';
import { ProductErrors } from './product-errors';

interface Props {
  record: DraftRecord;
  /** Whether the form has something that is not saved. */
  isChanged: boolean;
  onChanged: () => unknown;
}

/** Without it, browsers take years of six digits. */
const lastTime = '9999-12-31T23:59';

/** Shows a draft in the shop, and publishes it now or at a time. It is about what is saved. */
export function PublishPanel({ record, isChanged, onChanged }: Props) {
  const text = useText();
  const { can } = useScopes();
  const { time } = useFormats();
  const navigate = useNavigate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [at, setAt] = useState('');
  const { id, product, publishAt, problem } = record;
  const withoutText = product ? imagesWithoutText(product) : 0;
  const isReady = !isChanged && withoutText === 0;

  const publish = useMutation({
    mutationFn: () => publishNow(record),
    onSuccess: async () => {
      notify(text('drafts.published'), { type: 'success' });
      await queries.invalidateQueries({ queryKey: ['drafts', 'getList'] });
      await queries.invalidateQueries({ queryKey: ['products'] });
      await navigate(`/products/${encodeURIComponent(id)}`);
    },
  });
  const plan = useMutation({
    mutationFn: async (planned: string | null) => {
      if (product) await saveDraft(record, product, planned);
    },
    onSuccess: () => onChanged(),
  });
  const error = publish.error ?? plan.error;
  const planned = new Date(at);
  return (
    <Panel title={text('drafts.publication')}>
      {isChanged && <Alert severity="info">{text('drafts.saveFirst')}</Alert>}
      {withoutText > 0 && (
        <Alert severity="warning">{text('drafts.textsMissing', { count: withoutText })}</Alert>
      )}
      {problem && <Alert severity="error">{text('drafts.problem', { problem })}</Alert>}
      {error && isEditConflict(error) && (
        <EditConflict
          record={record}
          onClose={publish.reset}
          onSolved={async () => {
            await onChanged();
            publish.reset();
          }}
        />
      )}
      {error &&
        !isEditConflict(error) &&
        (isConflict(error) ? <Changed onReload={onChanged} /> : <ProductErrors error={error} />)}
      {can('catalogue') && <Preview id={id} />}
      {publishAt && !problem && (
        <Typography>{text('drafts.plannedFor', { time: time(publishAt) })}</Typography>
      )}
      {can('catalogue') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button
            variant="contained"
            disabled={!isReady}
            loading={publish.isPending}
            onClick={() => publish.mutate()}
          >
            {text('drafts.publishNow')}
          </Button>
          {publishAt ? (
            <Button disabled={isChanged} loading={plan.isPending} onClick={() => plan.mutate(null)}>
              {text('drafts.cancelPlan')}
            </Button>
          ) : (
            <>
              <TextField
                type="datetime-local"
                label={text('drafts.publishAt')}
                value={at}
                sx={{ width: 240 }}
                onChange={({ target }) => setAt(target.value)}
                slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: lastTime } }}
              />
              <Button
                variant="outlined"
                disabled={!isReady || Number.isNaN(planned.getTime())}
                loading={plan.isPending}
                onClick={() => plan.mutate(planned.toISOString())}
              >
                {text('drafts.plan')}
              </Button>
            </>
          )}
          <DeleteDraft record={record} />
        </Box>
      )}
    </Panel>
  );
}

/** Somebody else has changed the draft since it was read. */
function Changed({ onReload }: { onReload: () => unknown }) {
  const text = useText();
  return (
    <Alert severity="warning" action={<Button onClick={() => onReload()}>{text('drafts.reload')}</Button>}>
      {text('app.conflictTitle')}
    </Alert>
  );
}

/** The addresses that show the saved draft in the shop. They work for an hour. */
function Preview({ id }: { id: string }) {
  const text = useText();
  const nameOf = useCultureName();
  const preview = useMutation<readonly PreviewAddress[]>({ mutationFn: () => readPreview(id) });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Button variant="outlined" loading={preview.isPending} onClick={() => preview.mutate()}>
        {text('drafts.show')}
      </Button>
      {preview.data?.map(({ culture, url }) => (
        <Link key={culture} href={url} target="_blank" rel="noreferrer">
          {text('drafts.showIn', { culture: nameOf(culture) })}
        </Link>
      ))}
      {preview.error && <ProductErrors error={preview.error} />}
    </Box>
  );
}
