import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, devices, type Page } from '@playwright/test';
import type { FiguresOf, Limits } from './figures-table';
import { tapBuyButton } from './tap-buy-button';

/** A phone on a slow line: 1.6 Mbit/s, 150 ms for each answer, and a processor four times slower than this one. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;
/** How long after the load tasks are counted: without a touch, a page's late scripts have not started by then. */
const quietMs = 1_800;

const observer = fileURLToPath(new URL('observe.js', import.meta.url));

/**
 * The targets of a product page. Times are milliseconds, until the first touch, except for the tap and the interaction.
 * Weights are KB as sent until the load; styles in the document count as gzip would send them.
 */
export const phoneLimits = {
  firstPaint: { title: 'first paint ms', most: 700 },
  largestPaint: { title: 'largest paint ms', most: 850 },
  layoutShift: { title: 'layout shift', most: 0.01, digits: 3 },
  blocking: { title: 'blocking ms', most: 50 },
  tap: { title: 'first tap answered ms', most: 200 },
  interaction: { title: 'interaction to next paint ms', most: 100 },
  scripts: { title: 'scripts KB', most: 15, digits: 1 },
  styles: { title: 'CSS KB', most: 18, digits: 1 },
  document: { title: 'HTML KB', digits: 1 },
  images: { title: 'images KB', digits: 1 },
  load: { title: 'load ms' },
} satisfies Limits<string>;
export type PhoneFigures = FiguresOf<keyof typeof phoneLimits>;

/** Opens an address as a phone does that has never been there, with network and processor throttled. */
export async function measureOnPhone(browser: Browser, address: string): Promise<PhoneFigures> {
  const context = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? '';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.addInitScript({ path: observer });
    await page.goto(address, { waitUntil: 'load' });
    const loaded = { ...bytes };
    await page.waitForTimeout(quietMs);
    const kilobytes = (kind: string) => (loaded[kind] ?? 0) / 1_024;
    const untouched = await page.evaluate(read);
    const styles = kilobytes('Stylesheet') + (await stylesInDocument(page));
    const tap = await tapBuyButton(page);
    const { interaction } = await page.evaluate(read);
    return {
      ...untouched,
      tap,
      interaction,
      scripts: kilobytes('Script'),
      styles,
      document: kilobytes('Document'),
      images: kilobytes('Image'),
    };
  } finally {
    await context.close();
  }
}

async function stylesInDocument(page: Page): Promise<number> {
  const styles = await page.locator('style').allTextContents();
  return styles.length === 0 ? 0 : gzipSync(styles.join(''), { level: 9 }).length / 1_024;
}

declare global {
  var observed: {
    largestPaint: number;
    layoutShift: number;
    blocking: number;
    interaction: number;
    answer?: number;
  };
}

/** Runs in the page. */
function read() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  const load = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : Number.NaN;
  return { firstPaint: paint?.startTime ?? Number.NaN, load, ...globalThis.observed };
}
