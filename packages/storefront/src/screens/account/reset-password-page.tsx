import { Heading } from '@matchday/ui/heading';
import { getTranslate } from '../../texts/server-texts';
import * as styles from './account.css';
import { EntryPage } from './entry-page';
import { ResetPasswordScreen } from './reset-password-screen';

/** Where the mail of a forgotten password leads (S2.6). */
export async function ResetPasswordPage({ culture }: { culture: string }) {
  const t = await getTranslate(culture);
  return (
    <EntryPage culture={culture} path="/reset-password/">
      <div className={styles.task}>
        <Heading level={1}>{t('Account.ResetPassword')}</Heading>
        <ResetPasswordScreen />
      </div>
    </EntryPage>
  );
}
