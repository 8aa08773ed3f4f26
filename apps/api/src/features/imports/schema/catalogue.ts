import { Type } from 'typebox';
import { Id, nullable, oneOf } from '../../../platform/contract/schema';
import { measureUnits, personalisationKinds, printTypes, textPlacements } from '../../catalogue';
import { Amount, Count, Name, perCulture, perCurrency, Slug, strict, Text } from './shapes';

const Side = Type.Number({ minimum: 0, maximum: 1 });

const ImageSchema = Type.Object(
  {
    key: Type.String({ minLength: 1, maxLength: 160, pattern: '^[A-Za-z0-9-]+$' }),
    altText: perCulture(Text),
    focal: Type.Object({ top: Side, left: Side }, strict),
    width: Type.Integer({ minimum: 1, maximum: 20_000 }),
    height: Type.Integer({ minimum: 1, maximum: 20_000 }),
  },
  strict,
);

export const CategorySchema = Type.Object(
  {
    id: Id,
    parentId: nullable(Id),
    image: nullable(ImageSchema),
    texts: perCulture(
      Type.Object(
        { name: Name, slug: Slug, description: Text, metaTitle: Text, metaDescription: Text },
        strict,
      ),
      { flat: true },
    ),
  },
  strict,
);

export const PricesSchema = perCurrency(
  Type.Object(
    {
      unit: Amount({ column: 'price' }),
      discounted: Type.Optional(Amount()),
      prior: Type.Optional(Amount()),
      history: Type.Optional(
        Type.Array(
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

export const VariantSchema = Type.Object(
  {
    id: Id,
    sku: Type.String({ minLength: 1, maxLength: 80, pattern: '^[^\\u0000]*$' }),
    ean: nullable(Type.String({ pattern: '^\\d{8,14}$' })),
    size: Type.String({ maxLength: 40 }),
    stock: Count,
    availableFrom: Type.Optional(Type.String({ format: 'date' })),
  },
  strict,
);

export const ColorSchema = Type.Object(
  {
    code: Id,
    swatch: Type.Array(Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }), { minItems: 1 }),
    name: perCulture(Name),
    images: Type.Array(ImageSchema, { minItems: 1 }),
    variants: Type.Array(VariantSchema, { minItems: 1 }),
  },
  strict,
);

export const ProductSchema = Type.Object(
  {
    id: Id,
    brand: Text,
    categoryIds: Type.Array(Id, { minItems: 1 }),
    isNew: Type.Boolean(),
    isUnlisted: Type.Boolean(),
    sizeGuideId: Type.Optional(Id),
    manufacturer: Type.Object({ name: Text, address: Text, email: Text }, strict),
    texts: perCulture(
      Type.Object(
        {
          name: Name,
          slug: Slug,
          description: Text,
          features: Type.Array(Text),
          composition: Text,
          care: Text,
          warnings: Type.Optional(Type.Array(Text)),
          metaTitle: Text,
          metaDescription: Text,
        },
        strict,
      ),
      { flat: true },
    ),
    prices: PricesSchema,
    addOns: Type.Optional(Type.Array(Type.Object({ relationId: Id, addOnId: Id }, strict))),
    colors: Type.Array(ColorSchema, { minItems: 1 }),
  },
  strict,
);

export const SizeGuideSchema = Type.Object(
  {
    id: Id,
    texts: perCulture(Type.Object({ name: Name, notes: Type.Array(Text) }, strict), { flat: true }),
    measures: Type.Array(Type.Object({ unit: oneOf(measureUnits), name: perCulture(Name) }, strict)),
    rows: Type.Array(
      Type.Object(
        {
          size: Type.String({ maxLength: 40 }),
          values: Type.Array(nullable(Type.Object({ from: Type.Number(), to: Type.Number() }, strict))),
        },
        strict,
      ),
    ),
  },
  strict,
);

export const AddOnSchema = Type.Object(
  {
    id: Id,
    printType: oneOf(printTypes),
    kind: oneOf(personalisationKinds),
    prices: perCurrency(Amount()),
    printSettings: Type.Object(
      {
        nameTextSize: Type.Number({ minimum: 0 }),
        numberTextSize: Type.Number({ minimum: 0 }),
        textPlacement: oneOf(textPlacements),
        nameFontUrl: Text,
        numberFontUrl: Text,
        color: Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }),
        nameMaxLength: Type.Integer({ minimum: 0, maximum: 100 }),
        numberMin: Type.Integer({ minimum: 0 }),
        numberMax: Type.Integer({ minimum: 0 }),
        allowedCharacters: Text,
      },
      strict,
    ),
    texts: perCulture(Type.Object({ name: Name, text: Text }, strict), { flat: true }),
  },
  strict,
);

export const PlayerSchema = Type.Object(
  {
    id: Id,
    name: Name,
    number: Type.Integer({ minimum: 0, maximum: 999 }),
    role: Type.Optional(perCulture(Text)),
    isActive: Type.Boolean(),
  },
  strict,
);
