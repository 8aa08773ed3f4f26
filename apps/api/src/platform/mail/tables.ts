import type { Generated } from 'kysely';
import type { MailData, TemplateName } from '../../features/mails/mail-data';
import type { Json } from '../database/json';

export interface MailTables {
  mails: {
    store_id: string;
    id: Generated<string>;
    /** Deduplication key: `order-confirmed:<order id>`. */
    key: string;
    culture: string;
    /** Empty after anonymisation. */
    recipient: string;
    template: TemplateName;
    /** Null after anonymisation. */
    data: Json<MailData[TemplateName]> | null;
    created_at: Generated<Date>;
    attempts: Generated<number>;
    /** Null before the first attempt. */
    next_attempt_at: Date | null;
    sent_at: Date | null;
    /** When the last attempt failed. */
    failed_at: Date | null;
  };
}
