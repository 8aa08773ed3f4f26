import { DefinitionList } from '@matchday/ui/definition-list';
import { Disclosure } from '@matchday/ui/disclosure';
import { Stack } from '@matchday/ui/stack';
import { Text } from '@matchday/ui/text';
import type { Product } from '../../data/contract';
import type { Translate } from '../../texts/translate';
import * as styles from './product-details.css';

/** What there is to know of a product, in parts that open without script. */
export function ProductDetails({ product, t }: { product: Product; t: Translate }) {
  const { description, features, manufacturer } = product;
  const facts = [
    { term: t('Product.Brand'), description: product.brand },
    { term: t('Product.Composition'), description: product.composition },
    { term: t('Product.Care'), description: product.care },
  ].filter((fact) => fact.description !== '');
  return (
    <>
      <Disclosure title={t('Product.Description')} level={2} open>
        <Stack gap="s">
          {description.split(/\n{2,}/).map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {features.length > 0 && (
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          )}
        </Stack>
      </Disclosure>
      <Disclosure title={t('Product.Details')} level={2}>
        <DefinitionList items={facts} />
      </Disclosure>
      <Disclosure title={t('Product.DeliveryAndReturns')} level={2}>
        <Text>{t('Product.DeliveryAndReturns.Text')}</Text>
      </Disclosure>
      <Disclosure title={t('Product.Manufacturer')} level={2}>
        <Text as="address">
          {manufacturer.name}
          <br />
          {manufacturer.address}
          <br />
          {manufacturer.email}
        </Text>
      </Disclosure>
    </>
  );
}
