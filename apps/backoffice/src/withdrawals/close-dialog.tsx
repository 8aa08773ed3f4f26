import { TextField, Typography } from '@mui/material';
import { useFreshChange } from '../api/use-fresh-change';
import { useFormDraft } from '../drafts/use-draft';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import { closeWithdrawal, type Withdrawal } from './withdrawal-data';

export function CloseDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const text = useText();
  const change = useFreshChange();
  const draft = useFormDraft(`withdrawals/${withdrawal.id}/close`, '');
  const reason = draft.value;
  return (
    <ChangeDialog
      title={text('withdrawals.closeTitle', { number: withdrawal.orderNumber })}
      action={text('withdrawals.close')}
      keep={text('app.back')}
      done={text('withdrawals.closed')}
      color="error"
      change={() => change(() => closeWithdrawal(withdrawal, reason.trim()))}
      draft={draft}
      onClose={onClose}
    >
      <Typography>{text('withdrawals.closeText')}</Typography>
      <TextField
        label={text('refund.reason')}
        value={reason}
        required
        autoFocus
        helperText={text('withdrawals.closeReasonHelp')}
        onChange={({ target }) => draft.setValue(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ChangeDialog>
  );
}
