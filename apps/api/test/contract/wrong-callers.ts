import fc from 'fast-check';
import { KnownReference } from './known-values';
import type { GeneratedRequest } from './requests';

type Mutation = (request: GeneratedRequest) => GeneratedRequest;

/** Sends the request in the name of someone else: with another key, another kind of credential, or none. */
const asOther = fc
  .tuple(
    fc.constantFrom(
      'adminKey',
      'limitedAdminKey',
      'operator',
      'staffSession',
      'customer',
      'refreshToken',
      undefined,
    ),
    fc.nat(99),
    fc.boolean(),
  )
  .map(
    ([kind, pick, isForeign]): Mutation =>
      (request) => {
        const credentials = kind && { Authorization: new KnownReference(kind, pick, isForeign) };
        const others = Object.entries(request.headers).filter(([name]) => name !== 'Authorization');
        return { ...request, headers: { ...Object.fromEntries(others), ...credentials } };
      },
  );

/** Replaces the identifiers in a part of the request by those of the other store. */
const withForeignIds = fc.constantFrom('path', 'query', 'headers', 'body').map(
  (part): Mutation =>
    (request) => ({ ...request, [part]: toForeign(request[part]) }),
);

/** Requests of the wrong caller, or for the data of another store. */
export const wrongCaller: fc.Arbitrary<Mutation> = fc.oneof(asOther, withForeignIds);

function toForeign(value: unknown): unknown {
  if (value instanceof KnownReference) return new KnownReference(value.kind, value.pick, true);
  if (Array.isArray(value)) return value.map(toForeign);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toForeign(item)]));
}
