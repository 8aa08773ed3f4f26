import type { Page } from '@playwright/test';

/** Presses a button of the payment sandbox's own page. */
export async function pressOnPaymentPage(page: Page, action: 'approve' | 'decline' | 'cancel' | 'expire') {
  await page.locator(`button[name="action"][value="${action}"]`).click();
  await page.waitForURL(/\/(receipt|checkout)\//);
}

/**
 * What the browser logs after a payment, to be added to the test's `expectedErrors`: a refusal tells the shop that its basket
 * was ordered, another that the next basket has no receipt.
 */
export const afterPayment = [/status of 409 .*\/summary\?/, /status of 404 .*\/receipt\?/];
