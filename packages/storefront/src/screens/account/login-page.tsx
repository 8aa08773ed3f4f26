import { EntryPage } from './entry-page';
import { LoginScreen } from './login-screen';

/** The login (S2.5). */
export const LoginPage = ({ culture }: { culture: string }) => (
  <EntryPage culture={culture} path="/login/">
    <LoginScreen />
  </EntryPage>
);
