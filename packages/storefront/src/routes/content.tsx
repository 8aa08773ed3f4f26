import { brand } from 'club-brand';
import type { Metadata } from 'next';
import { isSample, sample } from '../addresses/sample';
import { cultureOf, localPath } from '../brand';
import { ContentPage, contentMetadata } from '../screens/content/content-page';

interface Props {
  params: Promise<{ culture: string; path: string[] }>;
}

export const generateStaticParams = () => [{ path: [sample] }];

async function read(params: Props['params']) {
  const { culture, path } = await params;
  return { culture, path, url: localPath(cultureOf(brand, culture), `/${path.join('/')}/`) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { culture, path, url } = await read(params);
  return isSample(culture, ...path) ? {} : contentMetadata(culture, url);
}

export default async function ContentRoute({ params }: Props) {
  const { culture, path, url } = await read(params);
  return isSample(culture, ...path) ? null : <ContentPage culture={culture} url={url} />;
}
