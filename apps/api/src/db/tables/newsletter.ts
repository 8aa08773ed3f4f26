export interface NewsletterTables {
  /** Who asked for a list, and the proof of it: what they read, and when they asked, confirmed and left. */
  newsletter_subscriptions: {
    store_id: string;
    list_id: string;
    email: string;
    first_name: string;
    culture: string;
    terms_id: string;
    /** A digest of the terms as they were. */
    terms_version: string;
    requested_at: Date;
    /** Of the mailed token; null once it is used. */
    confirm_hash: string | null;
    confirm_expires_at: Date | null;
    confirmed_at: Date | null;
    unsubscribe_hash: string | null;
    unsubscribed_at: Date | null;
  };
}
