import { Chip, type ChipProps } from '@mui/material';
import { useText } from '../texts/use-text';
import type { VoucherState } from './voucher-data';

const colors: Readonly<Record<VoucherState, ChipProps['color']>> = {
  active: 'success',
  planned: 'info',
  usedUp: 'warning',
  ended: 'default',
};

export function VoucherStateChip({ state }: { state: VoucherState }) {
  const text = useText();
  return (
    <Chip size="small" variant="outlined" color={colors[state]} label={text(`vouchers.state.${state}`)} />
  );
}
