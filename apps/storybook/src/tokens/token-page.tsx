import type { ReactNode } from 'react';
import type { Club } from '../clubs/clubs';
import { type Group, inGroups, tokenList } from './token-list';
import * as styles from './token-page.css';
import { type Sample, TokenTable } from './token-table';

export interface TokenPageProps {
  club: Club;
  /** The table of one contract group, and how its tokens are shown. */
  groups: Partial<Record<Group, Sample | undefined>>;
  /** Content above the tables. */
  children?: ReactNode;
}

const groupNames = (groups: TokenPageProps['groups']) => Object.keys(groups) as Group[];

/** A part of the contract with a club's values. */
export function TokenPage({ club, groups, children }: TokenPageProps) {
  const tokens = tokenList(club.tokens);
  return (
    <div className={styles.page}>
      {children}
      {groupNames(groups).map((group) => (
        <TokenTable key={group} caption={group} tokens={inGroups(tokens, [group])} sample={groups[group]} />
      ))}
    </div>
  );
}
