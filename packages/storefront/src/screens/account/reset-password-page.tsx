import { Heading } from '@matchday/ui/heading';
import { getTextsOf, getTranslate } from '../../texts/server-texts';
import * as styles from './account.css';
import { EntryPage } from './entry-page';
import { ResetPasswordScreen } from './reset-password-screen';
import { resetPasswordTexts } from './texts';

/** Where the mail of a forgotten password leads (S2.6). */
export async function ResetPasswordPage({ culture }: { culture: string }) {
  const [t, texts] = await Promise.all([getTranslate(culture), getTextsOf(culture, resetPasswordTexts)]);
  return (
    <EntryPage culture={culture} path="/reset-password/">
      <div className={styles.task}>
        <Heading level={1}>{t('Account.ResetPassword')}</Heading>
        <ResetPasswordScreen texts={texts} />
      </div>
    </EntryPage>
  );
}
