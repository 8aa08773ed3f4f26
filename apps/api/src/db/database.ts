import type { Kysely, Transaction } from 'kysely';
import type { AdminTables } from './tables/admin';
import type { BasketTables } from './tables/basket';
import type { CatalogueTables } from './tables/catalogue';
import type { ContentTables } from './tables/content';
import type { CustomerTables } from './tables/customer';
import type { CustomerMessageTables } from './tables/customer-message';
import type { MailTables } from './tables/mail';
import type { MethodTables } from './tables/methods';
import type { NewsletterTables } from './tables/newsletter';
import type { OrderTables } from './tables/order';
import type { OutboxTables } from './tables/outbox';
import type { PaymentTables } from './tables/payment';
import type { PrintTables } from './tables/print';
import type { RateLimitTables } from './tables/rate-limit';
import type { StoreTables } from './tables/store';
import type { VoucherTables } from './tables/voucher';

/** Every table. */
export interface Database
  extends StoreTables,
    ContentTables,
    CatalogueTables,
    MethodTables,
    BasketTables,
    OrderTables,
    PaymentTables,
    OutboxTables,
    AdminTables,
    MailTables,
    PrintTables,
    CustomerTables,
    CustomerMessageTables,
    NewsletterTables,
    RateLimitTables,
    VoucherTables {}

/**
 * The first argument of repository functions. Inside a transaction it must be the transaction: the embedded database
 * has one connection, so a query outside the transaction would wait forever.
 */
export type Db = Kysely<Database> | Transaction<Database>;
