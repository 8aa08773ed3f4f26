import { Button } from '@matchday/ui/button';
import { Dialog } from '@matchday/ui/dialog';
import { Stack } from '@matchday/ui/stack';
import { Text } from '@matchday/ui/text';
import { useState } from 'react';
import type { PasskeysTranslate } from './texts';

interface RemovePasskeyDialogProps {
  /** The name of the passkey; null while nothing is to be removed. */
  device: string | null;
  onClose: () => void;
  /** Removes the passkey and closes the dialog. */
  onRemove: () => Promise<void>;
  t: PasskeysTranslate;
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({ device, onClose, onRemove, t }: RemovePasskeyDialogProps) {
  const [isPending, setPending] = useState(false);
  async function remove() {
    setPending(true);
    await onRemove();
    setPending(false);
  }
  return (
    <Dialog
      open={device !== null}
      onClose={onClose}
      title={t('Account.Passkeys.Remove.Question')}
      closeLabel={t('Accessibility.Close')}
    >
      <Stack gap="s">
        <Text>{t('Account.Passkeys.Remove.Text', { device: device ?? '' })}</Text>
        <div>
          <Button pending={isPending} onClick={remove}>
            {t('Account.Passkeys.Remove.Submit')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
