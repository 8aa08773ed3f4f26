import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useFreshChange } from '../api/use-fresh-change';
import { useFormDraft } from '../drafts/use-draft';
import { ChangeDialog } from '../layout/change-dialog';
import type { OrderRecord } from '../orders/order-data';
import { LineName } from '../orders/order-lines';
import { isSoldAgain, unitsToReturn } from '../orders/returned';
import { useText } from '../texts/use-text';
import { declaredUnits } from './declared-units';
import { receiveGoods, type Withdrawal } from './withdrawal-data';

interface Props {
  withdrawal: Withdrawal;
  record: OrderRecord;
  onClose: () => void;
}

interface Received {
  quantity: number;
  restock: boolean;
}

/** Records goods that came back, first those that the customer declared. Prints are not sold again. */
export function ReceiveDialog({ withdrawal, record, onClose }: Props) {
  const text = useText();
  const change = useFreshChange();
  const rows = record.order.lines
    .map((line) => ({ line, left: unitsToReturn(record, line) }))
    .filter(({ left }) => left > 0);
  const draft = useFormDraft<Readonly<Record<string, Received>>>(
    `withdrawals/${withdrawal.id}/receive`,
    Object.fromEntries(
      rows.map(({ line, left }) => [
        line.id,
        {
          quantity: Math.min(declaredUnits(withdrawal.goods, line.name) ?? left, left),
          restock: isSoldAgain(line),
        },
      ]),
    ),
  );
  const chosen = draft.value;
  const choose = (lineId: string, part: Partial<Received>) =>
    draft.setValue({ ...chosen, [lineId]: { quantity: 0, restock: false, ...chosen[lineId], ...part } });
  const lines = Object.entries(chosen).flatMap(([lineId, one]) =>
    one.quantity > 0 ? [{ lineId, ...one }] : [],
  );
  return (
    <ChangeDialog
      title={text('withdrawals.receiveTitle', { number: withdrawal.orderNumber })}
      action={text('withdrawals.receive')}
      done={text('withdrawals.receivedDone')}
      change={() => change(() => receiveGoods(withdrawal, lines))}
      draft={draft}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
        {rows.map(({ line, left }, position) => (
          <Box
            key={line.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '1fr 7rem' },
              columnGap: 2,
              alignItems: 'center',
            }}
          >
            <div>
              <LineName line={line} />
              <FormControlLabel
                control={
                  <Checkbox
                    checked={chosen[line.id]?.restock ?? false}
                    onChange={({ target }) => choose(line.id, { restock: target.checked })}
                    slotProps={{
                      input: { 'aria-label': text('withdrawals.restockOf', { name: line.name }) },
                    }}
                  />
                }
                label={text('withdrawals.restock')}
              />
            </div>
            <TextField
              type="number"
              label={text('orders.quantity')}
              value={chosen[line.id]?.quantity ?? 0}
              autoFocus={position === 0}
              onChange={({ target }) => choose(line.id, { quantity: Math.trunc(Number(target.value)) })}
              slotProps={{
                htmlInput: { min: 0, max: left, 'aria-label': text('ship.quantityOf', { name: line.name }) },
              }}
            />
          </Box>
        ))}
      </Box>
    </ChangeDialog>
  );
}
