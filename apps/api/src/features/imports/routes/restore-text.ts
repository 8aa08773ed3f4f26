import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeySecurity, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { changeText, textErrors } from '../change-text';
import { ifMatchHeader } from '../entry-version';
import { TextParams } from '../single-text';

export function restoreText(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...textErrors);
  app.delete(
    '/api/admin/texts/:culture/:alias',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'restoreText',
        summary: 'Remove the store’s own value of a text, so that the shop shows the shipped one',
        description:
          'Has the effects of an import without this text. A text that the store has not set stays as it is.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...ifMatchHeader('text', 'EntryChanged') }),
        params: TextParams,
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request) => {
      await changeText(fail, context, request, { ...request.params, value: null });
      return { success: true as const };
    },
  );
}
