import type { Json } from '../../platform/database/database';

/** What a visitor entered to register. It becomes the account's when the registration is confirmed. */
export interface Registration {
  /** Argon2id, in the PHC form. */
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string;
  culture: string;
  terms_id: string | null;
  /** ISO */
  terms_accepted_at: string;
}

/** The purpose of a single-use token. */
export type TokenPurpose = 'confirm' | 'changeEmail' | 'reset';

declare module '../../platform/database/database' {
  interface Database {
    /** The row of a deleted account stays without personal data. */
    customers: {
      store_id: string;
      id: string;
      /** Normalised; null after deletion, like the password hash. */
      email: string | null;
      /** Argon2id, in the PHC form. */
      password_hash: string | null;
      first_name: string;
      last_name: string;
      phone: string;
      street: string;
      city: string;
      zip_code: string;
      country: string;
      /** Culture of its mails. */
      culture: string;
      terms_id: string | null;
      terms_accepted_at: Date | null;
      created_at: Date;
      updated_at: Date;
      /** When the address was confirmed; null before. */
      confirmed_at: Date | null;
      deleted_at: Date | null;
    };
    customer_tokens: {
      store_id: string;
      hash: string;
      customer_id: string;
      purpose: TokenPurpose;
      /** For `changeEmail`: the new address. */
      email: string | null;
      /** For `confirm`: the registration that its link confirms; null for links from before it was recorded. */
      registration: Json<Registration> | null;
      created_at: Date;
      expires_at: Date;
    };
    /** A login: all refresh tokens that descend from it. */
    sessions: {
      store_id: string;
      id: string;
      customer_id: string;
      /** The browser and system at the login, such as `Firefox, Windows`; empty if unknown. */
      device: string;
      created_at: Date;
      /** When its tokens were last issued. */
      last_used_at: Date;
      ended_at: Date | null;
    };
    refresh_tokens: {
      store_id: string;
      hash: string;
      session_id: string;
      expires_at: Date;
      /** When it was exchanged for its successor. */
      replaced_at: Date | null;
    };
  }
}
