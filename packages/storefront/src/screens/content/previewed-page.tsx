import { getPagePreview } from '../../data/page-preview';
import { MissingPage } from '../error/missing-page';
import { ShownPage } from './content-page';

interface Props {
  culture: string;
  searchParams: Promise<{ token?: string | string[] }>;
}

/** The draft of a page as the shop will show it. */
export async function PreviewedPage({ culture, searchParams }: Props) {
  const { token } = await searchParams;
  const route = typeof token === 'string' && token !== '' ? await getPagePreview(culture, token) : null;
  return route ? <ShownPage culture={culture} route={route} /> : <MissingPage culture={culture} />;
}
