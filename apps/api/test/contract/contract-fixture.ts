import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { confirmCustomer, registerCustomer } from '../../src/features/customers/queries/customers';
import { AccessTokens } from '../../src/features/customers/session/access-tokens';
import { openSession } from '../../src/features/customers/session/sessions';
import type { StoreData } from '../../src/features/imports/store-data';
import { type Scope, scopes } from '../../src/features/staff/contract';
import { startLogin } from '../../src/features/staff/login/start-login';
import { invitationErrors, inviteMember } from '../../src/features/staff/members/invite-member';
import { insertPasskey } from '../../src/platform/accounts/passkeys/queries';
import { hashPassword } from '../../src/platform/accounts/passwords';
import { declareErrors } from '../../src/platform/http/errors/declare-errors';
import { type Admin, adminOf } from '../admin';
import { eventually, type PaidApi, startPaidApi } from '../paid-api';
import { addresses, billing } from '../shopper';
import { staffOf } from '../staff';
import type { Kind } from './identifier-kinds';
import type { KnownValues } from './known-values';
import { svgImage } from './requests';
import { knownOf } from './store-values';
import { newDraft, otherStoreData, storeData } from './two-stores';

const password = 'a seat at the north stand';
const adminSecret = 'admin-secret-of-the-tests-1';
const operator = { authorization: `Bearer ${adminSecret}` };
const account = { password, firstName: 'Freja', lastName: 'Lund', acceptsTerms: true };
const unusedPasskey = { publicKey: '', signCount: 0, transports: [], name: '', lastUsedAt: null };
/** The kind of the token in a mail, by template. */
const tokenKinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['confirmEmail', 'confirmToken'],
  ['confirmNewEmail', 'confirmToken'],
  ['resetPassword', 'resetToken'],
  ['confirmNewsletter', 'newsletterToken'],
  ['newsletterWelcome', 'unsubscribeToken'],
  ['staffInvitation', 'invitationToken'],
]);

/** A store with its known values. */
export interface StoreFixture {
  storeId: string;
  known: KnownValues;
  /** Creates a shopper who is ready to pay. */
  newShopper(): Promise<string>;
  /** Creates a logged-in customer. */
  newCustomer(): Promise<{ email: string; bearer: string }>;
  /** Creates an owner who is logged in, and an invited member whose login waits. */
  newStaff(): Promise<void>;
  /** Buys something as a new customer. */
  buy(): Promise<void>;
  /** Buys something, ships it, and declares a withdrawal of it. */
  withdraw(): Promise<void>;
  /** Sends a message to the club. */
  writeMessage(): Promise<void>;
  /** Saves a product that is not in the shop yet. */
  saveDraft(): Promise<void>;
  /** Saves a draft of the newest page. */
  editPage(): Promise<void>;
  /** Begins a page that nothing links to. */
  beginPage(): Promise<void>;
  /** Sets the stock of the newest variant. */
  setStock(units: number): Promise<void>;
  addWebhook(): Promise<void>;
  /** Requests mails with tokens, and collects the tokens. */
  requestMails(): Promise<void>;
  /** Collects the tokens of the newest mails. */
  readMails(): Promise<void>;
}

export interface ContractFixture {
  api: PaidApi;
  store: StoreFixture;
  otherStore: StoreFixture;
  close(): Promise<void>;
}

/** Starts the server with two stores that have data of every kind. */
export async function startContractFixture(): Promise<ContractFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matchday-world-'));
  for (const [storeId, key] of [
    ['north', 'jersey-red-front'],
    ['south', 'glove-grey-front'],
  ] as const) {
    const folder = join(dataDir, 'media', storeId);
    await mkdir(join(folder, 'fonts'), { recursive: true });
    await writeFile(join(folder, `${key}.svg`), svgImage);
    await writeFile(join(folder, 'fonts', `${storeId}.woff2`), 'not drawn by anyone');
  }
  const api = await startPaidApi({
    stores: [storeData, otherStoreData],
    env: {
      DATA_DIR: dataDir,
      ADMIN_SECRET: adminSecret,
      SHOP_ORIGINS: ['http://127.0.0.1:5990', 'http://localhost:5990']
        .flatMap((origin) => [`north=${origin}`, `south=${origin}`])
        .join(','),
    },
    providerTimeoutMs: 10_000,
  });
  const store = await prepareStore(api, storeData, {
    page: ['/', '/about/', '/da/om/', '/old-about/', '/shirts/c-shirts/'],
  });
  const otherStore = await prepareStore(api, otherStoreData, { page: ['/south-terms/'] });
  store.known.other = otherStore.known;
  return {
    api,
    store,
    otherStore,
    close: async () => {
      await api.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

interface PaymentState {
  id: string;
  isActive?: boolean;
}

async function prepareStore(
  api: PaidApi,
  data: StoreData,
  more: Partial<Record<Kind, string[]>>,
): Promise<StoreFixture> {
  const storeId = data.store.id;
  const known = knownOf(data);
  for (const [kind, values] of Object.entries(more)) known.add(kind as Kind, ...values);
  const { context } = api;
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    api.call(path, { method: 'POST', store: storeId, body, headers });
  const passwordHash = await hashPassword(password);
  const tokens = new AccessTokens(context);
  const [variantId = ''] = known.of('variant');

  async function newShopper(): Promise<string> {
    const { body } = await api.call('/api/baskets', { method: 'POST', store: storeId });
    const { token } = body.basket;
    await post(`/api/baskets/${token}`, { productId: variantId, quantity: 1 });
    await post(`/api/checkout/${token}/billingaddress`, billing);
    await post(`/api/checkout/${token}/shipping`, { shippingMethodId: known.of('shippingMethod')[0] });
    known.add('basket', token);
    return token;
  }

  async function newCustomer(): Promise<{ email: string; bearer: string }> {
    const registration = {
      id: randomUUID(),
      email: `${randomUUID()}@example.com`,
      password_hash: passwordHash,
      first_name: 'Freja',
      last_name: 'Lund',
      phone: '',
      culture: 'en',
      terms_id: null,
    };
    const { id, email } = registration;
    const session = await context.db.transaction().execute(async (trx) => {
      await registerCustomer(trx, storeId, registration, context.clock());
      await confirmCustomer(trx, storeId, id, context.clock());
      return openSession(trx, context, tokens, { storeId, customerId: id, device: '' });
    });
    const passkey = { ...unusedPasskey, id: randomUUID(), credentialId: id, createdAt: context.clock() };
    await insertPasskey(context.db, storeId, { kind: 'customer', id }, passkey);
    known.add('passkey', passkey.id);
    const bearer = `Bearer ${session.access_token}`;
    known.add('customer', bearer);
    known.add('customerEmail', email);
    known.add('refreshToken', session.refresh_token);
    known.add('session', String(decodeJwt(session.access_token).sid));
    return { email, bearer };
  }

  async function newStaff(): Promise<void> {
    const owner = await staffOf(api, 'owner', storeId);
    known.add('staffEmail', owner.email);
    known.add('staffSession', `Bearer ${owner.token}`);
    const { body } = await owner.call('/api/staff/me/sessions');
    known.add('staffSessionId', body.sessions[0].id);
    const passkey = {
      ...unusedPasskey,
      id: randomUUID(),
      credentialId: owner.id,
      createdAt: context.clock(),
    };
    await insertPasskey(context.db, storeId, { kind: 'staff', id: owner.id }, passkey);
    known.add('staffPasskey', passkey.id);
    const { fail } = declareErrors(invitationErrors);
    await context.db.transaction().execute(async (trx) => {
      const email = `${randomUUID()}@club.example`;
      const member = { storeId, email, name: 'Mette', role: 'editor' as const, culture: 'en' };
      const invited = await inviteMember(fail, trx, context, member);
      known.add('staffMember', invited.id);
      known.add('staffLogin', (await startLogin(trx, context, invited)).loginToken);
    });
    await readMails();
  }

  const admin = await adminOf(api, storeId, ['money']);
  const { body: delivery } = await admin.call('/api/admin/shipping-methods');
  const { body: payment } = await admin.call('/api/admin/payment-methods');

  /** Takes back what generated requests did to the checkout. */
  async function restoreMethods(): Promise<void> {
    const put = (path: string, body: unknown) =>
      eventually(
        () => admin.call(`/api/admin/${path}`, { method: 'PUT', body }),
        // Another import may be running.
        ({ status }) => status !== 409,
      );
    for (const { id, ...method } of delivery.shippingMethods) await put(`shipping-methods/${id}`, method);
    await put('payment-methods', {
      paymentMethods: payment.paymentMethods.map(({ id, isActive = true }: PaymentState) => ({
        paymentMethodId: id,
        isActive,
      })),
    });
  }

  async function buy(): Promise<void> {
    await restoreMethods();
    const { email } = await newCustomer();
    const basketToken = await newShopper();
    const idempotencyKey = randomUUID();
    known.add('idempotencyKey', idempotencyKey);
    await post('/api/users/authenticate', { grant_type: 'password', username: email, password, basketToken });
    const { body } = await post(
      `/api/baskets/${basketToken}/checkout`,
      { paymentProviderId: known.of('paymentMethod')[0], ...addresses },
      { 'Idempotency-Key': idempotencyKey },
    );
    if (!body.data) throw new Error(JSON.stringify(body));
    await api.sandbox.act(body.data.url, { action: 'approve' });
    const read = () => api.call(`/api/baskets/${basketToken}/receipt`, { store: storeId });
    const { body: paid } = await eventually(read, (response) => Boolean(response.body.receipt));
    known.add('order', paid.receipt.id);
    known.add('orderNumber', paid.receipt.orderNumber);
    known.add('orderLine', paid.receipt.lines[0].id);
    const invoices = context.db.selectFrom('invoices').select('id').where('order_id', '=', paid.receipt.id);
    known.add('invoice', ...(await invoices.execute()).map(({ id }) => id));
  }

  async function withdraw(): Promise<void> {
    await buy();
    const orderId = known.newest('order') ?? '';
    const admin = await adminOf(api, storeId, ['orders']);
    const path = `/api/admin/orders/${orderId}`;
    const headers = { 'idempotency-key': orderId };
    const { body } = await admin.call(`${path}/shipments`, {
      method: 'POST',
      headers,
      body: { carrier: 'GLS' },
    });
    const { orderNumber, billingAddress } = body.order;
    const statement = { orderNumber, name: 'Freja Lund', email: billingAddress.email };
    await post('/api/customerservice/withdrawals', statement);
    const read = await admin.call(path);
    known.add('withdrawal', read.body.withdrawals[0].id);
  }

  async function writeMessage(): Promise<void> {
    const message = { name: 'Freja', email: billing.email, topic: 'A parcel', message: randomUUID() };
    await post('/api/customerservice', message);
    const { id } = await context.db
      .selectFrom('customer_messages')
      .select('id')
      .where('store_id', '=', storeId)
      .where('message', '=', message.message)
      .executeTakeFirstOrThrow();
    known.add('message', id);
  }

  async function saveDraft(): Promise<void> {
    const admin = await adminOf(api, storeId, ['catalogue']);
    const draft = newDraft(data);
    const path = `/api/admin/product-drafts/${draft.id}`;
    const saved = await admin.call(path, {
      method: 'PUT',
      body: { product: draft.product, publishAt: null },
    });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    known.add('productDraft', draft.id);
    const { body } = await admin.call(`${path}/preview`, { method: 'POST' });
    known.add('previewToken', body.token);
  }

  async function setStock(units: number): Promise<void> {
    const id = known.newest('variant') ?? '';
    await context.db
      .updateTable('variants')
      .set({ stock: units })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .execute();
  }

  async function editPage(): Promise<void> {
    const admin = await adminOf(api, storeId, ['content']);
    const path = `/api/admin/pages/${known.newest('pageId')}`;
    const { body: read } = await admin.call(path);
    const { alias, texts } = read.page.published;
    const changed = Object.entries<object>(texts).map(([culture, text]) => {
      return [culture, { ...text, seoTitle: randomUUID() }];
    });
    const body = { alias, texts: Object.fromEntries(changed) };
    const { status } = await admin.call(`${path}/draft`, { method: 'PUT', body });
    if (status !== 200) throw new Error(`The draft of ${path} could not be saved: ${status}`);
  }

  async function beginPage(): Promise<void> {
    const admin = await adminOf(api, storeId, ['content']);
    const { body: read } = await admin.call(`/api/admin/pages/${known.newest('pageId')}`);
    const id = randomUUID();
    const texts = Object.entries<object>(read.page.published.texts).map(([culture, text]) => {
      return [culture, { ...text, path: `/${id}/` }];
    });
    const body = { alias: 'contentPage', texts: Object.fromEntries(texts) };
    const { status } = await admin.call(`/api/admin/pages/${id}/draft`, { method: 'PUT', body });
    if (status !== 200) throw new Error(`The new page could not be saved: ${status}`);
    known.add('newPage', id);
  }

  async function readMails(): Promise<void> {
    const mails = await context.db
      .selectFrom('mails')
      .select(['template', 'data'])
      .where('store_id', '=', storeId)
      .where(sql<boolean>`data ? 'token'`)
      .orderBy('created_at', 'desc')
      .limit(20)
      .execute();
    for (const { template, data: mail } of mails) {
      const kind = tokenKinds.get(template);
      if (kind && typeof mail === 'object' && mail !== null && 'token' in mail) known.add(kind, mail.token);
    }
  }

  async function requestMails(): Promise<void> {
    const { email } = await newCustomer();
    const [listId = ''] = known.of('newsletterList');
    const [termsId = ''] = known.of('pageId');
    await post('/api/users/forgot-password', { email });
    await post('/api/users/register', { ...account, email: `new-${email}` });
    for (const reader of ['one', 'two'])
      await post(`/api/users/newsletter/${listId}`, {
        termsId,
        email: `${reader}-${email}`,
        firstName: 'Freja',
      });
    await readMails();
    await post('/api/users/newsletter/confirm', { token: known.of('newsletterToken')[0] });
    await readMails();
  }

  async function newAdminKey(allowed: readonly Scope[] = scopes) {
    const { body } = await post('/api/admin/keys', { storeId, name: 'Tests', scopes: allowed }, operator);
    return body;
  }

  async function addWebhook(): Promise<void> {
    const webhook = { url: 'https://erp.example/', events: ['order.placed'] };
    const orders = await adminOf(api, storeId, ['orders']);
    const { body } = await orders.call('/api/admin/webhooks', { method: 'POST', body: webhook });
    known.add('webhook', body.webhook.id);
  }

  async function createAdminData(): Promise<void> {
    known.add('operator', operator.authorization);
    known.add('adminKey', `Bearer ${(await newAdminKey()).key}`);
    for (const scope of scopes) known.add('limitedAdminKey', `Bearer ${(await newAdminKey([scope])).key}`);
    known.add('adminKeyId', (await newAdminKey()).adminKey.id);
    const admin = await adminOf(api, storeId);
    const { body } = await admin.importFile('part=dictionary', {});
    known.add('import', body.import.id);
    await addWebhook();
    const planned = await admin.call(`/api/admin/products/${known.newest('product')}/sales`, {
      method: 'POST',
      body: { prices: { EUR: 1 }, startsAt: '2999-01-01T00:00:00Z', endsAt: '2999-01-02T00:00:00Z' },
      headers: { 'idempotency-key': 'planned' },
    });
    known.add('sale', planned.body.sale.id);
    await createPageData(admin);
  }

  /** A draft of the terms page with a preview, and a version of what it was. */
  async function createPageData(admin: Admin): Promise<void> {
    const pageId = known.newest('pageId') ?? '';
    const path = `/api/admin/pages/${pageId}`;
    await editPage();
    const { body: read } = await admin.call(path);
    // The foreign store shares data with the other one, so that nothing of it can be published.
    const content = JSON.stringify(read.page.published);
    await context.db
      .insertInto('page_versions')
      .values({
        store_id: storeId,
        page_id: pageId,
        content,
        actor_kind: null,
        actor_id: null,
        actor_name: null,
      })
      .execute();
    const { body: listed } = await admin.call(`${path}/versions`);
    known.add('pageVersion', listed.versions[0].id);
    const { body: preview } = await admin.call(`${path}/preview`, { method: 'POST' });
    known.add('pagePreview', preview.token);
  }

  await buy();
  await withdraw();
  await writeMessage();
  await requestMails();
  await newStaff();
  await saveDraft();
  await beginPage();
  await createAdminData();
  return {
    storeId,
    known,
    newShopper,
    newCustomer,
    newStaff,
    buy,
    withdraw,
    writeMessage,
    saveDraft,
    editPage,
    beginPage,
    setStock,
    addWebhook,
    readMails,
    requestMails,
  };
}
