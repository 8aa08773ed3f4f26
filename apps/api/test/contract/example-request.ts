import type { StoreFixture } from './contract-fixture';
import { kindOf } from './identifier-kinds';
import { KnownReference } from './known-values';
import type { Operation } from './operations';
import { callerOf, type GeneratedRequest } from './requests';
import { acceptedValues } from './valid-values';

/** An event needs the provider's signature, a passkey or a code an authenticator, and an image is no JSON. */
export const withoutExample = new Set([
  'receiveWebhook',
  'finishPasskeyRegistration',
  'logInWithPasskey',
  'confirmStaffLogin',
  'reauthenticateStaff',
  'logInStaffWithPasskey',
  'enrolStaffPasskey',
  'addStaffPasskey',
  'reauthenticateStaffWithPasskey',
  'putMedia',
]);

/** Replaces what names something in an example by something that this store has. */
function ofThisStore(operationId: string, name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => ofThisStore(operationId, name, item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, ofThisStore(operationId, key, item)]),
    );
  // The example creates a store of its own.
  if (operationId === 'createStore') return value;
  const kind = kindOf(operationId, name);
  if (kind && kind !== 'value') return new KnownReference(kind, -1);
  return acceptedValues[name]?.[0] ?? value;
}

/** The documented example of a request, with what is required. */
export function exampleRequest(operation: Operation): GeneratedRequest {
  const valuesIn = (place: string): [string, unknown][] =>
    operation.parameters
      .filter((parameter) => parameter.in === place && parameter.required)
      .map(({ name, example }) => [name, ofThisStore(operation.id, name, example)]);
  const body = operation.body?.['application/json']?.example;
  return {
    operation,
    path: Object.fromEntries(valuesIn('path')),
    query: valuesIn('query'),
    headers: {
      Authorization: new KnownReference('customer', -1),
      ...callerOf(operation),
      ...Object.fromEntries(valuesIn('header')),
    },
    ...(body !== undefined && { body: ofThisStore(operation.id, 'body', body) }),
  };
}

/** Creates the data that the example of an operation changes or reads. */
export async function prepareFor(
  {
    newShopper,
    newCustomer,
    newStaff,
    buy,
    withdraw,
    writeMessage,
    saveDraft,
    requestMails,
    editPage,
    beginPage,
    setStock,
    addWebhook,
  }: StoreFixture,
  { id }: Operation,
): Promise<void> {
  // A voucher is removed from the basket that it was added to.
  if (id !== 'removeVoucher') await newShopper();
  await newCustomer();
  await newStaff();
  if (/order|receipt|shipment|invoice/i.test(id)) await buy();
  if (id === 'planPage') await editPage();
  if (id === 'removePage') await beginPage();
  if (id === 'countStock') await setStock(12);
  if (/webhook/i.test(id)) await addWebhook();
  if (/withdrawal|refund/i.test(id)) await withdraw();
  if (/message/i.test(id)) await writeMessage();
  if (/draft|preview/i.test(id)) await saveDraft();
  if (kindOf(id, 'token')?.endsWith('Token')) await requestMails();
}
