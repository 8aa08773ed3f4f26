import type { Generated } from 'kysely';
import type { Json } from '../../../platform/database/json';
import type { Topic } from './topic';

export interface OutboxTables {
  outbox: {
    id: Generated<number>;
    store_id: string;
    topics: Json<Topic[]>;
    created_at: Generated<Date>;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    delivered_at: Date | null;
    version: number | null;
    /** Consecutive within the store, in commit order; assigned at the commit. */
    catalogue_version: number | null;
  };
  /** The latest `catalogue_version` of each store that has one. */
  catalogue_versions: { store_id: string; version: number };
}
