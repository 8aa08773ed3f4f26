import type { Metadata } from 'next';
import { isSample, sample } from '../routing/sample';
import { CategoryPage, categoryMetadata } from '../screens/category/category-page';

interface Props {
  params: Promise<{ culture: string; id: string; page: string }>;
}

export const generateStaticParams = () => [{ id: sample, page: '1' }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { culture, id, page } = await params;
  return isSample(culture, id) ? {} : categoryMetadata(culture, id, Number(page));
}

export default async function CategoryRoute({ params }: Props) {
  const { culture, id, page } = await params;
  return isSample(culture, id) ? null : <CategoryPage culture={culture} id={id} page={Number(page)} />;
}
