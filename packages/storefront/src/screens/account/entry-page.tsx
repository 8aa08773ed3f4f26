import { Alert } from '@matchday/ui/alert';
import { Container } from '@matchday/ui/container';
import { brand } from 'club-brand';
import type { ReactNode } from 'react';
import { cultureOf, localPath } from '../../brand';
import { getTexts } from '../../data/shell';
import { PageFrame } from '../../layout/page-frame';
import { getTranslate } from '../../texts/server-texts';
import { TextsProvider } from '../../texts/texts-provider';
import { pickTexts } from '../../texts/translate';
import * as styles from './account.css';

export interface EntryPageProps {
  culture: string;
  path: `/${string}`;
  /** Texts that its part in the browser needs beside those of accounts and forms. */
  texts?: readonly string[];
  children: ReactNode;
}

/** A page with one thing to do for somebody who is not logged in. It is the same for all. */
export async function EntryPage({ culture, path, texts: more, children }: EntryPageProps) {
  const [texts, t] = await Promise.all([getTexts(culture), getTranslate(culture)]);
  return (
    <PageFrame culture={culture} url={localPath(cultureOf(brand, culture), path)}>
      <Container width="content" className={styles.page}>
        <noscript>
          <Alert>{t('Account.NoScript')}</Alert>
        </noscript>
        <TextsProvider texts={pickTexts(texts, ['Account.*', 'Form.*', ...(more ?? [])])} locale={t.locale}>
          {children}
        </TextsProvider>
      </Container>
    </PageFrame>
  );
}
