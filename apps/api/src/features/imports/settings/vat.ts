import { type Static, Type } from 'typebox';
import { Meta, ok, Succeeded } from '../../../platform/contract/meta';
import { described, nullable } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { type StoresContext, strict } from '../../stores';
import { changedRecordErrors } from '../change-record';
import { ifMatchHeader } from '../entry-version';
import { StoreRow } from '../store-data';
import { changeStoreValues, readStoreValues } from './store-record';

const fields = {
  vatCountry: nullable(
    Type.String({
      pattern: '^[A-Z]{2}$',
      description:
        'The country whose VAT rate applies until the country of delivery is known (ISO 3166-1 alpha-2); null for the region of the default culture’s locale',
      examples: ['DK'],
    }),
  ),
  vatRates: StoreRow.properties.vatRates,
};
const example = { vatCountry: 'DK', vatRates: { DK: 25, SE: 25 } };

const StoreVat = Type.Object(fields, {
  title: 'StoreVat',
  description: 'The VAT of a store: its home country and the rate of each country that it delivers to',
  examples: [example],
});

const NewVat = Type.Object(fields, {
  ...strict,
  title: 'NewVat',
  description: 'The home country and the rates of a store',
  examples: [example],
});

const vat = {
  kind: 'vat',
  valuesIn: ({ vatCountry, vatRates }: StoreRow): Static<typeof StoreVat> => ({
    vatCountry: vatCountry ?? null,
    vatRates,
  }),
};

export function getVat(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 409: ['StoreNotKept'] });
  app.get(
    '/api/admin/vat',
    {
      onRequest: requireKey(fail, context, 'money'),
      schema: {
        operationId: 'getVat',
        summary: 'Get the home country and the VAT rates of a store',
        description: 'The version is the ETag, for `putVat`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        versioned: 'entry',
        errors,
        response: { 200: Type.Object({ meta: Meta, vat: described(StoreVat, 'The VAT of the store') }) },
      },
    },
    async (request, reply) => {
      const read = await readStoreValues(context, keyOf(request).storeId, vat);
      if (!read) return fail('StoreNotKept');
      reply.header('etag', read.version);
      return { meta: ok, vat: read.values };
    },
  );
}

export function putVat(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedRecordErrors);
  app.put(
    '/api/admin/vat',
    {
      onRequest: requireKey(fail, context, 'money'),
      schema: {
        operationId: 'putVat',
        summary: 'Change the home country and the VAT rates of a store',
        description:
          'Has the effects of an import. Prices include VAT and stay the same: the change is about the share of VAT that baskets and new orders show. Placed orders keep theirs.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...ifMatchHeader('VAT', 'EntryChanged') }),
        body: NewVat,
        versioned: 'entry',
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request, reply) => {
      const { vatCountry, vatRates } = request.body;
      const change = (store: StoreRow) => {
        const { vatCountry: _, ...kept } = store;
        return { ...kept, vatRates, ...(vatCountry !== null && { vatCountry }) };
      };
      reply.header('etag', await changeStoreValues(fail, context, request, vat, change));
      return { success: true as const };
    },
  );
}
