import { describe, expect, it } from 'vitest';
import { breakingChanges } from './compare-documents';
import type { Document, Operation, Schema } from './document';

const base: Operation = {
  operationId: 'saveOrder',
  parameters: [{ name: 'culture', in: 'header', schema: { type: 'string' } }],
  requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
  responses: {
    200: {
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
      headers: { 'x-request-id': {} },
    },
    409: { 'x-error-codes': ['NothingPaid'] },
  },
};

const order: Schema = {
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 80 },
    status: { type: 'string', enum: ['Open', 'Complete'] },
    total: { type: 'number' },
    lines: { type: 'array', items: { $ref: '#/components/schemas/Order' } },
  },
  required: ['id', 'total'],
};

const document = (operation: Operation, schema: Schema = order): Document => ({
  paths: { '/orders': { post: operation } },
  components: { schemas: { Order: schema } },
});

const changesOf = (operation: Partial<Operation>) =>
  breakingChanges(document(base), document({ ...base, ...operation }));
const changesOfOrder = (schema: Schema) =>
  breakingChanges(document(base), document(base, { ...order, ...schema }));
const withProperty = (name: string, property: Schema): Schema => ({
  properties: { ...order.properties, [name]: property },
});

it('finds nothing in the same document, nor in a recursive schema', () => {
  expect(breakingChanges(document(base), document(base))).toEqual([]);
});

describe('an operation', () => {
  it('may not be removed or renamed', () => {
    const removed: Document = { ...document(base), paths: {} };
    expect(breakingChanges(document(base), removed)).toEqual(['saveOrder was removed: POST /orders']);
    expect(changesOf({ operationId: 'putOrder' })).toEqual(['saveOrder is now called putOrder']);
  });

  it('may not require credentials, or refuse those that it accepted', () => {
    expect(changesOf({ security: [{ key: [] }] })).toEqual(['saveOrder now requires credentials']);
    expect(changesOf({ security: [{}, { key: [] }] })).toEqual([]);
    const secured = document({ ...base, security: [{ key: [] }] });
    expect(breakingChanges(secured, document(base))).toEqual(['saveOrder no longer accepts key']);
  });

  it('may not lose or require a parameter', () => {
    expect(changesOf({ parameters: [] })).toEqual(['saveOrder lost the parameter header culture']);
    const page = { name: 'page', in: 'query', required: true, schema: { type: 'integer' } };
    expect(changesOf({ parameters: [...(base.parameters ?? []), page] })).toEqual([
      'saveOrder query page is now required',
    ]);
  });

  it('may not lose a status, a code or a header of a response, but get new ones', () => {
    const { 200: found, 409: conflict } = base.responses;
    expect(changesOf({ responses: { 200: found ?? {} } })).toEqual(['saveOrder 409 was removed']);
    expect(changesOf({ responses: { 200: { ...found, headers: {} }, 409: {} } })).toEqual([
      'saveOrder 200 lost the header x-request-id',
      'saveOrder 409 lost the code NothingPaid',
    ]);
    const more = { ...conflict, 'x-error-codes': ['NothingPaid', 'RefundTooLarge'] };
    expect(changesOf({ responses: { ...base.responses, 409: more, 404: {} } })).toEqual([]);
  });

  it('may not require a body or lose its media type', () => {
    expect(changesOf({ requestBody: { required: true, content: {} } })).toEqual([
      'saveOrder now requires a body',
      'saveOrder body lost the media type application/json',
    ]);
  });
});

describe('a schema', () => {
  it('may not lose a property', () => {
    expect(changesOfOrder({ properties: { id: { type: 'string' } }, required: ['id'] })).toEqual([
      'request Order.status was removed',
      'request Order.total was removed',
      'request Order.lines was removed',
      'response Order.status was removed',
      'response Order.total was removed',
      'response Order.lines was removed',
    ]);
  });

  it('may not require more of a request, or promise less in a response', () => {
    expect(changesOfOrder({ required: ['id', 'total', 'status'] })).toEqual([
      'request Order.status is now required',
    ]);
    expect(changesOfOrder({ required: ['id'] })).toEqual(['response Order.total may now be missing']);
  });

  it('may accept more types, but not return more', () => {
    expect(changesOfOrder(withProperty('total', { type: ['number', 'null'] }))).toEqual([
      'response Order.total changed its type from number to number or null',
    ]);
    expect(changesOfOrder(withProperty('total', { type: 'integer' }))).toEqual([
      'request Order.total changed its type from number to integer',
    ]);
  });

  it('may not accept fewer values, but return new ones', () => {
    const status = (...values: string[]) => withProperty('status', { type: 'string', enum: values });
    expect(changesOfOrder(status('Open', 'Complete', 'Cancelled'))).toEqual([]);
    expect(changesOfOrder(status('Open'))).toEqual([
      'request Order.status no longer accepts the value Complete',
    ]);
  });

  it('may not narrow the bounds of a request', () => {
    expect(changesOfOrder(withProperty('id', { type: 'string', maxLength: 100 }))).toEqual([]);
    expect(changesOfOrder(withProperty('id', { type: 'string', maxLength: 40, pattern: '^A' }))).toEqual([
      'request Order.id changed maxLength from 80 to 40',
      'request Order.id changed pattern from none to ^A',
    ]);
  });

  it('may return no new alternative, and accept every old one', () => {
    const total = (...types: string[]) => withProperty('total', { anyOf: types.map((type) => ({ type })) });
    const old = document(base, { ...order, ...total('number', 'string') });
    const change = (schema: Schema) => breakingChanges(old, document(base, { ...order, ...schema }));
    expect(change(total('number'))).toEqual(['request Order.total no longer accepts string']);
    expect(change(total('number', 'string', 'null'))).toEqual(['response Order.total may now be null']);
  });
});

describe('a webhook', () => {
  const data = (schema: Schema): Operation => ({
    operationId: 'orderPlaced',
    parameters: [{ name: 'webhook-id', in: 'header', schema: { type: 'string' } }],
    requestBody: { content: { 'application/json': { schema } } },
    responses: {},
  });
  const reference: Schema = {
    type: 'object',
    properties: { orderId: { type: 'string' } },
    required: ['orderId'],
  };
  const sending = (post: Operation): Document => ({
    ...document(base),
    webhooks: { 'order.placed': { post } },
  });
  const changesOfWebhook = (post: Operation) => breakingChanges(sending(data(reference)), sending(post));

  it('may not stop, but new ones may come', () => {
    const sent = sending(data(reference));
    expect(breakingChanges(sent, document(base))).toEqual(['order.placed is no longer sent']);
    expect(breakingChanges(document(base), sent)).toEqual([]);
  });

  it('may not lose a header or a property, but get new ones', () => {
    expect(changesOfWebhook({ ...data(reference), parameters: [] })).toEqual([
      'order.placed lost the header webhook-id',
    ]);
    expect(changesOfWebhook(data({ type: 'object' }))).toEqual(['order.placed.orderId was removed']);
    const total: Schema = { type: 'number' };
    const more = {
      ...reference,
      properties: { ...reference.properties, total },
      required: ['orderId', 'total'],
    };
    expect(changesOfWebhook(data(more))).toEqual([]);
  });
});
