import type { Json } from '../../../platform/database/database';
import type { PerCulture } from '../../stores';
import type { AddOnRow } from './store-data';

declare module '../../../platform/database/database' {
  interface Database {
    add_ons: {
      store_id: string;
      id: string;
      print_type: AddOnRow['printType'];
      kind: AddOnRow['kind'];
      /** Minor units, VAT included. */
      prices: Json<AddOnRow['prices']>;
      print_settings: Json<AddOnRow['printSettings']>;
      texts: Json<AddOnRow['texts']>;
    };
    players: {
      store_id: string;
      id: string;
      position: number;
      /** The printed name. */
      name: string;
      number: number;
      role: Json<PerCulture<string>> | null;
      is_active: boolean;
    };
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
