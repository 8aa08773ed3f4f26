import '../task-stylesheet';
import type { Metadata } from 'next';
import { isSample } from '../addresses/sample';
import { WithdrawalPage, withdrawalMetadata } from '../screens/withdrawal/withdrawal-page';

interface Props {
  params: Promise<{ culture: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { culture } = await params;
  return isSample(culture) ? {} : withdrawalMetadata(culture);
}

export default async function WithdrawalRoute({ params }: Props) {
  const { culture } = await params;
  return isSample(culture) ? null : <WithdrawalPage culture={culture} />;
}
