import type { Metadata } from 'next';
import { isSample, sample } from '../addresses/sample';
import { getPagePreview } from '../data/page-preview';
import { ShownPage } from '../screens/content/content-page';
import { MissingPage } from '../screens/error/missing-page';

interface Props {
  params: Promise<{ culture: string; token: string }>;
}

export const metadata: Metadata = { robots: { index: false, follow: false } };

export const generateStaticParams = () => [{ token: sample }];

/** The draft of a content page, for whoever has the token. */
export default async function PreviewPageRoute({ params }: Props) {
  const { culture, token } = await params;
  if (isSample(culture, token)) return null;
  const route = await getPagePreview(culture, token);
  return route ? <ShownPage culture={culture} route={route} /> : <MissingPage culture={culture} />;
}
