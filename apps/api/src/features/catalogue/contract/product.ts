import { type Static, Type } from 'typebox';
import { Image } from '../../../platform/contract/image';
import { Price } from '../../../platform/contract/money';
import { Crumb, Id, nullable, oneOf } from '../../../platform/contract/schema';
import { AddOn } from './add-on';
import { SizeGuide } from './size-guide';

/** S3.3 */
export const StockStatus = oneOf(['InStock', 'OutOfStock', 'InPreorderStock'], { title: 'StockStatus' });
export type StockStatus = Static<typeof StockStatus>;

/** The unit that is sold: a product in one colour and one size. */
export const Variant = Type.Object(
  {
    id: Id,
    url: Type.String(),
    sku: Type.String(),
    ean: nullable(Type.String()),
    color: Type.String({ description: "The colour's code within the product" }),
    size: Type.String(),
    price: Price,
    stockStatus: StockStatus,
    availableFrom: nullable(
      Type.String({ format: 'date', description: 'First shipping day; set while in preorder' }),
    ),
  },
  { title: 'Variant' },
);
export type Variant = Static<typeof Variant>;

export const ProductColor = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    swatch: Type.Array(Type.String({ pattern: '^#[0-9a-f]{6}$' }), { minItems: 1, maxItems: 2 }),
    leadVariantId: Id,
    url: Type.String(),
    stockStatus: StockStatus,
    images: Type.Array(Image, { minItems: 1 }),
  },
  { title: 'ProductColor' },
);
export type ProductColor = Static<typeof ProductColor>;

/** A product in a list. */
export const ProductCard = Type.Object(
  {
    id: Id,
    variantId: Id,
    name: Type.String(),
    brand: Type.String(),
    category: Type.String(),
    url: Type.String(),
    images: Type.Array(Image, { minItems: 1, maxItems: 2 }),
    price: Price,
    colors: Type.Array(
      Type.Object({ name: Type.String(), swatch: Type.Array(Type.String()), url: Type.String() }),
    ),
    stockStatus: StockStatus,
    isNew: Type.Boolean(),
  },
  { title: 'ProductCard' },
);
export type ProductCard = Static<typeof ProductCard>;

/** S3.4, with the data of the product page. */
export const Product = Type.Object(
  {
    id: Id,
    name: Type.String(),
    brand: Type.String(),
    url: Type.String({ description: "Canonical path: the path of the selected colour's lead variant" }),
    description: Type.String({ description: 'Plain text; an empty line separates paragraphs' }),
    features: Type.Array(Type.String()),
    composition: Type.String({
      description: 'Composition: textile fibres by their names in EU law, largest share first',
      examples: ['88% polyester (recycled), 12% elastane'],
    }),
    care: Type.String({ description: 'Care instructions' }),
    warnings: Type.Array(Type.String(), {
      description: 'Safety warnings; empty for most products',
    }),
    sustainabilityLabel: Type.Optional(
      Type.Object(
        {
          text: Type.String({ examples: ['Organic cotton, certified from the field to the garment'] }),
          proofUrl: Type.String({
            description: 'The proof of the claim, an https URL',
            examples: ['https://certificates.example/organic-cotton'],
          }),
        },
        { description: 'A proven claim about the environment; missing for a product without one' },
      ),
    ),
    manufacturer: Type.Object(
      {
        name: Type.String({ examples: ['North Mills ApS'] }),
        address: Type.String({
          description: 'Postal address',
          examples: ['Mill Lane 1, 8000 Aarhus C, Denmark'],
        }),
        email: Type.String({ examples: ['product-safety@north.example'] }),
      },
      {
        description:
          'The manufacturer, responsible for product safety (Regulation (EU) 2023/988, article 19)',
      },
    ),
    sizeGuide: nullable(SizeGuide),
    breadcrumb: Type.Object({ parent: nullable(Crumb), items: Type.Array(Crumb) }),
    selectedVariantId: Id,
    price: Price,
    attributes: Type.Object({
      colorName: Type.String(),
      sizeNumber: Type.String(),
      isUnlisted: Type.Boolean(),
    }),
    metaTitle: Type.String(),
    metaDescription: Type.String(),
    images: Type.Array(Image, { minItems: 1 }),
    colors: Type.Array(ProductColor, { minItems: 1 }),
    sizes: Type.Array(Type.String(), { description: 'All sizes, in the order of S3.28' }),
    variants: Type.Array(Variant, { minItems: 1 }),
    addOns: Type.Array(AddOn, { description: 'The available prints' }),
    related: Type.Array(ProductCard),
  },
  { title: 'Product' },
);
export type Product = Static<typeof Product>;

/** A page of a list. */
export const ProductList = Type.Object(
  {
    items: Type.Array(ProductCard),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    totalItems: Type.Integer(),
    totalPages: Type.Integer(),
  },
  { title: 'ProductList' },
);
export type ProductList = Static<typeof ProductList>;
