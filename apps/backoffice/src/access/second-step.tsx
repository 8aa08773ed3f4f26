import { Alert, Link } from '@mui/material';
import { useState } from 'react';
import { useText } from '../texts/use-text';
import { hasPasskeys } from './browser-passkeys';
import { CodeStep } from './code-step';
import type { LoginProgress } from './login-progress';
import { PasskeyEnrolment } from './passkey-enrolment';
import { PasskeyLogin } from './passkey-login';

/** The second factor of a login: one that the person has, or the choice of the first one. */
export function SecondStep({ factors, next, ...login }: LoginProgress & { next?: string | undefined }) {
  const text = useText();
  const [wantsPasskey, setWantsPasskey] = useState(hasPasskeys);
  const { store, enrol } = login;
  if (!enrol)
    return (
      <>
        {factors.includes('totp') && <CodeStep store={store} enrol={false} next={next} />}
        {!hasPasskeys && !factors.includes('totp') && (
          <Alert severity="info">{text('login.passkeyNeeded')}</Alert>
        )}
        {factors.includes('passkey') && (
          <PasskeyLogin store={store} next={next} autoFocus={!factors.includes('totp')} />
        )}
      </>
    );
  return (
    <>
      {wantsPasskey ? (
        <PasskeyEnrolment store={store} next={next} />
      ) : (
        <CodeStep store={store} enrol next={next} />
      )}
      {hasPasskeys && (
        <Link
          component="button"
          type="button"
          sx={{ mt: 2, justifySelf: 'start' }}
          onClick={() => setWantsPasskey(!wantsPasskey)}
        >
          {text(wantsPasskey ? 'login.useApp' : 'login.usePasskey')}
        </Link>
      )}
    </>
  );
}
