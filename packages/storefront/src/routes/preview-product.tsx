import type { Metadata } from 'next';
import { Suspense } from 'react';
import { isSample } from '../addresses/sample';
import { MissingPage } from '../screens/error/missing-page';
import { ProductPreview } from '../screens/product/product-preview';

type Query = Readonly<Record<string, string | string[] | undefined>>;

interface Props {
  params: Promise<{ culture: string }>;
  searchParams: Promise<Query>;
}

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Rendered for each request: the page of a draft is kept nowhere. */
export default function ProductPreviewRoute(props: Props) {
  return (
    <Suspense>
      <Preview {...props} />
    </Suspense>
  );
}

async function Preview({ params, searchParams }: Props) {
  // The sample reads the query, too: otherwise Next takes the route for a static one.
  const query = await searchParams;
  const { culture } = await params;
  if (isSample(culture)) return null;
  const token = single(query.token);
  if (token === undefined) return <MissingPage culture={culture} />;
  return <ProductPreview culture={culture} token={token} variantId={single(query.variant)} />;
}

const single = (value: Query[string]) => (typeof value === 'string' && value !== '' ? value : undefined);
