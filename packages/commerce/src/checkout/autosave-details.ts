import { type ApiClient, ApiError } from '@matchday/api-client';
import { type AutosaveQueue, createAutosaveQueue } from './autosave-queue';
import type { InvoiceDetails, ShippingDetails, ShippingMethod } from './checkout-state';

export interface DetailsAutosaveOptions {
  client: ApiClient;
  /** The basket's path parameters; null if there is no basket yet. */
  path: () => { token: string | null };
  /** Adopts the shipping methods that are available for a saved address. */
  adopt: (answer: { shippingMethods: readonly ShippingMethod[] }) => void;
  /** Called on every change of `busy` and `error`. */
  onChange: () => void;
}

export interface DetailsAutosave {
  readonly invoice: AutosaveQueue<InvoiceDetails>;
  /** Null deletes them on the server. */
  readonly shipping: AutosaveQueue<ShippingDetails | null>;
  readonly comment: AutosaveQueue<string>;
  /** Whether anything waits or is being sent. */
  readonly busy: boolean;
  /** Why a part could not be saved. */
  readonly error: Error | null;
  /** Sends waiting addresses. Rejects with the error of a failed attempt. */
  saveAddresses: () => Promise<void>;
  /** Sends all waiting parts, one after the other. Rejects with the error of a failed attempt. */
  save: () => Promise<void>;
  /** Sends all waiting parts in calls that outlive the page. */
  saveNow: () => void;
  clear: () => void;
}

/** Creates the queues that save the checkout's details, one for each part (S4.13). */
export function createDetailsAutosave({
  client,
  path,
  adopt,
  onChange,
}: DetailsAutosaveOptions): DetailsAutosave {
  let isLeaving = false;
  const saving = () => ({ keepalive: isLeaving });
  const invoice = createAutosaveQueue<InvoiceDetails>({
    send: async (body) => adopt(await client.call('saveBillingAddress', { path: path(), body }, saving())),
    onChange,
    isTemporary,
  });
  const shipping = createAutosaveQueue<ShippingDetails | null>({
    async send(body) {
      if (body) adopt(await client.call('saveShippingAddress', { path: path(), body }, saving()));
      else adopt(await client.call('removeShippingAddress', { path: path() }, saving()));
    },
    onChange,
    isTemporary,
  });
  const comment = createAutosaveQueue<string>({
    send: async (text) =>
      void (await client.call('saveComment', { path: path(), body: { comment: text } }, saving())),
    onChange,
    isTemporary,
  });
  const all = [invoice, shipping, comment];
  return {
    invoice,
    shipping,
    comment,
    get busy() {
      return all.some((queue) => queue.busy);
    },
    get error() {
      return all.map((queue) => queue.error).find((reason) => reason instanceof Error) ?? null;
    },
    async saveAddresses() {
      await Promise.all([invoice.flush(), shipping.flush()]);
    },
    async save() {
      for (const queue of all) await queue.flush();
    },
    saveNow() {
      isLeaving = true;
      for (const queue of all) queue.flushNow();
      isLeaving = false;
    },
    clear() {
      for (const queue of all) queue.clear();
    },
  };
}

function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500;
}
