import { Alert, Button } from '@mui/material';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { Draft } from './use-draft';

/** What a form says of its draft, whatever it is of. */
export type KeptDraft = Pick<Draft<unknown, unknown>, 'restoredAt' | 'discard' | 'drop'>;

/** Says that a form shows what was entered earlier and is not saved. */
export function DraftNotice({ draft: { restoredAt, discard } }: { draft: KeptDraft }) {
  const text = useText();
  const { time } = useFormats();
  if (restoredAt === null) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" onClick={discard}>
          {text('draft.discard')}
        </Button>
      }
    >
      {text('draft.restored', { time: time(restoredAt) })}
    </Alert>
  );
}
