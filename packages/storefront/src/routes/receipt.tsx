import '../task-stylesheet';
import type { Metadata } from 'next';
import { isSample } from '../addresses/sample';
import { ReceiptPage, receiptMetadata } from '../screens/receipt/receipt-page';

interface Props {
  params: Promise<{ culture: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { culture } = await params;
  return isSample(culture) ? {} : receiptMetadata(culture);
}

export default async function ReceiptRoute({ params }: Props) {
  const { culture } = await params;
  return isSample(culture) ? null : <ReceiptPage culture={culture} />;
}
