import type { Generated } from 'kysely';
import type { Static } from 'typebox';
import type { Columns } from '../../platform/database/columns';
import type { Json } from '../../platform/database/database';
import type { ImageRow } from '../media';
import type { PerCulture } from '../stores';
import type { SizeGuideRow } from './size-guides/store-data';
import type { StockReason } from './stock-movements/stock-reason';
import type { CategoryFields, CategoryTexts, ProductFields, ProductTexts } from './store-data';

declare module '../../platform/database/database' {
  interface Database {
    categories: Columns<Static<typeof CategoryFields>> & { store_id: string; position: number };
    category_texts: Columns<Static<typeof CategoryTexts>> & {
      store_id: string;
      category_id: string;
      culture: string;
      path: string;
    };
    products: Columns<Static<typeof ProductFields>> & {
      store_id: string;
      position: number;
      added_at: Generated<Date>;
    };
    product_texts: Columns<Static<typeof ProductTexts>> & {
      store_id: string;
      product_id: string;
      culture: string;
      /** Without the culture's prefix and the variant's segment, such as `/shirts/home-shirt`. */
      path: string;
    };
    product_categories: {
      store_id: string;
      product_id: string;
      category_id: string;
      is_main: boolean;
      position: number;
    };
    product_colors: {
      store_id: string;
      product_id: string;
      code: string;
      position: number;
      swatch: Json<string[]>;
      names: Json<PerCulture<string>>;
      images: Json<ImageRow[]>;
    };
    variants: {
      store_id: string;
      id: string;
      product_id: string;
      color: string;
      size: string;
      sku: string;
      ean: string | null;
      position: number;
      /** Whether the links of its colour lead to it. */
      is_lead: boolean;
      stock: number;
      /** The last imported stock, so that the next import can add the difference. */
      imported_stock: number;
      /** ISO date */
      available_from: string | null;
    };
    /** Minor units of the currency, VAT included. */
    prices: {
      store_id: string;
      variant_id: string;
      currency: string;
      unit: number;
      discounted: number | null;
      prior: number | null;
    };
    /** Append-only. Minor units of the currency, VAT included. */
    price_history: {
      id: Generated<number>;
      store_id: string;
      variant_id: string;
      currency: string;
      asked: number;
      is_reduced: boolean;
      since: Date;
    };
    /** Changes of stock. New variants have none. */
    stock_movements: {
      store_id: string;
      id: Generated<number>;
      variant_id: string;
      at: Generated<Date>;
      stock_before: number;
      stock_after: number;
      reason: StockReason;
      note: Generated<string>;
      order_id: string | null;
      /** Null unless a key or a member of staff made it. */
      actor_kind: 'key' | 'staff' | null;
      actor_id: string | null;
      actor_name: string | null;
    };
    size_guides: Columns<SizeGuideRow> & { store_id: string };
  }
}
