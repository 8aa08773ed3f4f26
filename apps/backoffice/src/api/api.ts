import { ApiError, createStaffClient, type StaffClient } from '@matchday/api-client';
import { addressedStore } from '../address';
import { confirmIdentity } from './identity-check';
import { sessionHasEnded } from './session-end';

/** Calls without a session, and the one that ends it. */
const ownErrors = /^\/api\/staff\/(?:login|totp|invitations|me$|logout)/;
const identityCheck = '/api/staff/re-authenticate';

/** The language in which the API describes errors. */
let culture = 'en';
export const setCulture = (language: string): void => void (culture = language);

/** The API, through the server of the back office: it adds the token, which no script sees. */
export const api: StaffClient = apiOf(addressedStore ?? '');

/** The API of a store. */
export function apiOf(storeId: string): StaffClient {
  return createStaffClient({
    baseUrl: window.location.origin,
    headers: { StoreId: storeId },
    fetch: sendConfirmed,
  });
}

/** Sends a call. If it needs a fresh proof of identity, asks for one and repeats the call. */
async function sendConfirmed(request: Request): Promise<Response> {
  // A shop's own reads are in a culture of the store.
  if (!request.url.includes('/api/products')) request.headers.set('culture', culture);
  const again = request.clone();
  const response = await fetch(request);
  if (response.status === 401 && !ownErrors.test(new URL(request.url).pathname)) sessionHasEnded();
  if (response.status !== 403 || request.url.includes(identityCheck)) return response;
  const { errors } = (await response.clone().json()) as { errors?: { code: string }[] };
  if (errors?.[0]?.code !== 'ReauthenticationRequired') return response;
  return (await confirmIdentity()) ? fetch(again) : response;
}

/** A file of the store. It can be of any type, and the client takes JSON only. */
export async function readFile(path: string): Promise<Blob> {
  const url = new URL(path, window.location.origin);
  const response = await sendConfirmed(new Request(url, { headers: { StoreId: addressedStore ?? '' } }));
  if (response.ok) return response.blob();
  const { errors = [] } = (await response.json()) as { errors?: ApiError['errors'] };
  throw new ApiError(response.status, errors);
}

/** The data of a successful response. */
export function dataOf<Data>({ data }: { data?: Data }): NonNullable<Data> {
  if (data === undefined || data === null) throw new ApiError(500, [{ code: 'NoAnswer', message: '' }]);
  return data;
}
