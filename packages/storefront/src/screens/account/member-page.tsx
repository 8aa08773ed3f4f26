import { EntryPage } from './entry-page';
import { MemberLayout, type MemberLayoutProps } from './member-layout';

export interface MemberPageProps extends MemberLayoutProps {
  culture: string;
}

/** A page of the account in the profile layout (S2.31). What it shows comes in the browser, to who is logged in. */
export function MemberPage({ culture, ...layout }: MemberPageProps) {
  return (
    <EntryPage culture={culture} path={layout.path}>
      <MemberLayout {...layout} />
    </EntryPage>
  );
}
