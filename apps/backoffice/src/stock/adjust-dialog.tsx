import { FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { useRequestKey } from '../api/use-request-key';
import { useFormDraft } from '../drafts/use-draft';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import { NoteField } from './count-dialog';
import { type AdjustmentReason, adjustmentReasons, type StockLevel, saveAdjustment } from './stock-data';

const mostUnits = 1_000_000;
/** Reasons that usually take goods away. */
const losses: ReadonlySet<AdjustmentReason> = new Set(['damaged', 'lost']);

interface Entered {
  units: string;
  reason: AdjustmentReason;
  direction: 'add' | 'remove';
  note: string;
}

const nothing: Entered = { units: '', reason: 'delivery', direction: 'add', note: '' };

/** Adds units to the stock of a variant, or removes them, with a reason. */
export function AdjustDialog({ variant, onClose }: { variant: StockLevel; onClose: () => void }) {
  const text = useText();
  const draft = useFormDraft<Entered>(`stock/${variant.variantId}/adjust`, nothing);
  const { units, reason, direction, note } = draft.value;
  const set = (part: Partial<Entered>) => draft.setValue({ ...draft.value, ...part });
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
      draft={draft}
      onClose={onClose}
    >
      <TextField
        select
        label={text('stock.reason')}
        value={reason}
        autoFocus
        onChange={({ target }) => {
          const chosen = target.value as AdjustmentReason;
          set({ reason: chosen, direction: losses.has(chosen) ? 'remove' : 'add' });
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
        onChange={(_, value) => set({ direction: value as Entered['direction'] })}
      >
        <FormControlLabel value="add" control={<Radio />} label={text('stock.add')} />
        <FormControlLabel value="remove" control={<Radio />} label={text('stock.remove')} />
      </RadioGroup>
      <TextField
        type="number"
        label={text('stock.units')}
        value={units}
        required
        onChange={({ target }) => set({ units: target.value })}
        slotProps={{ htmlInput: { min: 1, max: mostUnits, step: 1 } }}
      />
      <NoteField value={note} onChange={(words) => set({ note: words })} />
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {units !== '' && text('stock.after', { from: variant.stock, to: variant.stock + change })}
      </Typography>
    </ChangeDialog>
  );
}
