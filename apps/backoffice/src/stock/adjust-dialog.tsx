import { FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRequestKey } from '../api/use-request-key';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import { NoteField } from './count-dialog';
import { type AdjustmentReason, adjustmentReasons, type StockLevel, saveAdjustment } from './stock-data';

const mostUnits = 1_000_000;
/** Reasons that usually take goods away. */
const losses: ReadonlySet<AdjustmentReason> = new Set(['damaged', 'lost']);

/** Adds units to the stock of a variant, or removes them, with a reason. */
export function AdjustDialog({ variant, onClose }: { variant: StockLevel; onClose: () => void }) {
  const text = useText();
  const [units, setUnits] = useState('');
  const [reason, setReason] = useState<AdjustmentReason>('delivery');
  const [direction, setDirection] = useState<'add' | 'remove'>('add');
  const [note, setNote] = useState('');
  const keyOf = useRequestKey();
  const change = Number(units) * (direction === 'add' ? 1 : -1);
  const save = () => {
    const adjustment = { variantId: variant.variantId, change, reason, note };
    return saveAdjustment({ ...adjustment, key: keyOf(adjustment) });
  };
  return (
    <ChangeDialog
      title={text('stock.adjustTitle')}
      action={text('stock.saveAdjustment')}
      done={text('stock.done')}
      change={save}
      onClose={onClose}
    >
      <TextField
        select
        label={text('stock.reason')}
        value={reason}
        autoFocus
        onChange={({ target }) => {
          const chosen = target.value as AdjustmentReason;
          setReason(chosen);
          setDirection(losses.has(chosen) ? 'remove' : 'add');
        }}
        slotProps={{ select: { native: true } }}
      >
        {adjustmentReasons.map((one) => (
          <option key={one} value={one}>
            {text(`stock.reason.${one}`)}
          </option>
        ))}
      </TextField>
      <RadioGroup
        row
        aria-label={text('stock.change')}
        value={direction}
        onChange={(_, value) => setDirection(value as 'add' | 'remove')}
      >
        <FormControlLabel value="add" control={<Radio />} label={text('stock.add')} />
        <FormControlLabel value="remove" control={<Radio />} label={text('stock.remove')} />
      </RadioGroup>
      <TextField
        type="number"
        label={text('stock.units')}
        value={units}
        required
        onChange={({ target }) => setUnits(target.value)}
        slotProps={{ htmlInput: { min: 1, max: mostUnits, step: 1 } }}
      />
      <NoteField value={note} onChange={setNote} />
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {units !== '' && text('stock.after', { from: variant.stock, to: variant.stock + change })}
      </Typography>
    </ChangeDialog>
  );
}
