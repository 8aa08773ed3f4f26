import { Typography } from '@mui/material';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import { discardPageDraft, type PageRecord, readPage } from './page-data';

interface Props {
  record: PageRecord;
  onDiscarded: (record: PageRecord) => void;
  onClose: () => void;
}

/** Gives up the draft for what the shop shows. */
export function DiscardDialog({ record, onDiscarded, onClose }: Props) {
  const text = useText();
  return (
    <ChangeDialog
      title={text('pages.discardTitle')}
      action={text('pages.discard')}
      done={text('pages.discarded')}
      keep={text('pages.keep')}
      change={async () => {
        await discardPageDraft(record);
        onDiscarded(await readPage(record.page.id));
      }}
      onClose={onClose}
    >
      <Typography>{text('pages.discardText')}</Typography>
    </ChangeDialog>
  );
}
