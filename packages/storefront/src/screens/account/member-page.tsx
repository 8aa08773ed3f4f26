import type { ReactNode } from 'react';
import type { MemberPath } from './account-navigation';
import { EntryPage } from './entry-page';
import { MemberLayout } from './member-layout';

export interface MemberPageProps {
  culture: string;
  path: MemberPath;
  texts?: readonly string[];
  children: ReactNode;
}

/** A page of the account in the profile layout (S2.31). What it shows comes in the browser, to who is logged in. */
export function MemberPage({ children, ...page }: MemberPageProps) {
  return (
    <EntryPage {...page}>
      <MemberLayout path={page.path}>{children}</MemberLayout>
    </EntryPage>
  );
}
