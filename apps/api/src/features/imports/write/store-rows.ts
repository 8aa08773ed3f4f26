import { toColumns } from '../../../platform/database/columns';
import { type Db, json } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/insert-rows';
import { PaymentMethodRow, ShippingMethodRow, type StoreData } from '../store-data';
import { affectedIds } from './list-change';
import { removeEntries } from './remove-rows';
import type { StoreChange } from './store-change';

/** @param revision a new value for every change */
export async function writeStore(trx: Db, { store }: StoreData, revision: string): Promise<void> {
  const values = {
    name: store.name,
    default_culture: store.defaultCulture,
    root_category_id: store.rootCategoryId,
    order_prefix: store.orderPrefix,
    time_zone: store.timeZone ?? 'UTC',
    vat_country: store.vatCountry ?? null,
    vat_rates: json(store.vatRates),
    staff_session_hours: store.staffSessionHours ?? null,
    staff_idle_minutes: store.staffIdleMinutes ?? null,
    service_hours: store.serviceHours ? json(store.serviceHours) : null,
    confirmed_refunds: store.confirmedRefunds ? json(store.confirmedRefunds) : null,
    revision,
  };
  await trx
    .insertInto('stores')
    .values({ id: store.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Writes shipping and payment methods. */
export async function writeMethods(trx: Db, change: StoreChange): Promise<void> {
  const { storeId } = change;
  const shipping = change.list('shippingMethods');
  const payment = change.list('paymentMethods');
  await removeEntries(trx, 'shipping_methods', storeId, affectedIds(shipping));
  await removeEntries(trx, 'payment_methods', storeId, affectedIds(payment));
  await insertRows(
    trx,
    'shipping_methods',
    shipping.written.map(({ position, entry }) =>
      Object.assign(toColumns(ShippingMethodRow, entry), { store_id: storeId, position }),
    ),
  );
  await insertRows(
    trx,
    'payment_methods',
    payment.written.map(({ position, entry }) =>
      Object.assign(toColumns(PaymentMethodRow, entry), { store_id: storeId, position }),
    ),
  );
}
