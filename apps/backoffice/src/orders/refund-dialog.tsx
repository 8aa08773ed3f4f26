import { ApiError } from '@matchday/api-client';
import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { api } from '../api/api';
import { useFreshChange } from '../api/use-fresh-change';
import { useFormDraft } from '../drafts/use-draft';
import { ChangeDialog } from '../layout/change-dialog';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { Withdrawal } from '../withdrawals/withdrawal-data';
import type { OrderRecord } from './order-data';
import { minorUnitsOf, paidForUnits, readAmount, refundableAmount } from './refundable';
import { unitsToRestock } from './returned';

interface Props {
  record: OrderRecord;
  /** The withdrawal that the refund settles. The goods that came back with it are chosen at first. */
  withdrawal?: Withdrawal;
  onClose: () => void;
}

/** Refunds items or an amount. Chosen items fill in the amount, which can be changed. */
export function RefundDialog({ record, withdrawal, onClose }: Props) {
  const text = useText();
  const change = useFreshChange();
  const { money } = useFormats();
  const { order } = record;
  const { currency } = order;
  const left = refundableAmount(record);
  const shown = (amount: number) => money({ amount, currency });
  const amountOf = (quantities: ReadonlyMap<string, number>) => {
    const minorUnits = minorUnitsOf(currency);
    const sum = order.lines.reduce(
      (total, line) => total + Math.round(paidForUnits(line, quantities.get(line.id) ?? 0) * minorUnits),
      0,
    );
    return sum === 0 ? '' : String(Math.min(sum / minorUnits, left));
  };
  const returned = unitsOf(withdrawal);
  const draft = useFormDraft(`orders/${order.id}/refund/${withdrawal?.id ?? ''}`, {
    // The same refund that is sent again after a lost response is one refund.
    key: crypto.randomUUID(),
    chosen: Object.fromEntries(returned),
    entered: amountOf(returned),
    reason: '',
    restock: false,
  });
  const { key, chosen, entered, reason, restock } = draft.value;
  const set = (part: Partial<typeof draft.value>) => draft.setValue({ ...draft.value, ...part });
  const units = new Map(Object.entries(chosen));
  const restockLines = unitsToRestock(record, units);
  const amount = readAmount(entered, currency);
  const isValid = amount !== null && amount > 0 && amount <= left;

  function choose(lineId: string, quantity: number) {
    const next = new Map(units).set(lineId, quantity);
    set({ chosen: Object.fromEntries(next), entered: amountOf(next) });
  }

  async function refund() {
    if (!isValid) {
      const message = text('refund.notAmount', { amount: shown(left) });
      throw new ApiError(400, [{ code: 'NotAmount', message, field: 'amount' }]);
    }
    await api.POST('/api/admin/orders/{orderId}/refund', {
      params: { path: { orderId: order.id }, header: { 'idempotency-key': key } },
      body: {
        amount,
        reason: reason.trim(),
        ...(restock && restockLines.length > 0 && { restockLines }),
        ...(withdrawal && { withdrawalId: withdrawal.id }),
      },
    });
  }
  return (
    <ChangeDialog
      title={text('refund.title', { number: order.orderNumber })}
      action={isValid ? text('refund.submit', { amount: shown(amount) }) : text('refund.action')}
      done={text('refund.done')}
      change={() => change(refund)}
      draft={draft}
      onClose={onClose}
    >
      <Typography variant="subtitle2" component="h3">
        {text('refund.byLine')}
      </Typography>
      {order.lines.map((line) => (
        <Box
          key={line.id}
          sx={{ display: 'grid', gridTemplateColumns: '1fr 7rem', gap: 2, alignItems: 'center' }}
        >
          <Typography variant="body2">
            {line.quantity} × {line.name} · {shown(paidForUnits(line, line.quantity))}
          </Typography>
          <TextField
            type="number"
            label={text('orders.quantity')}
            value={units.get(line.id) ?? 0}
            onChange={({ target }) => choose(line.id, Math.trunc(Number(target.value)))}
            slotProps={{
              htmlInput: {
                min: 0,
                max: line.quantity,
                'aria-label': text('ship.quantityOf', { name: line.name }),
              },
            }}
          />
        </Box>
      ))}
      <TextField
        label={`${text('refund.amount')} (${currency})`}
        value={entered}
        required
        autoFocus
        error={entered !== '' && !isValid}
        helperText={text('refund.left', { amount: shown(left) })}
        onChange={({ target }) => set({ entered: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        label={text('refund.reason')}
        value={reason}
        required
        multiline
        minRows={2}
        helperText={text('refund.reasonHelp')}
        onChange={({ target }) => set({ reason: target.value })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {restockLines.length > 0 && (
        <FormControlLabel
          control={<Checkbox checked={restock} onChange={({ target }) => set({ restock: target.checked })} />}
          label={text('refund.restock', {
            smart_count: restockLines.reduce((sum, { quantity }) => sum + quantity, 0),
          })}
        />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {text('refund.stock')}
      </Typography>
    </ChangeDialog>
  );
}

/** How many units of each line came back with a withdrawal. */
function unitsOf(withdrawal: Withdrawal | undefined): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { lineId, quantity } of withdrawal?.returns ?? [])
    units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  return units;
}
