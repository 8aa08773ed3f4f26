import type { Generated } from 'kysely';
import type { Json } from '../../platform/database/database';
import type { ProductRow } from '../catalogue';
import type { Caller } from '../staff';
import type { ImportState, RowError } from './import-progress';
import type { SalePrices, SaleState } from './sales/sale-times';

declare module '../../platform/database/database' {
  interface Database {
    /** The imported entries, in the format of the export. */
    store_sources: { store_id: string; section: string; position: number; data: Json<unknown> };
    planned_sales: {
      store_id: string;
      id: string;
      product_id: string;
      /** Minor units by currency. */
      prices: Json<SalePrices>;
      starts_at: Date;
      ends_at: Date;
      state: SaleState;
      /** The sale prices that the end brings back; null before the beginning. */
      prices_before: Json<Record<string, number | null>> | null;
      problem: string | null;
      created_at: Date;
    };
    /** Products that are not in the shop yet, and changes of products that are. */
    product_drafts: {
      store_id: string;
      id: string;
      product: Json<ProductRow>;
      /** The product of the shop that the draft was made from. */
      base: Json<ProductRow> | null;
      publish_at: Date | null;
      /** Why it could not be published at its time. */
      problem: string | null;
      saved_at: Date;
      saved_by: Json<Pick<Caller, 'kind' | 'id' | 'name'>>;
    };
    imports: {
      store_id: string;
      id: string;
      part: string;
      format: string;
      dry_run: boolean;
      remove_missing: boolean;
      state: ImportState;
      /** Why it failed, other than for faults in its rows. */
      reason: string | null;
      rows_done: Generated<number>;
      rows_total: number | null;
      error_count: Generated<number>;
      errors: Json<RowError[]>;
      created: Generated<number>;
      changed: Generated<number>;
      removed: Generated<number>;
      created_at: Date;
      /** Updated while its process is alive. */
      alive_at: Date;
      finished_at: Date | null;
    };
  }
}
