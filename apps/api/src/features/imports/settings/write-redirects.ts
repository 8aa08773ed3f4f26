import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeySecurity, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { changedRecordErrors, changeRecord } from '../change-record';
import { entryTag, ifMatchHeader } from '../entry-version';
import type { StoreData } from '../store-data';
import {
  NewRedirect,
  RedirectParams,
  RedirectTarget,
  redirectId,
  type StoredRedirect,
  storedRedirect,
  unknownRedirect,
} from './redirect-contract';

const redirectIn =
  (id: string) =>
  ({ redirects }: StoreData) =>
    redirects.map(storedRedirect).find((redirect) => redirect.id === id);

const target = ({ culture, from }: StoredRedirect) => ({ kind: 'redirect', id: `${culture} ${from}` });

const { properties: params } = RedirectParams;

export function addRedirect(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedRecordErrors);
  app.post(
    '/api/admin/redirects',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'addRedirect',
        summary: 'Redirect an old path of the shop',
        description:
          'Has the checks and the effects of an import of this redirect. The shop uses it at once. A path with a page is refused, and so is a redirect that leads back to itself.',
        repetition: 'The same redirect again changes nothing; with another target it is refused.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        body: NewRedirect,
        errors,
        response: {
          200: Type.Object({ success: Succeeded, id: params.redirectId }),
        },
      },
    },
    async (request) => {
      const { body } = request;
      const id = redirectId(body);
      await changeRecord(fail, context, request, {
        part: 'content',
        recordIn: redirectIn(id),
        contentFor: (_, known) => {
          if (known && known.to !== body.to)
            return fail('StandsTwice', { field: 'from', value: body.from }, 'from');
          return { redirects: [body] };
        },
        target,
      });
      return { success: true as const, id };
    },
  );
}

export function changeRedirect(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedRecordErrors, unknownRedirect);
  app.put(
    '/api/admin/redirects/:redirectId',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'changeRedirect',
        summary: 'Change where a redirect leads',
        description: 'Has the checks and the effects of an import of this redirect.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...ifMatchHeader('redirect', 'EntryChanged') }),
        params: RedirectParams,
        body: RedirectTarget,
        versioned: 'entry',
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request, reply) => {
      const { redirectId: id } = request.params;
      const { after } = await changeRecord(fail, context, request, {
        part: 'content',
        recordIn: redirectIn(id),
        contentFor: (_, redirect) => {
          if (!redirect) return fail('UnknownRedirect', {}, 'redirectId');
          const { culture, from } = redirect;
          return { redirects: [{ culture, from, to: request.body.to }] };
        },
        target,
      });
      if (after) reply.header('etag', entryTag(after));
      return { success: true as const };
    },
  );
}

export function removeRedirect(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedRecordErrors, unknownRedirect);
  app.delete(
    '/api/admin/redirects/:redirectId',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'removeRedirect',
        summary: 'Remove a redirect',
        description: 'The shop then has nothing at the old path.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...ifMatchHeader('redirect', 'EntryChanged') }),
        params: RedirectParams,
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request) => {
      const { redirectId: id } = request.params;
      await changeRecord(fail, context, request, {
        part: 'content',
        removeMissing: true,
        recordIn: redirectIn(id),
        contentFor: ({ redirects }, redirect) => {
          if (!redirect) return fail('UnknownRedirect', {}, 'redirectId');
          return { redirects: redirects.filter((other) => redirectId(other) !== id) };
        },
        target,
      });
      return { success: true as const };
    },
  );
}
