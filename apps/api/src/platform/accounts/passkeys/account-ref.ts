import type { AccountKind } from './tables';

/** Whose passkey it is. */
export interface AccountRef {
  kind: AccountKind;
  id: string;
}

/** What an authenticator stores to name the account, base64url. It contains no personal data. */
export const userHandleOf = ({ kind, id }: AccountRef): string =>
  Buffer.from(`${kind}:${id}`).toString('base64url');
