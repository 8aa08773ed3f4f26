import { Typography } from '@mui/material';
import { useFreshChange } from '../api/use-fresh-change';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import { acceptWithdrawal, type Withdrawal } from './withdrawal-data';

export function AcceptDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const text = useText();
  const change = useFreshChange();
  return (
    <ChangeDialog
      title={text('withdrawals.acceptTitle', { number: withdrawal.orderNumber })}
      action={text('withdrawals.accept')}
      done={text('withdrawals.accepted')}
      change={() => change(() => acceptWithdrawal(withdrawal))}
      onClose={onClose}
    >
      <Typography>{text('withdrawals.acceptText')}</Typography>
    </ChangeDialog>
  );
}
