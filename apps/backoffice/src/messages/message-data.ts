import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';
import type { Translate } from '../texts/use-text';

type Schemas = components['schemas'];
export type MessageState = Schemas['MessageState'];
export type ListedMessage = Schemas['ListedMessage'];
export type Message = Schemas['ReadMessage'];

export const messageStates = ['open', 'answered'] as const satisfies readonly MessageState[];

/** The messages of customers. */
export const messages: Resource = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter, signal }) {
    const { state, search } = filter as { state?: MessageState; search?: string };
    const query = {
      page,
      pageSize: perPage,
      ...(state && { state }),
      ...(search?.trim() && { search: search.trim() }),
    };
    const found = dataOf(await api.GET('/api/admin/messages', { params: { query }, signal })).messages;
    return { data: found.items, total: found.total };
  },
  async getOne(messageId) {
    const path = { messageId };
    return dataOf(await api.GET('/api/admin/messages/{messageId}', { params: { path } })).message;
  },
};

/** Answers a message as the writer has read it. A repetition with the same key sends one mail. */
export const answerMessage = ({ id, answers }: Message, text: string, key: string) =>
  api.POST('/api/admin/messages/{messageId}/answers', {
    params: { path: { messageId: id }, header: { 'idempotency-key': key } },
    body: { text, seenAnswers: answers.length },
  });

/** The topic in the reader's language, if the message is a withdrawal that matches no order. */
export const topicOf = ({ topic }: Pick<Message, 'topic'>, text: Translate): string =>
  topic === 'Withdrawal' ? text('withdrawals.one') : topic;
