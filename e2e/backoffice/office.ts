import { appendFileSync } from 'node:fs';
import { demoStaff } from '@matchday/api/demo';
import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { services } from '../platform';
import { expect, openShop, type Shop, test } from '../shop';

type Role = (typeof demoStaff)[number]['role'];

const stepMs = 30_000;
const spreadMs = 20_000;
const minuteMs = 60_000;

export const office = services.backoffice.url;

/** A page without a session is refused, and so is a code that another test has used. */
export const refusedLogins = /status of 401|status of 400 .*\/login\/totp/;

/** One pattern for all: Playwright reads a list of several as a value and its options. */
export const anyOf = (...patterns: readonly RegExp[]): RegExp[] => [
  new RegExp(patterns.map(({ source }) => source).join('|')),
];

/** The back office shows aliases as what they are. */
export const shownAliases = /An alias is shown in place of its text/;

/** Logs in with a demonstration account, by keyboard alone, and opens a page of the club's back office. */
export async function logIn(page: Page, shop: Shop, role: Role, path = '/orders'): Promise<void> {
  await page.goto(`${office}/${shop.clubId}/`);
  await enterLogin(page, shop, role);
  if (path !== '/orders') await page.goto(`${office}/${shop.clubId}${path}`);
}

/** Logs in on the page of the login, by keyboard alone. */
export async function enterLogin(page: Page, { clubId }: Shop, role: Role): Promise<void> {
  const account = demoStaff.find((one) => one.storeId === clubId && one.role === role);
  if (!account) throw new Error(`There is no demonstration account of ${role} in ${clubId}`);
  const entered = page.getByRole('banner');
  const refused = page.getByRole('alert');
  for (;;) {
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.keyboard.type(account.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
    const totp = new TOTP({ secret: Secret.fromBase32(account.totpSecret) });
    await page.keyboard.type(totp.generate());
    await page.keyboard.press('Enter');
    await expect(entered.or(refused).first()).toBeVisible();
    if (await entered.isVisible()) return;
    // Another test has used this code, and each works once, or its login has ended this one.
    await page.waitForTimeout(stepMs - (Date.now() % stepMs) + Math.random() * spreadMs);
    await page.getByRole('button', { name: 'Start again' }).click();
  }
}

/** Fails if a job takes a person who is logged in longer than a minute. */
export async function withinAMinute(page: Page, work: () => Promise<void>): Promise<void> {
  const start = Date.now();
  await work();
  const took = Date.now() - start;
  recordTime('by keyboard', took);
  expect(took, `${page.url()} took too long`).toBeLessThanOrEqual(minuteMs);
}

/** Adds a measured time to the report of the test. With JOB_TIMES set, adds a row to the table in that file, too. */
export function recordTime(what: string, ms: number): void {
  const { title, project, annotations } = test.info();
  const seconds = `${(ms / 1000).toFixed(1)} s`;
  annotations.push({ type: 'time', description: `${what}: ${seconds}` });
  if (process.env.JOB_TIMES)
    appendFileSync(process.env.JOB_TIMES, `| ${title} | ${project.name} | ${what} | ${seconds} |\n`);
}

/** A product's name in the back office, which the tests use in English. */
export async function nameInOffice({ clubId }: Shop, productId: string): Promise<string> {
  for (const language of [0, 1]) {
    const { culture, client } = await openShop(clubId, language);
    if (!culture.startsWith('en')) continue;
    const { product } = await client.call('getProduct', { path: { id: productId } });
    return product.name;
  }
  throw new Error(`${clubId} has no English names`);
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  await tabToElement(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first());
}

/** Presses Tab until this element has the focus. */
export async function tabToElement(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const mostSteps = 120;
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${mostSteps} presses of Tab do not reach ${target.toString()}`);
}

/** Moves to an element and presses Enter. */
export async function enter(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

/** Presses Shift and Tab until a button has the focus, then Enter. The preview with all its links is not in the way. */
export async function enterBefore(page: Page, name: string | RegExp) {
  const target = page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  await expect(target).toBeEnabled();
  const mostSteps = 60;
  for (let step = 0; step < mostSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error(`${mostSteps} presses of Shift+Tab do not reach ${name}`);
}

/** Moves to a field, replaces its value and stays there. */
export async function typeInto(
  page: Page,
  role: 'textbox' | 'searchbox' | 'spinbutton',
  name: string | RegExp,
  text: string,
) {
  await tabTo(page, role, name);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Finds an order by its number in the list of orders, and opens it. */
export async function openOrder(page: Page, orderNumber: string) {
  await typeInto(page, 'textbox', 'Number, name, mail or product', orderNumber);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await enter(page, 'link', orderNumber);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
}
