import type { EventEmitter } from 'node:events';
import type { Config } from './config';
import type { CheckoutContext } from './features/checkout/drop-points/drop-point-finder';
import type { MailsContext } from './features/mails/mail-shop';
import type { MediaContext } from './features/media/media-context';
import type { SearchContext } from './features/search/build-index';
import type { OpenDatabase } from './platform/database/open-database';
import type { Metrics } from './platform/observability/metrics';

/** The services and the state of a process. Each feature declares those that it needs. */
export interface Context extends CheckoutContext, MailsContext, MediaContext, SearchContext {
  config: Config;
  /** Undefined if metrics are off. */
  metrics: Metrics | undefined;
  /** Says that an admin call may have changed a store. */
  adminChanges: EventEmitter<{ made: [] }>;
  /** Vacuums the database; undefined if the database does it by itself. */
  vacuum: OpenDatabase['vacuum'];
  /** Whether the database is reachable and fully migrated. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
}
