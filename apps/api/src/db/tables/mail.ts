import type { Generated } from 'kysely';
import type { MailData, TemplateName } from '../../mails/mail-data';
import type { Json } from '../json';

export interface MailTables {
  mails: {
    store_id: string;
    id: Generated<string>;
    /** What the mail is about, so that it is written once: `order-confirmed:<order id>`. */
    key: string;
    culture: string;
    /** Empty once the mail is forgotten. */
    recipient: string;
    template: TemplateName;
    /** Null once the mail is forgotten. */
    data: Json<MailData[TemplateName]> | null;
    created_at: Generated<Date>;
    attempts: Generated<number>;
    /** Null while it was never tried. */
    next_attempt_at: Date | null;
    sent_at: Date | null;
    /** When it was given up. */
    failed_at: Date | null;
  };
}
