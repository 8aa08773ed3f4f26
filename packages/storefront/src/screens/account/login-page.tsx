import { getTextsOf } from '../../texts/server-texts';
import { EntryPage } from './entry-page';
import { LoginScreen } from './login-screen';
import { loginTexts } from './texts';

/** The login (S2.5). */
export const LoginPage = async ({ culture }: { culture: string }) => (
  <EntryPage culture={culture} path="/login/">
    <LoginScreen texts={await getTextsOf(culture, loginTexts)} />
  </EntryPage>
);
