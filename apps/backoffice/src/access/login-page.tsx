import { Link } from '@mui/material';
import { useState } from 'react';
import { addressedStore } from '../address';
import { useText } from '../texts/use-text';
import { CodeStep } from './code-step';
import { LoginFrame } from './login-frame';
import type { LoginProgress } from './login-progress';
import { PasswordStep } from './password-step';

/** Login in two steps: the password, then the code of an authenticator app. */
export function LoginPage() {
  const text = useText();
  const [progress, setProgress] = useState<LoginProgress | null>(null);
  const title = progress?.enrol ? text('login.enrolTitle') : text('login.title');
  return (
    <LoginFrame title={title} lead={progress ? undefined : text('login.lead')}>
      {progress ? (
        <>
          <CodeStep {...progress} />
          <Link
            component="button"
            type="button"
            sx={{ mt: 2, justifySelf: 'start' }}
            onClick={() => setProgress(null)}
          >
            {text('login.startAgain')}
          </Link>
        </>
      ) : (
        <PasswordStep store={addressedStore ?? ''} onDone={setProgress} />
      )}
    </LoginFrame>
  );
}
