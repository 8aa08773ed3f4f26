import { Chip } from '@mui/material';
import { useText } from '../texts/use-text';
import type { WithdrawalState } from './withdrawal-data';

const colors = {
  declared: 'warning',
  accepted: 'info',
  received: 'info',
  refunded: 'success',
  closed: 'default',
} as const;

export function WithdrawalStateChip({ state }: { state: WithdrawalState }) {
  const text = useText();
  return (
    <Chip
      label={text(`withdrawals.state.${state}`)}
      color={colors[state]}
      size="small"
      variant={state === 'declared' ? 'filled' : 'outlined'}
    />
  );
}
