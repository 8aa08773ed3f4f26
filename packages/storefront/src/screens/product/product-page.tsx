import type { AddOn } from '@matchday/commerce/catalogue';
import { slots } from '@matchday/storefront/club-slots';
import type { TrackedVariant } from '@matchday/tracking';
import { Breadcrumb } from '@matchday/ui/breadcrumb';
import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { brand } from 'club-brand';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { cultureOf, localPath } from '../../brand';
import type { Product, ProductColor, Variant } from '../../data/contract';
import { getDeliveryOffers } from '../../data/delivery';
import { getProduct } from '../../data/product';
import { getSettings } from '../../data/shell';
import { PageFrame } from '../../layout/page-frame';
import { ShopLink } from '../../layout/shop-link';
import { TrackShown } from '../../page-tracking/track-shown';
import { type TrackedProduct, trackedVariant } from '../../page-tracking/tracked-variant';
import { JsonLd } from '../../seo/json-ld';
import { pageMetadata } from '../../seo/page-metadata';
import { documentTitle } from '../../seo/site-name';
import { breadcrumbData, productData } from '../../seo/structured-data';
import { GuaranteeNotice } from '../../shop/guarantee-notice';
import { ProductRow } from '../../shop/product-row';
import { preceded, replaceable } from '../../slots/fill';
import { formatMoney } from '../../texts/format';
import { getTextsOf, getTranslate } from '../../texts/server-texts';
import type { Translate } from '../../texts/translate';
import { followRedirect } from '../error/follow-redirect';
import { MissingPage, missingMetadata } from '../error/missing-page';
import { ColorChoice } from './color-choice';
import { ProductDetails, sizeGuideId } from './product-details';
import { ProductGallery } from './product-gallery';
import * as styles from './product-page.css';
import { Purchase } from './purchase';
import { RecentlyViewed } from './recently-viewed';
import { SizeGuide } from './size-guide';
import { SizeGuideLink } from './size-guide-link';
import { productTexts } from './texts';
import { variantTexts } from './variant-texts';

export async function productMetadata(culture: string, variantId: string): Promise<Metadata> {
  const product = await getProduct(culture, variantId);
  if (!product) return missingMetadata(culture);
  return pageMetadata({
    culture,
    url: product.url,
    title: product.metaTitle || (await documentTitle(culture, product.name)),
    description: product.metaDescription,
    image: product.images[0],
    noIndex: product.attributes.isUnlisted,
  });
}

/** A product in one of its colours (S2.17). Everything except adding to the basket works without JavaScript. */
export async function ProductPage({ culture, variantId }: { culture: string; variantId: string }) {
  const product = await getProduct(culture, variantId);
  if (!product) {
    await followRedirect(culture, `p-${variantId}`);
    return <MissingPage culture={culture} />;
  }
  return <ProductScreen culture={culture} product={product} addressedId={variantId} />;
}

export interface ProductScreenProps {
  culture: string;
  product: Product;
  /** The variant in the address of the page. */
  addressedId: string;
  /** Says that the product is not in the shop yet. Neither search engines nor measurements hear of it. */
  draftNotice?: ReactNode;
}

/** The page of a product. */
export async function ProductScreen({ culture, product, addressedId, draftNotice }: ProductScreenProps) {
  const [delivery, t, texts] = await Promise.all([
    getDeliveryOffers(culture),
    getTranslate(culture),
    getTextsOf(culture, productTexts),
  ]);
  const isDraft = draftNotice !== undefined;
  const url = isDraft ? localPath(cultureOf(brand, culture), '/') : product.url;
  const settings = await getSettings(culture, url);
  const inSlot = { ...cultureOf(brand, culture), product };
  const { name, breadcrumb, related } = product;
  const color = selectedColor(product);
  const tracked: TrackedProduct = {
    name,
    brand: product.brand,
    category: breadcrumb.parent?.name,
    colorName: color?.name ?? '',
  };
  const selected = product.variants.find(({ id }) => id === product.selectedVariantId);
  const variants = product.variants.filter((variant) => variant.color === color?.code);
  const sizeGuide = product.sizeGuide && <SizeGuide guide={product.sizeGuide} t={t} />;
  const relatedRow = related.length > 0 && (
    <div className={styles.related}>
      <ProductRow id="related" heading={t('Product.Related')} products={related} t={t} />
    </div>
  );
  return (
    <PageFrame culture={culture} url={url}>
      {!isDraft && <JsonLd data={breadcrumbData(breadcrumb.items)} />}
      {!isDraft && <JsonLd data={productData(product, settings)} />}
      {selected && !isDraft && (
        <TrackShown occurrence={['viewItem', viewOf(trackedVariant(tracked, selected), selected)]} />
      )}
      <Container width="wide" className={styles.page}>
        {draftNotice}
        <Breadcrumb
          label={t('Navigation.Breadcrumb')}
          items={[...breadcrumb.items.map((crumb) => ({ name: crumb.name, href: crumb.url })), { name }]}
          linkAs={ShopLink}
        />
        <Purchase
          tracked={tracked}
          name={name}
          colorName={color?.name ?? ''}
          cloth={color?.swatch[0]}
          images={color?.images ?? product.images}
          sizes={product.sizes}
          variants={variants}
          variantTexts={variantTexts(variants, t)}
          addressedId={addressedId}
          leadId={color?.leadVariantId}
          addOns={product.addOns}
          printFrom={printFrom(product.addOns, t)}
          sizeGuide={
            sizeGuide && (
              <SizeGuideLink target={sizeGuideId} texts={texts}>
                {sizeGuide}
              </SizeGuideLink>
            )
          }
          gallery={<ProductGallery product={product} t={t} />}
          heading={
            <Heading level={1} step="h2">
              {name}
            </Heading>
          }
          colors={<ColorChoice colors={product.colors} selected={color} t={t} />}
          details={
            <ProductDetails
              product={product}
              delivery={delivery}
              guarantee={settings?.legalGuarantee ? <GuaranteeNotice settings={settings} t={t} /> : null}
              sizeGuide={sizeGuide}
              t={t}
            />
          }
          texts={texts}
        />
        {preceded(slots.productBlock, inSlot, replaceable(slots.relatedProducts, inSlot, relatedRow))}
        {!isDraft && <RecentlyViewed productId={product.id} texts={texts} />}
      </Container>
    </PageFrame>
  );
}

const viewOf = (item: TrackedVariant, { price }: Variant) => ({
  currency: price.unitPrice.currency,
  items: [item],
});

function selectedColor({ colors, variants, selectedVariantId }: Product): ProductColor | undefined {
  const code = variants.find(({ id }) => id === selectedVariantId)?.color;
  return colors.find((color) => color.code === code) ?? colors[0];
}

function printFrom(addOns: readonly AddOn[], t: Translate): string {
  const cheapest = addOns.toSorted((one, other) => one.price.amount - other.price.amount)[0];
  return cheapest ? t('Product.Print.From', { price: formatMoney(cheapest.price, t.locale) }) : '';
}
