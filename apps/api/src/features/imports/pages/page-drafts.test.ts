import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Admin, adminOf } from '../../../../test/admin';
import { expectRefusal } from '../../../../test/refusals';
import { north } from '../../../../test/seed/north';
import { south } from '../../../../test/seed/south';
import { staffOf } from '../../../../test/staff';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { addImport, updateImport } from '../queries';
import { publishPlannedPages } from './publish-planned-pages';
import { findDueDrafts, noteProblem } from './queries';

const hour = 3_600_000;
let now = Date.now();
let api: TestApi;
let admin: Admin;
beforeAll(async () => {
  api = await startTestApi({ stores: [north, south], clock: () => new Date(now) });
  admin = await adminOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.context.db.deleteFrom('page_drafts').execute();
});

const path = (rest: string) => `/api/admin/pages/${rest}`;
const read = async (id: string) => (await admin.call(path(id))).body.page;
const etagOf = async (id: string) => String((await admin.call(path(id))).headers.etag);
const save = (id: string, body: object, headers = {}, by: Pick<Admin, 'call'> = admin) =>
  by.call(path(`${id}/draft`), { method: 'PUT', body, headers });
const publish = (id: string, headers = {}) => admin.call(path(`${id}/publish`), { method: 'POST', headers });
const plan = (id: string, publishAt: string | null) =>
  admin.call(path(`${id}/draft/time`), { method: 'PUT', body: { publishAt } });
const versions = async (id: string) => (await admin.call(path(`${id}/versions`))).body.versions;
const shown = async (url: string) => (await api.call(`/api/content?url=${url}`)).body.route;
const later = (hours: number) => new Date(now + hours * hour).toISOString();

/** The published page with another English title. */
async function withTitle(id: string, title: string) {
  const { published } = await read(id);
  return { ...published, texts: { ...published.texts, en: { ...published.texts.en, title } } };
}

it('a draft is shown only in its preview, then published, and what was before is restored', async () => {
  const { published: before } = await read('about');
  const saved = await save('about', await withTitle('about', 'About the club'));
  expect(saved.body.page).toMatchObject({
    id: 'about',
    cultures: ['en', 'da'],
    published: { texts: { en: { title: 'About' } } },
    draft: {
      content: { texts: { en: { title: 'About the club' } } },
      savedBy: { kind: 'key', name: 'Tests' },
      isOutdated: false,
      publishAt: null,
    },
  });
  expect((await shown('/about/')).title).toBe('About');

  const { body } = await admin.call(path('about/preview'), { method: 'POST' });
  expect(body.addresses.map(({ culture }: { culture: string }) => culture)).toEqual(['en', 'da']);
  expect(body.addresses[1].url).toMatch(/\/da\/preview\/page\/\?token=[\w.-]+$/);
  const preview = (culture: string, token = body.token, store = 'north') =>
    api.call('/api/content/preview', { store, culture, headers: { 'preview-token': token } });
  const answer = await preview('en');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body.route).toMatchObject({ id: 'about', title: 'About the club', url: '/about/' });
  expect(answer.body.route.blocks[0].html).toContain('href="/shirts/home/c-home/"');
  expect((await preview('da')).body.route).toMatchObject({ title: 'Om', url: '/da/om/' });
  expectRefusal(await preview('en', 'a.b.c'), 404, 'UnknownPage', 'Preview-Token');
  expectRefusal(await preview('en', body.token, 'south'), 404, 'UnknownPage', 'Preview-Token');

  expect((await publish('about')).body.page).toMatchObject({ draft: null });
  expect((await shown('/about/')).title).toBe('About the club');
  expect((await preview('en')).body.route.title).toBe('About the club');
  const outbox = api.context.db.selectFrom('outbox').selectAll().where('store_id', '=', 'north');
  expect(JSON.stringify(await outbox.execute())).toContain('"about"');
  const [newest, first] = await versions('about');
  expect(newest).toMatchObject({
    title: 'About the club',
    publishedBy: { name: 'Tests' },
    isPublished: true,
  });
  expect(first).toMatchObject({ title: 'About', publishedBy: null, isPublished: false });

  const restored = await admin.call(path(`about/versions/${first.id}/restore`), { method: 'POST' });
  expect(restored.body.page.draft.content).toEqual(before);
  expect((await shown('/about/')).title).toBe('About the club');
  await publish('about');
  expect((await shown('/about/')).title).toBe('About');
  const audit = await api.context.db
    .selectFrom('audit_entries')
    .select(['operation', 'target_id'])
    .orderBy('id')
    .execute();
  expect(audit.map(({ operation }) => operation)).toEqual([
    'putPageDraft',
    'publishPage',
    'restorePageVersion',
    'publishPage',
  ]);

  now += 2 * hour;
  expectRefusal(await preview('en'), 404, 'UnknownPage', 'Preview-Token');
  now -= 2 * hour;
});

it('412: of two people who change the same version, the second changes nothing', async () => {
  const headers = { 'if-match': await etagOf('about') };
  const saved = await save('about', await withTitle('about', 'First'), headers);
  expect(saved.headers.etag).toBe(await etagOf('about'));
  expectRefusal(
    await save('about', await withTitle('about', 'Second'), headers),
    412,
    'EntryChanged',
    'If-Match',
  );
  expectRefusal(await publish('about', headers), 412, 'EntryChanged', 'If-Match');
  const discard = (by: Record<string, string>) =>
    admin.call(path('about/draft'), { method: 'DELETE', headers: by });
  expectRefusal(await discard(headers), 412, 'EntryChanged', 'If-Match');
  expect((await read('about')).draft.content.texts.en.title).toBe('First');
  expect((await discard({ 'if-match': String(saved.headers.etag) })).status).toBe(200);
  expect((await read('about')).draft).toBeNull();
});

it('400: a draft has the checks of an import', async () => {
  const { published } = await read('about');
  const withBlock = (block: object) => ({
    ...published,
    texts: { ...published.texts, en: { ...published.texts.en, blocks: [block] } },
  });
  const refused = async (block: object) => {
    const { status, body } = await save('about', withBlock(block));
    return [
      status,
      body.errors.map(({ code, field }: { code: string; field: string }) => `${code} ${field}`),
    ];
  };
  const at = 'texts.en.blocks.0';
  expect(await refused({ type: 'newsletter', text: null })).toEqual([400, [`RequiredField ${at}.heading`]]);
  expect(await refused({ type: 'richText', html: '<a href="page:gone">x</a>' })).toEqual([
    400,
    [`DeadLink ${at}.html`],
  ]);
  const { da: _, ...texts } = published.texts;
  expectRefusal(await save('about', { ...published, texts }), 400, 'RequiredField', 'texts.da');
  expect((await read('about')).draft).toBeNull();
});

it('publishes once at its time, and not over an import that came between', async () => {
  await save('terms', await withTitle('terms', 'New terms'));
  expect((await plan('terms', later(1))).body.page.draft.publishAt).toBe(later(1));
  expectRefusal(await plan('terms', later(-1)), 400, 'InvalidField', 'publishAt');
  await publishPlannedPages(api.context);
  expect((await read('terms')).draft).not.toBeNull();
  now += hour;
  const run = { storeId: 'north', id: '10000000-0000-4000-8000-00000000000a', part: 'all' } as const;
  await addImport(
    api.context.db,
    { ...run, format: 'json', dryRun: false, removeMissing: false },
    api.context.clock(),
  );
  await publishPlannedPages(api.context);
  expect((await read('terms')).draft.problem).toBeNull();
  await updateImport(api.context.db, { ...run }, { state: 'done' }, api.context.clock());
  await Promise.all([publishPlannedPages(api.context), publishPlannedPages(api.context)]);
  expect((await shown('/terms/')).title).toBe('New terms');
  expect(await versions('terms')).toHaveLength(2);

  await save('terms', await withTitle('terms', 'Newer terms'));
  await plan('terms', later(1));
  const { body } = await admin.call('/api/admin/exports/content');
  const pages: { id: string; texts: { en: { title: string } } }[] = body.pages;
  for (const { id, texts } of pages) if (id === 'terms') texts.en.title = 'Imported terms';
  await admin.importFile('part=content', { pages });
  now += hour;
  await publishPlannedPages(api.context);
  expect((await shown('/terms/')).title).toBe('Imported terms');
  expect((await read('terms')).draft).toMatchObject({ problem: 'EntryChanged', isOutdated: true });
  expect((await versions('terms'))[0]).toMatchObject({ title: 'Imported terms', publishedBy: null });
  now -= 2 * hour;
});

it('notes what kept a draft from being published on this draft only', async () => {
  const { db } = api.context;
  await save('terms', await withTitle('terms', 'Planned terms'));
  await plan('terms', later(1));
  const [due] = await findDueDrafts(db, new Date(later(2)));
  if (!due) throw new Error('No draft is due.');
  await plan('terms', later(3));
  await noteProblem(db, due, 'EntryChanged');
  expect((await read('terms')).draft.problem).toBeNull();
  await plan('terms', later(1));
  await noteProblem(db, due, 'EntryChanged');
  expect((await read('terms')).draft.problem).toBe('EntryChanged');
});

it('begins a new page as a draft, lists it, and names the member who published it', async () => {
  const editor = await staffOf(api, 'editor');
  const { published } = await read('about');
  const { en, da } = published.texts;
  const texts = { en: { ...en, path: '/history/' }, da: { ...da, path: '/historie/' } };
  await save('history', { ...published, texts }, {}, editor);
  const listed = async () =>
    (await admin.call('/api/admin/pages')).body.pages.find(({ id }: { id: string }) => id === 'history');
  expect(await listed()).toMatchObject({ path: '/history/', isPublished: false, draft: { publishAt: null } });
  expect((await api.call('/api/content?url=/history/')).status).toBe(404);
  await editor.call(path('history/publish'), { method: 'POST' });
  expect(await listed()).toMatchObject({ isPublished: true, draft: null });
  expect((await shown('/history/')).id).toBe('history');
  expect((await versions('history'))[0].publishedBy).toMatchObject({ kind: 'staff' });
});

it('404 and 409: an unknown page, a version of another page, and a plan without a draft', async () => {
  const unknown = '10000000-0000-4000-8000-00000000000b';
  for (const rest of ['gone', 'gone/versions'])
    expectRefusal(await admin.call(path(rest)), 404, 'UnknownPage', 'id');
  expectRefusal(await publish('gone'), 404, 'UnknownPage', 'id');
  expectRefusal(await plan('front', later(1)), 409, 'NoPageDraft', 'id');
  expectRefusal(
    await admin.call(path(`front/versions/${unknown}/restore`), { method: 'POST' }),
    404,
    'UnknownPageVersion',
    'versionId',
  );
  const other = await adminOf(api, 'north', ['catalogue', 'money', 'orders']);
  expectRefusal(await other.call('/api/admin/pages'), 403, 'ScopeMissing', 'Authorization');
});
