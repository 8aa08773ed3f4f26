import { type Static, Type } from 'typebox';
import { described, Id, nullable, oneOf } from '../../platform/contract/schema';
import { ImageRow } from '../media/store-data';
import { Amount, Count, Day, list, Name, perCulture, perCurrency, Slug, strict, Text, } from '../stores/fields';
import { measureUnits } from './contract/size-guide';

const categoryFields = {
  id: Id,
  parentId: nullable(described(Id, 'Id of the parent; null for the root', 'shirts')),
  image: nullable(ImageRow),
};
const UrlSlug = described(Slug, 'The last part of the path', 'home-shirt');
const CategoryText = Type.Object(
  { name: Name, slug: UrlSlug, description: Text, metaTitle: Text, metaDescription: Text },
  strict,
);

export const CategoryRow = Type.Object(
  {
    ...categoryFields,
    texts: described(perCulture(CategoryText, { flat: true }), 'Texts of the category in each culture'),
  },
  strict,
);
export type CategoryRow = Static<typeof CategoryRow>;

/** The fields of a category that are columns of `categories`. */
export const CategoryFields = Type.Object(categoryFields);

/** The texts of a category that are columns of `category_texts`; `path` replaces the slug. */
export const CategoryTexts = Type.Omit(CategoryText, ['slug']);

export const Prices = perCurrency(
  Type.Object(
    {
      unit: Amount({
        column: 'price',
        description: 'Price per unit before a discount, in the minor unit, VAT included',
        examples: [7995],
      }),
      discounted: Type.Optional(
        Amount({
          description: 'Price per unit during a sale, in the minor unit, VAT included',
          examples: [5995],
        }),
      ),
      prior: Type.Optional(
        Amount({
          description:
            'The lowest price of the 30 days before the reduction, if `history` does not contain it; in the minor unit',
          examples: [7495],
        }),
      ),
      history: Type.Optional(
        list(
          Type.Object(
            {
              since: Type.String({
                pattern: '^\\d{4}-\\d{2}-\\d{2}',
                description: 'The first day or time of the price',
                examples: ['2026-10-01'],
              }),
              asked: Amount({ description: 'The price that was asked, in the minor unit', examples: [7495] }),
              isReduced: Type.Optional(
                Type.Boolean({ description: 'Whether it was announced as a reduction' }),
              ),
            },
            strict,
          ),
          {
            description:
              'Earlier prices, oldest first; only used for variants without a recorded price history',
          },
        ),
      ),
    },
    strict,
  ),
  { flat: true, description: 'Prices in each currency of the store' },
);

export const VariantRow = Type.Object(
  {
    id: Id,
    sku: Type.String({ minLength: 1, maxLength: 80, pattern: '^[^\\u0000]*$' }),
    ean: nullable(Type.String({ pattern: '^\\d{8,14}$' })),
    size: Type.String({ maxLength: 40 }),
    stock: described(Count, 'Number of units for sale; reserved ones do not count', 25),
    availableFrom: Type.Optional(described(Day, 'Until this day the variant is in preorder')),
  },
  strict,
);

export const ColorRow = Type.Object(
  {
    code: described(Id, 'Code of the colour, unique in the product', 'red'),
    swatch: list(Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }), { minItems: 1 }),
    name: perCulture(Name),
    images: list(ImageRow, { minItems: 1 }),
    variants: list(VariantRow, { minItems: 1 }),
  },
  strict,
);
export type ColorRow = Static<typeof ColorRow>;

/** A claim about the environment with its proof, without which no label shows (Directive (EU) 2024/825). */
const SustainabilityLabel = Type.Object(
  {
    text: Name,
    proofUrl: Type.String({
      description: 'The page with the proof of the claim',
      examples: ['https://certificates.example/12345'],
      maxLength: 2_000,
      pattern: '^https://([A-Za-z0-9-]+\\.)+[A-Za-z0-9-]+(:\\d+)?([/?#]\\S*)?$',
    }),
  },
  strict,
);

const ProductText = Type.Object(
  {
    name: Name,
    slug: UrlSlug,
    description: Text,
    features: list(Text),
    composition: described(Text, 'The materials, as on the label', '100% recycled polyester'),
    care: described(Text, 'How to wash and care for the product', 'Wash at 30 degrees, inside out'),
    warnings: Type.Optional(list(Text, { description: 'Safety warnings' })),
    sustainabilityLabel: Type.Optional(
      described(SustainabilityLabel, 'A claim about the environment, with its proof'),
    ),
    metaTitle: Text,
    metaDescription: Text,
  },
  strict,
);

export const ProductRow = Type.Object(
  {
    id: Id,
    brand: described(Text, 'The brand, as shown to shoppers', 'Astralis'),
    categoryIds: list(Id, {
      minItems: 1,
      description: "Ids of the categories; the first one gives the product's category name and path",
    }),
    isNew: Type.Boolean(),
    isUnlisted: Type.Boolean(),
    sizeGuideId: Type.Optional(described(Id, 'Id of the size guide', 'adult-shirts')),
    manufacturer: Type.Object(
      { name: Text, address: described(Text, 'Postal address', 'Pier 1, 8000 Aarhus, Denmark'), email: Text },
      { ...strict, description: 'The manufacturer or the importer (Regulation (EU) 2023/988)' },
    ),
    texts: described(perCulture(ProductText, { flat: true }), 'Texts of the product in each culture'),
    prices: Prices,
    addOns: Type.Optional(
      list(
        Type.Object(
          {
            relationId: described(
              Id,
              'Id of the print on this product, unique in the store',
              'home-shirt-own',
            ),
            addOnId: described(Id, 'Id of the print', 'own-name'),
          },
          strict,
        ),
        { description: 'The available prints, in display order' },
      ),
    ),
    colors: list(ColorRow, { minItems: 1 }),
  },
  strict,
);
export type ProductRow = Static<typeof ProductRow>;

const {
  categoryIds: _,
  texts: _texts,
  prices: _prices,
  addOns: _prints,
  colors: _colors,
  ...ownFields
} = ProductRow.properties;

/** The fields of a product that are columns of `products`. */
export const ProductFields = Type.Object(ownFields);

const { slug: _slug, name, ...pageTexts } = ProductText.properties;

/** The texts of a product that only its page shows. */
export const PageTexts = Type.Object(pageTexts);

/** The texts of a product that are columns of `product_texts`; `path` replaces the slug. */
export const ProductTexts = Type.Object({ name, ...pageTexts });

export const SizeGuideRow = Type.Object(
  {
    id: Id,
    texts: described(
      perCulture(
        Type.Object(
          { name: Name, notes: list(Text, { description: 'Notes below the table, in display order' }) },
          strict,
        ),
        { flat: true },
      ),
      'Texts of the size guide in each culture',
    ),
    measures: list(
      Type.Object(
        { unit: oneOf(measureUnits, { description: 'Unit of the values' }), name: perCulture(Name) },
        strict,
      ),
      { description: 'What is measured, in display order' },
    ),
    /** Smallest size first; `values` have the order of `measures`. */
    rows: list(
      Type.Object(
        {
          size: Type.String({ maxLength: 40 }),
          values: list(
            nullable(
              Type.Object(
                {
                  from: Type.Number({ description: 'Smallest measure, in the unit', examples: [88] }),
                  to: Type.Number({ description: 'Largest measure, in the unit', examples: [96] }),
                },
                strict,
              ),
            ),
            { description: 'The range of each measure, in the order of `measures`; null if it has none' },
          ),
        },
        strict,
      ),
    ),
  },
  strict,
);
export type SizeGuideRow = Static<typeof SizeGuideRow>;
