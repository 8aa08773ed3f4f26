import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { Text } from '@matchday/ui/text';
import { brand } from 'club-brand';
import { cultureOf, localPath } from '../../brand';
import { getSettings } from '../../data/shell';
import { ShopLink } from '../../layout/shop-link';
import { PrivacyNotice } from '../../shop/privacy-notice';
import { getTextsOf, getTranslate } from '../../texts/server-texts';
import * as styles from './account.css';
import { EntryPage } from './entry-page';
import { RegisterForm } from './register-form';
import { registerTexts } from './texts';

const path = '/register/';

/** Where an account is made. */
export async function RegisterPage({ culture }: { culture: string }) {
  const local = cultureOf(brand, culture);
  const [settings, t, texts] = await Promise.all([
    getSettings(culture, localPath(local, path)),
    getTranslate(culture),
    getTextsOf(culture, registerTexts),
  ]);
  const terms = settings?.termsAndConditionsPage ?? null;
  return (
    <EntryPage culture={culture} path={path}>
      <div className={styles.task}>
        <Heading level={1}>{t('Account.Register')}</Heading>
        <Text>{t('Account.Login.New.Text')}</Text>
        <RegisterForm terms={terms && { id: terms.id, url: terms.url }} texts={texts} />
        <PrivacyNotice page={settings?.privacyPage} t={t} />
        <Text>
          {t('Account.Login.Existing')}{' '}
          <Link as={ShopLink} href={localPath(local, '/login/')}>
            {t('Account.Login')}
          </Link>
        </Text>
      </div>
    </EntryPage>
  );
}
