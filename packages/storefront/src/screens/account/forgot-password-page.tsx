import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { Text } from '@matchday/ui/text';
import { brand } from 'club-brand';
import { cultureOf, localPath } from '../../brand';
import { ShopLink } from '../../layout/shop-link';
import { getTextsOf, getTranslate } from '../../texts/server-texts';
import * as styles from './account.css';
import { EntryPage } from './entry-page';
import { ForgotPasswordForm } from './forgot-password-form';
import { forgotPasswordTexts } from './texts';

/** Where a new password is asked for (S2.7). */
export async function ForgotPasswordPage({ culture }: { culture: string }) {
  const [t, texts] = await Promise.all([getTranslate(culture), getTextsOf(culture, forgotPasswordTexts)]);
  return (
    <EntryPage culture={culture} path="/forgot-password/">
      <div className={styles.task}>
        <Heading level={1}>{t('Account.ForgotPassword')}</Heading>
        <Text>{t('Account.ForgotPassword.Text')}</Text>
        <ForgotPasswordForm texts={texts} />
        <Link as={ShopLink} href={localPath(cultureOf(brand, culture), '/login/')} variant="standalone">
          {t('Account.ForgotPassword.Back')}
        </Link>
      </div>
    </EntryPage>
  );
}
