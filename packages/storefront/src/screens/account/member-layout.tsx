'use client';

import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf } from '../../texts/translate';
import * as styles from './account.css';
import { AccountNavigation, type MemberPath } from './account-navigation';
import { RequireLogin } from './require-login';
import type { memberTexts } from './texts';

export interface MemberLayoutProps {
  path: MemberPath;
  texts: TextsOf<typeof memberTexts>;
  children: ReactNode;
}

/** The side navigation and the page beside it, for the logged-in customer (S2.31). */
export function MemberLayout({ path, texts, children }: MemberLayoutProps) {
  const t = useTexts(texts);
  return (
    <RequireLogin>
      <div className={styles.layout}>
        <AccountNavigation current={path} t={t} />
        <div className={styles.content}>{children}</div>
      </div>
    </RequireLogin>
  );
}
