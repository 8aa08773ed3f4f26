import type { AccountRef } from './queries';

/** What an authenticator stores to name the account, base64url. It contains no personal data. */
export const userHandleOf = ({ kind, id }: AccountRef): string =>
  Buffer.from(`${kind}:${id}`).toString('base64url');
