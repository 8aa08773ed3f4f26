import type { ProductRow } from '../src/features/imports/store-data';
import type { Garment } from './art/spec';
import type { Culture } from './club';
import { fabrics } from './fabrics';

type Part = Readonly<Record<Culture, string>>;

/** The components of garments that are sold as a set. A set's socks are made of another fabric than the rest. */
export const sets: Readonly<Partial<Record<Garment, readonly [...Part[], socks: Part]>>> = {
  'kids-kit': [
    { en: 'Shirt', da: 'Trøje', es: 'Camiseta' },
    { en: 'Shorts', da: 'Shorts', es: 'Pantalón' },
    { en: 'Socks', da: 'Strømper', es: 'Medias' },
  ],
};

export function partsOf(
  garment: Garment,
  composition: string,
  culture: Culture,
): NonNullable<ProductRow['texts'][string]['parts']> {
  const parts = sets[garment] ?? [];
  return parts.map((name, at) => ({
    name: name[culture],
    composition: at === parts.length - 1 ? fabrics.sock.composition[culture] : composition,
  }));
}
