import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { expectRefusal } from '../../../../test/refusals';
import { north } from '../../../../test/seed/north';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let admin: Admin;
beforeAll(async () => {
  api = await startTestApi({ stores: [north] });
  admin = await adminOf(api);
});
afterAll(() => api.close());

const path = (rest: string) => `/api/admin/pages/${rest}`;
const newPage = (en: string, da: string, html = '') => {
  const text = (own: string) => ({
    path: own,
    title: 'Stadium',
    seoTitle: '',
    seoDescription: '',
    blocks: [{ type: 'richText', html }],
  });
  return { alias: 'contentPage', texts: { en: text(en), da: text(da) } };
};
const save = (id: string, body: object) => admin.call(path(`${id}/draft`), { method: 'PUT', body });
const publish = (id: string) => admin.call(path(`${id}/publish`), { method: 'POST' });
const remove = (id: string, headers = {}) => admin.call(path(id), { method: 'DELETE', headers });
const etagOf = async (id: string) => String((await admin.call(path(id))).headers.etag);
const statusOf = async (url: string) => (await api.call(`/api/content?url=${url}`)).status;

it('400: a new page cannot have the address of a page, a screen, a category, a product or another language', async () => {
  for (const taken of ['/about/', '/terms/'])
    expectRefusal(await save('stadium', newPage(taken, '/stadion/')), 400, 'StandsTwice', 'texts.en.path');
  const reserved = [
    '/cart/',
    '/search-page/page-2/',
    '/user/order-history/7/',
    '/shirts/c-home/',
    '/p-1/',
    '/da/stadium/',
    '/media/stadium/',
    '/api/',
    '/preview/page/',
  ];
  for (const each of reserved)
    expectRefusal(await save('stadium', newPage(each, '/stadion/')), 400, 'PathReserved', 'texts.en.path');
  expectRefusal(await save('stadium', newPage('/stadium/', '/cart/')), 400, 'PathReserved', 'texts.da.path');
  expectRefusal(await admin.call(path('stadium')), 404, 'UnknownPage', 'id');
  const answer = await admin.importFile('part=content', {
    pages: [{ ...newPage('/cart/', '/stadion/'), id: 'stadium' }],
  });
  expect(answer.body.import).toMatchObject({ state: 'failed', errors: [{ code: 'PathReserved' }] });
});

it('removes a page of the club with its draft, keeps its versions, and can bring it back', async () => {
  await save('stadium', newPage('/stadium/', '/stadion/'));
  await publish('stadium');
  await save('stadium', newPage('/stadium/', '/stadion/', '<p>More</p>'));
  expect(await statusOf('/stadium/')).toBe(200);
  const stale = await etagOf('stadium');
  await save('stadium', newPage('/stadium/', '/stadion/', '<p>Even more</p>'));
  expectRefusal(await remove('stadium', { 'if-match': stale }), 412, 'EntryChanged', 'If-Match');
  expect((await remove('stadium', { 'if-match': await etagOf('stadium') })).status).toBe(200);
  expect(await statusOf('/stadium/')).toBe(404);
  expectRefusal(await remove('stadium'), 404, 'UnknownPage', 'id');
  const { pages } = (await admin.call('/api/admin/pages')).body;
  expect(pages.map(({ id }: { id: string }) => id)).not.toContain('stadium');
  const audit = await api.context.db
    .selectFrom('audit_entries')
    .select(['target_id', 'before', 'after'])
    .where('operation', '=', 'removePage')
    .execute();
  expect(audit).toMatchObject([
    { target_id: 'stadium', before: { texts: { en: { path: '/stadium/' } } }, after: null },
  ]);

  const { versions } = (await admin.call(path('stadium/versions'))).body;
  const restored = await admin.call(path(`stadium/versions/${versions[0].id}/restore`), { method: 'POST' });
  expect(restored.body.page).toMatchObject({ published: null, draft: { content: { alias: 'contentPage' } } });
  expect((await remove('stadium')).status).toBe(200);
  expectRefusal(await admin.call(path('stadium')), 404, 'UnknownPage', 'id');
});

it('409: the front page, the terms, and what something else links to stay', async () => {
  expectRefusal(await remove('front'), 409, 'PageRequired', 'id');
  expectRefusal(await remove('terms'), 409, 'PageRequired', 'id');
  expectRefusal(await remove('about'), 409, 'PageInNavigation', 'id');
  await save('stadium', newPage('/stadium/', '/stadion/'));
  await publish('stadium');
  const refused = async () => {
    const answer = await remove('stadium');
    expectRefusal(answer, 409, 'PageLinked', 'id');
    return answer.body.errors[0].message;
  };
  const tour = newPage('/tour/', '/rundvisning/', '<p><a href="/da/stadion/">Stadion</a></p>');
  await save('tour', tour);
  await publish('tour');
  expect(await refused()).toContain('Stadium links to this page');
  expect((await remove('tour')).status).toBe(200);
  const added = await admin.call('/api/admin/redirects', {
    method: 'POST',
    body: { culture: 'en', from: '/arena/', to: 'page:stadium' },
  });
  expect(await refused()).toContain('/arena/ links to this page');
  await admin.call(`/api/admin/redirects/${added.body.id}`, { method: 'DELETE' });
  const warehouse = await adminOf(api, 'north', ['orders']);
  const forbidden = await warehouse.call(path('stadium'), { method: 'DELETE' });
  expectRefusal(forbidden, 403, 'ScopeMissing', 'Authorization');
  expect((await remove('stadium')).status).toBe(200);
});
