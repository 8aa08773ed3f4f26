import { sql } from 'kysely';
import type { Db } from './platform/database/database';

/** Pending work of all stores: the count, and the age of the oldest entry. */
export interface Backlog {
  changes: Waiting;
  mails: Waiting;
  openPayments: Waiting;
  refunds: Waiting;
  /** Failed mails and refunds, which need an operator. */
  failedMails: number;
  failedRefunds: number;
}

export interface Waiting {
  count: number;
  /** 0 if nothing is pending. */
  oldestSeconds: number;
}

interface Row {
  name: string;
  count: number;
  oldest: number;
}

/** Counts pending work. It is for the operator, so it covers all stores. */
export async function countBacklog(db: Db, now: Date): Promise<Backlog> {
  const waiting = sql`count(*)::int as count,
    coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8 as oldest`;
  const { rows } = await sql<Row>`
    select 'changes' as name, ${waiting} from outbox where delivered_at is null
    union all select 'mails', ${waiting} from mails where sent_at is null and failed_at is null
    union all select 'openPayments', ${waiting} from payments where finished_at is null
    union all select 'refunds', ${waiting} from refunds where status = 'pending'
    union all select 'failedMails', ${waiting} from mails where failed_at is not null
    union all select 'failedRefunds', ${waiting} from refunds where status = 'failed'
  `.execute(db);
  const of = (name: string): Waiting => {
    const { count = 0, oldest = 0 } = rows.find((row) => row.name === name) ?? {};
    return { count, oldestSeconds: Math.max(0, oldest) };
  };
  return {
    changes: of('changes'),
    mails: of('mails'),
    openPayments: of('openPayments'),
    refunds: of('refunds'),
    failedMails: of('failedMails').count,
    failedRefunds: of('failedRefunds').count,
  };
}
