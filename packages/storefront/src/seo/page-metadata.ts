import { sharedImageSize } from '@matchday/validation';
import { brand } from 'club-brand';
import type { Metadata } from 'next';
import { cultureOf } from '../brand';
import type { Image } from '../data/contract';
import { getSettings } from '../data/shell';
import { imageAddress } from '../shop/picture-of';
import { absoluteUrl } from './absolute-url';
import { manifestOf, socialPicture } from './brand-files';
import { languagesOf } from './languages';

interface Described {
  culture: string;
  /** The page's canonical address. */
  url: string;
  title: string;
  description?: string;
  image?: Image | null;
  noIndex?: boolean;
}

/** Title, canonical address, the page in the shop's other languages, and how it looks when shared (S2.21). */
export async function pageMetadata({
  culture,
  url,
  title,
  description,
  image,
  noIndex,
}: Described): Promise<Metadata> {
  const settings = await getSettings(culture, url);
  const siteName = settings?.siteName ?? brand.siteName;
  const languages = languagesOf(settings?.languageNavigation ?? [], brand.cultures[0].culture);
  return {
    title,
    description,
    manifest: manifestOf(culture),
    alternates: { canonical: absoluteUrl(url), languages },
    robots: noIndex ? { index: false } : undefined,
    openGraph: {
      title,
      description,
      url: absoluteUrl(url),
      siteName,
      locale: cultureOf(brand, culture).locale.replace('-', '_'),
      type: 'website',
      images: image
        ? [{ url: absoluteUrl(shared(image)), ...sharedImageSize, alt: image.altText }]
        : [{ ...socialPicture, url: absoluteUrl(socialPicture.url), alt: siteName }],
    },
  };
}

const shared = (image: Image) => imageAddress(image, { ...sharedImageSize, mode: 'crop' });
