import { describe, expect, it } from 'vitest';
import type { Choices, ProductDocument } from '../src/products/drafts/draft-data';
import { entered, imagesWithoutText, storedProduct } from '../src/products/drafts/entered-product';

const choices: Choices = {
  meta: { status: 200, redirect: null },
  cultures: ['en', 'da'],
  currencies: ['EUR', 'JPY'],
  categories: [{ id: 'hats', name: 'Hats' }],
  sizeGuides: [],
  prints: [{ id: 'own', name: 'Own name' }],
};

const text = (name: string, slug: string) => ({
  name,
  slug,
  description: '',
  features: ['Light', 'Warm'],
  composition: '100% wool',
  parts: [
    { name: 'Hat', composition: 'wool' },
    { name: 'Band', composition: 'linen' },
  ],
  care: '',
  warnings: [],
  metaTitle: '',
  metaDescription: '',
});
const stored: ProductDocument = {
  brand: 'North',
  categoryIds: ['hats', 'winter'],
  isNew: false,
  isUnlisted: true,
  manufacturer: { name: 'Mills', address: 'Mill Lane 1', email: 'mills@north.example' },
  durabilityGuarantee: { producer: 'Mills', years: 5 },
  texts: { en: text('Hat', 'hat'), da: text('Hat', 'hat') },
  prices: { EUR: { unit: 2995, discounted: 1995 }, JPY: { unit: 4000 } },
  addOns: [{ relationId: 'hat-print', addOnId: 'own' }],
  colors: [
    {
      code: 'red',
      swatch: ['#ff0000', '#ffffff'],
      name: { en: 'Red', da: 'Rød' },
      images: [
        { key: 'a', altText: { en: 'A hat', da: '' }, focal: { top: 0, left: 1 }, width: 1, height: 1 },
      ],
      variants: [{ id: 'hat-red', sku: 'HAT', ean: null, size: 'M', stock: 3, availableFrom: '2099-01-01' }],
    },
  ],
};

describe('the form of a product', () => {
  it('keeps what nobody can enter', () => {
    expect(storedProduct(entered(stored, choices), 'hat', stored)).toEqual(stored);
  });

  it('gives new colours, sizes and prints identifiers, and addresses from the names', () => {
    const form = entered(undefined, choices);
    const [color] = form.colors;
    const [variant] = color?.variants ?? [];
    if (!color || !variant) throw new Error('The empty form has no colour.');
    const product = storedProduct(
      {
        ...form,
        prints: ['own'],
        prices: { EUR: '29,95', JPY: '4000' },
        texts: Object.fromEntries(
          Object.entries(form.texts).map(([culture, texts]) => [culture, { ...texts, name: 'Rød Hue' }]),
        ),
        colors: [
          { ...color, names: { en: 'Sky blue', da: 'Blå' }, variants: [{ ...variant, size: '6 XL' }] },
          { ...color, names: { en: 'Sky blue', da: 'Blå' }, variants: [{ ...variant, size: '6 XL' }] },
        ],
      },
      'hat',
      undefined,
    );
    expect(product.prices).toEqual({ EUR: { unit: 2995 }, JPY: { unit: 4000 } });
    expect(product.texts.da?.slug).toBe('rod-hue');
    expect(product.addOns).toEqual([{ relationId: 'hat-own', addOnId: 'own' }]);
    expect(product.colors.map(({ code, variants }) => [code, variants[0]?.id, variants[0]?.sku])).toEqual([
      ['sky-blue', 'hat-sky-blue-6-xl', 'HAT-SKY-BLUE-6-XL'],
      ['sky-blue-2', 'hat-sky-blue-2-6-xl', 'HAT-SKY-BLUE-2-6-XL'],
    ]);
    expect(product.isUnlisted).toBe(false);
  });

  it('counts the images without an alternative text in some culture', () => {
    expect(imagesWithoutText(stored)).toBe(1);
  });
});
