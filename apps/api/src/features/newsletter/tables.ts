export interface NewsletterTables {
  /** Subscriptions with the proof of consent: the terms, and the times of request, confirmation and end. */
  newsletter_subscriptions: {
    store_id: string;
    list_id: string;
    email: string;
    first_name: string;
    culture: string;
    terms_id: string;
    /** A digest of the terms at that time. */
    terms_version: string;
    requested_at: Date;
    /** Hash of the mailed token; null after use. */
    confirm_hash: string | null;
    confirm_expires_at: Date | null;
    confirmed_at: Date | null;
    unsubscribe_hash: string | null;
    unsubscribed_at: Date | null;
  };
}
