import { slots } from '@matchday/storefront/club-slots';
import { brand } from 'club-brand';
import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { cultureOf } from '../../brand';
import { getContent } from '../../data/content';
import type { ContentRoute } from '../../data/contract';
import { getSettings } from '../../data/shell';
import { PageFrame } from '../../layout/page-frame';
import { JsonLd } from '../../seo/json-ld';
import { pageMetadata } from '../../seo/page-metadata';
import { documentTitle } from '../../seo/site-name';
import { organizationData } from '../../seo/structured-data';
import { followed } from '../../slots/fill';
import { getTranslate } from '../../texts/server-texts';
import { MissingPage, missingMetadata } from '../error/missing-page';
import { Blocks, type BlocksProps } from './blocks';
import { TermsBlocks } from './terms-blocks';

export async function contentMetadata(culture: string, url: string): Promise<Metadata> {
  const route = await getContent(culture, url);
  if (!route) return missingMetadata(culture);
  const { seoTitle, seoDescription, canonicalUrl } = route.seoComposition.view;
  const hero = route.blocks.find((block) => block.type === 'hero');
  return pageMetadata({
    culture,
    url: canonicalUrl ?? route.url,
    title: seoTitle || (await documentTitle(culture, route.title)),
    description: seoDescription,
    image: hero?.image,
  });
}

/** What a page of each alias looks like (S2.18, S3.12). */
const templates: Readonly<Record<ContentRoute['contentAlias'], ComponentType<BlocksProps>>> = {
  contentPage: Blocks,
  frontPage: Blocks,
  termsPage: TermsBlocks,
  contactPage: Blocks,
};

/** A page of the content service: the front page, the terms and all others. */
export async function ContentPage({ culture, url }: { culture: string; url: string }) {
  const route = await getContent(culture, url);
  return route ? <ShownPage culture={culture} route={route} /> : <MissingPage culture={culture} />;
}

/** A page that has been read. */
export async function ShownPage({ culture, route }: { culture: string; route: ContentRoute }) {
  const [settings, t] = await Promise.all([getSettings(culture, route.url), getTranslate(culture)]);
  const Template = templates[route.contentAlias];
  return (
    <PageFrame culture={culture} url={route.url}>
      {settings && route.contentAlias === 'frontPage' && (
        <JsonLd data={organizationData(settings, brand.logo.src)} />
      )}
      {followed(<Template route={route} settings={settings} culture={culture} t={t} />, slots.contentBlock, {
        ...cultureOf(brand, culture),
        page: route,
      })}
    </PageFrame>
  );
}
