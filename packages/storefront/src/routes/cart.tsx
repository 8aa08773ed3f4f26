import type { Metadata } from 'next';
import { isSample } from '../addresses/sample';
import { BasketPage, basketMetadata } from '../screens/basket/basket-page';

interface Props {
  params: Promise<{ culture: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { culture } = await params;
  return isSample(culture) ? {} : basketMetadata(culture);
}

export default async function CartRoute({ params }: Props) {
  const { culture } = await params;
  return isSample(culture) ? null : <BasketPage culture={culture} />;
}
