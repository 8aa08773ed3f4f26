import { expect, it } from 'vitest';
import { addErrors, declareErrors, type Fail } from './declare-errors';

it('sends a code with the status that it is declared with', () => {
  const { fail } = declareErrors({ 404: ['UnknownOrder'] }, { 409: ['NothingPaid'] });
  expect(() => fail('UnknownOrder', {}, 'orderId')).toThrow(
    expect.objectContaining({ status: 404, code: 'UnknownOrder', field: 'orderId' }),
  );
  expect(() => fail('NothingPaid')).toThrow(expect.objectContaining({ status: 409 }));
});

it('sends of several errors those with the highest status', () => {
  const { fail } = declareErrors({ 400: ['PrintFieldUnused'], 404: ['UnknownPlayer'] });
  const unused = { code: 'PrintFieldUnused', message: 'number is not part of this print.' } as const;
  const unknown = { code: 'UnknownPlayer', message: 'The print of this player is not available.' } as const;
  expect(() => fail.all([unused, unknown])).toThrow(
    expect.objectContaining({ status: 404, items: [unknown] }),
  );
});

it('refuses a declaration of a code with two statuses', () => {
  expect(() => declareErrors({ 400: ['UnknownProduct'], 404: ['UnknownProduct'] })).toThrow('two statuses');
});

it('adds the codes of a hook to those of the operation', () => {
  const schema = { errors: declareErrors({ 404: ['UnknownOrder'] }).errors, response: {} };
  addErrors(schema, { 404: ['UnknownStore'] });
  expect(schema.errors[404]).toEqual(['UnknownOrder', 'UnknownStore']);
  expect(Object.keys(schema.response)).toContain('404');
});

it('does not compile with a code that is not declared', () => {
  const { fail } = declareErrors({ 404: ['UnknownOrder'] });
  // @ts-expect-error -- the code is not declared
  expect(() => fail('NothingPaid')).toThrow('NothingPaid');
  const findOrder = (fail: Fail<'UnknownOrder'>) => fail('UnknownOrder');
  expect(() => findOrder(fail)).toThrow('UnknownOrder');
  const refund = (fail: Fail<'UnknownOrder' | 'NothingPaid'>) => fail('NothingPaid');
  // @ts-expect-error -- a rule that can end with another code
  expect(() => refund(fail)).toThrow('NothingPaid');
});
