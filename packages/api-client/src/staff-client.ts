import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/contract';
import { errors } from './middleware/errors';

/** Options of {@link createStaffClient}. */
export interface StaffClientOptions {
  /** The API's address, or that of a server that forwards calls to it; without a trailing slash. */
  baseUrl: string;
  /** Headers of every call, such as `Authorization` with an admin key. */
  headers: Readonly<Record<string, string>>;
  /** Makes the calls. Default: the platform's `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

/** A typed client of all operations of the contract, by method and path. */
export type StaffClient = Client<paths>;

type AddressesOf<Path extends keyof paths> = {
  [Method in keyof paths[Path] & string]: paths[Path][Method] extends { responses: unknown }
    ? `${Uppercase<Method>} ${Path}`
    : never;
}[keyof paths[Path] & string];

/** An operation of the contract by its method and path, such as `GET /api/admin/orders`. */
export type OperationAddress = { [Path in keyof paths]: AddressesOf<Path> }[keyof paths];

/** Creates a client for a club's staff. Every failure of a call is an `ApiError`. */
export function createStaffClient({
  baseUrl,
  headers,
  fetch = (request) => globalThis.fetch(request),
}: StaffClientOptions): StaffClient {
  const client = createFetchClient<paths>({ baseUrl, headers, fetch });
  client.use(errors);
  return client;
}
