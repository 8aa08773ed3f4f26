import type { Crumb, Product } from '../data/contract';
import { absoluteUrl } from './absolute-url';

export function breadcrumbData(items: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(url),
    })),
  };
}

const availability = {
  InStock: 'https://schema.org/InStock',
  OutOfStock: 'https://schema.org/OutOfStock',
  InPreorderStock: 'https://schema.org/PreOrder',
} as const;

export function productData(product: Product): object {
  return {
    '@type': 'ProductGroup',
    name: product.name,
    description: product.description,
    productGroupID: product.id,
    url: absoluteUrl(product.url),
    brand: { '@type': 'Brand', name: product.brand },
    image: product.images.map(({ url }) => absoluteUrl(url)),
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: product.variants.map((variant) => {
      const { amount, currency } = variant.price.discountPrice ?? variant.price.unitPrice;
      return {
        '@type': 'Product',
        name: product.name,
        sku: variant.sku,
        ...(variant.ean && { gtin13: variant.ean }),
        color: product.colors.find(({ code }) => code === variant.color)?.name,
        size: variant.size,
        offers: {
          '@type': 'Offer',
          url: absoluteUrl(variant.url),
          price: amount,
          priceCurrency: currency,
          availability: availability[variant.stockStatus],
        },
      };
    }),
  };
}
