import type { Metadata } from 'next';
import { Suspense } from 'react';
import { isSample } from '../addresses/sample';
import { PreviewedPage } from '../screens/content/previewed-page';

interface Props {
  params: Promise<{ culture: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The draft of a content page, for whoever has the token. Rendered for each request. */
export default async function PreviewPageRoute({ params, searchParams }: Props) {
  const { culture } = await params;
  if (isSample(culture)) return null;
  return (
    <Suspense>
      <PreviewedPage culture={culture} searchParams={searchParams} />
    </Suspense>
  );
}
