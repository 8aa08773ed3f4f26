import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import { endVouchers, type Voucher } from './voucher-data';

/** Ends a voucher, or the whole campaign that it belongs to. */
export function EndDialog({ voucher, onClose }: { voucher: Voucher; onClose: () => void }) {
  const text = useText();
  const { id, code, campaign } = voucher;
  const [isWhole, setWhole] = useState(false);
  return (
    <ChangeDialog
      title={text('vouchers.endTitle', { code })}
      action={text('vouchers.end')}
      done={text('vouchers.endDone')}
      keep={text('vouchers.keep')}
      color="error"
      change={() => endVouchers(isWhole && campaign !== null ? { campaign } : { voucherId: id })}
      onClose={onClose}
    >
      <Typography>{text('vouchers.endText')}</Typography>
      {campaign !== null && (
        <FormControlLabel
          control={<Checkbox checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />}
          label={text('vouchers.endCampaign', { campaign })}
        />
      )}
    </ChangeDialog>
  );
}
