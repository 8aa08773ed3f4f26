import { Link } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressedStore } from '../address';
import { useText } from '../texts/use-text';
import { LoginFrame } from './login-frame';
import type { LoginProgress } from './login-progress';
import { PasswordStep } from './password-step';
import { SecondStep } from './second-step';

/** The page on which a session ended, as react-admin says it. */
interface LeftPage {
  nextPathname?: string;
  nextSearch?: string;
}

/** Login by a passkey alone, or in two steps: the password, then a second factor. */
export function LoginPage() {
  const text = useText();
  const { nextPathname = '/', nextSearch = '' } = (useLocation().state ?? {}) as LeftPage;
  const next = nextPathname.startsWith('/login') ? '/' : nextPathname + nextSearch;
  const [progress, setProgress] = useState<LoginProgress | null>(null);
  const title = progress?.enrol ? text('login.enrolTitle') : text('login.title');
  return (
    <LoginFrame title={title} lead={progress ? undefined : text('login.lead')}>
      {progress ? (
        <>
          <SecondStep {...progress} next={next} />
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
        <PasswordStep store={addressedStore ?? ''} next={next} onDone={setProgress} />
      )}
    </LoginFrame>
  );
}
