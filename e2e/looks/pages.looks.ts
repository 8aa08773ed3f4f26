import { afterPayment } from '../payment-page';
import { aProduct, test } from '../shop';
import { account } from './account';
import { narrowOverlays, overlays, wideOverlays } from './overlays';
import { takeScreenshot } from './screenshot';
import { shopping } from './shopping';
import { at, type Visit } from './visit';

/** Screens whose requests fail: an unknown address, and an invalid link from a mail. */
const refusals = [/status of 404 .*\/nowhere\/$/, /status of 400 .*\/newsletter\/confirm$/];

const desktop = 1024;
const widths = (process.env.LOOKS_WIDTHS ?? '360,768,1024,1180,1440').split(',').map(Number);
const chosen = process.env.LOOKS_PAGES?.split(',');

const screens = { ...shopping, ...account };

function take(visits: Record<string, Visit>, width: number, extent: 'page' | 'window') {
  for (const [name, visit] of Object.entries(visits).filter(([name]) => chosen?.includes(name) ?? true)) {
    test(`${name} at ${width}`, async ({ page, shop, expectedErrors }) => {
      expectedErrors.push(...afterPayment, ...refusals);
      await page.setViewportSize({ width, height: width < desktop ? 780 : 900 });
      await visit(page, shop, await aProduct(shop));
      await takeScreenshot(page, shop, name, extent);
    });
  }
}

for (const width of widths) {
  take(screens, width, 'page');
  take({ ...overlays, ...(width < desktop ? narrowOverlays : wideOverlays) }, width, 'window');
}

test.describe('on the first visit', () => {
  test.use({ consent: 'asked' });

  for (const width of widths) {
    const question: Visit = async (page, shop, found) => {
      await at('')(page, shop, found);
      await page.getByRole('button', { name: shop.t('Cookie.RejectAll'), exact: true }).waitFor();
    };
    take({ 'cookie-question': question }, width, 'window');
  }
});
