import type { Metadata } from 'next';
import { getContent } from '../../data/content';
import { PageFrame } from '../../layout/page-frame';
import { pageMetadata } from '../../seo/page-metadata';
import { getTranslate } from '../../texts/server-texts';
import { MissingPage, missingMetadata } from '../error/missing-page';
import { Blocks } from './blocks';

export async function contentMetadata(culture: string, url: string): Promise<Metadata> {
  const route = await getContent(culture, url);
  if (!route) return missingMetadata(culture);
  const { seoTitle, seoDescription, canonicalUrl } = route.seoComposition.view;
  const hero = route.blocks.find((block) => block.type === 'hero');
  return pageMetadata({
    culture,
    url: canonicalUrl ?? route.url,
    title: seoTitle || route.title,
    description: seoDescription,
    image: hero?.image,
  });
}

/** A page of the content service: the front page, the terms and all others (S2.18). */
export async function ContentPage({ culture, url }: { culture: string; url: string }) {
  const [route, t] = await Promise.all([getContent(culture, url), getTranslate(culture)]);
  if (!route) return <MissingPage culture={culture} />;
  return (
    <PageFrame culture={culture} url={route.url}>
      <Blocks route={route} culture={culture} t={t} />
    </PageFrame>
  );
}
