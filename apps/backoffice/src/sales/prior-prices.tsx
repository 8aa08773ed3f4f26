import { Alert, Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { errorMessage } from '../api/error-message';
import { useErrorText } from '../texts/use-error-text';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { previewSale, type SalePreview, type SalePrices } from './sale-data';

interface Props {
  productId: string;
  /** Null while they cannot be read. */
  prices: SalePrices | null;
  /** When the prices begin; now if missing. */
  startsAt?: string;
}

/** What the shop will show for sale prices, as the API calculates it by the rule of 30 days. */
export function PriorPrices({ productId, prices, startsAt }: Props) {
  const text = useText();
  const explain = useErrorText();
  const asked = useDeferredValue(prices);
  const { data, error } = useQuery({
    queryKey: ['priorPrices', productId, asked, startsAt],
    queryFn: () => previewSale(productId, asked ?? {}, startsAt),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Box aria-live="polite" sx={{ my: 1 }}>
      {asked !== null && error && <Alert severity="error">{explain(errorMessage(error))}</Alert>}
      {asked !== null && !error && data && (
        <>
          <Typography variant="subtitle2" component="h3">
            {text('sales.prior')}
          </Typography>
          {data.map((preview) => (
            <PriorPrice key={preview.sale.currency} preview={preview} />
          ))}
        </>
      )}
    </Box>
  );
}

/** The percentage that the shop announces; null if it announces no reduction. */
export function announcedPercent({ prior, isReduction, savings }: SalePreview): number | null {
  if (prior === null || !isReduction || savings === null) return null;
  return Math.round((savings.amount / prior.amount) * 100);
}

function PriorPrice({ preview }: { preview: SalePreview }) {
  const { sale, prior } = preview;
  const text = useText();
  const { money } = useFormats();
  if (prior === null)
    return <Alert severity="warning">{text('sales.unknownPrior', { sale: money(sale) })}</Alert>;
  const percent = announcedPercent(preview);
  if (percent === null)
    return (
      <Alert severity="warning" sx={{ mb: 1 }}>
        {text('sales.noReduction', { sale: money(sale), prior: money(prior) })}
      </Alert>
    );
  return (
    <Typography>
      {text('sales.reduction', {
        sale: money(sale),
        prior: money(prior),
        percent,
      })}
    </Typography>
  );
}
