import { DefinitionList } from '@matchday/ui/definition-list';
import { Disclosure } from '@matchday/ui/disclosure';
import { Link } from '@matchday/ui/link';
import { Stack } from '@matchday/ui/stack';
import { Text } from '@matchday/ui/text';
import type { ReactNode } from 'react';
import type { DeliveryOffer, Product } from '../../data/contract';
import { deliveryTimeText } from '../../shop/delivery-time-text';
import { formatCountry, formatMoney } from '../../texts/format';
import type { Translate } from '../../texts/translate';
import * as styles from './product-page.css';

/** The id of the size guide on the page. */
export const sizeGuideId = 'size-guide';

export interface ProductDetailsProps {
  product: Product;
  /** How the shop delivers, for how much and how fast. */
  delivery: readonly DeliveryOffer[];
  /** The reminder of the legal guarantee, if the store has it. */
  guarantee: ReactNode;
  /** The size guide, if there is one. */
  sizeGuide: ReactNode;
  t: Translate;
}

/** What there is to know of a product, in parts that open without script. */
export function ProductDetails({ product, delivery, guarantee, sizeGuide, t }: ProductDetailsProps) {
  const { description, durabilityGuarantee, features, sustainabilityLabel, warnings } = product;
  const { addOns, variants } = product;
  const printDays = Math.max(0, ...addOns.map(({ productionDays }) => productionDays));
  const selected = variants.find(({ id }) => id === product.selectedVariantId);
  const facts = [
    { term: t('Product.Brand'), description: product.brand },
    { term: t('Product.Composition'), description: product.composition },
    ...(product.parts ?? []).map((part) => ({ term: part.name, description: part.composition })),
    { term: t('Product.Care'), description: product.care },
    { term: t('Product.ArticleNumber'), description: selected?.sku ?? '' },
    { term: t('Product.Ean'), description: selected?.ean ?? '' },
  ].filter((fact) => fact.description !== '');
  return (
    <>
      <Disclosure title={t('Product.Description')} level={2} open>
        <Stack gap="s">
          {description.split(/\n{2,}/).map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          <Bullets items={features} />
        </Stack>
      </Disclosure>
      {warnings.length > 0 && (
        <Disclosure title={t('Product.Warnings')} level={2} open>
          <Bullets items={warnings} />
        </Disclosure>
      )}
      {sustainabilityLabel && (
        <Disclosure title={t('Product.Sustainability')} level={2} open>
          <Text>
            {sustainabilityLabel.text}{' '}
            <Link href={sustainabilityLabel.proofUrl}>{t('Product.Sustainability.Proof')}</Link>
          </Text>
        </Disclosure>
      )}
      {sizeGuide !== null && (
        <Disclosure title={t('Product.Size.Guide')} level={2}>
          <div id={sizeGuideId}>{sizeGuide}</div>
        </Disclosure>
      )}
      <Disclosure title={t('Product.Details')} level={2}>
        <DefinitionList items={facts} />
      </Disclosure>
      <Disclosure title={t('Product.DeliveryAndReturns')} level={2}>
        <Stack gap="s">
          <DefinitionList
            items={[
              ...delivery.map((offer) => ({ term: offer.name, description: deliveryText(offer, t) })),
              ...(printDays > 0
                ? [
                    {
                      term: t('Product.Delivery.Print'),
                      description: t.plural('Product.Print.Days', printDays),
                    },
                  ]
                : []),
            ]}
          />
          {variants.some(({ availableFrom }) => availableFrom !== null) && (
            <Text>{t('Product.Delivery.Preorder')}</Text>
          )}
          <Text>{t('Product.DeliveryAndReturns.Text')}</Text>
        </Stack>
      </Disclosure>
      {guarantee !== null && (
        <Disclosure title={t('Guarantee.Title')} level={2} open>
          {guarantee}
        </Disclosure>
      )}
      {durabilityGuarantee && (
        <Disclosure title={t('Product.Durability')} level={2} open>
          <Text>{t('Product.Durability.Text', durabilityGuarantee)}</Text>
        </Disclosure>
      )}
      <Disclosure title={t('Product.Manufacturer')} level={2}>
        <Stack gap="s">
          <Address of={product.manufacturer} />
          {product.responsiblePerson && (
            <>
              <Text step="label">{t('Product.ResponsiblePerson')}</Text>
              <Address of={product.responsiblePerson} />
            </>
          )}
        </Stack>
      </Disclosure>
    </>
  );
}

function Address({ of: { name, address, email } }: { of: Product['manufacturer'] }) {
  return (
    <Text as="address">
      {name}
      <br />
      {address}
      <br />
      <a href={`mailto:${email}`}>{email}</a>
    </Text>
  );
}

function deliveryText({ countries, price, freeFrom, days }: DeliveryOffer, t: Translate): string {
  const written = price.amount === 0 ? t('Basket.Delivery.Free') : formatMoney(price, t.locale);
  const cost = freeFrom
    ? t('Product.Delivery.FreeFrom', { price: written, free: formatMoney(freeFrom, t.locale) })
    : written;
  const names = countries.map((country) => formatCountry(country, t.locale));
  return [
    cost,
    deliveryTimeText({ days, countedFrom: null }, t),
    new Intl.ListFormat(t.locale).format(names),
  ].join(' · ');
}

function Bullets({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.features}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
