import { Link } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressedStore } from '../address';
import { useText } from '../texts/use-text';
import { CodeStep } from './code-step';
import { LoginFrame } from './login-frame';
import type { LoginProgress } from './login-progress';
import { PasswordStep } from './password-step';

/** The page on which a session ended, as react-admin says it. */
interface LeftPage {
  nextPathname?: string;
  nextSearch?: string;
}

/** Login in two steps: the password, then the code of an authenticator app. */
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
          <CodeStep {...progress} next={next} />
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
