import type { TranslateOf } from '../texts/translate';
import { sizeText } from './size-text';
import type { propertyTexts } from './texts';

interface Property {
  label: string;
  value: string;
}

const aliases = {
  color: 'Basket.Property.Color',
  size: 'Basket.Property.Size',
  name: 'Basket.Property.Name',
  number: 'Basket.Property.Number',
} as const;

const isKnown = (label: string): label is keyof typeof aliases => Object.hasOwn(aliases, label);

/** The chosen properties of a line, in the reader's language. */
export function lineProperties(
  properties: readonly Property[],
  t: TranslateOf<typeof propertyTexts>,
): Property[] {
  return properties.map(({ label, value }) => ({
    label: isKnown(label) ? t(aliases[label]) : label,
    value: label === 'size' ? sizeText(value, t) : value,
  }));
}
