import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeySecurity, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { changeText, textErrors } from '../change-text';
import { ifMatchHeader } from '../entry-version';
import { NewText, TextParams } from '../single-text';

export function putText(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...textErrors);
  app.put(
    '/api/admin/texts/:culture/:alias',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'putText',
        summary: 'Set a text of the shop',
        description:
          'Has the checks and the effects of an import of this text. The shop shows it at once. Placeholders such as `{name}` stay as they are.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...ifMatchHeader('text', 'EntryChanged') }),
        params: TextParams,
        body: NewText,
        versioned: 'entry',
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request, reply) => {
      const tag = await changeText(fail, context, request, { ...request.params, value: request.body.value });
      if (tag !== null) reply.header('etag', tag);
      return { success: true as const };
    },
  );
}
