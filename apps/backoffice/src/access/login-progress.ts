/** A login whose password was right. */
export interface LoginProgress {
  store: string;
  /** Whether the account has no authenticator app yet. */
  enrol: boolean;
}
