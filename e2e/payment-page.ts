import type { Page } from '@playwright/test';

/** Clicks a button on the payment sandbox's page. */
export async function pressOnPaymentPage(page: Page, action: 'approve' | 'decline' | 'cancel' | 'expire') {
  await page.locator(`button[name="action"][value="${action}"]`).click();
  await page.waitForURL(/\/(receipt|checkout)\//);
}

/**
 * The errors that the browser logs after a payment, for the test's `expectedErrors`: a 409 because the basket is
 * ordered, and a 404 because the next basket has no receipt.
 */
export const afterPayment = [/status of 409 .*\/summary\?/, /status of 404 .*\/receipt\?/];
