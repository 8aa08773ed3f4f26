import { Type } from 'typebox';
import { Meta, ok, Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { changedRecordErrors, changeRecord } from '../change-record';
import { areAllOff } from '../check/check-settings';
import { entryTag, ifMatchHeader } from '../entry-version';
import { findSource, findSources } from '../sources';
import { ShippingMethodData, ShippingMethodParams, StoredShippingMethod } from './shipping-method-contract';

const unknownMethod = { 404: ['UnknownShippingMethod'] } as const;

export function listStoreShippingMethods(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/shipping-methods',
    {
      onRequest: requireKey(fail, context, 'money'),
      schema: {
        operationId: 'listStoreShippingMethods',
        summary: 'List the shipping methods of a store, also those that are off',
        description: 'With their prices in every currency and their texts in every culture.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            shippingMethods: Type.Array(StoredShippingMethod, {
              description: 'The shipping methods in display order',
            }),
          }),
        },
      },
    },
    async (request) => ({
      meta: ok,
      shippingMethods: await findSources(context.db, keyOf(request).storeId, 'shippingMethods'),
    }),
  );
}

export function getStoreShippingMethod(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, unknownMethod);
  app.get(
    '/api/admin/shipping-methods/:shippingMethodId',
    {
      onRequest: requireKey(fail, context, 'money'),
      schema: {
        operationId: 'getStoreShippingMethod',
        summary: 'Get a shipping method of a store as imported',
        description: 'The version of the shipping method is its ETag, for `putShippingMethod`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: ShippingMethodParams,
        versioned: 'entry',
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            shippingMethod: described(StoredShippingMethod, 'The shipping method'),
          }),
        },
      },
    },
    async (request, reply) => {
      const { shippingMethodId } = request.params;
      const method = await findSource(
        context.db,
        keyOf(request).storeId,
        'shippingMethods',
        shippingMethodId,
      );
      if (!method) return fail('UnknownShippingMethod', {}, 'shippingMethodId');
      reply.header('etag', entryTag(method));
      return { meta: ok, shippingMethod: method };
    },
  );
}

export function putShippingMethod(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedRecordErrors, unknownMethod);
  app.put(
    '/api/admin/shipping-methods/:shippingMethodId',
    {
      onRequest: requireKey(fail, context, 'money'),
      schema: {
        operationId: 'putShippingMethod',
        summary: 'Change a shipping method: its texts, prices and countries, and whether it is on',
        description:
          'Has the checks and the effects of an import of this shipping method. Baskets and the checkout use the change at once; placed orders keep theirs. The last one that is on cannot be switched off. Use `startImport` for a new shipping method.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({
          ...AdminHeaders.properties,
          ...ifMatchHeader('shipping method', 'EntryChanged'),
        }),
        params: ShippingMethodParams,
        body: ShippingMethodData,
        versioned: 'entry',
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request, reply) => {
      const entry = { ...request.body, id: request.params.shippingMethodId };
      await changeRecord(fail, context, request, {
        part: 'store',
        recordIn: ({ shippingMethods }) => shippingMethods.find(({ id }) => id === entry.id),
        contentFor: ({ shippingMethods }, known) => {
          if (!known) return fail('UnknownShippingMethod', {}, 'shippingMethodId');
          if (areAllOff(shippingMethods.map((method) => (method.id === entry.id ? entry : method))))
            return fail('LastMethod', { field: 'isActive' }, 'isActive');
          return { shippingMethods: [entry] };
        },
        target: ({ id }) => ({ kind: 'shippingMethod', id }),
      });
      reply.header('etag', entryTag(entry));
      return { success: true as const };
    },
  );
}
