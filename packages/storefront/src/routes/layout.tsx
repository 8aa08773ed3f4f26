import { layoutTexts } from '../layout/texts';
import '../stylesheet';
import type { ThemedTokens } from '@matchday/ui/theme/theming';
import { themingStyle } from '@matchday/ui/theme/theming-style';
import { brand } from 'club-brand';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { isSample, sample } from '../addresses/sample';
import { cultureOf, localPath } from '../brand';
import { getSettings, getTexts } from '../data/shell';
import { DeferredFeatures } from '../layout/deferred-features';
import { PageFade } from '../layout/page-fade';
import { shopOrigin } from '../seo/absolute-url';
import { manifestOf } from '../seo/brand-files';
import { BrandIcons } from '../seo/brand-icons';
import { getSiteName } from '../seo/site-name';
import { ShopProvider } from '../shop/shop-provider';
import { lastResortOf } from '../texts/last-resort-texts';
import { TextsProvider } from '../texts/texts-provider';
import { pickTexts } from '../texts/translate';

export interface RootLayoutProps {
  params: Promise<{ culture: string }>;
  /** The brand's theme and font classes. */
  className: string;
  /** The brand's tokens, which the settings' theming may override. */
  tokens: ThemedTokens;
  children: ReactNode;
}

export const generateStaticParams = () => [{ culture: sample }];

export async function generateMetadata({ params }: Pick<RootLayoutProps, 'params'>): Promise<Metadata> {
  const { culture } = await params;
  const siteName = isSample(culture) ? brand.siteName : await getSiteName(culture);
  return {
    metadataBase: new URL(shopOrigin()),
    applicationName: siteName,
    title: siteName,
    manifest: manifestOf(cultureOf(brand, culture).culture),
  };
}

export const viewport: Viewport = { themeColor: brand.manifest.themeColor };

/** The document of every page: language, brand and the state that components share in the browser. */
export async function RootLayout({ params, className, tokens, children }: RootLayoutProps) {
  const { culture } = await params;
  const local = cultureOf(brand, culture);
  const { locale, currency, pathPrefix } = local;
  const [texts, settings] = isSample(culture)
    ? [{}, null]
    : await Promise.all([getTexts(culture), getSettings(culture, localPath(local, '/'))]);
  const timeZone = settings?.timeZone ?? 'UTC';
  const root = settings && { rootCategoryId: settings.rootCategoryId };
  const shop = { storeId: brand.storeId, culture, locale, currency, pathPrefix, timeZone, ...root };
  const style = settings?.theming ? themingStyle(tokens, settings.theming.view) : undefined;
  return (
    <html
      lang={locale}
      data-theme={brand.themeName}
      className={className}
      style={style}
      data-last-resort={JSON.stringify(lastResortOf(local.culture, texts, localPath(local, '/')))}
      data-scroll-behavior="smooth"
    >
      <body>
        <PageFade />
        <BrandIcons />
        <TextsProvider texts={pickTexts(texts, layoutTexts)}>
          <ShopProvider shop={shop}>
            <DeferredFeatures containerId={settings?.tagManagerId} />
            {children}
          </ShopProvider>
        </TextsProvider>
      </body>
    </html>
  );
}
