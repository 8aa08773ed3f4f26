import type { Db } from '../../platform/database/database';
import { changedFields, type RecordChange } from '../staff';
import type { StoreData } from './store-data';

/** Creates the function that records the changed fields of a product in the audit log; none if nothing has changed. */
export function recordProduct(record: RecordChange, id: string) {
  const productIn = ({ products }: StoreData) => products.find((product) => product.id === id);
  return async (trx: Db, stores: { before: StoreData; after: StoreData }): Promise<void> => {
    const change = changedFields(productIn(stores.before), productIn(stores.after));
    if (Object.keys(change.after ?? {}).length > 0)
      await record(trx, { target: { kind: 'product', id }, ...change });
  };
}
