import type { Role } from './roles';

declare module '../../../platform/database/database' {
  interface Database {
    staff_members: {
      store_id: string;
      id: string;
      /** Normalised. */
      email: string;
      name: string;
      role: Role;
      /** Culture of the member's mails. */
      culture: string;
      /** Argon2id, in the PHC form; null until the invitation is accepted. */
      password_hash: string | null;
      /** Encrypted; null until the first code is confirmed. */
      totp_secret: string | null;
      /** The time step of the last used code, so that each code works once. */
      totp_step: number | null;
      created_at: Date;
      accepted_at: Date | null;
    };
    /** Tokens that are used once: of invitations, and of logins that wait for the second factor. */
    staff_tokens: {
      store_id: string;
      hash: string;
      member_id: string;
      purpose: 'invitation' | 'login';
      /** Encrypted; for a login that enrols an authenticator. */
      totp_secret: string | null;
      expires_at: Date;
    };
    staff_sessions: {
      store_id: string;
      id: string;
      /** SHA-256 of the session's token in hex. */
      hash: string;
      member_id: string;
      /** The browser and system at the login, such as `Firefox, Windows`; empty if unknown. */
      device: string;
      created_at: Date;
      /** To the minute. */
      last_used_at: Date;
      /** When the member last proved the second factor. */
      confirmed_at: Date;
      ended_at: Date | null;
    };
  }
}
