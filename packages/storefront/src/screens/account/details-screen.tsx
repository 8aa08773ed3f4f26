'use client';

import { Heading } from '@matchday/ui/heading';
import { Skeleton } from '@matchday/ui/skeleton';
import type { Country } from '../../data/contract';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf } from '../../texts/translate';
import * as styles from './account.css';
import { DeleteAccount } from './delete-account';
import { EmailForm } from './email-form';
import { LoadingFailed } from './loading-failed';
import { PasswordForm } from './password-form';
import { PersonForm } from './person-form';
import type { detailsTexts } from './texts';
import { useUser } from './use-user';

interface DetailsScreenProps {
  countries: readonly Country[];
  texts: TextsOf<typeof detailsTexts>;
}

/** Account details (S2.9): what can be changed of an account, each part on its own, and its end. */
export function DetailsScreen({ countries, texts }: DetailsScreenProps) {
  const t = useTexts(texts);
  const user = useUser();
  return (
    <>
      <Heading level={1}>{t('Account.Details')}</Heading>
      {user.status === 'loading' && <Skeleton shape="box" className={styles.skeleton} />}
      {user.status === 'failed' && <LoadingFailed retry={user.retry} t={t} />}
      {user.status === 'found' && (
        <>
          <PersonForm user={user.value} countries={countries} t={t} />
          <EmailForm user={user.value} t={t} />
          <PasswordForm t={t} />
          <DeleteAccount t={t} />
        </>
      )}
    </>
  );
}
