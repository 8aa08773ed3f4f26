import { Alert, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import { errorMessage } from '../api/error-message';
import { useRequestKey } from '../api/use-request-key';
import { useFormDraft } from '../drafts/use-draft';
import { ChangeDialog } from '../layout/change-dialog';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { BulkSaleTable } from './bulk-sale-table';
import { planSales, previewSales } from './sale-data';
import { type EnteredTimes, SaleTimes, timeOf } from './sale-times';

const least = 1;
const most = 90;

interface EnteredSales extends EnteredTimes {
  percent: string;
}

/** A whole percentage that the API takes; undefined otherwise. */
function percentOf(entered: string): number | undefined {
  const percent = Number(entered);
  return Number.isInteger(percent) && percent >= least && percent <= most ? percent : undefined;
}

interface Props {
  productIds: readonly string[];
  /** The names that the list shows. It may show a part of the products only. */
  names: ReadonlyMap<string, string>;
  onLeaveOut: (productId: string) => void;
  onPlanned: () => void;
  onClose: () => void;
}

/** Plans a sale of several products by a percentage. What will change is shown before it is saved. */
export function BulkSaleDialog({ productIds, names, onLeaveOut, onPlanned, onClose }: Props) {
  const text = useText();
  const explain = useErrorText();
  const keyOf = useRequestKey();
  const status = useRef<HTMLOutputElement>(null);
  const draft = useFormDraft<EnteredSales>('products/sales', { startsAt: '', endsAt: '', percent: '' });
  const set = (change: Partial<EnteredSales>) => draft.setValue({ ...draft.value, ...change });
  const percent = percentOf(draft.value.percent);
  const [startsAt, endsAt] = [timeOf(draft.value.startsAt), timeOf(draft.value.endsAt)];

  const isComplete = percent !== undefined && productIds.length > 0;
  const current = isComplete ? JSON.stringify({ productIds, percent, startsAt, endsAt }) : null;
  const asked = useDeferredValue(current);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['salesPreview', asked],
    queryFn: () => previewSales(JSON.parse(asked ?? '')),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const shown = percent === undefined ? [] : (data ?? []).filter((row) => productIds.includes(row.productId));
  const problems = shown.filter(({ problem }) => problem !== null).length;
  const isCurrent = asked === current && !isPlaceholderData && !error;
  const isReady = isCurrent && startsAt && endsAt && shown.length > 0 && problems === 0;

  const save = async () => {
    if (!isReady || percent === undefined) return;
    const sale = { productIds: [...productIds], percent, startsAt, endsAt };
    try {
      await planSales(sale, keyOf(sale));
    } catch (refused) {
      await refetch();
      throw refused;
    }
    onPlanned();
  };
  const leaveOut = (productId: string) => {
    // The button that has the focus disappears.
    status.current?.focus();
    onLeaveOut(productId);
  };
  const summary =
    productIds.length === 0
      ? text('sales.noProducts')
      : percent === undefined
        ? text('sales.enterPercent')
        : problems > 0
          ? text('sales.problems', { smart_count: problems, all: productIds.length })
          : text('sales.ready', { smart_count: shown.length });
  return (
    <ChangeDialog
      title={text('sales.planTitle')}
      action={text('sales.save')}
      done={text('sales.plannedForAll')}
      maxWidth="lg"
      isDisabled={!isReady}
      change={save}
      draft={draft}
      onClose={onClose}
    >
      <SaleTimes value={draft.value} onChange={set} />
      <TextField
        type="number"
        label={text('vouchers.percent')}
        value={draft.value.percent}
        required
        onChange={({ target }) => set({ percent: target.value })}
        slotProps={{ htmlInput: { min: least, max: most, step: 1 } }}
      />
      {percent !== undefined && error && <Alert severity="error">{explain(errorMessage(error))}</Alert>}
      <Typography component="output" ref={status} tabIndex={-1} sx={{ display: 'block', my: 1 }}>
        {summary}
      </Typography>
      {shown.length > 0 && <BulkSaleTable rows={shown} names={names} onLeaveOut={leaveOut} />}
    </ChangeDialog>
  );
}
