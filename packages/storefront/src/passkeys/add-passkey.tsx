import { Button } from '@matchday/ui/button';
import { useState } from 'react';
import { AddPasskeyDialog } from './add-passkey-dialog';
import type { AddPasskeyTranslate } from './texts';

/** A button that opens the dialog for a new passkey. @param onAdded called when the account has it */
export function AddPasskey({ onAdded, t }: { onAdded: () => void; t: AddPasskeyTranslate }) {
  const [isAsked, setIsAsked] = useState(false);
  function finish() {
    setIsAsked(false);
    onAdded();
  }
  return (
    <div>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {t('Account.Passkeys.Add')}
      </Button>
      <AddPasskeyDialog open={isAsked} onClose={() => setIsAsked(false)} onAdded={finish} t={t} />
    </div>
  );
}
