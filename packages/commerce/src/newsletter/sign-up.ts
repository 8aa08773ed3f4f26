import type { ApiClient } from '@matchday/api-client';

export interface NewsletterList {
  /** `serviceCloudClubIdentifier` of the settings: null or empty if the club has no list. */
  clubIdentifier?: string | null | undefined;
  /** Id of the terms page; null if missing. */
  termsId: string | null;
}

export interface NewsletterSignUp {
  email: string;
  firstName: string;
}

interface SignUpOptions {
  client: ApiClient;
  list: NewsletterList;
  /** Called with the missing settings if nothing can be sent. */
  log: (message: string) => void;
}

/**
 * Signs up for the newsletter if the club has a list and a terms page; otherwise logs what is missing and sends nothing
 * (S5.12).
 * @throws {Error} when nothing was sent; ApiError when the shop refuses it
 */
export async function signUp(
  { client, list: { clubIdentifier, termsId }, log }: SignUpOptions,
  { email, firstName }: NewsletterSignUp,
): Promise<void> {
  const missing = clubIdentifier ? 'terms page' : 'club identifier';
  if (!clubIdentifier || !termsId) {
    log(`The newsletter's ${missing} is missing`);
    throw new Error(`The newsletter's ${missing} is missing`);
  }
  await client.call('subscribeNewsletter', {
    path: { listId: clubIdentifier },
    body: { termsId, email, firstName },
  });
}
