import { Type } from 'typebox';
import { Meta, ok } from '../../../../platform/contract/meta';
import { described } from '../../../../platform/contract/schema';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../../staff';
import type { StoresContext } from '../../../stores';
import { MessageParams, ReadMessage } from '../contract';
import { findMessageView } from '../inbox';

export function getMessage(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownMessage'] });
  app.get(
    '/api/admin/messages/:messageId',
    {
      onRequest: requireKey(fail, context, 'customers'),
      schema: {
        operationId: 'getMessage',
        summary: 'Get a message of a customer with its answers',
        description: 'Names the order that the message is about, if there is one with this number.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: MessageParams,
        errors,
        response: { 200: Type.Object({ meta: Meta, message: described(ReadMessage, 'The message') }) },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const message = await findMessageView(context.db, storeId, request.params.messageId);
      return message ? { meta: ok, message } : fail('UnknownMessage', {}, 'messageId');
    },
  );
}
