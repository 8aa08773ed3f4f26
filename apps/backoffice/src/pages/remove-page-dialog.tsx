import { Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ownDrafts } from '../drafts/own-drafts';
import { FormDialog } from '../layout/form-dialog';
import { useText } from '../texts/use-text';
import { type PageRecord, removePage } from './page-data';

/** Takes a page out of the shop, after a question. */
export function RemovePageDialog({ record, onClose }: { record: PageRecord; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { id, published } = record.page;
  const removal = useMutation({
    mutationFn: () => removePage(record),
    // Only the list is read again: the page, which is still shown, is gone.
    onSuccess: async () => {
      ownDrafts.drop(`pages/${id}`);
      notify(text('pages.pageRemoved'), { type: 'success' });
      await navigate('/pages');
      await queries.invalidateQueries({ queryKey: ['pages', 'getList'] });
    },
  });
  return (
    <FormDialog
      title={text('pages.removePageTitle')}
      action={text('pages.removePage')}
      keep={text('pages.keepPage')}
      color="error"
      error={removal.error}
      isPending={removal.isPending}
      onSubmit={() => removal.mutate()}
      onClose={onClose}
    >
      <Typography>{text(published ? 'pages.removePageText' : 'pages.removeDraftText')}</Typography>
    </FormDialog>
  );
}
