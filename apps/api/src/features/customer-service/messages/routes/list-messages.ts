import { Type } from 'typebox';
import { Meta, ok } from '../../../../platform/contract/meta';
import { defaultPageSize, pageOf, paging } from '../../../../platform/contract/pages';
import { described, freeText } from '../../../../platform/contract/schema';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../../staff';
import type { StoresContext } from '../../../stores';
import { ListedMessage, MessageState } from '../contract';
import { listMessageViews } from '../inbox';

export function listMessages(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/messages',
    {
      onRequest: requireKey(fail, context, 'customers'),
      schema: {
        operationId: 'listMessages',
        summary: 'List the messages of customers, newest first',
        description: 'Messages are deleted after a year, and with the account of their sender.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        querystring: Type.Object({
          state: Type.Optional(described(MessageState, 'Only messages in this state')),
          search: Type.Optional({
            ...freeText(100),
            description:
              'Only messages that have all of these words, or words that begin with them, in the text, the topic, the order number, or the name or address of the sender',
            examples: ['freja parcel'],
          }),
          ...paging,
        }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            messages: pageOf(ListedMessage, 'MessageList', 'A page of the messages'),
          }),
        },
      },
    },
    async (request) => {
      const { state, search = '', page = 1, pageSize = defaultPageSize } = request.query;
      const { messages, total } = await listMessageViews(
        context.db,
        keyOf(request).storeId,
        { ...(state && { state }), ...(search.trim() !== '' && { search }) },
        { page, pageSize },
      );
      return { meta: ok, messages: { items: messages, page, pageSize, total } };
    },
  );
}
