import { ApiError } from '@matchday/api-client';
import { describe, expect, test } from 'vitest';
import { translator } from '../texts/translate';
import { refusalOf } from './refusal';

const texts = { 'Form.Failed': 'Try again', 'Error.Network': 'No connection' };
const t = translator(texts, 'en', (alias) => expect.unreachable(alias));
const names = ['email', 'password'] as const;
const refused = (...errors: ConstructorParameters<typeof ApiError>[1]) => new ApiError(400, errors);

describe('refusalOf', () => {
  test('puts each reason at its field and the first of the others on the form', () => {
    const error = refused(
      { code: 'PasswordTooCommon', message: 'Too common', field: 'password' },
      { code: 'NotNow', message: 'Not now' },
      { code: 'Other', message: 'Other', field: 'elsewhere' },
    );
    expect(refusalOf(error, { names, t })).toEqual({
      byField: { password: 'Too common' },
      message: 'Not now',
    });
  });

  test('maps the API’s field to the form’s name, and its code to the form’s text', () => {
    const error = refused({ code: 'EmailNotConfirmed', message: 'Unconfirmed', field: 'username' });
    const known = {
      names,
      t,
      aliases: { username: 'email' },
      wordings: { EmailNotConfirmed: 'See your mail' },
    } as const;
    expect(refusalOf(error, known)).toEqual({ byField: { email: 'See your mail' }, message: null });
  });

  test('reports a missing response, and a general failure if the reason is unknown', () => {
    expect(refusalOf(refused({ code: 'NoAnswer', message: '' }), { names, t }).message).toBe('No connection');
    expect(refusalOf(refused({ code: 'Status502', message: '' }), { names, t }).message).toBe('Try again');
    expect(refusalOf(new Error('x'), { names, t }).message).toBe('Try again');
  });
});
