import { type RawBuilder, sql } from 'kysely';
import { toMoney } from '../../../platform/contract/money';
import type { Db } from '../../../platform/database/database';
import type { StoredVoucher, VoucherState, VoucherUse } from './contract';

interface Page {
  page: number;
  pageSize: number;
}

interface VoucherFilter {
  storeId: string;
  /** The language of names. */
  culture: string;
  /** Only the voucher with this id. */
  id?: string;
  search?: string | undefined;
  state?: VoucherState | undefined;
  /** ISO date in the store's time zone. */
  today: string;
}

type PerCurrency = Readonly<Record<string, number>> | null;

interface VoucherRecord extends Omit<StoredVoucher, 'amounts' | 'minimums' | 'discounts'> {
  amounts: PerCurrency;
  minimums: PerCurrency;
  discounts: PerCurrency;
}

const startOf = ({ page, pageSize }: Page) => (page - 1) * pageSize;
const moneyOf = (amounts: PerCurrency) =>
  Object.entries(amounts ?? {}).map(([currency, amount]) => toMoney(amount, currency));

/** A page of the store's vouchers with their use. Those that end last come first. */
export async function findVouchers(
  db: Db,
  filter: VoucherFilter,
  page: Page,
): Promise<{ items: StoredVoucher[]; total: number }> {
  const found = sql`from (${vouchers(filter)}) v where true
    ${filter.state === undefined ? sql`` : sql`and v.state = ${filter.state}`}`;
  const [{ rows }, total] = await Promise.all([
    sql<VoucherRecord>`
      select v.*, ${discountsOf(filter.storeId)} as discounts ${found}
      order by v."validUntil" desc nulls first, v.campaign, v.code
      limit ${page.pageSize} offset ${startOf(page)}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ]);
  return { items: rows.map(toVoucher), total: total.rows[0]?.total ?? 0 };
}

function toVoucher({ amounts, minimums, discounts, ...row }: VoucherRecord): StoredVoucher {
  return {
    ...row,
    amounts: moneyOf(amounts),
    minimums: moneyOf(minimums),
    discounts: moneyOf(discounts),
  };
}

function vouchers({ storeId, culture, id, search, today }: VoucherFilter): RawBuilder<unknown> {
  const [language] = culture.split('-');
  const pattern = `%${(search ?? '').trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`
    select v.id, v.code, v.campaign, v.kind, v.percent, v.amounts, v.minimums,
      to_char(v.valid_from, 'YYYY-MM-DD') as "validFrom", to_char(v.valid_until, 'YYYY-MM-DD') as "validUntil",
      v.max_uses as "maxUses", v.max_uses_per_customer as "maxUsesPerCustomer", v.combinable,
      coalesce((
        select named.value from jsonb_each_text(v.names) named
        order by named.key = ${culture} desc, split_part(named.key, '-', 1) = ${language} desc, named.key
        limit 1), v.code) as name,
      used.held, used.consumed,
      case
        when v.valid_until < ${today}::date then 'ended'
        when v.valid_from > ${today}::date then 'planned'
        when v.max_uses <= used.held + used.consumed then 'usedUp'
        else 'active' end as state
    from vouchers v, lateral (
      select count(*) filter (where r.status = 'held')::int as held,
        count(*) filter (where r.status = 'consumed')::int as consumed
      from voucher_redemptions r where r.store_id = v.store_id and r.voucher_id = v.id) used
    where v.store_id = ${storeId}
    ${id === undefined ? sql`` : sql`and v.id = ${id}`}
    ${search === undefined ? sql`` : sql`and concat_ws(' ', v.code, v.campaign, v.names::text) ilike ${pattern}`}`;
}

/** The discounts of paid orders by the voucher `v`: minor units by currency. */
const discountsOf = (storeId: string) => sql`(
  select jsonb_object_agg(given.currency, given.amount) from (
    select o.currency, sum((used.voucher ->> 'discount')::int)::int8 as amount
    from voucher_redemptions r
    join payments p on p.store_id = r.store_id and p.id = r.payment_id
    join orders o on o.store_id = p.store_id and o.id = p.order_id,
      jsonb_array_elements(o.vouchers) used (voucher)
    where r.store_id = ${storeId} and r.voucher_id = v.id and r.status = 'consumed'
      and used.voucher ->> 'id' = v.id
    group by o.currency) given)`;

interface UseRow {
  orderId: string;
  orderNumber: string | null;
  at: Date;
  status: 'held' | 'consumed';
  currency: string;
  discount: number;
  total: number;
}

/** A page of the orders that use a voucher, newest first. */
export async function findVoucherUses(
  db: Db,
  { storeId, voucherId }: { storeId: string; voucherId: string },
  page: Page,
): Promise<{ items: VoucherUse[]; total: number }> {
  const [{ rows }, total] = await Promise.all([
    sql<UseRow>`
      select o.id as "orderId", o.number as "orderNumber", r.created_at as at, r.status, o.currency, o.total,
        coalesce((
          select (used.voucher ->> 'discount')::int from jsonb_array_elements(o.vouchers) used (voucher)
          where used.voucher ->> 'id' = r.voucher_id limit 1), 0) as discount
      from voucher_redemptions r
      join payments p on p.store_id = r.store_id and p.id = r.payment_id
      join orders o on o.store_id = p.store_id and o.id = p.order_id
      where r.store_id = ${storeId} and r.voucher_id = ${voucherId}
      order by r.created_at desc, r.payment_id limit ${page.pageSize} offset ${startOf(page)}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from voucher_redemptions
      where store_id = ${storeId} and voucher_id = ${voucherId}`.execute(db),
  ]);
  return { items: rows.map(toUse), total: total.rows[0]?.total ?? 0 };
}

function toUse({ at, currency, discount, total, ...row }: UseRow): VoucherUse {
  return {
    ...row,
    at: at.toISOString(),
    discount: toMoney(discount, currency),
    total: toMoney(total, currency),
  };
}
