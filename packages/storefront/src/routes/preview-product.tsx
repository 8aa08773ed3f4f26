import type { Metadata } from 'next';
import { leadVariant } from '../addresses/preview';
import { isSample, sample } from '../addresses/sample';
import { ProductPreview } from '../screens/product/product-preview';

interface Props {
  params: Promise<{ culture: string; token: string; variant: string }>;
}

export const metadata: Metadata = { robots: { index: false, follow: false } };

export const generateStaticParams = () => [{ token: sample, variant: sample }];

/** The draft of a product, for whoever has the token. */
export default async function ProductPreviewRoute({ params }: Props) {
  const { culture, token, variant } = await params;
  if (isSample(culture, token)) return null;
  const variantId = variant === leadVariant ? undefined : variant;
  return <ProductPreview culture={culture} token={token} variantId={variantId} />;
}
