import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChangeDialog } from '../../layout/change-dialog';
import type { TextKey } from '../../texts/languages';
import { useText } from '../../texts/use-text';
import { type DraftRecord, deleteDraft, draftKey } from './draft-data';

const ofNewProduct = {
  action: 'drafts.delete',
  title: 'drafts.deleteTitle',
  explanation: 'drafts.deleteText',
  done: 'drafts.deleted',
} as const satisfies Record<string, TextKey>;
const ofEdit = {
  action: 'drafts.discard',
  title: 'drafts.discardTitle',
  explanation: 'drafts.discardText',
  done: 'drafts.discarded',
} as const satisfies Record<string, TextKey>;

/** Deletes a draft after a question. A product that is in the shop stays as it is. */
export function DeleteDraft({ record }: { record: DraftRecord }) {
  const text = useText();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { id, base } = record;
  const texts = base ? ofEdit : ofNewProduct;
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {text(texts.action)}
      </Button>
      {isAsking && (
        <ChangeDialog
          title={text(texts.title)}
          action={text(texts.action)}
          done={text(texts.done)}
          color="error"
          removes={draftKey(id)}
          change={async () => {
            await deleteDraft(record);
            await navigate(base ? `/products/${encodeURIComponent(id)}` : '/drafts');
          }}
          onClose={() => setAsking(false)}
        >
          <Typography>{text(texts.explanation)}</Typography>
        </ChangeDialog>
      )}
    </>
  );
}
