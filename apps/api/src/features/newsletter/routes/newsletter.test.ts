import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminOf } from '../../../../test/admin';
import { type MailFolder, newMailFolder } from '../../../../test/mail-folder';
import { expectRefusal } from '../../../../test/refusals';
import { north } from '../../../../test/seed/north';
import { south } from '../../../../test/seed/south';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import { emptyStore } from '../../imports/empty-store';
import type { StoreData } from '../../imports/store-data';
import { deliverMails } from '../../mails/deliver-mails';

const hour = 3_600_000;
const signup = { termsId: 'terms', email: 'Freja@Example.com', firstName: 'Freja' };

const termsText = { path: '/terms/', title: 'Terms', seoTitle: '', seoDescription: '', blocks: [] };
/** A club that has no more than its terms. */
const west: StoreData = {
  ...emptyStore({ ...south.store, id: 'west', name: 'West' }),
  pages: [{ id: 'terms', alias: 'termsPage', texts: { en: termsText } }],
};

let api: TestApi;
let folder: MailFolder;
let now = Date.parse('2099-06-01T10:00:00Z');
beforeAll(async () => {
  folder = await newMailFolder();
  api = await startTestApi({
    clock: () => new Date(now),
    stores: [north, south, west],
    env: { DATA_DIR: folder.dataDir },
  });
});
beforeEach(async () => {
  now += 24 * hour;
  for (const table of ['mails', 'newsletter_subscriptions'] as const)
    await api.context.db.deleteFrom(table).execute();
  await folder.clear();
});
afterAll(async () => {
  await api.close();
  await folder.remove();
});

const post = (path: string, body?: unknown, store = 'north') =>
  api.call(`/api/users/newsletter/${path}`, { method: 'POST', body, store });
const subscribe = (change: object = {}) => post('north-news', { ...signup, ...change });
const confirm = (token: string, store?: string) => post('confirm', { token }, store);
const rows = () => api.context.db.selectFrom('newsletter_subscriptions').selectAll().execute();

/** The mails since the last call, with their tokens. */
const seen = new Set<string | undefined>();
async function newMails() {
  await deliverMails(api.context);
  const fresh = (await folder.read()).filter(({ messageId }) => !seen.has(messageId));
  for (const { messageId } of fresh) seen.add(messageId);
  return fresh.map((mail) =>
    Object.assign(mail, { token: /#token=([\w-]+)/.exec(mail.html ?? '')?.[1] ?? '' }),
  );
}

it('starts only when the owner of the address confirms', async () => {
  const { status, body } = await subscribe();
  expect([status, body]).toEqual([200, { success: true }]);
  expect(await rows()).toMatchObject([
    {
      email: 'freja@example.com',
      terms_id: 'terms',
      terms_version: expect.stringMatching(/^[\w-]{43}$/),
      consent_words:
        'Yes, send me news from North by email. I have read the terms and can unsubscribe at any time.',
      sender: 'North',
      requested_at: new Date(now),
      confirmed_at: null,
    },
  ]);
  const [mail] = await newMails();
  expect(mail).toMatchObject({ subject: 'Confirm the newsletter of North' });
  expect(mail?.html).toContain('href="http://127.0.0.1:5990/newsletter/confirm/#token=');

  now += hour;
  expect((await confirm(mail?.token ?? '')).status).toBe(200);
  expect(await rows()).toMatchObject([{ confirmed_at: new Date(now), unsubscribed_at: null }]);
  expect(await newMails()).toMatchObject([{ subject: 'Welcome to the newsletter of North' }]);
});

it('starts for the default list at a club that has named none', async () => {
  const { views } = (await api.call('/api/settings', { store: 'west' })).body;
  const list = views.clubSettings.serviceCloudClubIdentifier;
  expect(await post(list, signup, 'west')).toMatchObject({ status: 200, body: { success: true } });
  expect(await rows()).toMatchObject([{ store_id: 'west', list_id: 'Hummel' }]);
});

it('does not start at a club that has named an empty list', async () => {
  const admin = await adminOf(api, 'west');
  const settings = { en: { ...west.settings.en, serviceCloudClubIdentifier: '' } };
  const { body } = await admin.importFile('part=settings', { settings });
  expect(body.import).toMatchObject({ state: 'done', errors: [] });
  expectRefusal(await post('Hummel', signup, 'west'), 404, 'UnknownNewsletter');
});

it('stores a new version if the terms changed', async () => {
  await subscribe();
  await api.context.db
    .updateTable('page_texts')
    .set({ title: 'New terms' })
    .where('page_id', '=', 'terms')
    .execute();
  await subscribe({ email: 'ida@example.com' });
  const versions = (await rows()).map(({ terms_version }) => terms_version);
  expect(new Set(versions).size).toBe(2);
});

it('accepts a token once', async () => {
  await subscribe();
  const [mail] = await newMails();
  await confirm(mail?.token ?? '');
  expectRefusal(await confirm(mail?.token ?? ''), 400, 'InvalidToken', 'token');
});

it('accepts a token for 48 hours', async () => {
  await subscribe();
  const [mail] = await newMails();
  now += 48 * hour;
  expectRefusal(await confirm(mail?.token ?? ''), 400, 'InvalidToken', 'token');
});

it('rejects a token of another store', async () => {
  await subscribe();
  const [mail] = await newMails();
  expectRefusal(await confirm(mail?.token ?? '', 'south'), 400, 'InvalidToken', 'token');
});

it('responds the same for a subscribed address, and mails it nothing', async () => {
  await subscribe();
  const [mail] = await newMails();
  await confirm(mail?.token ?? '');
  await newMails();
  now += hour;
  const { status, body } = await subscribe();
  expect([status, body]).toEqual([200, { success: true }]);
  expect(await newMails()).toEqual([]);
});

it('sends a second mail to an address only after ten minutes', async () => {
  await subscribe();
  await subscribe();
  expect(await newMails()).toHaveLength(1);
  now += 600_000;
  await subscribe();
  expect(await newMails()).toHaveLength(1);
});

describe('unsubscribing', () => {
  const subscribed = async () => {
    await subscribe();
    const [mail] = await newMails();
    await confirm(mail?.token ?? '');
    const [welcome] = await newMails();
    return { welcome, token: welcome?.token ?? '' };
  };

  it('unsubscribes with the token of the mail, and can be repeated', async () => {
    const { token } = await subscribed();
    expect((await post(`unsubscribe?token=${token}`)).status).toBe(200);
    const left = new Date(now);
    now += hour;
    expect((await post(`unsubscribe?token=${token}`)).status).toBe(200);
    expect(await rows()).toMatchObject([{ unsubscribed_at: left }]);
  });

  it('accepts the one-click form of mail clients', async () => {
    const { welcome } = await subscribed();
    const header = (name: string) => welcome?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = new URL(/<(.+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '');
    const { status } = await api.call(url.pathname + url.search, {
      method: 'POST',
      store: null,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(status).toBe(200);
    expect((await rows())[0]?.unsubscribed_at).toEqual(new Date(now));
  });

  it('allows a new subscription with a new mail', async () => {
    const { token } = await subscribed();
    await post(`unsubscribe?token=${token}`);
    await subscribe();
    const [mail] = await newMails();
    expect((await confirm(mail?.token ?? '')).status).toBe(200);
    expect(await rows()).toMatchObject([{ unsubscribed_at: null }]);
  });

  it('rejects an unknown token', async () => {
    expectRefusal(await post('unsubscribe?token=guessed'), 400, 'InvalidToken', 'token');
  });
});

describe('400', () => {
  it.each([
    ['termsId', 'UnknownTerms', { termsId: 'about' }],
    ['termsId', 'UnknownTerms', { termsId: 'nothing' }],
    ['email', 'InvalidField', { email: 'freja' }],
    ['firstName', 'InvalidField', { firstName: ' ' }],
  ])('rejects an invalid %s (%s)', async (field, code, change) => {
    expectRefusal(await subscribe(change), 400, code, field);
    expect(await rows()).toEqual([]);
  });
});

it('404: rejects an unknown list', async () => {
  expectRefusal(await post('other-news', signup), 404, 'UnknownNewsletter');
});
