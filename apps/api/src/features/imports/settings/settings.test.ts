import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { type PaidApi, startPaidApi } from '../../../../test/paid-api';
import { expectRefusal } from '../../../../test/refusals';
import { north } from '../../../../test/seed/north';
import { south } from '../../../../test/seed/south';
import { readyShopper } from '../../../../test/shopper';

let api: PaidApi;
let admin: Admin;
beforeAll(async () => {
  const second = { ...north.paymentMethods[0], id: 'transfer', provider: 'sandbox' };
  const store = { ...north, paymentMethods: [...north.paymentMethods, second] } as typeof north;
  api = await startPaidApi({ stores: [store, south] });
  admin = await adminOf(api, 'north', ['content', 'money']);
});
afterAll(() => api.close());

const read = (path: string) => admin.call(`/api/admin/${path}`);
const put = (path: string, body: object, headers = {}) =>
  admin.call(`/api/admin/${path}`, { method: 'PUT', body, headers });
const add = (body: object) => admin.call('/api/admin/redirects', { method: 'POST', body });
const version = async (path: string) => ({ 'if-match': String((await read(path)).headers.etag) });
const page = async (url: string, store = 'north') =>
  (await api.call(`/api/content?url=${encodeURIComponent(url)}`, { store })).body.meta;
const audited = async (kind: string) =>
  api.context.db
    .selectFrom('audit_entries')
    .select(['operation', 'target_id', 'before', 'after'])
    .where('target_kind', '=', kind)
    .orderBy('id')
    .execute();

it('a redirect is added, found, changed and removed, and the shop follows at once', async () => {
  const added = await add({ culture: 'en', from: '/club-history/', to: 'page:about' });
  expect(added.status).toBe(200);
  const { id } = added.body;
  expect((await add({ culture: 'en', from: '/club-history/', to: 'page:about' })).body.id).toBe(id);
  expect(await page('/club-history/')).toEqual({ status: 301, redirect: '/about/' });
  expect((await read('redirects?search=HISTORY&textCulture=en')).body.redirects).toMatchObject({
    total: 1,
    items: [{ id, culture: 'en', from: '/club-history/', to: 'page:about' }],
  });
  expect((await read('redirects?search=history&textCulture=da')).body.redirects.total).toBe(0);
  const stale = await version(`redirects/${id}`);
  expect((await put(`redirects/${id}`, { to: 'category:shirts' }, stale)).status).toBe(200);
  expectRefusal(await put(`redirects/${id}`, { to: '/about/' }, stale), 412, 'EntryChanged', 'If-Match');
  expect((await page('/club-history/')).redirect).toBe('/shirts/c-shirts/');
  const remove = (headers = {}) => admin.call(`/api/admin/redirects/${id}`, { method: 'DELETE', headers });
  expectRefusal(await remove(stale), 412, 'EntryChanged', 'If-Match');
  expect((await remove()).status).toBe(200);
  expectRefusal(await remove(), 404, 'UnknownRedirect', 'redirectId');
  expect((await api.call('/api/content?url=/club-history/')).status).toBe(404);
  const target_id = 'en /club-history/';
  expect(await audited('redirect')).toMatchObject([
    { operation: 'addRedirect', target_id, before: null, after: { to: 'page:about' } },
    {
      operation: 'changeRedirect',
      target_id,
      before: { to: 'page:about' },
      after: { to: 'category:shirts' },
    },
    { operation: 'removeRedirect', target_id, before: { to: 'category:shirts' }, after: null },
  ]);
});

it('400: a redirect away from a page, back to itself, or of a path that has one', async () => {
  const en = (from: string, to: string) => add({ culture: 'en', from, to });
  for (const from of ['/', '/about/', '/shirts/c-shirts/', '/any/name/p-jersey-red-m/'])
    expectRefusal(await en(from, '/elsewhere/'), 400, 'PathInUse', 'from');
  expectRefusal(await en('/round/', '/round'), 400, 'RedirectLoop', 'to');
  expect((await en('/one/', '/two/?from=one')).status).toBe(200);
  expect((await en('/two/', '/three/')).status).toBe(200);
  expectRefusal(await en('/three/', '/one/'), 400, 'RedirectLoop', 'to');
  // The other culture has paths of its own.
  expect((await add({ culture: 'da', from: '/three/', to: '/one/' })).status).toBe(200);
  expectRefusal(await en('/one/', '/about/'), 400, 'StandsTwice', 'from');
  expectRefusal(await en('/dead/', 'page:nothing'), 400, 'DeadLink', 'to');
  expectRefusal(await add({ culture: 'fr', from: '/un/', to: '/about/' }), 400, 'UnknownCulture', 'culture');
  const file = { redirects: [{ culture: 'en', from: '/three/', to: '/two/' }] };
  const { body } = await admin.importFile('part=content', file);
  expect(body.import.errors).toMatchObject([{ code: 'RedirectLoop', column: 'redirects.0.to' }]);
});

it('a shipping method gets other prices, and the last one stays on', async () => {
  const offered = async () => (await api.call('/api/shipping-methods')).body.shippingMethods;
  const { body } = await read('shipping-methods/home-delivery');
  const { id: _, ...method } = body.shippingMethod;
  const prices = { EUR: 650, DKK: 4900 };
  const stale = await version('shipping-methods/home-delivery');
  const shopper = await readyShopper(api.call, 'jersey-red-m');
  expect((await put('shipping-methods/home-delivery', { ...method, prices }, stale)).status).toBe(200);
  expectRefusal(await put('shipping-methods/home-delivery', method, stale), 412, 'EntryChanged', 'If-Match');
  expect((await offered())[0]).toMatchObject({ id: 'home-delivery', price: { amount: 6.5 } });
  expectRefusal(
    await put('shipping-methods/home-delivery', { ...method, prices: { EUR: 1 } }),
    400,
    'RequiredField',
    'prices.DKK',
  );
  const { id: __, ...pickUp } = (await read('shipping-methods/pick-up')).body.shippingMethod;
  await put('shipping-methods/pick-up', { ...pickUp, isActive: false });
  expect((await offered()).map(({ id }: { id: string }) => id)).toEqual(['home-delivery']);
  const off = { ...method, isActive: false };
  expectRefusal(await put('shipping-methods/home-delivery', off), 400, 'LastMethod', 'isActive');
  await put('shipping-methods/pick-up', pickUp);
  await put('shipping-methods/home-delivery', off);
  expectRefusal(await shopper.pay(), 400, 'ShippingMethodRequired');
  await put('shipping-methods/home-delivery', method);
  const file = {
    shippingMethods: [
      { ...off, id: 'home-delivery' },
      { ...pickUp, isActive: false, id: 'pick-up' },
    ],
  };
  const imported = await admin.importFile('part=store', file);
  expect(imported.body.import.errors).toMatchObject([{ code: 'LastMethod' }]);
  expect((await audited('shippingMethod'))[0]).toMatchObject({
    target_id: 'home-delivery',
    after: { prices },
  });
});

it('payment methods change their order and are switched off, but not all', async () => {
  const arrange = (states: [string, boolean][], headers = {}) =>
    put(
      'payment-methods',
      { paymentMethods: states.map(([paymentMethodId, isActive]) => ({ paymentMethodId, isActive })) },
      headers,
    );
  const shopper = await readyShopper(api.call, 'jersey-red-m');
  const shown = async () =>
    (await shopper.checkout()).body.availablePaymentMethods.map(({ id }: { id: string }) => id);
  expect(await shown()).toEqual(['card', 'transfer']);
  const stale = await version('payment-methods');
  expect((await arrange([['transfer', true]], stale)).status).toBe(200);
  expect(await shown()).toEqual(['transfer', 'card']);
  expectRefusal(await arrange([['card', true]], stale), 412, 'EntryChanged', 'If-Match');
  await arrange([['card', false]]);
  expect(await shown()).toEqual(['transfer']);
  expectRefusal(await shopper.pay(), 400, 'UnknownPaymentMethod', 'paymentProviderId');
  expectRefusal(await arrange([['transfer', false]]), 400, 'LastMethod', 'paymentMethods');
  const twice = await arrange([
    ['card', true],
    ['card', false],
  ]);
  expectRefusal(twice, 400, 'StandsTwice', 'paymentMethods.1.paymentMethodId');
  expectRefusal(await arrange([['cash', true]]), 400, 'UnknownReference', 'paymentMethods.0.paymentMethodId');
  const [first] = await audited('paymentMethods');
  expect(first).toMatchObject({ operation: 'arrangePaymentMethods' });
});

it('the VAT of a store applies to baskets at once', async () => {
  const { vat } = (await read('vat')).body;
  const stale = await version('vat');
  const taxTotal = async () => {
    const shopper = await readyShopper(api.call, 'jersey-red-m');
    return (await shopper.summary()).body.summary.taxTotal.amount;
  };
  const before = await taxTotal();
  expect(before).toBeGreaterThan(0);
  const vatRates = { ...vat.vatRates, DK: 0 };
  expect((await put('vat', { vatCountry: 'SE', vatRates }, stale)).status).toBe(200);
  expect(await taxTotal()).toBe(0);
  expectRefusal(await put('vat', vat, stale), 412, 'EntryChanged', 'If-Match');
  await put('vat', vat);
  expect(await taxTotal()).toBe(before);
  expectRefusal(await put('vat', { ...vat, vatRates: { DK: 101 } }), 400, 'TooLarge');
  const [first] = await audited('vat');
  expect(first).toMatchObject({
    operation: 'putVat',
    before: { vatCountry: null },
    after: { vatCountry: 'SE' },
  });
});

it('the shop gets the hours of customer service, in every culture', async () => {
  const hours = async (url: string) =>
    (await api.call(`/api/settings?url=${url}`)).body.views.clubSettings.serviceHours;
  expect(await hours('/')).toBeUndefined();
  const stale = await version('service-hours');
  const monday = { day: 1, opens: '09:00', closes: '12:00' };
  const serviceHours = [monday, { ...monday, opens: '13:00', closes: '16:30' }];
  expect((await put('service-hours', { serviceHours }, stale)).status).toBe(200);
  expect([await hours('/'), await hours('/da/')]).toEqual([serviceHours, serviceHours]);
  expect((await read('service-hours')).body).toMatchObject({ serviceHours, timeZone: 'UTC' });
  expectRefusal(await put('service-hours', { serviceHours: [] }, stale), 412, 'EntryChanged', 'If-Match');
  for (const [opens, closes] of [
    ['16:00', '16:00'],
    ['11:59', '13:00'],
  ])
    expectRefusal(
      await put('service-hours', { serviceHours: [monday, { ...monday, opens, closes }] }),
      400,
      'ImpossibleHours',
      'serviceHours.1.closes',
    );
  const outbox = await api.context.db.selectFrom('outbox').selectAll().execute();
  expect(JSON.stringify(outbox.at(-1)?.topics)).toContain('settings');
});

it('403: redirects need the scope for content, and methods and VAT the one for money', async () => {
  const editor = await adminOf(api, 'north', ['content']);
  const buyer = await adminOf(api, 'north', ['catalogue', 'stock', 'orders']);
  for (const path of ['shipping-methods', 'payment-methods', 'vat'])
    expectRefusal(await editor.call(`/api/admin/${path}`), 403, 'ScopeMissing', 'Authorization');
  expect((await editor.call('/api/admin/service-hours')).status).toBe(200);
  for (const path of ['redirects', 'service-hours'])
    expectRefusal(await buyer.call(`/api/admin/${path}`), 403, 'ScopeMissing', 'Authorization');
});
