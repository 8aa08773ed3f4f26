import { describe, expect, it } from 'vitest';
import type { Session } from '../src/index';
import { startShop } from './shop';

async function open(url: string) {
  const response = await fetch(url, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, page: await response.text() };
}

async function submit({ url }: Session, fields: Record<string, string>) {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ reason: 'card_declined', ...fields }),
  });
  return { status: response.status, location: response.headers.get('location') };
}

describe('GET /pay/:id', () => {
  it.each([
    ['en-GB', 'DKK', 'lang="en"', 'Complete your payment', 'DKK\u00a0649.00'],
    ['da-DK', 'DKK', 'lang="da"', 'Gennemfør din betaling', '649,00\u00a0kr.'],
    ['es-ES', 'EUR', 'lang="es"', 'Completa tu pago', '649,00\u00a0€'],
    ['fi-FI', 'EUR', 'lang="en"', 'Complete your payment', '649,00\u00a0€'],
  ])('is shown in %s, in %s', async (locale, currency, ...expected) => {
    const { createSession } = await startShop();
    const { page, status } = await open((await createSession({ locale, currency })).url);
    expect(status).toBe(200);
    for (const text of expected) expect(page).toContain(text);
  });

  it('shows no decimals for a currency without minor units', async () => {
    const { createSession } = await startShop();
    const { page } = await open((await createSession({ currency: 'JPY', locale: 'en', amount: 8_900 })).url);
    expect(page).toContain('¥8,900');
  });

  it('escapes texts of the shop', async () => {
    const { createSession } = await startShop();
    const { page } = await open((await createSession({ description: '<script>"&' })).url);
    expect(page).toContain('&lt;script&gt;&quot;&amp;');
    expect(page).toContain('Matchday &lt;Shop&gt;');
    expect(page).not.toContain('<script>');
  });

  it('restricts form targets to the sandbox and the shop', async () => {
    const { createSession } = await startShop();
    const { headers } = await open((await createSession()).url);
    expect(headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('has a front page', async () => {
    const { sandbox } = await startShop();
    const { status, page } = await open(sandbox.url);
    expect(status).toBe(200);
    expect(page).toContain('Payments open here from the checkout of a shop.');
  });

  it('returns 404 and a page for an unknown payment', async () => {
    const { sandbox } = await startShop();
    const { status, page } = await open(`${sandbox.url}/pay/ses_none`);
    expect(status).toBe(404);
    expect(page).toContain('We cannot find this payment');
  });
});

describe('POST /pay/:id', () => {
  it.each([
    ['approve', 'paid', 'http://shop.test/receipt/?basket=1'],
    ['decline', 'declined', 'http://shop.test/checkout/'],
    ['cancel', 'cancelled', 'http://shop.test/checkout/'],
  ])('%s sets the status %s and redirects to the shop', async (action, status, location) => {
    const { call, createSession } = await startShop();
    const session = await createSession();
    expect(await submit(session, { action })).toEqual({ status: 303, location });
    expect((await call('GET', `/v1/sessions/${session.id}`)).body.status).toBe(status);
  });

  it('keeps the chosen reason of a decline', async () => {
    const { call, createSession } = await startShop();
    const session = await createSession();
    await submit(session, { action: 'decline', reason: 'insufficient_funds' });
    expect((await call('GET', `/v1/sessions/${session.id}`)).body.reason).toBe('insufficient_funds');
    expect((await open(session.url)).page).toContain('Der er ikke penge nok på kontoen');
  });

  it('shows an expired payment with a link back', async () => {
    const { createSession } = await startShop();
    const session = await createSession();
    expect(await submit(session, { action: 'expire' })).toEqual({
      status: 303,
      location: `/pay/${session.id}`,
    });
    const { page } = await open(session.url);
    expect(page).toContain('Betalingen er udløbet');
    expect(page).toContain('href="http://shop.test/checkout/"');
  });

  it('keeps and shows the outcome on a second submit', async () => {
    const { call, createSession, deliveries } = await startShop();
    const session = await createSession();
    await submit(session, { action: 'approve' });
    expect(await submit(session, { action: 'cancel' })).toEqual({
      status: 303,
      location: `/pay/${session.id}`,
    });
    expect((await call('GET', `/v1/sessions/${session.id}`)).body.status).toBe('paid');
    expect(await deliveries()).toHaveLength(1);
    const { page } = await open(session.url);
    expect(page).toContain('Betalingen er modtaget');
    expect(page).toContain('href="http://shop.test/receipt/?basket=1"');
    expect(page).not.toContain('<form');
    expect(page).not.toContain('Åben indtil');
  });

  it('rejects an unknown action with 400', async () => {
    const { call, createSession } = await startShop();
    const session = await createSession();
    expect((await submit(session, { action: 'steal' })).status).toBe(400);
    expect((await call('GET', `/v1/sessions/${session.id}`)).body.status).toBe('open');
  });
});
