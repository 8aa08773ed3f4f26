import { useAuthActions } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Button } from '@matchday/ui/button';
import { useState } from 'react';
import { refusalOf } from '../forms/refusal';
import { useTexts } from '../texts/texts-provider';
import type { TranslateOf } from '../texts/translate';
import type { passkeyLoginTexts } from './texts';

/** Logs in with a passkey, without address and password. The screen decides where it leads. */
export function PasskeyLogin({ t }: { t: TranslateOf<typeof passkeyLoginTexts> }) {
  const { loginWithPasskey } = useAuthActions();
  const sharedTexts = useTexts();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function logIn() {
    setPending(true);
    setRefusal(null);
    try {
      await loginWithPasskey();
    } catch (error) {
      setRefusal(refusalOf(error, { names: [], t: sharedTexts }).message);
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      {refusal !== null && <Alert kind="danger">{refusal}</Alert>}
      <div>
        <Button variant="secondary" pending={isPending} onClick={logIn}>
          {t('Account.Passkeys.Login')}
        </Button>
      </div>
    </>
  );
}
