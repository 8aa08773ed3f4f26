import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, newCustomer, password, refresh } from '../../../../test/customer';
import { expectRefusal } from '../../../../test/refusals';
import { newShopper } from '../../../../test/shopper';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const path = '/api/users/me';

describe('200', () => {
  it('deletes the customer, and the address can register again', async () => {
    const fan = await newCustomer(api, 'leaving@example.com');
    const guest = await newShopper(api.call);
    await guest.add('jersey-red-s');
    await guest.bill({ email: 'leaving@example.com' });
    await logIn(api, fan.email, { body: { basketToken: guest.token } });

    const { status, body } = await fan.call(path, { method: 'DELETE', body: { password } });
    expect({ status, body }).toEqual({ status: 200, body: { success: true } });
    expectRefusal(await fan.call('/api/users/me/profile'), 401, 'NotLoggedIn');
    expect((await refresh(api, fan.refreshToken)).status).toBe(401);
    expect((await logIn(api, fan.email)).body.errors[0].code).toBe('InvalidCredentials');
    expect((await guest.checkout()).body.billingAddress.email).toBe('');
    const customers = await api.context.db.selectFrom('customers').selectAll().execute();
    expect(JSON.stringify(customers)).not.toMatch(/leaving|Freja|Lund/);
    expect((await newCustomer(api, fan.email)).email).toBe(fan.email);
  });
});

describe('400', () => {
  it('rejects a missing or wrong password', async () => {
    const fan = await newCustomer(api, 'staying@example.com');
    const remove = (body: object) => fan.call(path, { method: 'DELETE', body });
    expectRefusal(await remove({ password: 'guessed' }), 400, 'WrongPassword', 'password');
    expectRefusal(await remove({}), 400, 'RequiredField', 'password');
    expect((await fan.call('/api/users/me/profile')).status).toBe(200);
  });
});

it('401: rejects a guest', async () => {
  expectRefusal(await api.call(path, { method: 'DELETE', body: { password } }), 401, 'NotLoggedIn');
});
