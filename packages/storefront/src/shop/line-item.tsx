import { Picture } from '@matchday/ui/picture';
import type { ReactNode } from 'react';
import type { Image, Money } from '../data/contract';
import { formatMoney } from '../texts/format';
import type { Translate } from '../texts/translate';
import * as styles from './line-item.css';
import { pictureOf } from './picture-of';
import { sizeText } from './size-text';

export interface Line {
  name: string;
  image: Image;
  quantity: number;
  total: Money;
  properties: readonly { label: string; value: string }[];
}

export interface LineItemProps {
  line: Line;
  t: Translate;
  children?: ReactNode;
}

/** One line of an order, for reading: picture, name, what was chosen, how many and what they cost. */
export function LineItem({ line, t, children }: LineItemProps) {
  return (
    <li className={styles.item}>
      <Picture {...pictureOf(line.image, { sizes: '5rem' })} frame="thumb" alt="" />
      <span className={styles.text}>
        <span className={styles.name}>{line.name}</span>
        <span className={styles.details}>{propertiesText(line.properties, t)}</span>
        <span className={styles.details}>
          {t('Basket.Quantity')}: {line.quantity}
        </span>
        {children}
      </span>
      <span className={styles.total}>{formatMoney(line.total, t.locale)}</span>
    </li>
  );
}

const propertyAliases: Readonly<Record<string, string>> = {
  color: 'Basket.Property.Color',
  size: 'Basket.Property.Size',
  name: 'Basket.Property.Name',
  number: 'Basket.Property.Number',
};

/** What was chosen of a line, in the reader's words. */
export function lineProperties(properties: Line['properties'], t: Translate) {
  return properties.map(({ label, value }) => ({
    label: t(propertyAliases[label] ?? label),
    value: label === 'size' ? sizeText(value, t) : value,
  }));
}

/** What was chosen of a line, such as "Colour: Red, Size: M". */
function propertiesText(properties: Line['properties'], t: Translate): string {
  return lineProperties(properties, t)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(', ');
}
