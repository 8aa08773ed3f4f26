import type { Metadata } from 'next';
import { isSample } from '../addresses/sample';
import { MissingPage, missingMetadata } from '../screens/error/missing-page';

interface Props {
  params: Promise<{ culture: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { culture } = await params;
  return isSample(culture) ? {} : missingMetadata(culture);
}

/** Where the proxy sends paths that the content service does not know: all of them share this page. */
export default async function MissingRoute({ params }: Props) {
  const { culture } = await params;
  return isSample(culture) ? null : <MissingPage culture={culture} />;
}
