import type { Db } from '../db/database';
import { insertRows } from '../db/insert-rows';
import { json } from '../db/json';
import { normaliseName } from '../domain/personalisation/print';
import { UnknownLink } from './links';
import type { AddOnRow, StoreData } from './store-data';

/**
 * The prints, the players, and which product can be had with which print.
 * @throws {UnknownLink} when a product names a print that the store has not
 */
export async function writePrints(trx: Db, data: StoreData): Promise<void> {
  const storeId = data.store.id;
  for (const table of ['product_add_ons', 'add_ons', 'players'] as const)
    await trx.deleteFrom(table).where('store_id', '=', storeId).execute();
  const addOns = data.addOns ?? [];
  await insertRows(
    trx,
    'add_ons',
    addOns.map(({ id, printType, kind, prices, printSettings, texts }) => ({
      store_id: storeId,
      id,
      print_type: printType,
      kind,
      prices: json(prices),
      print_settings: json(storedSettings(printSettings)),
      texts: json(texts),
    })),
  );
  await insertRows(
    trx,
    'players',
    (data.players ?? []).map(({ id, name, number, role, isActive }, position) => ({
      store_id: storeId,
      id,
      position,
      name: normaliseName(name) ?? '',
      number,
      role: role ? json(role) : null,
      is_active: isActive,
    })),
  );
  await insertRows(trx, 'product_add_ons', relationRows(data, new Set(addOns.map(({ id }) => id))));
}

function relationRows({ store, products }: StoreData, known: ReadonlySet<string>) {
  return products.flatMap(({ id, addOns = [] }) =>
    addOns.map(({ relationId, addOnId }, position) => {
      if (!known.has(addOnId))
        throw new UnknownLink(`The product ${id} is offered with ${addOnId}, which is not there.`);
      return { store_id: store.id, relation_id: relationId, product_id: id, add_on_id: addOnId, position };
    }),
  );
}

/** S3.24: sizes are truncated to integers. */
function storedSettings({ nameTextSize, numberTextSize, color, ...settings }: AddOnRow['printSettings']) {
  return {
    ...settings,
    color: color.toLowerCase(),
    nameTextSize: Math.trunc(nameTextSize),
    numberTextSize: Math.trunc(numberTextSize),
  };
}
