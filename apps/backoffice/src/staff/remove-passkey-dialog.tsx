import { Typography } from '@mui/material';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import { type OwnPasskey, removeOwnPasskey } from './passkey-data';

export function RemovePasskeyDialog({ passkey, onClose }: { passkey: OwnPasskey; onClose: () => void }) {
  const text = useText();
  return (
    <ChangeDialog
      title={text('passkeys.removeTitle')}
      action={text('passkeys.remove')}
      done={text('passkeys.removed')}
      color="error"
      change={() => removeOwnPasskey(passkey.id)}
      onClose={onClose}
    >
      <Typography>{text('passkeys.removeText', { device: passkey.name })}</Typography>
    </ChangeDialog>
  );
}
