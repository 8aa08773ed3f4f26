import { type Static, Type } from 'typebox';
import { described, Id, nullable } from '../../platform/contract/schema';
import { ImageRow } from '../media/store-data';
import {
  Amount,
  Count,
  Day,
  list,
  Name,
  perCulture,
  perCurrency,
  Slug,
  strict,
  Text,
} from '../stores/fields';
import { legalFields, Parts, SustainabilityLabel } from './law/store-data';

const categoryFields = {
  id: described(Id, 'Id of the category'),
  parentId: nullable(described(Id, 'Id of the parent; null for the root', 'shirts')),
  image: nullable(described(ImageRow, 'The image')),
};
const UrlSlug = described(Slug, 'The last part of the path', 'home-shirt');
const CategoryText = Type.Object(
  {
    name: described(Name, 'Name, in the culture of the request'),
    slug: UrlSlug,
    description: described(Text, 'Description in one or two sentences, as plain text'),
    metaTitle: described(Text, 'Title of the page for browsers and search engines'),
    metaDescription: described(Text, 'Description of the page for search engines'),
  },
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
    id: described(Id, 'Id of the variant'),
    sku: Type.String({
      minLength: 1,
      maxLength: 80,
      pattern: '^[^\\u0000]*$',
      description: 'Stock keeping unit: the shop’s own article number',
    }),
    ean: nullable(
      Type.String({
        pattern: '^\\d{8,14}$',
        description: 'The International Article Number, 13 digits; null without one',
      }),
    ),
    size: Type.String({ maxLength: 40, description: 'Size, as printed on the label of the garment' }),
    stock: described(Count, 'Number of units for sale; reserved ones do not count', 25),
    availableFrom: Type.Optional(described(Day, 'Until this day the variant is in preorder')),
  },
  strict,
);

export const ColorRow = Type.Object(
  {
    code: described(Id, 'Code of the colour, unique in the product', 'red'),
    swatch: list(Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }), {
      minItems: 1,
      description: 'One or two colours for a colour swatch, as `#rrggbb`',
    }),
    name: perCulture(Name, { description: 'Name, in the culture of the request' }),
    images: list(ImageRow, { minItems: 1, description: 'Images, in display order' }),
    variants: list(VariantRow, { minItems: 1, description: 'Variants by colour, then by size' }),
  },
  strict,
);
export type ColorRow = Static<typeof ColorRow>;

const ProductText = Type.Object(
  {
    name: described(Name, 'Name, in the culture of the request'),
    slug: UrlSlug,
    description: described(Text, 'Description in one or two sentences, as plain text'),
    features: list(Text, { description: 'Features of the product, in a few words each' }),
    composition: described(Text, 'The materials, as on the label', '100% recycled polyester'),
    parts: Type.Optional(Parts),
    care: described(Text, 'How to wash and care for the product', 'Wash at 30 degrees, inside out'),
    warnings: Type.Optional(list(Text, { description: 'Safety warnings' })),
    sustainabilityLabel: Type.Optional(
      described(SustainabilityLabel, 'A claim about the environment, with its proof'),
    ),
    metaTitle: described(Text, 'Title of the page for browsers and search engines'),
    metaDescription: described(Text, 'Description of the page for search engines'),
  },
  strict,
);

export const ProductRow = Type.Object(
  {
    id: described(Id, 'Id of the product'),
    brand: described(Text, 'The brand, as shown to shoppers', 'Astralis'),
    categoryIds: list(Id, {
      minItems: 1,
      description: "Ids of the categories; the first one gives the product's category name and path",
    }),
    isNew: Type.Boolean({ description: 'Whether the product is marked as new' }),
    isUnlisted: Type.Boolean({ description: 'Whether the product is omitted from lists and search' }),
    sizeGuideId: Type.Optional(described(Id, 'Id of the size guide', 'adult-shirts')),
    ...legalFields,
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
    colors: list(ColorRow, { minItems: 1, description: 'Colours, in display order' }),
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
