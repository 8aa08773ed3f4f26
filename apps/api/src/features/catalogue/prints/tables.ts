import type { Columns } from '../../../platform/database/columns';
import type { AddOnRow, PlayerRow } from './store-data';

declare module '../../../platform/database/database' {
  interface Database {
    add_ons: Columns<AddOnRow> & { store_id: string };
    /** The name is the printed one. */
    players: Columns<PlayerRow> & { store_id: string; position: number };
    /** Which prints are available for which products. */
    product_add_ons: {
      store_id: string;
      relation_id: string;
      product_id: string;
      add_on_id: string;
      position: number;
    };
  }
}
