import { newId, slugOf } from '../../api/new-id';
import { minorUnitsOf, readAmount } from '../../orders/refundable';
import type { Choices, DraftRecord, ProductDocument } from './draft-data';

type ColorRow = ProductDocument['colors'][number];
export type EnteredImage = ColorRow['images'][number];

/** The texts of a product in one culture, as they are entered: lists have one item in each line. */
export interface EnteredTexts {
  name: string;
  slug: string;
  description: string;
  features: string;
  composition: string;
  care: string;
  warnings: string;
  metaTitle: string;
  metaDescription: string;
}

export interface EnteredVariant {
  /** Stands for it in the form only. */
  key: string;
  /** Empty for a new variant. */
  id: string;
  size: string;
  sku: string;
  ean: string;
  stock: string;
}

export interface EnteredColor {
  /** Stands for it in the form only. */
  key: string;
  /** Empty for a new colour. */
  code: string;
  swatch: string;
  names: Readonly<Record<string, string>>;
  images: readonly EnteredImage[];
  variants: readonly EnteredVariant[];
}

interface EnteredContact {
  name: string;
  address: string;
  email: string;
}

/** A product as a person enters it. */
export interface EnteredProduct {
  brand: string;
  categoryId: string;
  sizeGuideId: string;
  prints: readonly string[];
  isNew: boolean;
  texts: Readonly<Record<string, EnteredTexts>>;
  prices: Readonly<Record<string, string>>;
  colors: readonly EnteredColor[];
  manufacturer: EnteredContact & { country: string };
  /** Empty without one. */
  responsible: EnteredContact;
}

const noContact: EnteredContact = { name: '', address: '', email: '' };
export const newVariant = (key: string = crypto.randomUUID()): EnteredVariant => ({
  key,
  id: '',
  size: '',
  sku: '',
  ean: '',
  stock: '0',
});
export const newColor = ({ cultures }: Choices, key: string = crypto.randomUUID()): EnteredColor => ({
  key,
  code: '',
  swatch: '#000000',
  names: Object.fromEntries(cultures.map((culture) => [culture, ''])),
  images: [],
  variants: [newVariant(key)],
});

const lines = (items: readonly string[] = []) => items.join('\n');
const items = (entered: string) =>
  entered
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A stored product as it is entered; an empty form without one. */
export function entered(product: ProductDocument | undefined, choices: Choices): EnteredProduct {
  const { manufacturer, responsiblePerson } = product ?? {};
  return {
    brand: product?.brand ?? '',
    categoryId: product?.categoryIds[0] ?? '',
    sizeGuideId: product?.sizeGuideId ?? '',
    prints: product?.addOns?.map(({ addOnId }) => addOnId) ?? [],
    isNew: product?.isNew ?? true,
    texts: Object.fromEntries(
      choices.cultures.map((culture) => [culture, enteredTexts(product?.texts[culture])]),
    ),
    prices: Object.fromEntries(
      choices.currencies.map((currency) => {
        const unit = product?.prices[currency]?.unit;
        return [currency, unit === undefined ? '' : String(unit / minorUnitsOf(currency))];
      }),
    ),
    colors: product?.colors.map(enteredColor) ?? [newColor(choices, 'first')],
    manufacturer: { ...noContact, country: '', ...manufacturer },
    responsible: { ...noContact, ...responsiblePerson },
  };
}

const enteredTexts = (text: ProductDocument['texts'][string] | undefined): EnteredTexts => ({
  name: text?.name ?? '',
  slug: text?.slug ?? '',
  description: text?.description ?? '',
  features: lines(text?.features),
  composition: text?.composition ?? '',
  care: text?.care ?? '',
  warnings: lines(text?.warnings),
  metaTitle: text?.metaTitle ?? '',
  metaDescription: text?.metaDescription ?? '',
});

const enteredColor = ({ code, swatch, name, images, variants }: ColorRow): EnteredColor => ({
  key: code,
  code,
  swatch: swatch[0] ?? '#000000',
  names: name,
  images,
  variants: variants.map(({ id, size, sku, ean, stock }) => ({
    key: id,
    id,
    size,
    sku,
    ean: ean ?? '',
    stock: String(stock),
  })),
});

/**
 * An entered product as it is stored. What a person cannot enter, such as earlier prices, stays as it was.
 * @param id of the product, from which new variants get theirs
 */
export function storedProduct(
  form: EnteredProduct,
  id: string,
  before: ProductDocument | undefined,
): ProductDocument {
  const { sizeGuideId: _guide, responsiblePerson: _person, addOns = [], ...kept } = before ?? {};
  const { manufacturer, responsible } = form;
  const hasResponsible = Object.values(responsible).some((value) => value.trim() !== '');
  return {
    isUnlisted: false,
    ...kept,
    brand: form.brand.trim(),
    categoryIds: [form.categoryId, ...(before?.categoryIds.slice(1) ?? [])],
    isNew: form.isNew,
    ...(form.sizeGuideId !== '' && { sizeGuideId: form.sizeGuideId }),
    manufacturer: withoutEmptyCountry(manufacturer),
    ...(hasResponsible && { responsiblePerson: responsible }),
    texts: Object.fromEntries(
      Object.entries(form.texts).map(([culture, text]) => [
        culture,
        { ...before?.texts[culture], ...storedTexts(text) },
      ]),
    ),
    prices: Object.fromEntries(
      Object.entries(form.prices).map(([currency, price]) => [
        currency,
        {
          ...before?.prices[currency],
          unit: Math.round((readAmount(price, currency) ?? 0) * minorUnitsOf(currency)),
        },
      ]),
    ),
    addOns: form.prints.map(
      (addOnId) =>
        addOns.find((print) => print.addOnId === addOnId) ?? { relationId: `${id}-${addOnId}`, addOnId },
    ),
    colors: storedColors(form, id, before),
  };
}

function withoutEmptyCountry({ country, ...contact }: EnteredProduct['manufacturer']) {
  return country.trim() === '' ? contact : { ...contact, country: country.trim().toUpperCase() };
}

const storedTexts = ({ features, warnings, slug, name, ...text }: EnteredTexts) => ({
  ...text,
  name: name.trim(),
  slug: slug.trim() || slugOf(name),
  features: items(features),
  warnings: items(warnings),
});

function storedColors(
  { colors }: EnteredProduct,
  id: string,
  before: ProductDocument | undefined,
): ColorRow[] {
  const codes = colors.map(({ code }) => code).filter((code) => code !== '');
  const known = before?.colors ?? [];
  return colors.map((color) => {
    const code = color.code || newId(Object.values(color.names)[0] ?? '', codes, 'colour');
    codes.push(code);
    const stored = known.find((each) => each.code === code);
    return {
      code,
      swatch: [color.swatch, ...(stored?.swatch.slice(1) ?? [])],
      name: color.names,
      images: [...color.images],
      variants: color.variants.map((variant) => {
        const own = variant.id || [id, shortened(code), shortened(variant.size) || 'one'].join('-');
        return {
          ...stored?.variants.find((each) => each.id === variant.id),
          id: own,
          size: variant.size.trim(),
          sku: variant.sku.trim() || own.toUpperCase(),
          ean: variant.ean.trim() || null,
          stock: Number(variant.stock),
        };
      }),
    };
  });
}

const longestPart = 16;
const shortened = (text: string) => slugOf(text).slice(0, longestPart).replace(/-$/, '');

/** The images without an alternative text in one of the cultures. */
export const imagesWithoutText = ({ colors }: Pick<ProductDocument, 'colors'>): number =>
  colors
    .flatMap(({ images }) => images)
    .filter(({ altText }) => Object.values(altText).some((text) => text.trim() === '')).length;

/** The variants of a draft that the shop has. */
export const shopVariants = ({ base }: Pick<DraftRecord, 'base'>): ReadonlySet<string> =>
  new Set(base?.product.colors.flatMap(({ variants }) => variants.map(({ id }) => id)));
