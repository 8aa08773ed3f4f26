import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { Voucher } from './voucher-data';

/** What a voucher reduces and when it is valid, in words. */
export function useVoucherTexts() {
  const text = useText();
  const { money, day } = useFormats();
  const effect = ({ kind, percent, amounts }: Voucher): string => {
    if (kind === 'percentage') return `${percent ?? 0} %`;
    return kind === 'amount' ? amounts.map(money).join(', ') : text('vouchers.freeShipping');
  };
  const period = ({ validFrom, validUntil }: Voucher): string => {
    const from = validFrom === null ? '' : day(validFrom);
    const until = validUntil === null ? '' : day(validUntil);
    return from || until ? `${from} – ${until}`.trim() : text('vouchers.always');
  };
  return { effect, period };
}
