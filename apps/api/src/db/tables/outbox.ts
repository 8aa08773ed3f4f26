import type { Generated } from 'kysely';
import type { Topic } from '../../outbox/topic';
import type { Json } from '../json';

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
    /** Without a gap in the store, in the order of the commits; given at the commit. */
    catalogue_version: number | null;
  };
  /** The newest `catalogue_version` of each store that has one. */
  catalogue_versions: { store_id: string; version: number };
}
