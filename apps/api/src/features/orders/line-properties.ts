import type { OrderLine } from './contract';

/** The labels of a line's properties in the language of a document. */
export interface PropertyLabels {
  color: string;
  size: string;
  oneSize: string;
}

const isOneSize = (size: string): boolean => size.toLowerCase() === 'onesize';

/** Colour and size of a line in words. */
export function propertiesInWords(properties: OrderLine['properties'], labels: PropertyLabels): string {
  return properties
    .flatMap(({ label, value }) => {
      if (label === 'color') return [`${labels.color}: ${value}`];
      if (label !== 'size') return [];
      return [`${labels.size}: ${isOneSize(value) ? labels.oneSize : value.toUpperCase()}`];
    })
    .join(', ');
}
