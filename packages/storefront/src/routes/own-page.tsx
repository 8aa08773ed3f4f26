import { brand } from 'club-brand';
import type { ReactNode } from 'react';
import { isSample } from '../addresses/sample';
import { cultureOf, localPath } from '../brand';
import { PageFrame } from '../layout/page-frame';

export interface OwnPageProps {
  params: Promise<{ culture: string }>;
  /** The page's address without the culture, with a slash at both ends. */
  path: `/${string}`;
  children: ReactNode;
}

/** A page of the club's own, with the shop's header and footer. Its address is one of the `ownPages` of `storefrontConfig`. */
export async function OwnPage({ params, path, children }: OwnPageProps) {
  const { culture } = await params;
  if (isSample(culture)) return null;
  return (
    <PageFrame culture={culture} url={localPath(cultureOf(brand, culture), path)}>
      {children}
    </PageFrame>
  );
}
