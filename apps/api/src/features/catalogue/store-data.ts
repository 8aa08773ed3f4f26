import { type Static, Type } from 'typebox';
import { Id, nullable, oneOf } from '../../platform/contract/schema';
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
import { measureUnits } from './contract/size-guide';

const categoryFields = { id: Id, parentId: nullable(Id), image: nullable(ImageRow) };
const CategoryText = Type.Object(
  { name: Name, slug: Slug, description: Text, metaTitle: Text, metaDescription: Text },
  strict,
);

export const CategoryRow = Type.Object(
  { ...categoryFields, texts: perCulture(CategoryText, { flat: true }) },
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
      unit: Amount({ column: 'price' }),
      /** Price during a sale. */
      discounted: Type.Optional(Amount()),
      /** The lowest price of the 30 days before the reduction, if `history` does not contain it. */
      prior: Type.Optional(Amount()),
      /** Earlier prices, oldest first; only used for variants without a recorded price history. */
      history: Type.Optional(
        list(
          Type.Object(
            {
              since: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}' }),
              asked: Amount(),
              isReduced: Type.Optional(Type.Boolean()),
            },
            strict,
          ),
        ),
      ),
    },
    strict,
  ),
  { flat: true },
);

export const VariantRow = Type.Object(
  {
    id: Id,
    sku: Type.String({ minLength: 1, maxLength: 80, pattern: '^[^\\u0000]*$' }),
    ean: nullable(Type.String({ pattern: '^\\d{8,14}$' })),
    size: Type.String({ maxLength: 40 }),
    stock: Count,
    /** Until this day the variant is in preorder. */
    availableFrom: Type.Optional(Day),
  },
  strict,
);

export const ColorRow = Type.Object(
  {
    code: Id,
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
      maxLength: 2_000,
      pattern: '^https://([A-Za-z0-9-]+\\.)+[A-Za-z0-9-]+(:\\d+)?([/?#]\\S*)?$',
    }),
  },
  strict,
);

const ProductText = Type.Object(
  {
    name: Name,
    slug: Slug,
    description: Text,
    features: list(Text),
    composition: Text,
    care: Text,
    /** Safety warnings. */
    warnings: Type.Optional(list(Text)),
    sustainabilityLabel: Type.Optional(SustainabilityLabel),
    metaTitle: Text,
    metaDescription: Text,
  },
  strict,
);

export const ProductRow = Type.Object(
  {
    id: Id,
    brand: Text,
    /** The first is the main category, used for the product's category name and path. */
    categoryIds: list(Id, { minItems: 1 }),
    isNew: Type.Boolean(),
    isUnlisted: Type.Boolean(),
    sizeGuideId: Type.Optional(Id),
    manufacturer: Type.Object({ name: Text, address: Text, email: Text }, strict),
    texts: perCulture(ProductText, { flat: true }),
    prices: Prices,
    /** The available prints, in display order. `relationId` is unique in the store. */
    addOns: Type.Optional(list(Type.Object({ relationId: Id, addOnId: Id }, strict))),
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
    texts: perCulture(Type.Object({ name: Name, notes: list(Text) }, strict), { flat: true }),
    measures: list(Type.Object({ unit: oneOf(measureUnits), name: perCulture(Name) }, strict)),
    /** Smallest size first; `values` have the order of `measures`. */
    rows: list(
      Type.Object(
        {
          size: Type.String({ maxLength: 40 }),
          values: list(nullable(Type.Object({ from: Type.Number(), to: Type.Number() }, strict))),
        },
        strict,
      ),
    ),
  },
  strict,
);
export type SizeGuideRow = Static<typeof SizeGuideRow>;
