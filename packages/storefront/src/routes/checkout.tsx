import '../task-stylesheet';
import type { Metadata } from 'next';
import { isSample } from '../addresses/sample';
import { CheckoutPage, checkoutMetadata } from '../screens/checkout/checkout-page';

interface Props {
  params: Promise<{ culture: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { culture } = await params;
  return isSample(culture) ? {} : checkoutMetadata(culture);
}

export default async function CheckoutRoute({ params }: Props) {
  const { culture } = await params;
  return isSample(culture) ? null : <CheckoutPage culture={culture} />;
}
