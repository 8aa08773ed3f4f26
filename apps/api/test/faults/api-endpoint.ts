import type { TestApi } from '../test-api';

/** A server on which to make a purchase. */
export interface ApiEndpoint {
  call: TestApi['call'];
  /** Its URL. */
  address: string;
  /** Sends due mails. */
  deliverMails(): Promise<unknown>;
}
