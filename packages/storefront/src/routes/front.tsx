import { brand } from 'club-brand';
import type { Metadata } from 'next';
import { isSample } from '../addresses/sample';
import { cultureOf, localPath } from '../brand';
import { ContentPage, contentMetadata } from '../screens/content/content-page';

interface Props {
  params: Promise<{ culture: string }>;
}

const frontOf = (culture: string) => localPath(cultureOf(brand, culture), '/');

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { culture } = await params;
  return isSample(culture) ? {} : contentMetadata(culture, frontOf(culture));
}

export default async function FrontRoute({ params }: Props) {
  const { culture } = await params;
  return isSample(culture) ? null : <ContentPage culture={culture} url={frontOf(culture)} />;
}
