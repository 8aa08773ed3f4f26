import { type Static, Type } from 'typebox';
import { Meta, ok, Succeeded } from '../../../platform/contract/meta';
import { described, Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { type StoresContext, strict } from '../../stores';
import { changedRecordErrors, changeRecord } from '../change-record';
import { areAllOff } from '../check/check-settings';
import { entryTag, ifMatchHeader } from '../entry-version';
import { findSources } from '../sources';
import { type Entries, PaymentMethodRow } from '../store-data';

type PaymentMethod = Entries['paymentMethods'];

const mostMethods = 100;

const StoredPaymentMethod = Type.Object(PaymentMethodRow.properties, {
  title: 'StoredPaymentMethod',
  description: 'A payment method as imported, on or off',
  examples: [
    {
      id: 'card',
      provider: 'stripe',
      isActive: true,
      texts: { en: { name: 'Card', description: 'Visa and Mastercard' } },
    },
  ],
});

const Arrangement = Type.Object(
  {
    paymentMethods: Type.Array(
      Type.Object(
        {
          paymentMethodId: described(Id, 'Id of the payment method', 'card'),
          isActive: Type.Boolean({
            description: 'Whether shoppers can choose the payment method',
            examples: [true],
          }),
        },
        { ...strict, title: 'ArrangedPaymentMethod', description: 'A payment method in its place' },
      ),
      {
        minItems: 1,
        maxItems: mostMethods,
        description:
          'Payment methods in display order. Those that are missing follow in their order and stay as they are',
      },
    ),
  },
  { ...strict, title: 'PaymentMethodOrder', description: 'The order of payment methods, and which are on' },
);
type Arranged = Static<typeof Arrangement>['paymentMethods'];

/** What is arranged: a version of the list is one of the order and of the states. */
const arrangementOf = (methods: readonly PaymentMethod[]) => ({
  paymentMethods: methods.map(({ id, isActive = true }) => ({ paymentMethodId: id, isActive })),
});

export function listStorePaymentMethods(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/payment-methods',
    {
      onRequest: requireKey(fail, context, 'money'),
      schema: {
        operationId: 'listStorePaymentMethods',
        summary: 'List the payment methods of a store, also those that are off',
        description: 'The version of their order and states is the ETag, for `arrangePaymentMethods`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        versioned: 'entry',
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            paymentMethods: Type.Array(StoredPaymentMethod, {
              description: 'The payment methods in display order',
            }),
          }),
        },
      },
    },
    async (request, reply) => {
      const paymentMethods = await findSources(context.db, keyOf(request).storeId, 'paymentMethods');
      reply.header('etag', entryTag(arrangementOf(paymentMethods)));
      return { meta: ok, paymentMethods };
    },
  );
}

export function arrangePaymentMethods(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedRecordErrors);

  /** The store's methods in the wanted order. */
  function arranged(wanted: Arranged, known: readonly PaymentMethod[]): PaymentMethod[] {
    const chosen = wanted.map(({ paymentMethodId, isActive }, index) => {
      const field = `paymentMethods.${index}.paymentMethodId`;
      const value = paymentMethodId;
      const method = known.find(({ id }) => id === paymentMethodId);
      if (!method) return fail('UnknownReference', { field, kind: 'paymentMethod', value }, field);
      if (wanted.findIndex((other) => other.paymentMethodId === paymentMethodId) < index)
        return fail('StandsTwice', { field, value }, field);
      const isSame = (method.isActive ?? true) === isActive;
      return isSame ? method : { ...method, isActive };
    });
    return [...chosen, ...known.filter(({ id }) => chosen.every((method) => method.id !== id))];
  }

  app.put(
    '/api/admin/payment-methods',
    {
      onRequest: requireKey(fail, context, 'money'),
      schema: {
        operationId: 'arrangePaymentMethods',
        summary: 'Change the order of the payment methods, and which are on',
        description:
          'Has the effects of an import. The checkout uses the change at once; begun payments continue. The last one that is on cannot be switched off. Use `startImport` for a new payment method.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({
          ...AdminHeaders.properties,
          ...ifMatchHeader('list', 'EntryChanged'),
        }),
        body: Arrangement,
        versioned: 'entry',
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request, reply) => {
      const { after } = await changeRecord(fail, context, request, {
        part: 'store',
        removeMissing: true,
        recordIn: ({ paymentMethods }) => arrangementOf(paymentMethods),
        contentFor: ({ paymentMethods: known }) => {
          const paymentMethods = arranged(request.body.paymentMethods, known);
          if (areAllOff(paymentMethods))
            return fail('LastMethod', { field: 'paymentMethods' }, 'paymentMethods');
          return { paymentMethods };
        },
        target: () => ({ kind: 'paymentMethods', id: '' }),
      });
      if (after) reply.header('etag', entryTag(after));
      return { success: true as const };
    },
  );
}
