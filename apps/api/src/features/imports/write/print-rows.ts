import { toColumns } from '../../../platform/database/columns';
import type { Db } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/insert-rows';
import { normaliseName } from '../../catalogue';
import { AddOnRow, PlayerRow, type ProductRow } from '../store-data';
import { mediaPath, UnknownLink } from './links';
import { affectedIds, type ListChange } from './list-change';
import { removeEntries, removeOfProducts } from './remove-rows';
import type { StoreChange } from './store-change';

/** Writes prints and players. A removed print is also removed from products. */
export async function writePrints(trx: Db, change: StoreChange): Promise<void> {
  const { storeId } = change;
  const addOns = change.list('addOns');
  const players = change.list('players');
  await removeEntries(
    trx,
    'add_ons',
    storeId,
    addOns.removed.map(({ id }) => id),
  );
  for (const { entry } of addOns.written) {
    const values = toColumns(AddOnRow, {
      ...entry,
      printSettings: storedSettings(entry.printSettings, storeId),
    });
    await trx
      .insertInto('add_ons')
      .values({ ...values, store_id: storeId })
      .onConflict((conflict) => conflict.columns(['store_id', 'id']).doUpdateSet(values))
      .execute();
  }
  await removeEntries(trx, 'players', storeId, affectedIds(players));
  await insertRows(
    trx,
    'players',
    players.written.map(({ position, entry }) =>
      Object.assign(toColumns(PlayerRow, { ...entry, name: normaliseName(entry.name) ?? '' }), {
        store_id: storeId,
        position,
      }),
    ),
  );
}

/**
 * Writes which prints each product offers.
 * @throws {UnknownLink} if a product refers to an unknown print
 */
export async function writeOffers(
  trx: Db,
  { storeId, after }: Pick<StoreChange, 'storeId' | 'after'>,
  products: ListChange<ProductRow>,
): Promise<void> {
  const known = new Set(after.data.addOns?.map(({ id }) => id));
  for (const { id, addOns = [] } of after.data.products)
    for (const { addOnId } of addOns)
      if (!known.has(addOnId))
        throw new UnknownLink(`The product ${id} refers to the unknown print ${addOnId}.`);
  await removeOfProducts(trx, 'product_add_ons', storeId, affectedIds(products));
  await insertRows(
    trx,
    'product_add_ons',
    products.written.flatMap(({ entry: { id, addOns = [] } }) =>
      addOns.map(({ relationId, addOnId }, position) => ({
        store_id: storeId,
        relation_id: relationId,
        product_id: id,
        add_on_id: addOnId,
        position,
      })),
    ),
  );
}

/** S3.24: sizes are truncated to integers. */
function storedSettings(
  { nameTextSize, numberTextSize, color, nameFontUrl, numberFontUrl, ...settings }: AddOnRow['printSettings'],
  storeId: string,
) {
  return {
    ...settings,
    nameFontUrl: mediaPath(nameFontUrl, storeId),
    numberFontUrl: mediaPath(numberFontUrl, storeId),
    color: color.toLowerCase(),
    nameTextSize: Math.trunc(nameTextSize),
    numberTextSize: Math.trunc(numberTextSize),
  };
}
