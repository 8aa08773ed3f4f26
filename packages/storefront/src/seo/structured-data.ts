import type { ClubSettings, Crumb, Price, Product, Variant } from '../data/contract';
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

/** A product with all that can be bought of it; `settings` contain the address of the returns page. */
export function productData(product: Product, settings: ClubSettings | null): object {
  return {
    '@type': 'ProductGroup',
    name: product.name,
    description: product.description,
    productGroupID: product.id,
    url: absoluteUrl(product.url),
    brand: { '@type': 'Brand', name: product.brand },
    ...(product.composition && { material: product.composition }),
    image: product.images.map(({ url }) => absoluteUrl(url)),
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: product.variants.map((variant) => {
      const color = product.colors.find(({ code }) => code === variant.color);
      const [image] = color?.images ?? [];
      return {
        '@type': 'Product',
        name: product.name,
        sku: variant.sku,
        ...(variant.ean && { gtin13: variant.ean }),
        color: color?.name,
        size: variant.size,
        ...(image && { image: absoluteUrl(image.url) }),
        offers: { ...offerData(variant), ...returnPolicy(settings) },
      };
    }),
  };
}

function offerData({ url, price, stockStatus, availableFrom }: Variant): object {
  const { amount, currency } = price.discountPrice ?? price.unitPrice;
  return {
    '@type': 'Offer',
    url: absoluteUrl(url),
    price: amount,
    priceCurrency: currency,
    ...priceBefore(price),
    itemCondition: 'https://schema.org/NewCondition',
    availability: availability[stockStatus],
    ...(availableFrom && { availabilityStarts: availableFrom }),
  };
}

/** What is struck through beside a reduced price: the lowest one of the 30 days before. */
function priceBefore({ discountPrice, priorPrice }: Price): object {
  if (!discountPrice || !priorPrice) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: priorPrice.amount,
      priceCurrency: priorPrice.currency,
    },
  };
}

/** The page that describes returns. Delivery is left out: search engines require its price and time, which the settings do not contain. */
function returnPolicy(settings: ClubSettings | null): object {
  const terms = settings?.termsAndConditionsPage;
  if (!terms) return {};
  return {
    hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnLink: absoluteUrl(terms.url) },
  };
}

/** The seller, on the front page. @param brandLogo is used if the settings have no logo */
export function organizationData(settings: ClubSettings, brandLogo: string): object {
  const { logo, company } = settings.footer.view;
  return {
    '@type': 'Organization',
    name: settings.siteName,
    legalName: company.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl(logo?.url || settings.logo.url || brandLogo),
    email: company.email,
    taxID: company.cvr,
    vatID: company.vatNumber,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address,
      postalCode: company.zip,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    ...returnPolicy(settings),
  };
}
