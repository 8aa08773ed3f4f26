import type { Kysely, Transaction } from 'kysely';
import type { BasketTables } from '../../features/baskets/tables';
import type { VoucherTables } from '../../features/baskets/vouchers/tables';
import type { PrintTables } from '../../features/catalogue/prints/tables';
import type { CatalogueTables } from '../../features/catalogue/tables';
import type { MethodTables } from '../../features/checkout/tables';
import type { ContentTables } from '../../features/content/tables';
import type { CustomerMessageTables } from '../../features/customer-service/tables';
import type { CustomerTables } from '../../features/customers/tables';
import type { NewsletterTables } from '../../features/newsletter/tables';
import type { OrderTables } from '../../features/orders/tables';
import type { PaymentTables } from '../../features/payments/tables';
import type { AdminTables } from '../../features/staff/tables';
import type { OutboxTables } from '../../features/stores/changes/tables';
import type { StoreTables } from '../../features/stores/tables';
import type { RateLimitTables } from '../http/rate-limits/tables';
import type { MailTables } from '../mail/tables';

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
