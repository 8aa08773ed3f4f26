import { type TSchema, Type } from 'typebox';
import { Culture } from '../../../platform/contract/schema';
import { type Part, sectionsOf } from '../parts';
import { ColorSchema, ProductSchema, VariantSchema } from '../schema/catalogue';
import { SettingsSchema } from '../schema/content';
import { Name, perCulture, Text } from '../schema/shapes';

/** A type of rows in a part's table. */
export interface RowType {
  /** The value of the column `type` in a table with several row types. */
  name: string;
  /** The list of the store's data that the entries belong to. */
  section: string;
  schema: TSchema;
  /** Columns that identify the parent entries. */
  parents: readonly string[];
  /** Columns that identify an entry among its siblings; empty if a row only refers to an entry. */
  keys: readonly string[];
  /** Informational columns, which the import ignores. */
  notes: readonly string[];
}

const singular = new Map([
  ['categories', 'category'],
  ['products', 'product'],
  ['pages', 'page'],
  ['redirects', 'redirect'],
  ['addOns', 'addOn'],
  ['players', 'player'],
  ['sizeGuides', 'sizeGuide'],
  ['vouchers', 'voucher'],
  ['shippingMethods', 'shippingMethod'],
  ['paymentMethods', 'paymentMethod'],
]);

const DictionaryRow = Type.Object({ alias: Name, value: perCulture(Text, { partial: true }) });
const SettingsRow = Type.Object({ culture: Culture, ...SettingsSchema.properties });

const { colors: _colors, ...ownOfProduct } = ProductSchema.properties;
const { variants: _variants, ...ownOfColor } = ColorSchema.properties;

/** The row types of a part's table, in the order of the export. */
export function rowTypesOf(part: Part): RowType[] {
  return Object.entries(sectionsOf(part)).flatMap(([section, schema]) => {
    if (section === 'products')
      return [
        rowType('product', section, { schema: Type.Object(ownOfProduct) }),
        rowType('color', section, {
          schema: Type.Object(ownOfColor),
          parents: ['product'],
          keys: ['code'],
        }),
        rowType('variant', section, { schema: VariantSchema, parents: ['product', 'color'] }),
      ];
    if (section === 'dictionary')
      return [rowType('text', section, { schema: DictionaryRow, keys: ['alias'] })];
    if (section === 'settings')
      return [rowType('settings', section, { schema: SettingsRow, keys: ['culture'] })];
    const items: unknown = 'items' in schema ? schema.items : schema;
    const keys = { redirects: ['culture', 'from'], prices: [], stock: [] }[section] ?? ['id'];
    return [rowType(singular.get(section) ?? section, section, { schema: items as TSchema, keys })];
  });
}

function rowType(name: string, section: string, options: Partial<RowType> & { schema: TSchema }): RowType {
  const notes = { prices: ['name'], stock: ['name', 'size', 'available'] }[section] ?? [];
  return { name, section, parents: [], keys: ['id'], notes, ...options };
}
