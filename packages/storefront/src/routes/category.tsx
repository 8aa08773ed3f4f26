import type { Metadata } from 'next';
import { queryOfView } from '../addresses/list-view';
import { isSample, sample } from '../addresses/sample';
import { CategoryPage, categoryMetadata } from '../screens/category/category-page';

interface Props {
  params: Promise<{ culture: string; id: string; page: string; view: string }>;
}

export const generateStaticParams = () => [{ id: sample, page: '1', view: sample }];

async function read(params: Props['params']) {
  const { culture, id, page, view } = await params;
  return isSample(culture, id) ? null : { culture, id, page: Number(page), query: queryOfView(view) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = await read(params);
  return asked ? categoryMetadata(asked) : {};
}

export default async function CategoryRoute({ params }: Props) {
  const asked = await read(params);
  return asked && <CategoryPage {...asked} />;
}
