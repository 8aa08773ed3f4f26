import { Type } from 'typebox';
import { Succeeded } from '../../../../platform/contract/meta';
import { described } from '../../../../platform/contract/schema';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import {
  idempotencyErrors,
  keyedRequest,
  RequiredIdempotencyHeader,
  runOnce,
} from '../../../../platform/http/idempotency/run-once';
import {
  AdminHeaders,
  adminActor,
  adminKeyErrors,
  adminKeySecurity,
  changeRecorder,
  keyOf,
  requireKey,
} from '../../../staff';
import type { StoresContext } from '../../../stores';
import { answerMessage as answer, answerErrors } from '../answer-message';
import { MessageAnswer, MessageParams } from '../contract';

const NewAnswer = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: 4000,
      pattern: '^[^\\u0000]*\\S[^\\u0000]*$',
      description: 'The text of the mail; line breaks are kept',
      examples: ['It arrives tomorrow.'],
    }),
    seenAnswers: Type.Integer({
      minimum: 0,
      maximum: 1000,
      description:
        'How many answers the caller has read. If there are others, the answer is refused with 409 `MessageAnswered`',
      examples: [0],
    }),
  },
  { title: 'NewAnswer' },
);

export function answerMessage(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, idempotencyErrors, answerErrors);
  app.post(
    '/api/admin/messages/:messageId/answers',
    {
      onRequest: requireKey(fail, context, 'customers'),
      schema: {
        operationId: 'answerMessage',
        summary: 'Answer a message of a customer by mail',
        description:
          "The mail is in the shop's name and in the language of the message. It quotes the message, and replies go to the store's address.",
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...RequiredIdempotencyHeader }),
        params: MessageParams,
        body: NewAnswer,
        errors,
        response: {
          200: Type.Object({ success: Succeeded, answer: described(MessageAnswer, 'The stored answer') }),
        },
      },
    },
    async (request) => {
      const caller = keyOf(request);
      const { storeId, name } = caller;
      const { messageId } = request.params;
      const { text, seenAnswers } = request.body;
      const recordChange = changeRecorder(context, request);
      return runOnce(fail, context, keyedRequest(request, 'answerMessage', storeId), async (trx) => {
        const now = context.clock();
        const sent = { storeId, messageId, text: text.trim(), seenAnswers, name, now, recordChange };
        return {
          success: true as const,
          answer: await answer(fail, trx, { ...sent, actor: adminActor(caller) }),
        };
      });
    },
  );
}
