'use client';

import type { ReactNode } from 'react';
import * as styles from './account.css';
import { AccountNavigation, type MemberPath } from './account-navigation';
import { RequireLogin } from './require-login';

/** The side navigation and the page beside it, for who is logged in (S2.31). */
export function MemberLayout({ path, children }: { path: MemberPath; children: ReactNode }) {
  return (
    <RequireLogin>
      <div className={styles.layout}>
        <AccountNavigation current={path} />
        <div className={styles.content}>{children}</div>
      </div>
    </RequireLogin>
  );
}
