import { type Static, Type } from 'typebox';
import { Image } from '../../../platform/contract/image';
import { Price } from '../../../platform/contract/money';
import { Crumb, described, Id, nullable, oneOf } from '../../../platform/contract/schema';
import { AddOn } from './add-on';
import { SizeGuide } from './size-guide';

/** S3.3 */
export const StockStatus = oneOf(['InStock', 'OutOfStock', 'InPreorderStock'], { title: 'StockStatus' });
export type StockStatus = Static<typeof StockStatus>;

/** The unit that is sold: a product in one colour and one size. */
export const Variant = Type.Object(
  {
    id: described(Id, 'Id of the variant'),
    url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
    sku: Type.String({ description: 'Stock keeping unit: the shop’s own article number' }),
    ean: nullable(
      Type.String({ description: 'The International Article Number, 13 digits; null without one' }),
    ),
    color: Type.String({ description: "The colour's code within the product" }),
    size: Type.String({ description: 'Size, as printed on the label of the garment' }),
    price: described(Price, 'Price of one unit, VAT included'),
    stockStatus: described(StockStatus, 'Whether the variant can be delivered now, later or not at all'),
    availableFrom: nullable(
      Type.String({ format: 'date', description: 'First shipping day; set while in preorder' }),
    ),
  },
  { title: 'Variant' },
);
export type Variant = Static<typeof Variant>;

export const ProductColor = Type.Object(
  {
    code: Type.String({ description: 'Code of the colour, unique in the product' }),
    name: Type.String({ description: 'Name, in the culture of the request' }),
    swatch: Type.Array(Type.String({ pattern: '^#[0-9a-f]{6}$' }), {
      minItems: 1,
      maxItems: 2,
      description: 'One or two colours for a colour swatch, as `#rrggbb`',
    }),
    leadVariantId: described(Id, 'The variant that links of the colour lead to'),
    url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
    stockStatus: described(
      StockStatus,
      'Whether any variant of the colour can be delivered now, later or not at all',
    ),
    images: Type.Array(Image, { minItems: 1, description: 'Images, in display order' }),
  },
  { title: 'ProductColor' },
);
export type ProductColor = Static<typeof ProductColor>;

/** A product in a list. */
export const ProductCard = Type.Object(
  {
    id: described(Id, 'Id of the product'),
    variantId: described(Id, 'The variant that the card shows'),
    name: Type.String({ description: 'Name, in the culture of the request' }),
    brand: Type.String({ description: 'Brand of the product' }),
    category: Type.String({ description: 'Name of the main category; empty without one' }),
    url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
    images: Type.Array(Image, { minItems: 1, maxItems: 2, description: 'Images, in display order' }),
    price: described(Price, 'Price of one unit, VAT included'),
    colors: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Name, in the culture of the request' }),
        swatch: Type.Array(Type.String(), {
          description: 'One or two colours for a colour swatch, as `#rrggbb`',
        }),
        url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
      }),
      { description: 'Colours, in display order' },
    ),
    stockStatus: described(
      StockStatus,
      "Whether any variant of the card's colour can be delivered now, later or not at all",
    ),
    isNew: Type.Boolean({ description: 'Whether the product is marked as new' }),
  },
  { title: 'ProductCard' },
);
export type ProductCard = Static<typeof ProductCard>;

/** S3.4, with the data of the product page. */
export const Product = Type.Object(
  {
    id: described(Id, 'Id of the product'),
    name: Type.String({ description: 'Name, in the culture of the request' }),
    brand: Type.String({ description: 'Brand of the product' }),
    url: Type.String({ description: "Canonical path: the path of the selected colour's lead variant" }),
    description: Type.String({ description: 'Plain text; an empty line separates paragraphs' }),
    features: Type.Array(Type.String(), { description: 'Features of the product, in a few words each' }),
    composition: Type.String({
      description: 'Composition: textile fibres by their names in EU law, largest share first',
      examples: ['88% polyester (recycled), 12% elastane'],
    }),
    parts: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String({ description: 'Name of the component', examples: ['Shorts'] }),
          composition: Type.String({
            description: 'Composition of the component',
            examples: ['100% polyester'],
          }),
        }),
        { description: 'The components of a set; missing for a product of one piece' },
      ),
    ),
    care: Type.String({ description: 'Care instructions' }),
    warnings: Type.Array(Type.String(), {
      description: 'Safety warnings; empty for most products',
    }),
    sustainabilityLabel: Type.Optional(
      Type.Object(
        {
          text: Type.String({
            examples: ['Organic cotton, certified from the field to the garment'],
            description: 'Plain text',
          }),
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
        name: Type.String({
          examples: ['North Mills ApS'],
          description: 'Name, in the culture of the request',
        }),
        address: Type.String({
          description: 'Postal address',
          examples: ['Mill Lane 1, 8000 Aarhus C, Denmark'],
        }),
        email: Type.String({ examples: ['product-safety@north.example'], description: 'E-mail address' }),
      },
      {
        description:
          'The manufacturer, responsible for product safety (Regulation (EU) 2023/988, article 19)',
      },
    ),
    responsiblePerson: Type.Optional(
      Type.Object(
        {
          name: Type.String({
            description: 'Name of the company or person',
            examples: ['North Imports ApS'],
          }),
          address: Type.String({
            description: 'Postal address',
            examples: ['Pier 2, 8000 Aarhus C, Denmark'],
          }),
          email: Type.String({ description: 'E-mail address', examples: ['imports@north.example'] }),
        },
        {
          description:
            'Who is responsible in the EU, for a product from a manufacturer outside it (Regulation (EU) 2023/988, article 16)',
        },
      ),
    ),
    durabilityGuarantee: Type.Optional(
      Type.Object(
        {
          producer: Type.String({ description: 'The producer that gives it', examples: ['North Mills ApS'] }),
          years: Type.Integer({ description: 'Its duration, more than two years', examples: [5] }),
        },
        {
          description:
            'A guarantee of durability of the producer on the whole product, free of charge; missing without one',
        },
      ),
    ),
    sizeGuide: nullable(described(SizeGuide, 'The size guide; null without one')),
    breadcrumb: Type.Object(
      {
        parent: nullable(described(Crumb, 'The category above; null at the top')),
        items: Type.Array(Crumb, { description: 'From the top category to the product’s category' }),
      },
      { description: 'The path to the page, from the top category down' },
    ),
    selectedVariantId: described(Id, 'The variant whose price, colour and size the page shows first'),
    price: described(Price, 'Price of one unit of the selected variant, VAT included'),
    attributes: Type.Object(
      {
        colorName: Type.String({ description: 'Name of the colour' }),
        sizeNumber: Type.String({ description: 'Size of the selected variant' }),
        isUnlisted: Type.Boolean({ description: 'Whether the product is omitted from lists and search' }),
      },
      { description: 'Attributes of the selected variant' },
    ),
    metaTitle: Type.String({ description: 'Title of the page for browsers and search engines' }),
    metaDescription: Type.String({ description: 'Description of the page for search engines' }),
    images: Type.Array(Image, { minItems: 1, description: 'Images, in display order' }),
    colors: Type.Array(ProductColor, { minItems: 1, description: 'Colours, in display order' }),
    sizes: Type.Array(Type.String(), { description: 'All sizes, in the order of S3.28' }),
    variants: Type.Array(Variant, { minItems: 1, description: 'Variants by colour, then by size' }),
    addOns: Type.Array(AddOn, { description: 'The available prints' }),
    related: Type.Array(ProductCard, {
      description: 'Listed products of the same categories, most similar first',
    }),
  },
  { title: 'Product' },
);
export type Product = Static<typeof Product>;

/** A page of a list. */
export const ProductList = Type.Object(
  {
    items: Type.Array(ProductCard, { description: 'Items of the page' }),
    page: Type.Integer({ description: 'Page number, starting at 1' }),
    pageSize: Type.Integer({ description: 'Items per page' }),
    totalItems: Type.Integer({ description: 'Number of items on all pages' }),
    totalPages: Type.Integer({ description: 'Number of pages' }),
  },
  { title: 'ProductList' },
);
export type ProductList = Static<typeof ProductList>;
