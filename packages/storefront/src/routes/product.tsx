import type { Metadata } from 'next';
import { isSample, sample } from '../addresses/sample';
import { ProductPage, productMetadata } from '../screens/product/product-page';

interface Props {
  params: Promise<{ culture: string; id: string }>;
}

export const generateStaticParams = () => [{ id: sample }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { culture, id } = await params;
  return isSample(culture, id) ? {} : productMetadata(culture, id);
}

export default async function ProductRoute({ params }: Props) {
  const { culture, id } = await params;
  return isSample(culture, id) ? null : <ProductPage culture={culture} variantId={id} />;
}
