import { Box, TextField } from '@mui/material';
import { useRequestKey } from '../api/use-request-key';
import { useFormDraft } from '../drafts/use-draft';
import { ChangeDialog } from '../layout/change-dialog';
import type { ProductRecord } from '../products/product-data';
import { useText } from '../texts/use-text';
import { PriorPrices } from './prior-prices';
import { planSale } from './sale-data';
import { type EnteredSale, saleFault, salePrices } from './sale-form';
import { type EnteredTimes, SaleTimes, timeOf } from './sale-times';

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

interface EnteredPlan extends EnteredTimes {
  entered: EnteredSale;
}

const emptyPlan: EnteredPlan = { startsAt: '', endsAt: '', entered: {} };

/** Plans a sale of a product. The prior prices are shown before it is saved. */
export function PlanDialog({ record, onClose }: { record: ProductRecord; onClose: () => void }) {
  const text = useText();
  const keyOf = useRequestKey();
  const draft = useFormDraft<EnteredPlan>(`products/${record.id}/sale`, emptyPlan);
  const { startsAt, endsAt, entered } = draft.value;
  const set = (change: Partial<EnteredPlan>) => draft.setValue({ ...draft.value, ...change });
  const stored = record.product.prices;
  const prices = salePrices(entered, stored);
  const [from, until] = [timeOf(startsAt), timeOf(endsAt)];

  const save = async () => {
    if (!prices || !from || !until) return;
    const sale = { prices, startsAt: from, endsAt: until };
    await planSale(record.id, sale, keyOf(sale));
  };
  return (
    <ChangeDialog
      title={text('sales.planTitle')}
      action={text('sales.save')}
      done={text('sales.planned')}
      change={save}
      draft={draft}
      onClose={onClose}
    >
      <SaleTimes value={draft.value} onChange={set} />
      <Box sx={pair}>
        {Object.keys(stored).map((currency, index) => {
          const fault = saleFault(entered[currency] ?? '', currency, stored);
          return (
            <TextField
              key={currency}
              label={text('products.discounted', { currency })}
              value={entered[currency] ?? ''}
              required={index === 0}
              error={fault !== null}
              helperText={fault === null ? undefined : text(fault)}
              onChange={({ target }) => set({ entered: { ...entered, [currency]: target.value } })}
              slotProps={{
                htmlInput: {
                  inputMode: 'decimal',
                  ref: (input: HTMLInputElement | null) =>
                    input?.setCustomValidity(fault === null ? '' : text(fault)),
                },
              }}
            />
          );
        })}
      </Box>
      <PriorPrices productId={record.id} prices={prices} {...(from && { startsAt: from })} />
    </ChangeDialog>
  );
}
