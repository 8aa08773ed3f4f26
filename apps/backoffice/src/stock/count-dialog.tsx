import { Alert, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRequestKey } from '../api/use-request-key';
import { useDraft } from '../drafts/use-draft';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import { isOutdated, readMovements, type StockLevel, saveCount } from './stock-data';

const mostStock = 10_000_000;
const nothing = () => ({ counted: '', note: '' });

/** Sets the stock to what was counted. If it has changed since the count began, shows both and asks again. */
export function CountDialog({ variant, onClose }: { variant: StockLevel; onClose: () => void }) {
  const text = useText();
  const draft = useDraft(`stock/${variant.variantId}/count`, variant.stock, nothing);
  const [changed, setChanged] = useState<{ began: number; expected: number } | null>(null);
  const { began, expected } = changed ?? { began: draft.base, expected: draft.base };
  const { counted, note } = draft.value;
  const keyOf = useRequestKey();
  const isConflict = expected !== began;

  const save = async () => {
    const count = { variantId: variant.variantId, stock: Number(counted), expected, note };
    try {
      await saveCount({ ...count, key: keyOf(count) });
    } catch (error) {
      if (isOutdated(error)) {
        const { stock } = (await readMovements(variant.variantId, 1, 1)).variant;
        setChanged({ began: expected, expected: stock });
      }
      throw error;
    }
  };
  return (
    <ChangeDialog
      title={text('stock.countTitle')}
      action={text(isConflict ? 'stock.countAnyway' : 'stock.saveCount')}
      done={text('stock.done')}
      change={save}
      draft={draft}
      onClose={onClose}
    >
      {isConflict && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {text('stock.conflict', { before: began, now: expected, counted })}
        </Alert>
      )}
      <Typography color="textSecondary">{text('stock.countText', { stock: expected })}</Typography>
      <TextField
        type="number"
        label={text('stock.counted')}
        value={counted}
        required
        autoFocus
        onChange={({ target }) => draft.setValue({ note, counted: target.value })}
        slotProps={{ htmlInput: { min: 0, max: mostStock, step: 1 } }}
      />
      <NoteField value={note} onChange={(words) => draft.setValue({ counted, note: words })} />
    </ChangeDialog>
  );
}

const longestNote = 200;

export function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const text = useText();
  return (
    <TextField
      label={text('stock.note')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: longestNote } }}
    />
  );
}
