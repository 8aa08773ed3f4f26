import type { Translate } from '../texts/translate';
import { sizeText } from './size-text';

interface Property {
  label: string;
  value: string;
}

const aliases: Readonly<Record<string, string>> = {
  color: 'Basket.Property.Color',
  size: 'Basket.Property.Size',
  name: 'Basket.Property.Name',
  number: 'Basket.Property.Number',
};

/** What was chosen of a line, in the reader's words. */
export function lineProperties(properties: readonly Property[], t: Translate): Property[] {
  return properties.map(({ label, value }) => ({
    label: t(aliases[label] ?? label),
    value: label === 'size' ? sizeText(value, t) : value,
  }));
}
