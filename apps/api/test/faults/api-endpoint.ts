import type { TestApi } from '../test-api';

/** A server that a purchase is made at. */
export interface ApiEndpoint {
  call: TestApi['call'];
  /** Where it listens. */
  address: string;
  /** Has it send the mails that are due. */
  deliverMails(): Promise<unknown>;
}
