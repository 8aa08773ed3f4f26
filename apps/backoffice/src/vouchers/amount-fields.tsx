import { Box, TextField } from '@mui/material';
import { minorUnitsOf } from '../orders/refundable';
import type { TextKey } from '../texts/languages';
import { useText } from '../texts/use-text';
import { wrongAmounts } from './campaign-form';

interface Props {
  label: TextKey & `${string}In`;
  currencies: readonly string[];
  /** By currency, in the major unit. */
  amounts: Readonly<Record<string, string>>;
  isRequired?: boolean;
  isDisabled?: boolean;
  onChange: (amounts: Readonly<Record<string, string>>) => void;
}

/** What the browser accepts, so that it does not send an amount that cannot be read. */
function patternOf(currency: string): string {
  const digits = Math.log10(minorUnitsOf(currency));
  return digits === 0 ? String.raw`\d+` : String.raw`\d+([.,]\d{1,${digits}})?`;
}

/** An amount in each currency of the store. */
export function AmountFields(props: Props) {
  const { label, currencies, amounts, isRequired = false, isDisabled = false, onChange } = props;
  const text = useText();
  const wrong = new Set(wrongAmounts(amounts));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {currencies.map((currency) => (
        <TextField
          key={currency}
          label={text(label, { currency })}
          required={isRequired}
          disabled={isDisabled}
          value={amounts[currency] ?? ''}
          error={wrong.has(currency)}
          helperText={wrong.has(currency) ? text('products.notPrice') : undefined}
          onChange={({ target }) => onChange({ ...amounts, [currency]: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', pattern: patternOf(currency) } }}
        />
      ))}
    </Box>
  );
}
