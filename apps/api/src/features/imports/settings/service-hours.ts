import { type Static, Type } from 'typebox';
import { Meta, ok, Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { ServiceHours, type StoresContext, strict } from '../../stores';
import { changedRecordErrors } from '../change-record';
import { ifMatchHeader } from '../entry-version';
import type { StoreRow } from '../store-data';
import { changeStoreValues, readStoreValues } from './store-record';

const Hours = Type.Object(
  { serviceHours: ServiceHours },
  {
    ...strict,
    title: 'ServiceHours',
    description: 'When customer service answers',
    examples: [{ serviceHours: [{ day: 1, opens: '09:00', closes: '16:00' }] }],
  },
);

const hours = {
  kind: 'serviceHours',
  valuesIn: ({ serviceHours = [] }: StoreRow): Static<typeof Hours> => ({ serviceHours }),
};

export function getServiceHours(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 409: ['StoreNotKept'] });
  app.get(
    '/api/admin/service-hours',
    {
      onRequest: requireKey(fail, context, 'content', 'customers'),
      schema: {
        operationId: 'getServiceHours',
        summary: 'Get when the customer service of a store answers',
        description: 'The version is the ETag, for `putServiceHours`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        versioned: 'entry',
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            ...Hours.properties,
            timeZone: Type.String({
              description: 'The time zone of the store, in which the hours are',
              examples: ['Europe/Copenhagen'],
            }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { storeId } = keyOf(request);
      const read = await readStoreValues(context, storeId, hours);
      if (!read) return fail('StoreNotKept');
      reply.header('etag', read.version);
      const store = await context.stores.find(storeId);
      return { meta: ok, ...read.values, timeZone: store?.timeZone ?? 'UTC' };
    },
  );
}

export function putServiceHours(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedRecordErrors);
  app.put(
    '/api/admin/service-hours',
    {
      onRequest: requireKey(fail, context, 'content', 'customers'),
      schema: {
        operationId: 'putServiceHours',
        summary: 'Change when the customer service of a store answers',
        description:
          'The contact page of the shop shows the hours at once. Periods of a day cannot overlap, or end before they begin.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...ifMatchHeader('hours', 'EntryChanged') }),
        body: Hours,
        versioned: 'entry',
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request, reply) => {
      const { serviceHours } = request.body;
      const change = (store: StoreRow) => ({ ...store, serviceHours });
      reply.header('etag', await changeStoreValues(fail, context, request, hours, change));
      return { success: true as const };
    },
  );
}
