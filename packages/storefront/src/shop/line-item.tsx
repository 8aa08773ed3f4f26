import { ReceiptLine } from '@matchday/ui/receipt-line';
import type { ReactNode } from 'react';
import type { Image, Money } from '../data/contract';
import { formatMoney } from '../texts/format';
import type { Translate } from '../texts/translate';
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
  /** What else is to be said about it. */
  notice?: ReactNode;
}

/** One line of an order, for reading: picture, name, what was chosen, how many and what they cost. */
export function LineItem({ line, t, notice }: LineItemProps) {
  return (
    <li>
      <ReceiptLine
        picture={{ ...pictureOf(line.image, { sizes: '72px' }), alt: '' }}
        name={line.name}
        properties={lineProperties(line.properties, t)}
        quantity={`${t('Basket.Quantity')}: ${line.quantity}`}
        price={formatMoney(line.total, t.locale)}
        notice={notice}
      />
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
