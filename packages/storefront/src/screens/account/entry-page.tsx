import { Alert } from '@matchday/ui/alert';
import { Container } from '@matchday/ui/container';
import { brand } from 'club-brand';
import type { ReactNode } from 'react';
import { cultureOf, localPath } from '../../brand';
import { PageFrame } from '../../layout/page-frame';
import { getTranslate } from '../../texts/server-texts';
import * as styles from './account.css';

export interface EntryPageProps {
  culture: string;
  path: `/${string}`;
  children: ReactNode;
}

/** A page with one thing to do for somebody who is not logged in. It is the same for all. */
export async function EntryPage({ culture, path, children }: EntryPageProps) {
  const t = await getTranslate(culture);
  return (
    <PageFrame culture={culture} url={localPath(cultureOf(brand, culture), path)}>
      <Container width="content" className={styles.page}>
        <noscript>
          <Alert>{t('Account.NoScript')}</Alert>
        </noscript>
        {children}
      </Container>
    </PageFrame>
  );
}
