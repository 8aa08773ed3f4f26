import type { Metadata } from 'next';
import { queryOfView } from '../addresses/list-view';
import { isSample, sample } from '../addresses/sample';
import { SearchPage, searchMetadata } from '../screens/search/search-page';

interface Props {
  params: Promise<{ culture: string; page: string; view: string }>;
}

export const generateStaticParams = () => [{ page: '1', view: sample }];

async function read(params: Props['params']) {
  const { culture, page, view } = await params;
  return isSample(culture, view) ? null : { culture, page: Number(page), query: queryOfView(view) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = await read(params);
  return asked ? searchMetadata(asked) : {};
}

export default async function SearchRoute({ params }: Props) {
  const asked = await read(params);
  return asked && <SearchPage {...asked} />;
}
