import { EntryPage } from './entry-page';
import { MemberLayout, type MemberLayoutProps } from './member-layout';

export interface MemberPageProps extends MemberLayoutProps {
  culture: string;
}

/** A page of the account in the profile layout (S2.31). Its content loads in the browser, for the logged-in customer. */
export function MemberPage({ culture, ...layout }: MemberPageProps) {
  return (
    <EntryPage culture={culture} path={layout.path}>
      <MemberLayout {...layout} />
    </EntryPage>
  );
}
