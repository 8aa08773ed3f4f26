import type { Page } from '@playwright/test';

/** Presses a button of the payment sandbox's own page. */
export async function pressOnPaymentPage(page: Page, action: 'approve' | 'decline' | 'cancel' | 'expire') {
  await page.locator(`button[name="action"][value="${action}"]`).click();
  await page.waitForURL(/\/(receipt|checkout)\//);
}
