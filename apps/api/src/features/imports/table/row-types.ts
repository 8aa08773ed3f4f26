import { type TSchema, Type } from 'typebox';
import { Culture } from '../../../platform/contract/schema';
import { Name, perCulture, Text } from '../../stores';
import { type Part, rowSchemas, type Section, sectionsOf } from '../parts';
import { ColorRow, ProductRow, StoreSettings, VariantRow } from '../store-data';

/** A type of rows in a part's table. */
export interface RowType {
  /** The value of the column `type` in a table with several row types. */
  name: string;
  /** The list of the store's data that the entries belong to. */
  section: Section;
  schema: TSchema;
  /** Columns that identify the parent entries. */
  parents: readonly string[];
  /** Columns that identify an entry among its siblings; empty if a row only refers to an entry. */
  keys: readonly string[];
  /** Informational columns, which the import ignores. */
  notes: readonly string[];
}

const singular = new Map<Section, string>([
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
const SettingsRow = Type.Object({ culture: Culture, ...StoreSettings.properties });

const { colors: _colors, ...ownOfProduct } = ProductRow.properties;
const { variants: _variants, ...ownOfColor } = ColorRow.properties;

/** The row types of a part's table, in the order of the export. */
export function rowTypesOf(part: Part): RowType[] {
  return sectionsOf(part).flatMap((section) => {
    if (section === 'products')
      return [
        rowType('product', section, { schema: Type.Object(ownOfProduct) }),
        rowType('color', section, {
          schema: Type.Object(ownOfColor),
          parents: ['product'],
          keys: ['code'],
        }),
        rowType('variant', section, { schema: VariantRow, parents: ['product', 'color'] }),
      ];
    if (section === 'dictionary')
      return [rowType('text', section, { schema: DictionaryRow, keys: ['alias'] })];
    if (section === 'settings')
      return [rowType('settings', section, { schema: SettingsRow, keys: ['culture'] })];
    return [
      rowType(singular.get(section) ?? section, section, {
        schema: rowSchemas[section],
        keys: keysOf[section] ?? ['id'],
      }),
    ];
  });
}

const keysOf: Partial<Record<Section, string[]>> = { redirects: ['culture', 'from'], prices: [], stock: [] };
const notesOf: Partial<Record<Section, string[]>> = {
  prices: ['name'],
  stock: ['name', 'size', 'available'],
};

function rowType(name: string, section: Section, options: Partial<RowType> & { schema: TSchema }): RowType {
  return { name, section, parents: [], keys: ['id'], notes: notesOf[section] ?? [], ...options };
}
