'use client';

import { useUser } from '@matchday/commerce/react';
import { Heading } from '@matchday/ui/heading';
import { Skeleton } from '@matchday/ui/skeleton';
import type { Country } from '../../data/contract';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf } from '../../texts/translate';
import * as styles from './account.css';
import { DeleteAccount } from './delete-account';
import { EmailForm } from './email-form';
import { ExportData } from './export-data';
import { LoadingFailed } from './loading-failed';
import { PasswordForm } from './password-form';
import { PersonForm } from './person-form';
import type { detailsTexts } from './texts';

interface DetailsScreenProps {
  countries: readonly Country[];
  texts: TextsOf<typeof detailsTexts>;
}

/** Account details (S2.9): what can be changed of an account, each part on its own, and its end. */
export function DetailsScreen({ countries, texts }: DetailsScreenProps) {
  const t = useTexts(texts);
  const { user, isError, refetch } = useUser();
  return (
    <>
      <Heading level={1}>{t('Account.Details')}</Heading>
      {!user && !isError && <Skeleton shape="box" className={styles.skeleton} />}
      {isError && <LoadingFailed retry={refetch} t={t} />}
      {user && (
        <>
          <PersonForm user={user} countries={countries} t={t} />
          <EmailForm user={user} t={t} />
          <PasswordForm t={t} />
          <ExportData t={t} />
          <DeleteAccount t={t} />
        </>
      )}
    </>
  );
}
