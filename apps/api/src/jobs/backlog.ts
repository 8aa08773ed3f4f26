import { sql } from 'kysely';
import type { Db } from '../platform/database/database';
import type { Backlog } from '../platform/observability/metrics';

interface Row {
  name: string;
  count: number;
  oldest: number;
}

/** Counts pending work. It is for the operator, so it covers all stores. */
export async function countBacklog(db: Db, now: Date) {
  const waiting = sql`count(*)::int as count,
    coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8 as oldest`;
  const { rows } = await sql<Row>`
    select 'changes' as name, ${waiting} from outbox where delivered_at is null
    union all select 'mails', ${waiting} from mails where sent_at is null and failed_at is null
    union all select 'openPayments', ${waiting} from payments where finished_at is null
    union all select 'refunds', ${waiting} from refunds where status = 'pending'
    union all select 'captures', ${waiting} from captures where status = 'pending'
    union all select 'failedMails', ${waiting} from mails where failed_at is not null
    union all select 'failedRefunds', ${waiting} from refunds where status = 'failed'
    union all select 'failedCaptures', ${waiting} from captures c where status = 'failed' and not exists (
      select from captures later where later.payment_id = c.payment_id and later.position > c.position)
    union all select 'endedAuthorisations', count(*)::int, 0 from payments p
      join orders o on o.store_id = p.store_id and o.id = p.order_id
      where p.authorisation = 'expired' and o.status = 'Confirmed'
  `.execute(db);
  const waitingIn = (name: string) => {
    const { count = 0, oldest = 0 } = rows.find((row) => row.name === name) ?? {};
    return { count, oldestSeconds: Math.max(0, oldest) };
  };
  return {
    waiting: {
      changes: waitingIn('changes'),
      mails: waitingIn('mails'),
      payments: waitingIn('openPayments'),
      refunds: waitingIn('refunds'),
      captures: waitingIn('captures'),
    },
    failed: {
      mails: waitingIn('failedMails').count,
      refunds: waitingIn('failedRefunds').count,
      captures: waitingIn('failedCaptures').count,
      authorisations: waitingIn('endedAuthorisations').count,
    },
  } satisfies Backlog;
}
