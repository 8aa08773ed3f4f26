import type { Json } from '../../database/database';

/** The kind of account that a passkey opens. */
export type AccountKind = 'customer' | 'staff';

declare module '../../database/database' {
  interface Database {
    passkeys: {
      store_id: string;
      id: string;
      account_kind: AccountKind;
      account_id: string;
      /** base64url, chosen by the authenticator */
      credential_id: string;
      /** COSE, as base64url. */
      public_key: string;
      /** The authenticator's count of signatures; 0 if it does not count. */
      sign_count: number;
      /** How a browser reaches the authenticator. */
      transports: Json<string[]>;
      /** The browser and system at its creation, such as `Firefox, Windows`; empty if unknown. */
      name: string;
      created_at: Date;
      last_used_at: Date | null;
    };
    /** Deleted when they are answered. */
    passkey_challenges: {
      store_id: string;
      hash: string;
      purpose: 'login' | 'registration' | 'confirmation';
      /** Null only in rows that the previous version wrote. */
      account_kind: AccountKind | null;
      /** Null at a login: the answer says whose passkey it is. */
      account_id: string | null;
      expires_at: Date;
    };
  }
}
